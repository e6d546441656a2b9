/** The rows of the database as the store's port reads and writes them. Nothing here depends on one engine. */

import type { Level } from '../../../computer/levels.ts';
import type { Lang } from '../../../i18n/types.ts';
import type { StartOptions } from '../../../kernel/rules.ts';
import type { Barrier, Message, Seat } from '../../../kernel/types.ts';
import type { Pings } from '../choices.ts';
import type { Facts } from '../facts.ts';
import type { Delivery, ReminderKind } from '../outbox/sending.ts';
import type { Bank, Proposal } from '../types.ts';

/** A player who has handed over their seat. */
export interface Former {
  user: string;
  name: string;
  seat: Seat;
  /** When they handed it over, in ms since 1970. */
  at: number;
  /** Not all of the others agreed, so if the game is lost from that seat, this player has lost it. */
  keepsLoss: boolean;
}

/** A table without its state: what everyone may know of it, and what only the table itself needs. */
export interface TableRow extends Facts {
  id: string;
  game: string;
  guild: string | null;
  channel: string;
  lang: Lang;
  host: string;
  options: StartOptions;
  expires: number | null;
  /** Goes up by one with every change. */
  version: number;
  undos: number;
  /** How many of those the channel could notice. Public buttons count only these, because the others are nobody's business. */
  undosSeen: number;
  /** The number of the last proposal. */
  proposed: number;
  /** The number of the last answer, and of the last message. */
  answers: number;
  messages: number;
  /** The number of the last message that a board post has told, and of the last one for which a post was queued. */
  announced: number;
  queued: number;
  /** The message after which the story of the living post begins; -1: that post is the invitation. */
  storyFrom: number;
  /** The last message that post told when it was sent, if what it is told later begins the story of the next post (`GameDefinition.recaps`). */
  storyTo: number | null;
  /** The chapter told by the board that was queued last. */
  chapter: string | null;
  /** Which of them were pinged by a mention, and the message below the board that did it. */
  called: Seat[];
  callMessage: string | null;
  banks: { [seat: Seat]: Bank };
  /** The players who sat here and have handed over their seats, first to leave first. */
  former: Former[];
  postChannel: string | null;
  postMessage: string | null;
  /** A player has asked a computer for advice, so the game doesn't count for ratings. */
  advised: boolean;
  created: number;
  updated: number;
}

/** `missed`: was invited, but the game began without them; used only to count invitations. */
export type PersonStatus = 'in' | 'invited' | 'missed';

export interface PersonRow {
  user: string;
  name: string;
  status: PersonStatus;
  place: number;
  seat: Seat | null;
  /** The seat they would like when the game begins. */
  wish: Seat | null;
  /** The channel they want the game to move to. */
  moving: string | null;
  /** How they want to be pinged for this game; null: as for any. */
  pings: Pings | null;
  /** When they were last pinged by a mention or a direct message, in ms since 1970, and in which turn they were reminded by one. */
  pinged: number | null;
  reminded: number | null;
  /** Since when they are known to have left the server, in ms since 1970; null: they are there, as far as we know. */
  gone: number | null;
  /** A computer's level; null: a person. */
  computer: Level | null;
}

/** When a player is to be reminded, or the others told about them; identified by everything but `due`. */
export interface ReminderRow {
  table: string;
  /** The version of the table at which the turn began. */
  turn: number;
  user: string;
  kind: ReminderKind;
  due: number;
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
 * What a player gave to the game. `back`: everyone has agreed to go back to before `seat`'s last answer; `picked` holds the positions of the random
 * streams, which are never turned back. `draw`: everyone has agreed to a draw.
 */
export type AnswerKind = 'answer' | 'orders' | 'resign' | 'ahead' | 'back' | 'draw';

/** Where a turn began: the state after answer `after`. The last two are kept, so that what was played since can be taken back if everyone agrees. */
export interface TurnRow {
  after: number;
  /** The turn's name (`GameDefinition.turn`), or its chapter's; null where the game names none. */
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
  /** Null: everyone. */
  to: Seat[] | null;
  message: Message;
  at: number;
}

/** A message as the log reads it, with the seat whose answer led to it; null: the start of the game. */
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

/** A delivery that a process has claimed. */
export interface ClaimRow extends DeliveryRow {
  /** The last message at that moment: nothing after it is told. */
  upTo: number;
  /** Who had claimed this delivery, or one before it at this table, and said neither that it was sent nor that it wasn't. */
  before: string | null;
}

/** What a request led to: the table it changed, and the messages there, those after `after` up to `upTo`. */
export interface RequestRow {
  table: string;
  after: number;
  upTo: number;
}

/** The same as it is read again, with its time in ms since 1970. */
export interface FirstTime extends RequestRow {
  at: number;
}

/** A table, its people and its proposals at one moment. */
export interface SittingRow {
  row: TableRow;
  people: PersonRow[];
  proposals: Proposal[];
}

/** A game's position at one moment: that of the row's `version`. */
export interface StandingRow {
  version: number;
  position: PositionRow | null;
  checkpoint: CheckpointRow | null;
  /** Where the last two turns began, in order. */
  turns: TurnRow[];
  /** The answers since the checkpoint or the first of those turns that weren't undone, in order; empty without either. */
  since: AnswerRow[];
}

/** The deliveries of one table, or of one server. */
export type Where = { table: string } | { guild: string };

/** Why a delivery has failed so far. */
export interface TroubleRow {
  /** Discord's error code if there was one, and its message. */
  problem: string;
  /** Since when, in ms since 1970. */
  since: number;
  parked: boolean;
}

/** A game that was played to its end, with those who sat at it then, whether or not it counts. Cancelled games are excluded. */
export interface ResultRow {
  table: string;
  game: string;
  /** When the last answer was given, in ms since 1970. */
  ended: number;
  people: PlayedRow[];
}

/** A player who sat at a game when it ended. A player who resigned has lost it, even where the others agreed to a draw. */
export interface PlayedRow {
  user: string;
  name: string;
  seat: Seat;
  end: 'won' | 'drawn' | 'lost';
  /** Has opted out of records. */
  unlisted: boolean;
  /** A computer. */
  computer: boolean;
  /** The player who handed over this seat without everyone's consent: a loss stays with them. */
  former: { user: string; name: string; unlisted: boolean } | null;
}
