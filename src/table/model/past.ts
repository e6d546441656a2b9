/** A table's past: its log, its turns, and finished games. */
import type { View } from '../../kernel/rules.ts';
import type { Message, Seat, Viewer } from '../../kernel/types.ts';
import type { Course } from '../../scene/race-line.ts';
import type { TableInfo } from './types.ts';

/** A game as one viewer looks back on it. */
export interface Lookback {
  table: TableInfo;
  viewer: Viewer;
  /** From the start of the game; at least one. */
  steps: readonly PastStep[];
  /** The seats whose hands this viewer may see: their own, or all once everyone has agreed to that. */
  hands: readonly Seat[];
  /**
   * The position after step `step`, from 0, as the viewer, or one of the seats in `hands`, saw it; null where it can't be known anymore because the
   * game began under older rules.
   */
  after(step: number, as?: Seat): Moment | null;
}

/** A turn, or a part of a long one. */
export interface PastStep {
  /** What was told, in the order in which it happened. */
  lines: readonly LogLine[];
  /** How many answers had been given by then. */
  answers: number;
  /** Begins a turn; otherwise it continues one. */
  begins: boolean;
  /** The number of the step that everyone sees this in, from 1: two who compare their replays name the same step. */
  n: number;
  /** Which part of that step it is, from 1, where the viewer sees it in several, as what they chose in secret is told to them alone; null: all of it. */
  part: number | null;
}

/** The position at one time, as the viewer could see it then. */
export interface Moment {
  view: View;
  toAct: Seat[];
  /** How the race went; only at the end of a game. */
  course?: Course;
}

/** A game that is over or was cancelled. */
export interface PastGame {
  table: TableInfo;
  /** When it ended, in ms since 1970. */
  ended: number;
}

/** A finished game as a file. */
export interface Exported {
  json: string;
  /** It holds every hand and the seed, and `npm run replay` reads it; otherwise it holds what one seat saw. */
  isWhole: boolean;
}

/** One line of the log, already filtered by who may read it. */
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
