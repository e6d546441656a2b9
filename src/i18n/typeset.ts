import { type Lang, rowOf } from './languages.ts';
import type { First, GameTexts } from './types.ts';

/** What is read by programs rather than people: code, mentions, times. It stays as it was typed. */
const code = /(`[^`]*`|<[^<>]*>)/;

/**
 * Typography, so that texts may be typed with what a keyboard has: curly apostrophes, and the language's own quotes and spaces.
 * What was set already stays as it is.
 */
export function typeset(text: string, lang: Lang): string {
  return text
    .split(code)
    .map((part, i) => (i % 2 === 1 ? part : set(part, lang)))
    .join('');
}

function set(text: string, lang: Lang): string {
  const { quotation, spaced } = rowOf(lang);
  return spaced(text.replaceAll("'", '’').replaceAll(/"([^"\n]*)"/g, quotation));
}

/** The texts of a game that are shown without a `Say`, set likewise. Sentences and names are set when they are said. */
export function typesetTexts(texts: GameTexts, lang: Lang): GameTexts {
  const tidy = (text: string): string => typeset(text, lang);
  return {
    ...texts,
    title: tidy(texts.title),
    pitch: tidy(texts.pitch),
    credits: tidy(texts.credits),
    firsts: mapped<First<never>, First<never>>(texts.firsts, (line) => (typeof line === 'string' ? tidy(line) : line)),
    guide: {
      aim: tidy(texts.guide.aim),
      pages: texts.guide.pages.map(({ title, body }) => ({ title: tidy(title), body: tidy(body) })),
      steps: texts.guide.steps.map(tidy),
      end: tidy(texts.guide.end),
    },
    ...(texts.reasons && { reasons: mapped(texts.reasons, tidy) }),
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
