/** Standing orders: which a seat may leave, which can stand together, and those that an answer leaves. None is in force before its seat has left it. */
import { toOption } from './question.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { Runnable, View } from './rules.ts';
import type { Core, Offer, Option, Question, Seat } from './types.ts';

/** The orders a seat may leave now. */
export const ordersFor = <S extends Core, V extends View>({ orders }: Pick<Runnable<S, V>, 'orders'>, state: S, seat: Seat): readonly Option[] =>
  orders === undefined ? [] : (orders.offered?.(state, seat) ?? orders.all);

/** Whether a seat may leave these orders, all at once. */
export function checkOrders<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  seat: Seat,
  picked: string[],
): Result<Option[], Refusal> {
  const offered = ordersFor(rules, state, seat);
  for (const option of picked) {
    const known = offered.find((one) => one.id === option);
    if (!known) return refuse({ why: 'not-offered', option });
    if (known.blocked) return refuse({ why: 'blocked', option, reason: known.blocked });
  }
  if (new Set(picked).size !== picked.length) return refuse({ why: 'count', min: 0, max: offered.length });
  const left = offered.filter(({ id }) => picked.includes(id));
  for (const first of left) {
    const second = left.find(({ id }) => first.excludes?.includes(id));
    if (second) return refuse({ why: 'contrary', first: first.label, second: second.label });
  }
  return ok(left);
}

/** What a seat has once `added` were left as well: what contradicts one of them goes. */
export function ordersWith<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, added: readonly string[]): string[] {
  const offered = ordersFor(rules, state, seat);
  const of = (id: string) => offered.find((one) => one.id === id);
  for (const id of added)
    if (!of(id) || of(id)?.blocked) throw new Error(`${rules.id}: an answer leaves the order '${id}', which ${seat} may not leave.`);
  const clashes = (one: string, other: string): boolean => (of(one)?.excludes?.includes(other) || of(other)?.excludes?.includes(one)) ?? false;
  const kept = (state.orders[seat] ?? []).filter((id) => !added.includes(id) && !added.some((other) => clashes(id, other)));
  return [...kept, ...added];
}

/** The options of a question as they are shown: its own, then those that leave an order as well. */
export const optionsOf = ({ options, offers = [] }: Question): Option[] => [...options.map(toOption), ...offers.map(asOption)];

/** Those that everybody may see offered. */
export const openOf = ({ open = [] }: Question): Option[] =>
  (typeof open === 'function' ? open() : open).map((one) => ('picks' in one ? asOption(one) : toOption(one)));

/** The id says what is answered and what is left, so that it means the same for ever. */
const asOption = ({ picks, orders, label, detail }: Offer): Option => ({
  id: [picks, ...orders].join('+'),
  label,
  ...(detail && { detail }),
  leaves: { picks, orders },
});

/** What was offered under this id, where the answer was no option of the question's own. */
export const offerOf = ({ offers = [] }: Question, [id]: readonly string[]): Offer | null =>
  offers.find((offer) => asOption(offer).id === id) ?? null;
