/** What a practiced player would answer (`Mind.usual`). */

import type { Mind } from '../kernel/mind.ts';
import { fits } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import type { Runnable, View } from '../kernel/rules.ts';
import type { Waiting } from '../kernel/simulation.ts';
import type { Core, Seat } from '../kernel/types.ts';
import { anyMove } from './moves.ts';

/** What a practiced player in the asked seat would pick; null if the mind names nothing, or nothing that can be picked. */
export function usualAnswer<S extends Core>(mind: Mind<S>, { question }: Waiting, seen: () => View, random: Random): string[] | null {
  const picked = mind.usual?.(seen(), question, random) ?? null;
  return picked && fits(question, picked) ? picked : null;
}

/**
 * What to pick where nothing has been learned yet: as a practiced player, unless `isPracticed` is false; else by the mind's policy; else anything. `seen`:
 * what the asked seat sees.
 */
export function naturalAnswer<S extends Core>(
  mind: Mind<S>,
  state: S,
  asked: Waiting,
  { seen, random, isPracticed = true }: { seen: () => View; random: Random; isPracticed?: boolean },
): string[] {
  const usual = isPracticed ? usualAnswer(mind, asked, seen, random) : null;
  return usual ?? mind.policy?.(state, asked, random, seen) ?? anyMove(asked.question, random);
}

/** What the asked seat sees; if that is nothing new (`Mind.sawNothing`), what it saw at its last question. */
export class Sight<S extends Core> {
  readonly #rules: Runnable<S>;
  readonly #mind: Mind<S>;
  #last: { state: S; seat: Seat; clock: number; seen: View } | null = null;

  constructor(rules: Runnable<S>, mind: Mind<S>) {
    this.#rules = rules;
    this.#mind = mind;
  }

  seenIn(state: S, asked: Waiting): View {
    const seat = asked.question.by;
    if (!this.#mind.sawNothing) return this.#rules.view(state, seat);
    const clock = this.#mind.clock(state);
    const last = this.#last;
    if (last?.state === state && last.seat === seat && last.clock === clock && this.#mind.sawNothing(state, asked)) return last.seen;
    const seen = this.#rules.view(state, seat);
    this.#last = { state, seat, clock, seen };
    return seen;
  }
}
