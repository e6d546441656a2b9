import type { InformationSet } from '../kernel/information-set.ts';
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
}

/** What travels to a worker. */
export interface ThinkingJob extends Thinking {
  id: number;
  /** Over shared memory: the thought is called off when its first number is not 0. */
  off: Int32Array;
}

/** What comes back; null: nothing is asked, or it was called off. */
export type Pondered = { id: number; thought: Thought | null } | { id: number; failed: string };
