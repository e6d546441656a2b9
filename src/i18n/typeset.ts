import type { GameTexts, Lang } from './types.ts';

const narrow = '\u202f';
const unbroken = '\u00a0';

/** What is read by programs rather than people: code, mentions, times. It stays as it was typed. */
const code = /(`[^`]*`|<[^<>]*>)/;

/**
 * Typography, so that texts may be typed with what a keyboard has: curly apostrophes and quotes, and in French the spaces that hold punctuation to its word.
 * What was set already stays as it is.
 */
export function typeset(text: string, lang: Lang): string {
  return text
    .split(code)
    .map((part, i) => (i % 2 === 1 ? part : set(part, lang)))
    .join('');
}

function set(text: string, lang: Lang): string {
  const curly = text.replaceAll("'", '’').replaceAll(/"([^"\n]*)"/g, lang === 'fr' ? '« $1 »' : '“$1”');
  if (lang !== 'fr') return curly;
  return curly
    .replaceAll(/ (?=[;!?](?![\p{L}\p{N}]))/gu, narrow)
    .replaceAll(/ (?=[:»%](?![\p{L}\p{N}]))/gu, unbroken)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, narrow)
    .replaceAll(/(?<=\d) (?=k?[$€])/g, unbroken)
    .replaceAll(/(?<=«) /g, unbroken);
}

/** The texts of a game that are shown without a `Say`, set likewise. Sentences and names are set when they are said. */
export function typesetTexts(texts: GameTexts, lang: Lang): GameTexts {
  const tidy = (text: string): string => typeset(text, lang);
  return {
    ...texts,
    title: tidy(texts.title),
    pitch: tidy(texts.pitch),
    credits: tidy(texts.credits),
    topics: texts.topics.map((topic) => ({ ...topic, title: tidy(topic.title), body: tidy(topic.body) })),
    options: mapped(texts.options, ({ name, title, description, choices }) => ({
      name,
      title: tidy(title ?? name),
      description: tidy(description),
      choices: mapped(choices, tidy),
    })),
  };
}

const mapped = <T, U>(record: { [key: string]: T }, change: (value: T) => U): { [key: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
