/** How likely each seat is to win, as far as a viewer knows: the mean over samples of what is hidden. */

import { type InformationSet, imagine } from '../kernel/information-set.ts';
import { type Chances, resultOf } from '../kernel/mind.ts';
import { fastRandom, simulate } from '../kernel/simulation.ts';
import type { Core } from '../kernel/types.ts';
import type { Thinkable } from './search.ts';

export interface Assessment {
  chances: Chances;
  /** The standard error of the least certain chance, from 0 to 1: with few samples, another set would give other means. */
  error: number;
}

export interface Assessing {
  /** How many samples to look at. */
  ways: number;
  seed: number;
}

/** Assesses a position. One in the middle of an answer is played on with random results until someone is asked. */
export function assess<S extends Core>({ rules, mind }: Thinkable<S>, known: InformationSet, { ways, seed }: Assessing): Assessment {
  const random = fastRandom(seed);
  const [sums, squares]: [Chances, Chances] = [{}, {}];
  for (let i = 0; i < ways; i++) {
    const game = simulate(rules, imagine(mind, known, random), { random, mute: true });
    game.settle();
    const chances = game.state.outcome ? resultOf(game.state) : mind.evaluate(game.state);
    for (const seat of game.state.seats) {
      const chance = chances[seat] ?? 0;
      sums[seat] = (sums[seat] ?? 0) + chance;
      squares[seat] = (squares[seat] ?? 0) + chance * chance;
    }
  }
  const chances = Object.fromEntries(Object.entries(sums).map(([seat, sum]) => [seat, sum / ways]));
  const variances = Object.entries(squares).map(([seat, sum]) => Math.max(0, sum / ways - chances[seat]! ** 2));
  return { chances, error: Math.sqrt(Math.max(0, ...variances) / ways) };
}
