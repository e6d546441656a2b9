import type { OptionList } from './options.ts';
import type { Topic } from './types.ts';

/** More words to find pages by, by the page's id. */
export type TopicWords = { readonly [topic: string]: readonly string[] };

/** The same pages, also found by these words. Throws if there is no such page. */
export function withWords<O extends OptionList>(topics: readonly Topic<O>[], words: TopicWords): Topic<O>[] {
  for (const id of Object.keys(words))
    if (!topics.some((topic) => topic.id === id)) throw new Error(`There is no page '${id}' to be found by words.`);
  return topics.map((topic) => (words[topic.id] ? { ...topic, words: [...new Set([...(topic.words ?? []), ...words[topic.id]!])] } : topic));
}
