/**
 * Who will win, as neural networks have learned from games between practiced players: among two, and in the Convention among more; else by formula
 * (docs/computer.md).
 */
import type { Chances } from '../../../kernel/mind.ts';
import { chancesBy } from '../../kit/chances.ts';
import { type Network, outputOf } from '../../kit/network.ts';
import { running } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import { forecastOf } from './chances.ts';
import { inputsOf } from './inputs.ts';
import { standingsOf } from './standing.ts';
// The Convention's network of `node tests/arena/learn.ts candidate src/games/candidate/mind/weights/many.json 5000 3,4,5,6`.
import many from './weights/many.json' with { type: 'json' };
// Made by `node tests/arena/learn.ts candidate src/games/candidate/mind/weights/two.json 10000 2`.
import two from './weights/two.json' with { type: 'json' };

type Phase = 'primaries' | 'convention';

export const networks: { readonly two: { readonly [P in Phase]: Network }; readonly many: { readonly [P in Phase]?: Network } } = { two, many };

/** The chances of all to win the game; they sum to 1. */
export function evaluate(state: Candidate): Chances {
  const by = state.seats.length > 2 ? networks.many : networks.two;
  const network = by[state.phase === 'convention' ? 'convention' : 'primaries'];
  if (!network) return forecastOf(state, standingsOf(state)).chances;
  const inputs = inputsOf(state);
  const worths = new Map(running(state).map((seat, i) => [seat, outputOf(network, inputs[i]!)]));
  return chancesBy(state, (seat) => worths.get(seat) ?? Number.NEGATIVE_INFINITY, 1);
}
