/** What the kernel keeps private to each seat: a twin changes it for everyone except the viewer. */
import { ordersFor } from '../../src/kernel/question.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { Runnable, View } from '../../src/kernel/rules.ts';
import { aheadOf, answerAhead, decisions } from '../../src/kernel/run.ts';
import type { Core, Viewer } from '../../src/kernel/types.ts';
import { atPeace } from './play.ts';

/** Others have left any other orders under which the same seats are asked: a question that does not come reveals an order that answers. */
export function withOtherOrders<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, viewer: Viewer, random: Random): S {
  const asked = decisions(rules, state).map(({ seat }) => seat);
  const orders = { ...state.orders };
  for (const seat of state.seats) {
    if (seat === viewer) continue;
    const offered = ordersFor(rules, state, seat).filter(({ blocked }) => !blocked);
    if (offered.length > 0) orders[seat] = atPeace(offered.filter(() => random.below('orders', 2) === 0));
  }
  const fits = (tried: Core['orders']): boolean =>
    asked.every((seat) => decisions(rules, { ...state, orders: tried }).some((one) => one.seat === seat));
  const asBefore = { ...orders };
  for (const seat of asked) {
    const left = state.orders[seat];
    if (left) asBefore[seat] = left;
    else delete asBefore[seat];
  }
  return { ...state, orders: fits(orders) ? orders : asBefore };
}

/** Others have answered ahead where they had not, or differently. */
export function withOtherAnswersAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, viewer: Viewer, random: Random): S {
  let other = state;
  for (const seat of state.seats) {
    if (seat === viewer) continue;
    if (other.ahead?.[seat]) {
      const { [seat]: _, ...rest } = other.ahead;
      other = { ...other, ahead: rest };
      if (Object.keys(rest).length === 0) delete other.ahead;
    }
    if (random.below('ahead', 3) > 0) continue;
    for (let presses = 1 + random.below('ahead', 3); presses > 0; presses--) other = pressedAhead(rules, other, seat, random);
  }
  return other;
}

function pressedAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: string, random: Random): S {
  const [question] = aheadOf(rules, state, seat);
  const free = question?.options.filter(({ blocked }) => !blocked) ?? [];
  const { min = 1 } = question ?? {};
  if (!question || free.length < min) return state;
  const picked = random.shuffle('ahead', free).slice(0, Math.max(1, min));
  const done = answerAhead(
    rules,
    state,
    seat,
    question.id,
    picked.map(({ id }) => id),
  );
  if (!done.ok) throw new Error(`${seat} cannot answer ahead: ${JSON.stringify(done.error)}`);
  return done.value.state;
}
