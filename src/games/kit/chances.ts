/** Converts the strength of each seat's position into its chance to win. */
import type { Chances } from '../../kernel/mind.ts';
import type { Core, Seat } from '../../kernel/types.ts';
import { playing } from './seats.ts';

/**
 * The chances of all who still play (softmax): a lead of `spread` over another player makes a player e times as likely to win. Players who have left,
 * or whose `worth` is −∞, have a chance of 0.
 */
export function chancesBy(state: Core, worth: (seat: Seat) => number, spread: number): Chances {
  const here = playing(state);
  const worths = here.map(worth);
  const most = Math.max(...worths);
  const weights = worths.map((one) => Math.exp((one - most) / spread));
  const sum = weights.reduce((all, one) => all + one, 0);
  const chances: Chances = {};
  for (const seat of state.seats) chances[seat] = 0;
  here.forEach((seat, i) => {
    chances[seat] = weights[i]! / sum;
  });
  return chances;
}
