/** More search words for the pages of the rules: the names of cards, states and primaries, and the printed English terms. */
import type { TopicWords } from '../../../i18n/topics.ts';
import { type Family, families } from '../vocabulary.ts';

/** The page about each family. */
const pages: { readonly [F in Family]: string } = {
  money: 'money',
  endorsement: 'endorsements',
  rumor: 'rumors',
  squelch: 'rumors',
  zero: 'zero',
  scandal: 'problems',
  'party-ruling': 'problems',
  'state-ruling': 'problems',
  'favorite-son': 'problems',
  deadlock: 'problems',
};

/** The page about the thing with this id; null for a person. */
function pageOf(id: string): string | null {
  if (/^([A-Z]{2}|[SDT]\d+)$/.test(id)) return 'primaries';
  const family = families.find((one) => id.startsWith(one));
  return family ? pages[family] : null;
}

/** The search words of every page, for `withWords`. */
export function lookup(names: { readonly [id: string]: string }, terms: TopicWords): TopicWords {
  const words: { [topic: string]: string[] } = {};
  const add = (topic: string, word: string) => {
    words[topic] = [...(words[topic] ?? []), word];
  };
  for (const [id, name] of Object.entries(names)) {
    const page = pageOf(id);
    if (page !== null) add(page, name);
  }
  for (const [topic, list] of Object.entries(terms)) for (const word of list) add(topic, word);
  return words;
}
