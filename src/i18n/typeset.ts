import type { Message } from '../kernel/types.ts';
import { inEachLanguage, type Lang, rowOf } from './languages.ts';
import type { AnyOptions, Following } from './options.ts';
import type { First, GameTexts, Say } from './types.ts';

/** Text that programs read rather than people: code, mentions, times. It stays as typed. */
const code = /(`[^`]*`|<[^<>]*>)/;

/** Texts typeset lately. Names, labels and most sentences come again and again, and typesetting one costs more than saying it. */
const lately = inEachLanguage(() => new Map<string, string>());
const mostKept = 2000;

/**
 * Typesets text, so that it can be typed with what a keyboard has: curly apostrophes, and the language's own quotes and spaces.
 * Leaves alone what is already typeset.
 */
export function typeset(text: string, lang: Lang): string {
  const kept = lately[lang];
  const known = kept.get(text);
  if (known !== undefined) return known;
  const done = text
    .split(code)
    .map((part, i) => (i % 2 === 1 ? part : set(part, lang)))
    .join('');
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, done);
  return done;
}

function set(text: string, lang: Lang): string {
  const { quotation, punctuated } = rowOf(lang);
  return punctuated(text.replaceAll("'", '’').replaceAll(/"([^"\n]*)"/g, quotation)).replaceAll(stopAfterOne[lang], '$1');
}

/** A quotation that ends with such a mark also ends its sentence: “Reform. Prosperity. Peace.”, « Réforme. Prospérité. Paix. » */
const stopAfterOne = inEachLanguage((lang) => {
  const { quotation, endsQuoted } = rowOf(lang);
  return new RegExp(`([${endsQuoted}]\\s?${quotation.split('$1')[1]!.trim()})\\.(?!\\.)`, 'gu');
});

/** Typesets the texts of a game that are shown without a `Say`. Sentences and names are typeset when they are said. */
export function typesetTexts(texts: GameTexts, lang: Lang): GameTexts {
  const tidy = (text: string): string => typeset(text, lang);
  const tidied = <T extends Following<AnyOptions>>(text: T): T => {
    const { body, at } = text;
    return { ...text, body: tidy(body), ...(at && { at: (chosen) => tidy(at(chosen)) }) };
  };
  return {
    ...texts,
    title: tidy(texts.title),
    pitch: tidy(texts.pitch),
    credits: tidy(texts.credits),
    firsts: mapped<First<never>, First<never>>(texts.firsts, (line) => (typeof line === 'string' ? tidy(line) : line)),
    guide: {
      aim: tidied(texts.guide.aim),
      pages: texts.guide.pages.map((page) => ({ ...tidied(page), title: tidy(page.title) })),
      steps: texts.guide.steps.map(tidy),
      end: tidy(texts.guide.end),
    },
    ...(texts.reasons && { reasons: mapped(texts.reasons, tidy) }),
    topics: texts.topics.map((topic) => ({ ...tidied(topic), title: tidy(topic.title) })),
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

/** The line below this question, in the language of `say`, with examples from the question itself; null if it needs none. */
export function firstLineOf({ firsts }: Pick<GameTexts, 'firsts'>, { key, args }: Message, say: Say): string | null {
  const first = firsts[key] ?? null;
  if (typeof first !== 'function') return first;
  // Keys and arguments were paired when the message was made: see `messages`.
  const line = first((args ?? {}) as never, say);
  return line === null ? null : typeset(line, say.lang);
}
