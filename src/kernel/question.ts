/**
 * Who is asked what, and what needs no answer: standing orders (which ones a seat may leave, which are compatible, and which ones an answer leaves;
 * none is in force until its seat has left it), and answers given ahead, to questions that will or may come. The state holds those, private to the
 * seat, until they are used.
 */
import { ok, type Refusal, type Result, refuse } from './result.ts';
import { type Effect, isTogether, type Runnable, type View } from './rules.ts';
import type { Ahead, Core, Early, Frame, Message, Offer, Offered, Option, Picked, Question, Seat, Unread } from './types.ts';

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

/** What a seat may answer before it is asked, except for what it is asked right now. */
export function aheadOf<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat): Ahead[] {
  return openAhead(rules, state, seat).map((question) => ({ ...question, ask: toMessage(question.ask), options: question.options.map(toOption) }));
}

/** The same without words, which are for people: finding them takes longer than everything else here. */
function openAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat): Early[] {
  if (!rules.ahead || state.outcome !== null || !state.seats.includes(seat) || state.gone.includes(seat)) return [];
  const now = waitingFrames(state).map((frame) => rules.effectOf(frame.kind).ask?.(state, frame));
  const asked = now.flatMap((question) => (question?.by === seat ? [question.ahead?.()] : []));
  return rules.ahead.questions(state, seat).filter(({ id, options }) => !asked.includes(id) && options.some(({ blocked }) => !blocked));
}

/** The frames where the game continues: one, or one in each lane. */
export function waitingFrames(state: Core): Frame[] {
  const top = state.stack.at(-1);
  if (!top) return [];
  return isTogether(top) ? Object.values(top.lanes).flatMap((lane) => lane.at(-1) ?? []) : [top];
}

/** Whether an answer ahead can be given now; if `picked` is empty, whether the one given before can be withdrawn. */
export function checkAhead<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  seat: Seat,
  id: string,
  picked: string[],
): Result<null, Refusal> {
  if (state.outcome !== null) return refuse({ why: 'over' });
  if (!state.seats.includes(seat) || state.gone.includes(seat)) return refuse({ why: 'not-yours', seat });
  if (picked.length === 0) return state.ahead?.[seat]?.[id] ? ok(null) : refuse({ why: 'stale' });
  const question = openAhead(rules, state, seat).find((one) => one.id === id);
  if (!question) return refuse({ why: 'stale' });
  for (const option of picked) {
    const offered = question.options.find((one) => one.id === option);
    if (!offered) return refuse({ why: 'not-offered', option });
    if (offered.blocked) return refuse({ why: 'blocked', option, reason: offered.blocked });
  }
  return fits(question, picked) ? ok(null) : refuse({ why: 'count', min: question.min ?? 1, max: question.max ?? 1 });
}

/** Gives an answer ahead, in place: prepares, or keeps what is picked; nothing picked withdraws it. Forgets earlier answers that had lapsed. */
export function giveAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, id: string, picked: string[]): void {
  forgetFallen(state, seat);
  const { perhaps } = rules.ahead?.questions(state, seat).find((one) => one.id === id) ?? {};
  forget(state, seat, id);
  if (!isSome(picked) || rules.ahead?.prepare?.(state, seat, id, picked)) return;
  state.ahead ??= {};
  state.ahead[seat] ??= {};
  state.ahead[seat][id] = { picked, ...(perhaps && { perhaps }) };
}

/** Records an answer that no longer fits when it is given again from a record: its owner learns that it has lapsed. */
export function giveInVain(state: Core, seat: Seat, id: string, picked: string[]): void {
  forgetFallen(state, seat);
  if (!isSome(picked)) return;
  state.ahead ??= {};
  state.ahead[seat] = { ...state.ahead[seat], [id]: { picked, fell: true } };
}

/** Drops every answer whose question can't come up any more, or would not accept it; returns whose they were, once for each. */
export function dropPassed<S extends Core, V extends View>(rules: Runnable<S, V>, state: S): Seat[] {
  const dropped: Seat[] = [];
  for (const [seat, kept] of Object.entries(state.ahead ?? {})) {
    const open = openAhead(rules, state, seat);
    const isOut = state.outcome !== null || state.gone.includes(seat);
    for (const [id, one] of Object.entries(kept)) {
      const question = open.find((other) => other.id === id);
      if (isOut) forget(state, seat, id);
      else if (one.fell || (question && fits(question, one.picked))) continue;
      else if (one.perhaps && !question) forget(state, seat, id);
      else {
        one.fell = true;
        dropped.push(seat);
      }
    }
  }
  return dropped;
}

/** Stops holding an answer. */
export function forget(state: Core, seat: Seat, id: string): void {
  const kept = state.ahead?.[seat];
  if (!state.ahead || !kept) return;
  delete kept[id];
  if (Object.keys(kept).length === 0) delete state.ahead[seat];
  // A state in which nobody has answered ahead looks as if nobody could.
  if (Object.keys(state.ahead).length === 0) delete state.ahead;
}

/** Forgets a seat's lapsed answers: if it acts again, it has been told of them. */
export function forgetFallen(state: Core, seat: Seat): void {
  const kept = state.ahead?.[seat];
  for (const id in kept) if (kept[id]!.fell) forget(state, seat, id);
}
