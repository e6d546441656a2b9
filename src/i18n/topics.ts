import type { OptionList } from './options.ts';
import type { Topic } from './types.ts';

/** Words that pages are found by, by the page's id. */
export type TopicWords = { readonly [topic: string]: readonly string[] };

/** The same pages, found by these words as well. Throws for a page there is not. */
export function withWords<O extends OptionList>(topics: readonly Topic<O>[], words: TopicWords): Topic<O>[] {
  for (const id of Object.keys(words))
    if (!topics.some((topic) => topic.id === id)) throw new Error(`There is no page '${id}' to be found by words.`);
  return topics.map((topic) => (words[topic.id] ? { ...topic, words: [...new Set([...(topic.words ?? []), ...words[topic.id]!])] } : topic));
}
