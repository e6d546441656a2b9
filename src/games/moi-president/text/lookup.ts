/** What else the pages of the rules are found by: the cards of each kind with their points. */
import { deck } from '../cards/deck.ts';

type Words = { readonly [topic: string]: readonly string[] };

/** The words of every page, for `withWords`. */
export function lookup(names: { readonly [id: string]: string }, terms: Words): Words {
  const words: { [topic: string]: string[] } = {};
  const add = (topic: string, word: string) => {
    words[topic] = [...(words[topic] ?? []), word];
  };
  for (const { id, kind } of deck) if (names[id] !== undefined) add(kind, names[id]);
  for (const [topic, list] of Object.entries(terms)) for (const word of list) add(topic, word);
  return words;
}

export const enTerms: Words = { pioche: ['draw pile', 'discard pile'], attaques: ['target', 'die'], 'cinq-points': ['change'] };
export const frTerms: Words = { pioche: ['talon', 'défausse'], attaques: ['cible', 'dé', 'joker'], 'cinq-points': ['monnaie'] };
