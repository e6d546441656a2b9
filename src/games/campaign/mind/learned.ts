/** Who will win once the game is under way, as a neural network has learned from games between practiced players (docs/computer.md). */
import type { Chances } from '../../../kernel/mind.ts';
import { chancesBy } from '../../kit/chances.ts';
import { type Network, outputOf } from '../../kit/network.ts';
import type { Campaign } from '../state.ts';
import { type Side, sides } from '../vocabulary.ts';
import { inputsOf } from './inputs.ts';
// Made by `node tests/arena/learn.ts campaign src/games/campaign/mind/weights/learned.json 7000 2 12`.
import learned from './weights/learned.json' with { type: 'json' };

export const networks: { readonly playing: Network } = learned;

/** The chances of both sides to win; they sum to 1. */
export function evaluatePlaying(state: Campaign): Chances {
  const inputs = inputsOf(state);
  return chancesBy(state, (seat) => outputOf(networks.playing, inputs[sides.indexOf(seat as Side)]!), 1);
}
