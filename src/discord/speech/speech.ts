import type { Game } from '../../games/game.ts';
import { openSay } from '../../i18n/say.ts';
import type { Lang, Say } from '../../i18n/types.ts';
import type { Message } from '../../kernel/types.ts';
import { asName } from '../../scene/room.ts';
import { isFormerId } from '../../table/model/ids.ts';
import type { TableInfo } from '../../table/model/types.ts';
import { bot, texts } from '../text/index.ts';
import { clamp } from '../wire/parts.ts';

/** One language, with the names of one table's players. */
export interface Speech {
  lang: Lang;
  /** The current game's command, as this language's readers type it; null without a game. */
  command: string | null;
  /** For the text of messages, where markdown applies: players' names are escaped. */
  text: Say;
  /** For alt texts, buttons and menus, where it doesn't. */
  plain: Say;
  /** For drawings: like `plain`, but names are marked, so that a long one gives way to the game's own words. */
  pictured: Say;
  /**
   * One line of a story, as text: if another version wrote it and this one has no sentence for it, it says so instead of stopping the post, and the
   * key is reported once.
   */
  line: (message: Message) => string;
  /** The same for pictures' alt texts: plain, without stars. */
  plainLine: (message: Message) => string;
}

/** Hears of keys without a sentence, once each; the program connects its log here. */
export const unknownLines: { report(key: string, error: unknown): void } = { report: () => {} };
const reported = new Set<string>();

/** Opens a speech about a game (or none), naming the people at a table (or nobody). */
export function speechOf(game: Game | null, table: TableInfo | null, lang: Lang): Speech {
  const of = {
    lang,
    texts: game?.texts[lang] ?? { phrases: {}, names: {} },
    shared: texts[lang],
    players: table ? namesBySeat(table, game, lang) : {},
  };
  const command = game && commandIn(game, lang);
  const text = openSay({ ...of, quote: disarm });
  const plain = openSay({ ...of, quote: tidy });
  return {
    lang,
    command,
    text,
    plain,
    pictured: openSay({ ...of, quote: (name) => asName(tidy(name)) }),
    line: (message) => orUnknown(text, message),
    plainLine: (message) => withoutStars(orUnknown(plain, message)),
  };
}

/** What to type after the slash to play this game, in the reader's language. */
export const commandIn = ({ command, texts }: Pick<Game, 'command' | 'texts'>, lang: Lang): string => texts[lang].command ?? command;

function orUnknown(say: Say, message: Message): string {
  try {
    return say(message);
  } catch (error) {
    if (!reported.has(message.key)) unknownLines.report(message.key, error);
    reported.add(message.key);
    return say(bot('bot.log.unreadable'));
  }
}

/** Computers go by their characters' names and have tokens like everyone else; people whose data was deleted have no names of their own. */
function namesBySeat({ seats, people }: TableInfo, game: Game | null, lang: Lang): { [seat: string]: string } {
  const nameOf = (seat: string, { id, name, computer }: TableInfo['people'][number]) =>
    computer
      ? game?.texts[lang].names[seat]
      : isFormerId(id)
        ? openSay({ lang, texts: { phrases: {}, names: {} }, shared: texts[lang] })(bot('bot.former'))
        : name;
  return Object.fromEntries(
    people.flatMap((person) => {
      const seat = seats[person.id];
      const name = seat === undefined ? undefined : nameOf(seat, person);
      return name === undefined ? [] : [[seat, name]];
    }),
  );
}

/** A player's name as one line of visible letters, at most 40 characters. */
export function tidy(name: string): string {
  const clean = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, 40).join('') || '?';
}

/** A player's name in a message: it shows as it is, formats nothing, mentions nobody, and begins no list, heading or quote at the start of a line. */
export const disarm = (name: string): string =>
  tidy(name)
    .replaceAll(/[\\`*_~|<>[\]()#@:&]/g, '\\$&')
    .replace(/^[-+]/, '\\$&')
    .replace(/^\d+(?=\.)/, '$&\\');

/** The same words on one line without markdown, each line ending as a sentence. */
export function withoutMarkdown(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:-#|#{1,3}|[-*]) /, '')
        .replaceAll(/\*+|~~|__|`/g, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line, i, lines) => (i < lines.length - 1 && !/[.!?:;,…]\s*[”»)]?$/u.test(line) ? `${line}.` : line))
    .join(' ');
}

/** The sentences of a text, in order. A line's end ends its sentence, however the next line begins. */
function sentencesIn(text: string): string[] {
  const all: string[] = [];
  for (let rest = text.trimStart(); rest !== ''; ) {
    const [line] = rest.split('\n', 1) as [string];
    const [head, left] = firstSentence(line);
    all.push(head);
    rest = (left + rest.slice(line.length)).trimStart();
  }
  return all;
}

/** As many whole sentences from the beginning as fit into `most` characters; at least a part of the first. */
export function sentences(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const head of sentencesIn(text)) {
    if (kept.length + head.length + 2 > most) break;
    kept = kept === '' ? head : `${kept} ${head}`;
  }
  return kept === '' ? clamp(text, most) : `${kept} …`;
}

/** The first sentence, which says what began, and as many of the last, which say how it ended, as fit into `most` characters. */
export function fromFirstToLast(text: string, most: number): string {
  const [first = '', ...others] = sentencesIn(text);
  if (text.length <= most || others.length === 0) return sentences(text, most);
  const kept: string[] = [];
  let room = most - first.length - 3;
  for (const one of others.toReversed()) {
    room -= one.length + 1;
    if (room < 0) break;
    kept.unshift(one);
  }
  return kept.length === 0 ? sentences(text, most) : `${first} … ${kept.join(' ')}`;
}

/** The first sentence of a text, and the rest. Quotations are never cut. */
export function firstSentence(text: string): [string, string] {
  const whole = text.trim();
  for (const { index, 0: end } of whole.matchAll(/(?<!\b\p{L})[.!?…](?:\s?[”»])?\*{0,2}\s+(?=\*{0,2}[\p{Lu}«“\p{N}])/gu)) {
    const head = whole.slice(0, index + end.length).trimEnd();
    if (head.length >= 12 && isClosed(head)) return [head, whole.slice(index + end.length)];
  }
  return [whole, ''];
}

/** Removes the stars around bold and italic words, for text where markdown doesn't apply. */
const withoutStars = (text: string): string => text.replaceAll('**', '').replaceAll(/(?<=^|[\s\u00a0])\*(?=\S)([^*\n]*\S)\*(?=$|[\s\u00a0])/gu, '$1');

/** Whether no quotation, bold or italic span is left open. */
const isClosed = (text: string): boolean =>
  ['“”', '«»'].every(([open, close]) => text.split(open!).length === text.split(close!).length) && (text.match(/(?<!\\)\*/g) ?? []).length % 2 === 0;

/** An option's label with its group: «Shift (Ohio)», «Money · Texas (32 votes)». */
export const inGroup = (label: string, group: string): string => (group.includes('(') ? `${label} · ${group}` : `${label} (${group})`);
