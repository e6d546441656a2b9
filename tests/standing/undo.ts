/**
 * Taking back tells nobody anything: as long as an answer may be taken back, whoever gave it has learnt nothing by it. So where all that was hidden from
 * them is something else, the same answer must look the same to them; if it does not, a barrier is missing.
 */

import { copyJson } from '../../src/kernel/copy.ts';
import type { Random } from '../../src/kernel/random.ts';
import { type Applied, apply, decisions } from '../../src/kernel/run.ts';
import type { Answer, Core } from '../../src/kernel/types.ts';
import { firstDifference } from './checks.ts';
import type { Standing } from './play.ts';

/**
 * The same moment as it may be for all that the seat knows. Made before the answer is taken. Others have the standing orders they have, or none:
 * that somebody has no order for a question is told by the question itself, whoever is asked, and it is theirs to answer then.
 */
export function otherwise({ twin }: Standing, state: Core, { seat }: Answer, chance: Random): Core {
  const other = twin(state, seat, chance);
  const orders = chance.below('orders', 2) === 0 ? copyJson(state.orders) : {};
  for (const one of state.seats) other.orders[one] = (one === seat ? state.orders[one] : orders[one]) ?? [];
  return other;
}

/** Throws if the seat could answer, look, and take back knowing more than before. `other` is what `otherwise` gave. */
export function checkTakingBack({ game }: Standing, answer: Answer, done: Applied, other: Core): void {
  if (done.barrier !== 'none') return;
  const theirs = apply(game.rules, other, answer);
  if (!theirs.ok) throw new Error(`${answer.seat} can tell two states apart: ${answer.picked.join(' ')} is not offered in both.`);
  const [here, there] = [done, theirs.value].map((one) => shown({ game }, one, answer.seat)) as [string, string];
  if (here !== there)
    throw new Error(`${answer.seat} learns something by ${answer.picked.join(' ')}, and can take it back: ${firstDifference(here, there)}`);
}

/** All that an answer shows to the seat that gave it. */
function shown({ game }: Pick<Standing, 'game'>, { state, events, barrier }: Applied, seat: string): string {
  const told = events.flatMap(({ to, message }) => (to === 'all' || to.includes(seat) ? [message] : []));
  const open = decisions(game.rules, state);
  const asked = open.find((one) => one.seat === seat);
  return JSON.stringify([told, game.rules.view(state, seat), asked, open.map((one) => [one.seat, one.call]), state.outcome, barrier]);
}
