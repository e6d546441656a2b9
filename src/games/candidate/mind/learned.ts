/** Who will win: among two, as neural networks have learned from games between practiced players; among more, by formula (docs/computer.md). */
import type { Chances } from '../../../kernel/mind.ts';
import { chancesBy } from '../../kit/chances.ts';
import { type Network, outputOf } from '../../kit/network.ts';
import { running } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import { forecastOf } from './chances.ts';
import { inputsOf } from './inputs.ts';
import { standingsOf } from './standing.ts';
// Made by `node tests/arena/learn.ts candidate src/games/candidate/mind/weights/two.json 10000 2`.
import two from './weights/two.json' with { type: 'json' };

export const networks: { readonly primaries: Network; readonly convention: Network } = two;

/** The chances of all to win the game; they sum to 1. */
export function evaluate(state: Candidate): Chances {
  if (state.seats.length > 2) return forecastOf(state, standingsOf(state)).chances;
  const network = state.phase === 'convention' ? networks.convention : networks.primaries;
  const inputs = inputsOf(state);
  const worths = new Map(running(state).map((seat, i) => [seat, outputOf(network, inputs[i]!)]));
  return chancesBy(state, (seat) => worths.get(seat) ?? Number.NEGATIVE_INFINITY, 1);
}
