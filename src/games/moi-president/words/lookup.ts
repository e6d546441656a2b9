/** More words that find pages of the rules: the cards of each kind with their points. */
import type { TopicWords } from '../../../i18n/topics.ts';
import { deck } from '../data/deck.ts';
import type { KindTexts } from './names.ts';

/** The words of every page, for `withWords`. */
export function lookup(kinds: KindTexts, terms: TopicWords): TopicWords {
  const words: { [topic: string]: string[] } = {};
  const add = (topic: string, word: string) => {
    words[topic] = [...(words[topic] ?? []), word];
  };
  for (const { kind, points } of deck) add(kind, points > 0 ? `${kinds[kind].name} ${points}` : kinds[kind].name);
  for (const [topic, list] of Object.entries(terms)) for (const word of list) add(topic, word);
  return words;
}
