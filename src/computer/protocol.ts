import type { InformationSet } from '../kernel/information-set.ts';
import type { Assessment } from './assess.ts';
import type { Level } from './levels.ts';
import type { Thought } from './thought.ts';

/** What is to be thought about. Nothing else crosses into a worker: no state, only what the seat knows of it. */
export interface Thinking {
  /** The game, by its command. */
  game: string;
  known: InformationSet;
  level: Level;
  /** The same seed gives the same thought. */
  seed: number;
  /** In place of the level's own guard by time, in ms of the worker's. */
  guardMs?: number;
  /** Only these answers are compared. */
  among?: string[][];
}

/** Positions of one game to be assessed, each as one viewer knows it. */
export interface Assessing {
  game: string;
  positions: InformationSet[];
  /** How many ways in which what is hidden may lie are looked at, for each. */
  ways: number;
  seed: number;
}

/** What travels to a worker. */
export type PonderingJob = (Thinking | Assessing) & {
  id: number;
  /** Over shared memory: the thought is called off when its first number is not 0. */
  off: Int32Array;
};

/** What comes back; null: nothing is asked, or it was called off. */
export type Pondered = { id: number; thought: Thought | Assessment[] | null } | { id: number; failed: string };
