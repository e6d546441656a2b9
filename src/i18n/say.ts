/** How a game's words are said: sentences of messages, and all texts typeset. */
import type { StartOptions } from '../kernel/rules.ts';
import type { Fields, Message, Seat, Unread } from '../kernel/types.ts';
import { capital, capitals } from './capitals.ts';
import { type Forms, formFor, inEachLanguage, type Lang, rowOf } from './languages.ts';
import type { AnyOptions, Chosen, Following } from './options.ts';
import { tokensOf } from './tokens.ts';
import type { First, GameTexts, Phrases, Say, Who } from './types.ts';

/** One set of Intl objects per language, cached because making them is slow. */
const tools = inEachLanguage((lang) => ({
  list: new Intl.ListFormat(lang, { type: 'conjunction' }),
  number: new Intl.NumberFormat(lang),
}));

export interface SayOptions {
  lang: Lang;
  texts: Pick<GameTexts, 'phrases' | 'names'>;
  /** Sentences that all games share; a game's own take precedence. */
  shared?: Phrases<{ [key: string]: never }>;
  /** The display names of the players, by seat. */
  players?: { [seat: Seat]: string };
  /** Applied to players' names, which strangers choose: for Discord, this disarms markdown. */
  quote?: (name: string) => string;
}

/** Opens a speaker. Throws for a key without a sentence, which is a bug: a test says every message of every game in every language. */
export function openSay({ lang, texts, shared = {}, players = {}, quote = (name) => name }: SayOptions): Say {
  const [tool, row] = [tools[lang], rowOf(lang)];
  const title = (id: string): string => {
    const known = texts.names[id];
    if (known === undefined) throw new Error(`There is no name for '${id}' in ${lang}.`);
    return typeset(known, lang);
  };
  const speak = (message: Message): string => {
    const phrase = texts.phrases[message.key] ?? shared[message.key];
    if (!phrase) throw new Error(`There is no sentence for '${message.key}' in ${lang}.`);
    // Keys and arguments were paired when the message was made: see `messages`.
    return typeset(phrase((message.args ?? {}) as never, say), lang);
  };
  const quoted: { [seat: Seat]: string } = {};
  const nameOf = (seat: Seat): string => {
    const name = players[seat];
    if (name === undefined) return title(seat);
    quoted[seat] ??= quote(name);
    return quoted[seat];
  };
  let tokens: { [seat: Seat]: string } | undefined;
  const say: Say = Object.assign(speak, {
    lang,
    seat: title,
    label: (key: string) => `**${speak({ key })}**`,
    player: (who: Who) => (typeof who === 'string' ? nameOf(who) : tool.list.format(who.map(nameOf))),
    agree: (who: Who, one: string, several: string) => (typeof who === 'string' || who.length === 1 ? one : several),
    forms: row.forms,
    of: row.of,
    token(seat: Seat) {
      tokens ??= tokensOf(players);
      return tokens[seat] ?? capitals(seat.slice(0, 1), lang);
    },
    sentence: row.sentence,
    clause: row.clause,
    inside: row.inside,
    capital: (text: string) => capital(text, lang),
    capitals: (text: string) => capitals(text, lang),
    title,
    titles: (ids: readonly string[]) => tool.list.format(ids.map(title)),
    list: (items: readonly string[]) => tool.list.format(items),
    number: (n: number) => tool.number.format(n),
    plural: (n: number, forms: Forms) => formFor(lang, n, forms),
  });
  return say;
}

/** “Ada (Obama)”; a player with the same name as the seat, such as a computer, is named once. `mark` goes around the name: `**`. */
export function playerAs(say: Say, seat: Seat, mark: '' | '**' = ''): string {
  const [name, title] = [say.player(seat), say.seat(seat)];
  return `${mark}${name}${mark}${name === title ? '' : ` (${title})`}`;
}

/** The text if these options are in force; null: for no table. */
export const toldAt = ({ body, at }: Following<AnyOptions>, chosen: StartOptions | null): string =>
  chosen !== null && at ? at(chosen as Chosen<AnyOptions>) : body;

/** The arguments of a sentence that takes none. */
export type Nothing = Record<never, never>;

type Keys<M> = Extract<keyof M, string>;
type Given<A> = keyof A extends never ? [] : [args: A];

/**
 * Returns a function that makes messages for one catalogue: the compiler checks keys and arguments.
 * `const msg = messages<Messages>(); msg('gain', { seat, state: 'OH', n: 1 })`
 */
export const messages = <M>() => make as <K extends Keys<M>>(key: K, ...given: Given<M[K]>) => Message;

/**
 * The same for what a question says, whose arguments are computed only when someone reads it.
 * `const msgWhenRead = messagesWhenRead<Messages>(); msgWhenRead('ask.turn', () => ({ votes: votesOf(state, seat) }))`
 */
export const messagesWhenRead = <M>() => make as <K extends Keys<M>>(key: K, args: () => M[K]) => Unread;

const make = (key: string, args?: Fields | (() => Fields)): Unread => (args === undefined ? { key } : { key, args });

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
  const { quotation, punctuation } = rowOf(lang);
  let quoted = text.replaceAll("'", '’').replaceAll(/"([^"\n]*)"/g, quotation);
  for (const [pattern, by] of punctuation) quoted = quoted.replaceAll(pattern, by);
  return quoted.replaceAll(stopAfterOne[lang], '$1').replaceAll(stopAfterBold, '$1');
}

/** A quotation that ends with such a mark also ends its sentence: “Reform. Prosperity. Peace.”, « Réforme. Prospérité. Paix. » */
const stopAfterOne = inEachLanguage((lang) => {
  const { quotation, endsQuoted } = rowOf(lang);
  return new RegExp(`([${endsQuoted}]\\s?${quotation.split('$1')[1]!.trim()})\\.(?!\\.)`, 'gu');
});

/** So does a name in bold with a full stop of its own: **Reform. Prosperity. Peace.** */
const stopAfterBold = /([.…]\*\*)\.(?!\.)/gu;

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
