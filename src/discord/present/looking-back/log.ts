/** The log: what happened, turn by turn. The newest turn comes first; within a turn, events keep their order. */
import type { Game } from '../../../games/game.ts';
import type { LogLine } from '../../../table/model/past.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { mostOnPage } from '../parts/pages.ts';

export const linesOnPage = 25;

/** What one player's answers led to, oldest first. */
interface Turn {
  by: string | null;
  lines: LogLine[];
}

/** Groups consecutive lines caused by the same seat, newest turn first. Takes them newest first; lines from `unseen` on form turns of their own. */
export function turnsOf(lines: readonly LogLine[], unseen: number | null = null): Turn[] {
  const turns: Turn[] = [];
  const isNew = ({ n }: LogLine): boolean => unseen !== null && n >= unseen;
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn?.by === line.by && isNew(turn.lines[0]!) === isNew(line)) turn.lines.unshift(line);
    else turns.push({ by: line.by, lines: [line] });
  }
  return turns;
}

/** Which page of the log it is. */
interface Page {
  isNewest: boolean;
  /** The number of the first line the reader has not seen; null: they have seen all. */
  unseen?: number | null;
}

/** The part of a button's argument that says where a page starts, and what is new to its reader. */
const pageArg = (before: number, unseen: number | null): string => (unseen === null ? `${before}` : `${before}.${unseen}`);

/** Reads such an argument; `before` is undefined for the newest page. */
export function readPage(arg: string): { before: number | undefined; unseen: number | null } {
  const [, before, unseen] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(arg) ?? [];
  return { before: before === undefined ? undefined : Number(before), unseen: unseen === undefined ? null : Number(unseen) };
}

/** One page of the log: `lines` may hold one more than fits, which says that there are older ones. */
export function logPost(game: Game, table: TableInfo, lines: readonly LogLine[], { isNewest, unseen = null }: Page, speech: Speech): Post {
  const { text: say, plain, lang } = speech;
  const title = say(bot('bot.log.title', { title: game.texts[lang].title }));
  const hasMore = lines.length > linesOnPage;
  const written: string[] = [];
  let last: LogLine | undefined;
  let taken = title.length;
  const mark = say(bot('bot.log.seen'));
  for (const turn of whole(turnsOf(lines, unseen), hasMore)) {
    const isMarked = unseen !== null && last !== undefined && last.n >= unseen && turn.lines[0]!.n < unseen;
    const { part, oldest, isCut } = turnText(turn, mostOnPage - taken - mark.length, written.length === 0, speech);
    if (part === null) break;
    written.push(isMarked ? `${mark}\n${part}` : part);
    last = oldest;
    taken += part.length + 2 + (isMarked ? mark.length + 1 : 0);
    if (isCut) break;
  }
  const isEnd = !hasMore && last?.n === lines.at(-1)?.n;
  const buttons = [
    ...(isNewest ? [] : [button(plain(bot('bot.button.newest')), encode({ table: table.id, action: 'log' }))]),
    ...(last && !isEnd
      ? [
          button(
            plain(bot('bot.button.older')),
            encode({ table: table.id, action: 'log', arg: pageArg(last.n, unseen !== null && unseen < last.n ? unseen : null) }),
          ),
        ]
      : []),
  ];
  const body = written.length > 0 ? written.join('\n\n') : say(bot('bot.log.empty'));
  return postOf([text(`${title}\n${body}`), ...rows(buttons)]);
}

/** The oldest turn may continue beyond the page: it moves to the next one, unless it is the only one here. */
const whole = (turns: Turn[], hasMore: boolean): Turn[] => (hasMore && turns.length > 1 ? turns.slice(0, -1) : turns);

/** The turn in words, in at most `room` characters. Only a page's first turn is cut: its oldest lines then go to the next page. */
function turnText({ by, lines }: Turn, room: number, mayCut: boolean, speech: Speech): { part: string | null; oldest?: LogLine; isCut: boolean } {
  const say = speech.text;
  const kept: LogLine[] = [];
  const sentences: string[] = [];
  let taken = 120;
  for (const line of lines.toReversed()) {
    const sentence = `- ${clamp(spoken(line, speech).replaceAll('\n', ' '), 900)}`;
    if (taken + sentence.length + 1 > room) {
      if (!mayCut || kept.length === 0) return { part: null, isCut: true };
      break;
    }
    taken += sentence.length + 1;
    kept.unshift(line);
    sentences.unshift(sentence);
  }
  const oldest = kept[0]!;
  const at = `<t:${Math.floor(oldest.at / 1000)}:f>`;
  const head = by === null ? say(bot('bot.log.start', { at })) : say(bot('bot.log.turn', { who: say.player(by), at }));
  return { part: [head, ...sentences].join('\n'), oldest, isCut: kept.length < lines.length };
}

/** A line whose text is missing, because another version wrote it, must not lose the others. */
function spoken({ message, secret }: LogLine, { text: say }: Speech): string {
  try {
    const line = say(message);
    return secret ? say(bot('bot.log.secret', { line })) : line;
  } catch {
    return say(bot('bot.log.unreadable'));
  }
}
