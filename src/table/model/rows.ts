/** The rows that are kept, as the store's port gives and takes them. Nothing here is of one engine. */

import type { Level } from '../../computer/levels.ts';
import type { Lang } from '../../i18n/types.ts';
import type { StartOptions } from '../../kernel/rules.ts';
import type { Barrier, Message, Outcome, Seat } from '../../kernel/types.ts';
import type { Pings } from './choices.ts';
import type { Former, Rest } from './seats.ts';
import type { Delivery, ReminderKind } from './sending.ts';
import type { Bank, Phase, PostRef, Proposal } from './types.ts';

/** One table without its state. */
export interface TableRow {
  id: string;
  game: string;
  phase: Phase;
  guild: string | null;
  channel: string;
  lang: Lang;
  host: string;
  options: StartOptions;
  expires: number | null;
  /** Goes up by one with every change. */
  version: number;
  undos: number;
  /** How many of those the channel could notice. Public buttons count these alone: the others are nobody's business. */
  undosSeen: number;
  /** The number of the last proposal. */
  proposed: number;
  /** The number of the last answer, and of the last message. */
  answers: number;
  messages: number;
  /** The number of the last message that a board post has told, and of the last one that a post was queued for. */
  announced: number;
  queued: number;
  /** The message after which the story of the living post begins; -1: that post is the invitation. */
  storyFrom: number;
  /** The last message that post told when it was sent, if what it is told later begins the story of the next (`GameDefinition.recaps`). */
  storyTo: number | null;
  /** The chapter that the board queued last tells. */
  chapter: string | null;
  toAct: Seat[];
  /** Since when each of them is waited for, in ms since 1970. */
  since: { [seat: Seat]: number };
  /** Who of them has been called by a mention, and the message below the board that did it. */
  called: Seat[];
  callMessage: string | null;
  /** The clock they play by (`time/clock.ts`), and how much of each seat's time was left when. */
  clock: string;
  banks: { [seat: Seat]: Bank };
  /** Since when no clock runs: by agreement, or because somebody has paused alone. */
  paused: number | null;
  /** The seats that are played by default until somebody is back. */
  away: Seat[];
  /** Who paused alone and until when, if somebody did and it lasts. */
  rest: Rest | null;
  /** Who sat here and has handed their seat over, the first first. */
  former: Former[];
  outcome: Outcome | null;
  postChannel: string | null;
  postMessage: string | null;
  /** The table of which this one is the rematch. */
  previous: string | null;
  /** Somebody has asked a computer for advice: the game counts for no rating. */
  advised: boolean;
  created: number;
  updated: number;
}

/** `missed`: was invited, and the game begins without them; only what counts invitations looks at those. */
export type PersonStatus = 'in' | 'invited' | 'missed';

export interface PersonRow {
  user: string;
  name: string;
  status: PersonStatus;
  place: number;
  seat: Seat | null;
  /** The seat they would like when the game begins. */
  wish: Seat | null;
  /** The channel they would have the game move to. */
  moving: string | null;
  /** How they would be called to this game; null: as to any. */
  pings: Pings | null;
  /** When they were called by a mention or a direct message last, in ms since 1970, and in which turn they were reminded by one. */
  pinged: number | null;
  reminded: number | null;
  /** Since when it is known that they have left the server, in ms since 1970; null: they are there, as far as anybody knows. */
  gone: number | null;
  /** How well it plays, if it is a computer; null: somebody. */
  computer: Level | null;
}

/** When somebody is to be reminded, or the others told of them; known by everything but `due`. */
export interface ReminderRow {
  table: string;
  /** The version of the table at which the turn began. */
  turn: number;
  user: string;
  kind: ReminderKind;
  due: number;
}

/** A day on which somebody's time stands still, such as `2026-12-24`: from one midnight to the next, in ms since 1970. */
export interface DayOffRow {
  day: string;
  start: number;
  end: number;
}

