/**
 * Who is asked what, and what needs no answer; and standing orders: which ones a seat may leave, which are compatible, and which ones an answer
 * leaves. None is in force until its seat has left it.
 */
import type { Effect } from './effect.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { Runnable, View } from './rules.ts';
import type { Core, Early, Frame, Message, Offer, Offered, Option, Picked, Question, Seat, Unread } from './types.ts';

/**
 * What a frame asks now, if there is something to pick and someone to pick it: a seat that has left is asked nothing. An answer given ahead settles
 * it, before any standing order.
 */
export function questionOf(effect: Effect, state: Core, frame: Frame): Question | null {
  const question = effect.ask?.(state, frame);
  if (!question || question.options.length === 0 || state.gone.includes(question.by)) return null;
  const kept = state.ahead?.[question.by];
  const id = kept && question.ahead?.();
  const given = id === undefined ? undefined : kept?.[id];
  const picked = given && !given.fell ? (question.meant?.(given.picked) ?? given.picked) : null;
  if (picked && fits(question, picked)) return { ...question, settled: { picked, ahead: id! } };
  for (const id of question.settled?.picked ?? []) {
    if (!freeOf(question).includes(id)) throw new Error(`The step '${frame.kind}' settles on '${id}', which ${question.by} could not pick.`);
  }
  return question;
}

/** Finds the words of an option, if that was left for later. */
export function toOption(option: Offered): Option {
  if (!('words' in option)) return option;
  const { words, ...rest } = option;
  return { ...rest, ...words() };
}

/** Finds the arguments of a message, if that was left for later. */
export function toMessage(message: Unread): Message {
  const { key, args } = message;
  // Arguments that are no function are there already.
  return typeof args === 'function' ? { key, args: args() } : (message as Message);
}

/** Whether exactly these options can be picked. */
export function fits(question: Pick<Early, 'options' | 'min' | 'max'>, picked: readonly string[]): boolean {
  const { min = 1, max = 1 } = question;
  const free = freeOf(question);
  return picked.length >= min && picked.length <= max && new Set(picked).size === picked.length && picked.every((id) => free.includes(id));
}

/** The question, settled if there is no choice: no more options are free than must be picked. Null if none is free. */
export function unlessForced(question: Question): Question | null {
  const free = freeOf(question);
  if (!isSome(free)) return null;
  return free.length > (question.min ?? 1) ? question : { ...question, settled: { picked: free } };
}

const isSome = (picked: string[]): picked is Picked => picked.length > 0;

/** The ids of the options that can be picked. */
export function freeOf({ options }: { readonly options: readonly Offered[] }): string[] {
  const free: string[] = [];
  for (const { id, blocked } of options) if (!blocked) free.push(id);
  return free;
}

/** The orders that a seat may leave now. */
export const ordersFor = <S extends Core, V extends View>({ orders }: Pick<Runnable<S, V>, 'orders'>, state: S, seat: Seat): readonly Option[] =>
  orders === undefined ? [] : (orders.offered?.(state, seat) ?? orders.all);

/** Whether a seat may leave all of these orders together. */
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

/** A seat's orders after adding `added`: those that contradict one of them are dropped. */
export function ordersWith<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, added: readonly string[]): string[] {
  const offered = ordersFor(rules, state, seat);
  const of = (id: string) => offered.find((one) => one.id === id);
  for (const id of added)
    if (!of(id) || of(id)?.blocked) throw new Error(`${rules.id}: an answer leaves the order '${id}', which ${seat} may not leave.`);
  const clashes = (one: string, other: string): boolean => (of(one)?.excludes?.includes(other) || of(other)?.excludes?.includes(one)) ?? false;
  const kept = (state.orders[seat] ?? []).filter((id) => !added.includes(id) && !added.some((other) => clashes(id, other)));
  return [...kept, ...added];
}

/** The options of a question as they are shown: its own, then those that also leave an order. */
export const optionsOf = ({ options, offers = [] }: Question): Option[] => [...options.map(toOption), ...offers.map(asOption)];

/** The answers that everyone may see offered. */
export const openOf = ({ open = [] }: Question): Option[] =>
  (typeof open === 'function' ? open() : open).map((one) => ('picks' in one ? asOption(one) : toOption(one)));

/** The id names both what is picked and what is left, so that its meaning never changes. */
const asOption = ({ picks, orders, label, detail }: Offer): Option => ({
  id: [picks, ...orders].join('+'),
  label,
  ...(detail && { detail }),
  leaves: { picks, orders },
});

/** The offer with this id, if the answer isn't one of the question's own options. */
export const offerOf = ({ offers = [] }: Question, [id]: readonly string[]): Offer | null =>
  offers.find((offer) => asOption(offer).id === id) ?? null;
