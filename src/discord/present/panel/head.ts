/** The top of a panel: what became of the press, what the last answer led to, and what is asked. */
import type { Game } from '../../../games/game.ts';
import type { Event, Message } from '../../../kernel/types.ts';
import type { TryOut } from '../../../table/model/advice.ts';
import { msg } from '../../../table/model/messages.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import { firstSentence, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';
import { timeLines } from '../parts/people.ts';
import { chosen, narrated } from '../parts/story.ts';
import type { Browsing } from './control-form.ts';

export interface Panel {
  game: Game;
  snapshot: Snapshot;
  speech: Speech;
  /** What happened since the viewer last looked, in one line: it comes first. */
  since?: string | null;
  /** A line above the rest: what became of the press. */
  news?: string;
  /** What a computer would choose: a line just above the options, which are marked. */
  hint?: { line: string; picked: readonly string[] };
  /** What the last answer led to, as the viewer may know it. */
  events?: readonly Event[];
  browsing?: Browsing;
  /** It shows an imagined game: the ways in it and out of it, and, if nothing is asked there, why. */
  tried?: Pick<TryOut, 'first' | 'back' | 'other'> & { end: string | null };
  /** Everything behind *More* is shown. */
  isWhole?: boolean;
  /** Explains the question to a player who has never met its kind. */
  first?: string | null;
  /** Why the bot can't post at this table, if it can't. */
  troubles?: readonly string[];
  /** The take-back that another player asks for, if any: it replaces the question while it holds up the table. */
  request?: Request | undefined;
}

/** Another player's request, in words; `n`: its number. `isOpen`: the viewer has not agreed yet. */
interface Request {
  n: number;
  line: string;
  holds: boolean;
  isOpen: boolean;
}

/** How many lines tell what the last answer led to; fewer beside a question, because the picture and the board post tell it too. */
const mostEvents = { asked: 2, waiting: 5, tried: 3 } as const;

/** More than fits on a phone's screen beside the question's picture. */
export const isLong = (lines: readonly string[]): boolean => lines.length > 4 || lines.join('').length > 100;
export const inSmall = (lines: string): string => lines.replaceAll(/^(?!-# )(?=.)/gm, '-# ');

/** What is shown below the head: a picture that `says` all that is at stake, one that says less, or `words` instead. */
export type Beside = 'says' | 'picture' | 'words';

/** The head: what became of the press, what the last answer led to, and what is asked. */
export function headOf(panel: Panel, told: readonly Told[], beside: Beside): string {
  const { snapshot, speech, since, news, troubles = [] } = panel;
  const wrong = [...troubles, ...(snapshot.fell ? [speech.text(msg('table.ahead-fell'))] : [])];
  const first = [...(since ? [since] : []), ...(news ? [news] : [])];
  return clamp([...first, ...wrong, ...told.map(({ line }) => line), ...requested(panel, beside), ...inForce(panel)].join('\n'), 1500);
}

/** A line about what the last answer led to. `isOwn`: only the panel tells it. */
export interface Told {
  line: string;
  isOwn: boolean;
}

export function happened({ game, snapshot, speech, events = [], tried }: Panel): Told[] {
  return toldOf(events, game, mostEvents[tried ? 'tried' : snapshot.asked ? 'asked' : 'waiting']).map((message) => ({
    line: `-# ${clamp(speech.text(message).replaceAll('\n', ' '), 300)}`,
    isOwn: tried !== undefined || isOrdered(message),
  }));
}

/** The lines about the last answer that leave the question on one screen: the board post tells the rest. */
export function onScreen(panel: Panel, told: readonly Told[], beside: Beside, left: (head: string) => number): readonly Told[] {
  const kept = [...told];
  while (left(headOf(panel, kept, beside)) < 0) {
    const at = kept.findIndex(({ isOwn }) => !isOwn);
    if (at < 0) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** Whether a standing order of the viewer's answered this: nobody else is told, and only the panel tells it. */
const isOrdered = ({ key }: Message): boolean => key.startsWith('order.');

/** What an answer led to, in order: preferably what decided something and what was answered for the viewer, and the newest of either. */
function toldOf(events: readonly Event[], game: Game, most: number): Message[] {
  const messages = events.map(({ message }) => message);
  const all = narrated(messages, game);
  const ordered = all.filter(isOrdered).slice(1 - Math.max(most, 3));
  const rest = all.filter((one) => !ordered.includes(one));
  const kept = [...ordered, ...chosen(rest, game, Math.max(1, most - ordered.length))];
  return all.filter((one) => kept.includes(one));
}

/** What is done for the viewer without asking: every standing order of theirs in force. */
function inForce({ snapshot, speech, isWhole = false }: Panel): string[] {
  // A question is enough to read: beside it, the orders are behind *More*.
  if (snapshot.asked && !isWhole) return [];
  const { offered, left } = snapshot.orders ?? { offered: [], left: [] };
  const labels = offered.filter(({ id }) => left.includes(id)).map(({ label }) => speech.text(label));
  return labels.length === 0 ? [] : [`-# ${clamp(speech.text(bot('bot.panel.orders', { orders: labels.join(' · ') })), 400)}`];
}

/** What is asked; the take-back another player asks for comes before it, or replaces it while it holds up the table. */
const requested = (panel: Panel, beside: Beside): string[] =>
  panel.request === undefined
    ? [question(panel, beside)]
    : [panel.request.line, ...(panel.request.holds && panel.snapshot.asked ? [] : [question(panel, beside)])];

/** How many characters about what is at stake fit beside a picture; more behind *More*, or when nothing else shows it. */
const mostRest = { beside: 260, alone: 600 } as const;

function question({ snapshot, speech, first = null, isWhole = false, tried }: Panel, beside: Beside): string {
  if (tried && tried.end !== null) return tried.end;
  const { asked, table } = snapshot;
  if (asked) {
    const [head, rest] = firstSentence(speech.text(asked.decision.ask));
    const most = isWhole || beside === 'words' ? mostRest.alone : mostRest.beside;
    return [
      `### ${clamp(head.replaceAll('\n', ' '), 300)}`,
      ...(rest === '' || beside === 'says' ? [] : [isLong([rest]) ? inSmall(clamp(rest, most)) : rest]),
      ...small(first),
      ...timeLines(table, speech),
    ].join('\n');
  }
  if (table.phase !== 'playing') return speech.text(bot('bot.panel.over'));
  const who = speech.text.list(table.toAct.map((seat) => speech.text.player(seat)));
  return [speech.text(bot('bot.panel.waiting', { who, n: table.toAct.length })), ...timeLines(table, speech)].join('\n');
}

/** A gray line, if there is one. */
const small = (line: string | null): string[] => (line === null ? [] : [`-# ${clamp(line, 300)}`]);
