/** A review of a finished game: what everyone may read of it, and what only each seat may. It names seats, never people. */
import type { Message, Seat } from '../../kernel/types.ts';
import type { TableResult } from './refusals.ts';

export interface Review {
  open: OpenReview;
  own: { readonly [seat: Seat]: OwnReview };
}

/** Made only from what everyone knew at each time: two games that a spectator can't tell apart have the same one. */
export interface OpenReview {
  /** The start of the game, then the end of each step of the public replay; the last is the result. If players gave up or agreed on it, it has a point of its own. */
  points: readonly ReviewPoint[];
}

export interface ReviewPoint {
  /** Each seat's chance to win, from 0 to 1. */
  chances: PerSeat;
  /** How much of the change since the last point came from dice and cards from the piles; the rest is what people did. */
  luck: PerSeat;
  /** The sampling error of the chances, as a standard error. */
  error: number;
}

export interface PerSeat {
  readonly [seat: Seat]: number;
}

/** What a seat could know when it chose, compared with what the expert would have done. Only that seat may read it. */
export interface OwnReview {
  /** How many choices were examined: those with more than one answer worth considering. */
  choices: number;
  /** The choice that gained most over the next best answer; null: none stands out. */
  best: Judged | null;
  /** The choices that cost most, worst first, at most three; none where it is too close to tell. */
  costly: readonly Judged[];
  /** What most of the costly choices undervalued: a term of the game's mind, or null. */
  advice: string | null;
}

export interface Judged {
  /** How many answers had been given, including this one. */
  answer: number;
  ask: Message;
  chosen: readonly Message[];
  /** For a costly choice, what the expert would have chosen; for the best one, the next best answer. Empty: none of the options. */
  other: readonly Message[];
  /** The groups of the options in `chosen` and `other`; null: no option of another group reads alike. Reviews made by older versions lack it. */
  groups?: { chosen: readonly (Message | null)[]; other: readonly (Message | null)[] };
  /** What the seat had already picked in the same turn; absent: nothing. Reviews made by older versions lack it. */
  after?: readonly Named[];
  /** The better one would have ended the turn here, or gone on with it. Reviews made by older versions lack it. */
  turn?: 'shorter' | 'longer';
  /** The other one does without what was chosen, later in the turn, too: it isn't the same cards in another order. */
  apart?: true;
  /** Better answers than the other one do the same, and were passed over. Reviews made by older versions lack it. */
  unlike?: true;
  /** By how much the better of the two is better, from 0 to 1, and the standard error of that. */
  by: number;
  error: number;
  /** Why the better one is better, as players would say it; null: for no such reason. Reviews made by older versions lack it. */
  reason?: Message | null;
  /** The mind's term that most favors the better one; null: nothing that has a name. */
  term: string | null;
}

/** An option, and its group where another reads alike. */
export interface Named {
  label: Message;
  group: Message | null;
}

/** The progress of a review, or the review as one person may read it. */
export type ReviewState =
  | { state: 'making'; done: number; of: number }
  | { state: 'made'; open: OpenReview; own: OwnReview | null; seat: Seat | null }
  | { state: 'impossible' };

/** The part of `Tables` that is about reviews. */
export interface Reviewing {
  /** The finished game's review, as `user` may read it; begins one where nobody has asked yet. Refused: `used-up`, or `not-over`. */
  review(id: string, user: string): Promise<TableResult<ReviewState>>;
  /** The same without beginning one; null: nobody has asked for it. */
  reviewed(id: string, user: string | null): Promise<TableResult<ReviewState | null>>;
}

/** A review as it is stored. */
export interface ReviewRow {
  table: string;
  /** How many answers the game had: once some are taken back and it is played on, it is another game. */
  answers: number;
  done: number;
  of: number;
  /** A `Review` as JSON; empty: still being made. `null` as JSON: the game began under other rules and can't be played again. */
  review: string;
}

export interface ReviewReads {
  /** A table's stored review; null: nobody has asked for one. */
  review(table: string): Promise<ReviewRow | null>;
}

export interface ReviewChanges {
  /** Stores it, replacing the one before. */
  putReview(row: ReviewRow): void;
}
