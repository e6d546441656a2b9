/** What a practiced player would answer (`Mind.usual`). */

import type { Mind } from '../kernel/mind.ts';
import { fits } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import type { Runnable } from '../kernel/rules.ts';
import type { Waiting } from '../kernel/simulation.ts';
import type { Core } from '../kernel/types.ts';

/** What a practiced player in the asked seat would pick; null if the mind names nothing, or nothing that can be picked. */
export function usualAnswer<S extends Core>({ view }: Runnable<S>, mind: Mind<S>, state: S, { question }: Waiting, random: Random): string[] | null {
  const picked = mind.usual?.(view(state, question.by), question, random) ?? null;
  return picked && fits(question, picked) ? picked : null;
}
