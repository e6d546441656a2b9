/**
 * Taking back reveals nothing: as long as an answer may be taken back, the seat that gave it has learned nothing from it. So if everything hidden
 * from that seat is different, the same answer must look the same to it; if it does not, a barrier is missing.
 */

import { copyJson } from '../../src/kernel/copy.ts';
import type { Random } from '../../src/kernel/random.ts';
import { type Applied, apply, decisions } from '../../src/kernel/run.ts';
import type { Answer, Core } from '../../src/kernel/types.ts';
import { firstDifference } from './checks.ts';
import type { Standing } from './play.ts';

/**
 * The same moment, as it might be for all that the seat knows. Made before the answer is taken. Others keep their standing orders, or have none: the
 * question itself reveals that a seat has no order for it, and that seat then answers it.
 */
export function otherwise({ twin }: Standing, state: Core, { seat }: Answer, chance: Random): Core {
  const other = twin(state, seat, chance);
  const orders = chance.below('orders', 2) === 0 ? copyJson(state.orders) : {};
  for (const one of state.seats) other.orders[one] = (one === seat ? state.orders[one] : orders[one]) ?? [];
  return other;
}

/** Throws if the seat could answer, look, and take back knowing more than before. `other` is the result of `otherwise`. */
export function checkTakingBack({ game }: Standing, answer: Answer, done: Applied, other: Core): void {
  if (done.barrier !== 'none') return;
  const theirs = apply(game.rules, other, answer);
  if (!theirs.ok) throw new Error(`${answer.seat} can tell two states apart: ${answer.picked.join(' ')} is not offered in both.`);
  const [here, there] = [done, theirs.value].map((one) => shown({ game }, one, answer.seat)) as [string, string];
  if (here !== there)
    throw new Error(`${answer.seat} learns something by ${answer.picked.join(' ')}, and can take it back: ${firstDifference(here, there)}`);
}

/** Everything an answer shows to the seat that gave it. */
function shown({ game }: Pick<Standing, 'game'>, { state, events, barrier }: Applied, seat: string): string {
  const told = events.flatMap(({ to, message }) => (to === 'all' || to.includes(seat) ? [message] : []));
  const open = decisions(game.rules, state);
  const asked = open.find((one) => one.seat === seat);
  return JSON.stringify([told, game.rules.view(state, seat), asked, open.map((one) => [one.seat, one.call]), state.outcome, barrier]);
}
