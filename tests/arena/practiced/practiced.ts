/** Plays by rules of thumb that good human players state, without trying anything out. What a practiced player of each game does is in a file of its own. */
import type { Random } from '../../../src/kernel/random.ts';
import type { Decision } from '../../../src/kernel/types.ts';

/** Returns the ids picked, from what the seat itself sees and is asked; null: no rule of thumb says anything, so any answer does. */
export type Practiced<V> = (seen: V, asked: Decision, random: Random) => string[] | null;