export interface PositionRow {
  rules: number;
  state: string;
}

export interface CheckpointRow {
  after: number;
  state: string;
}

/**
 * What somebody gave to the game. `back`: all have agreed that it goes back to before `seat`'s last answer; `picked` says where the random streams stood,
 * which are never turned back. `draw`: all have agreed to a draw.
 */
export type AnswerKind = 'answer' | 'orders' | 'resign' | 'ahead' | 'back' | 'draw';

/** Where a turn began: the state after answer `after`. The last two are kept, so that what was played since can be taken back if all agree. */
export interface TurnRow {
  after: number;
  /** As the game names it (`GameDefinition.chapter`); null where it names none. */
  chapter: string | null;
  state: string;
}

export interface AnswerRow {
  n: number;
  kind: AnswerKind;
  seat: Seat;
  picked: string[];
  barrier: Barrier;
  aside: boolean;
  at: number;
  undone: boolean;
}

export interface MessageRow {
  n: number;
  /** The answer that led to it; 0: the start of the game. */
  answer: number;
  /** Null: everybody. */
  to: Seat[] | null;
  message: Message;
  at: number;
}

/** A message as the log reads it: with the seat whose answer led to it; null: the start of the game. */
export interface LogRow extends MessageRow {
  by: Seat | null;
}

export interface DeliveryRow {
  id: number;
  table: string;
  kind: Delivery['kind'];
  fresh: boolean;
  tries: number;
}

/** A delivery that somebody has taken on. */
export interface ClaimRow extends DeliveryRow {
  /** The last message there was at that moment: nothing after it is told. */
  upTo: number;
  /** Somebody had taken on this one or one before it at this table, and was never heard of again. */
  unsure: boolean;
}

/** What a request came to: the table it changed, and the messages it led to there, those after `after` up to `upTo`. */
export interface RequestRow {
  table: string;
  after: number;
  upTo: number;
}

/** The same as it is read again, and when it was, in ms since 1970. */
export interface FirstTime extends RequestRow {
  at: number;
}

/** A table, who is at it, and what is proposed there, as they were at one moment. */
export interface SittingRow {
  row: TableRow;
  people: PersonRow[];
  proposals: Proposal[];
}

/** Where a game stands, as it was at one moment: that of the row's `version`. */
export interface StandingRow {
  version: number;
  position: PositionRow | null;
  checkpoint: CheckpointRow | null;
  /** Where the last two turns began, in order. */
  turns: TurnRow[];
  /** What was answered since the checkpoint or the first of those turns and not undone, in order; empty without either. */
  since: AnswerRow[];
}

/** Deliveries of one table, or of one server. */
export type Where = { table: string } | { guild: string };

/** Why a delivery could not be carried out so far. */
export interface TroubleRow {
  /** Discord's error code where it had one, and its words. */
  problem: string;
  /** Since when, in ms since 1970. */
  since: number;
  parked: boolean;
}

/** A game that was played to its end, by those who sat at it then, whether or not it counts. Games that were cancelled are none. */
export interface ResultRow {
  table: string;
  game: string;
  /** When the last answer was given, in ms since 1970. */
  ended: number;
  people: PlayedRow[];
}

/** Somebody who sat at a game to its end. Whoever gave it up has lost it, also where those who were left agreed to a draw. */
export interface PlayedRow {
  user: string;
  name: string;
  seat: Seat;
  end: 'won' | 'drawn' | 'lost';
  /** Has opted out of records. */
  unlisted: boolean;
  /** It is a computer. */
  computer: boolean;
  /** Who handed this seat over without everybody's consent: a loss stays with them. */
  former: { user: string; name: string; unlisted: boolean } | null;
}

export const postOf = ({ postChannel, postMessage }: TableRow): PostRef | null =>
  postChannel !== null && postMessage !== null ? { channel: postChannel, message: postMessage } : null;
