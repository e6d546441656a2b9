/** A review: a finished game looked back on, what everyone may read of it and what each seat alone may. It names seats, never people. */
import type { Message, Seat } from '../../kernel/types.ts';

export interface Review {
  open: OpenReview;
  own: { readonly [seat: Seat]: OwnReview };
}

/** Made of what everyone knew at each time, and of nothing else: of two games that a spectator cannot tell apart it is the same. */
export interface OpenReview {
  /** The start of the game, then the end of each step of the public replay; at the last the result stands. */
  points: readonly ReviewPoint[];
}

export interface ReviewPoint {
  /** How likely each seat was to win, from 0 to 1. */
  chances: PerSeat;
  /** How much of the change since the point before dice and cards from the piles made; the rest is what people did. */
  luck: PerSeat;
  /** How far the chances may be off for want of tries, as a standard error. */
  error: number;
}

export interface PerSeat {
  readonly [seat: Seat]: number;
}

/** What a seat could know when it chose, compared with what the expert would have done there. For that seat alone. */
export interface OwnReview {
  /** How many choices were looked at: those that had more than one answer worth a thought. */
  choices: number;
  /** The choice that gained most before the next best answer; null: none stands out. */
  best: Judged | null;
  /** Those that cost most, the worst first, at most three: none where it is too close to tell. */
  costly: readonly Judged[];
  /** What most of the costly choices gave too little for: a term of the game's mind, or null. */
  advice: string | null;
}

export interface Judged {
  /** How many answers had been given with it. */
  answer: number;
  ask: Message;
  chosen: readonly Message[];
  /** Of a costly choice, what the expert would have chosen; of the best one, the next best answer. Nothing: none of the options. */
  other: readonly Message[];
  /** By how much the better of the two is better, from 0 to 1, and how far that may be off, as a standard error. */
  by: number;
  error: number;
  /** What speaks most for the better one, of the mind's terms; null: nothing that has a name. */
  term: string | null;
}

/** How far a review has come, or the review as one person may read it. */
export type ReviewState =
  | { state: 'making'; done: number; of: number }
  | { state: 'made'; open: OpenReview; own: OwnReview | null; seat: Seat | null }
  | { state: 'impossible' };

/** A review as it is kept. */
export interface ReviewRow {
  table: string;
  /** How many answers the game had: taken back and played on, it is another game. */
  answers: number;
  done: number;
  of: number;
  /** A `Review` as JSON; empty: it is being made. `null` as JSON: the game began under other rules, and cannot be played again. */
  review: string;
}

export interface ReviewReads {
  /** What is kept of a table's review; null: nobody has asked for one. */
  review(table: string): Promise<ReviewRow | null>;
}

export interface ReviewChanges {
  /** Keeps it in place of the one before. */
  putReview(row: ReviewRow): void;
}
