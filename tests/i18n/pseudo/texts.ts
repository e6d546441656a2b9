/** Texts of the program in the pseudo-language, made from the English ones: each sentence is said, then stretched. */
import type { AnyOptions, Following } from '../../../src/i18n/options.ts';
import type { First, GameTexts, Phrases, Say } from '../../../src/i18n/types.ts';
import { pseudo } from './letters.ts';

type AnyPhrase = (args: never, say: Say) => string;

/** Descriptions in Discord's lists of commands and options: at most 100 characters in every language. */
const isShort = (key: string): boolean => /^bot\.(?:command|option)\./.test(key);

/** All sentences of a catalogue. */
export const pseudoPhrases = <M>(phrases: Phrases<M>): Phrases<M> =>
  mapped(phrases as { [key: string]: AnyPhrase }, (phrase, key) => stretched(phrase, !isShort(key))) as Phrases<M>;

/** Stretches a sentence, but keeps its arguments and whatever `say` returned while it was said. */
function stretched(phrase: AnyPhrase, longer = true): AnyPhrase {
  return (args, say) => {
    const names = new Set(stringsIn(args).filter((one) => one.length > 1 && !/^[a-z\d-]*$/.test(one)));
    const text = phrase(args, say && listening(say, (said) => names.add(said)));
    return pseudo(text, { names: longestFirst(names), longer });
  };
}

/** A speaker that reports the names, numbers and sentences it returned. */
function listening(say: Say, hear: (said: string) => void): Say {
  const heard =
    <A extends unknown[]>(speak: (...args: A) => string) =>
    (...args: A): string => {
      const said = speak(...args);
      hear(said);
      return said;
    };
  const { player, of, token, number, seat, title, label, capitals, capital } = say;
  return Object.assign(
    heard(say),
    say,
    mapped({ player, of, token, number, seat, title, label, capitals, capital }, heard as never),
  ) as unknown as Say;
}

const longestFirst = (names: ReadonlySet<string>): string[] => [...names].filter((name) => name !== '').sort((a, b) => b.length - a.length);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * Everything a game says. Typed text (commands and names of options) stays as it is. Texts limited to 100 characters get no longer, nor do names of
 * people and places, which are the ones that `others`, texts of another language, share.
 */
export function pseudoTexts(texts: GameTexts, others: Pick<GameTexts, 'names'>): GameTexts {
  const short = (text: string): string => pseudo(text, { longer: false });
  return {
    ...texts,
    title: short(texts.title),
    pitch: short(texts.pitch),
    credits: pseudo(texts.credits),
    phrases: pseudoPhrases(texts.phrases),
    names: mapped(texts.names, (name, id) => pseudo(name, { longer: name !== others.names[id] })),
    firsts: mapped<First<never>, First<never>>(texts.firsts, (line) => (typeof line === 'string' ? pseudo(line) : line && pseudoFirst(line))),
    guide: {
      aim: followed(texts.guide.aim),
      pages: texts.guide.pages.map((page) => ({ ...followed(page), title: pseudo(page.title) })),
      steps: texts.guide.steps.map((step) => pseudo(step)),
      end: pseudo(texts.guide.end),
    },
    ...(texts.reasons && { reasons: mapped(texts.reasons, (reason) => pseudo(reason)) }),
    ...(texts.chooseSeat !== undefined && { chooseSeat: pseudo(texts.chooseSeat) }),
    topics: texts.topics.map((topic) => ({ ...followed(topic), title: pseudo(topic.title) })),
    options: mapped(texts.options, ({ name, title, description, choices }) => ({
      name,
      title: pseudo(title ?? name),
      description: short(description),
      choices: mapped(choices, short),
    })),
  };
}

const pseudoFirst =
  (line: (args: never, say: Say) => string | null) =>
  (args: never, say: Say): string | null => {
    const said = line(args, say);
    return said === null ? null : stretched(() => said)(args, say);
  };

function followed<T extends Following<AnyOptions>>(text: T): T {
  const { body, at } = text;
  return { ...text, body: pseudo(body), ...(at && { at: (chosen) => pseudo(at(chosen)) }) };
}

const mapped = <T, U>(record: { readonly [key: string]: T }, change: (value: T, key: string) => U): { [key: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
