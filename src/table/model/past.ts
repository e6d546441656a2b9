/** What a table was: its log, its turns, and games that are over. */
import type { View } from '../../kernel/rules.ts';
import type { Message, Seat, Viewer } from '../../kernel/types.ts';
import type { Course } from '../../scene/race-line.ts';
import type { TableInfo } from './types.ts';

/** A game as one viewer looks back on it. */
export interface Lookback {
  table: TableInfo;
  viewer: Viewer;
  /** From the start of the game on; at least one. */
  steps: readonly PastStep[];
  /** The seats whose hands this viewer may see: their own, or all once everyone has agreed to that. */
  hands: readonly Seat[];
  /**
   * Where it stood after step `step`, from 0, as the viewer saw it, or one of the seats in `hands`; null where that cannot be known any more: the game
   * began under older rules.
   */
  after(step: number, as?: Seat): Moment | null;
}

/** A turn, or a part of a long one. */
export interface PastStep {
  /** What was told, in the order in which it happened. */
  lines: readonly LogLine[];
  /** How many answers had been given by then. */
  answers: number;
  /** Begins a turn; the others go on with it. */
  begins: boolean;
}

/** Where a game stood at one time, as the viewer could see it then. */
export interface Moment {
  view: View;
  toAct: Seat[];
  /** Of the end of a game, how the race went. */
  course?: Course;
}

/** A game that is over, or was cancelled. */
export interface PastGame {
  table: TableInfo;
  /** When, in ms since 1970. */
  ended: number;
}

/** A game that is over as a file. */
export interface Exported {
  json: string;
  /** It holds every hand and the seed, and `npm run replay` reads it; else what one seat saw. */
  isWhole: boolean;
}

/** One line of the log, with who may read it already applied. */
export interface LogLine {
  n: number;
  at: number;
  message: Message;
  secret: boolean;
  /** The seat whose answer led to it; null: the start of the game. */
  by: Seat | null;
  /** The number of that answer, 0 for the start. */
  answer: number;
}
