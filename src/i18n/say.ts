import type { Fields, Message, Seat, Unread } from '../kernel/types.ts';
import { capital, capitals } from './capitals.ts';
import { type Forms, formFor, inEachLanguage, type Lang, rowOf } from './languages.ts';
import { tokensOf } from './tokens.ts';
import type { GameTexts, Phrases, Say, Who } from './types.ts';
import { typeset } from './typeset.ts';

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
