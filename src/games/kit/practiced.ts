/** Practiced players answer by rules of thumb that good players state, and try nothing out (`Mind.usual`). */
import type { Random } from '../../kernel/random.ts';
import type { Decision } from '../../kernel/types.ts';

/** Returns the ids picked, from what the seat itself sees and is asked; null: no rule of thumb says anything, so any answer does. */
export type Practiced<V> = (seen: V, asked: Decision, random: Random) => string[] | null;
