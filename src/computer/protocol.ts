import type { InformationSet } from '../kernel/information-set.ts';
import type { Depth } from '../kernel/mind.ts';
import type { Assessment } from './assess.ts';
import type { Thought } from './thought.ts';

/** What to think about. Nothing else crosses into a worker: no state, only what the seat knows of it. */
export interface Thinking {
  /** The game, by its command. */
  game: string;
  known: InformationSet;
  level: Depth;
  /** The same seed gives the same thought. */
  seed: number;
  /** Replaces the level's own time limit, in ms of the worker's CPU time. */
  guardMs?: number;
  /** Compares only these answers. */
  among?: string[][];
  /** The others of them do without the options of the first, later in the turn, too. */
  apart?: boolean;
  /** How the seat goes on after each of them, in the same turn; where it isn't said, as it thinks best. */
  plans?: (string[][] | null)[];
  /** Also says why. */
  explain?: boolean;
}

/** Positions of one game to assess, each as one viewer knows it. */
export interface Assessing {
  game: string;
  positions: InformationSet[];
  /** How many samples of what is hidden to look at, for each position. */
  ways: number;
  seed: number;
}

/** What is sent to a worker. */
export type PonderingJob = (Thinking | Assessing) & {
  id: number;
  /** Shared memory: the thought is called off once its first number isn't 0. */
  off: Int32Array;
};

/** The worker's reply; null: nothing is asked, or it was called off. */
export type Pondered = { id: number; thought: Thought | Assessment[] | null } | { id: number; failed: string };
