/** How a game runs: its start, what it waits for, an answer, and what follows by itself until it waits again. */

import { copyJson, copySharing } from './copy.ts';
import { type Applied, type Machine, openMachine, type Waiting } from './machine.ts';
import {
  checkAhead,
  checkOrders,
  forgetFallen,
  giveAhead,
  giveInVain,
  offerOf,
  openOf,
  optionsOf,
  ordersWith,
  questionOf,
  toMessage,
  waitingFrames,
} from './question.ts';
import { startRandom } from './random.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import { isTogether, perform, type Runnable, type Start, type View } from './rules.ts';
import type { Answer, Core, Decision, Outcome, Seat } from './types.ts';

export type { Applied } from './machine.ts';
export { aheadOf } from './question.ts';

/** Starts a game. The same start and seed give the same game. */
export function start<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  { seats, options, champion = null, seed }: Start & { seed: string },
): Applied<S> {
  const { min, max } = rules.players;
  if (seats.length < min || seats.length > max) throw new Error(`${rules.id} is for ${min} to ${max} players, not ${seats.length}.`);
  const { state: own, steps } = rules.setup({ seats, options, champion });
  const core: Core = { seats: [...seats], gone: [], stack: [], next: 1, random: startRandom(seed), orders: {}, outcome: null };
  // The game's part and the kernel's together are the whole state.
  const state = { ...core, ...own } as S;
  return openMachine(rules, state).run(null, (turn) => turn.push(...steps));
}

/**
 * Everything the game is waiting for: at most one decision per seat. Derived from the state, never stored in it. `known`: what this very state asks
 * (`Applied.asked`).
 */
export function decisions<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  known: readonly Waiting[] = asked(rules, state),
): Decision[] {
  return known.map(toDecision);
}

function asked<S extends Core, V extends View>(rules: Runnable<S, V>, state: S): Waiting[] {
  if (state.outcome !== null) return [];
  return waitingFrames(state).flatMap((frame) => {
    const question = questionOf(rules.effectOf(frame.kind), state, frame);
    return question && !question.settled ? [{ frame, question }] : [];
  });
}

/** Applies an answer to a copy of the state, leaving the original unchanged. `known`: what this very state asks (`Applied.asked`). */
export function apply<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  answer: Answer,
  known: readonly Waiting[] = asked(rules, state),
): Result<Applied<S>, Refusal> {
  const checked = check(known, state, answer);
  if (!checked.ok) return checked;
  const next = copyOf(rules, state);
  const machine = openMachine(rules, next);
  const applied = carryOut(rules, next, machine, checked.value, answer);
  applied.asked = machine.asked();
  return ok(applied);
}

/** Applies an answer to the state itself: for simulations, where copying would cost most. If it throws, the state is unusable. */
export function applyInPlace<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, answer: Answer): Result<Applied<S>, Refusal> {
  const checked = check(asked(rules, state), state, answer);
  return checked.ok ? ok(carryOut(rules, state, openMachine(rules, state), checked.value, answer)) : checked;
}

/** The same for whatever the seat is asked now. If it is asked nothing, `asked` is null and nothing happens. */
export function applyAsked<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  { seat, picked }: Pick<Answer, 'seat' | 'picked'>,
): { asked: Decision; done: Result<Applied<S>, Refusal> } | { asked: null } {
  const open = asked(rules, state);
  const mine = open.find(({ question }) => question.by === seat);
  if (!mine) return { asked: null };
  const decision = toDecision(mine);
  const checked = check(open, state, { decision: decision.id, seat, picked });
  return { asked: decision, done: checked.ok ? ok(carryOut(rules, state, openMachine(rules, state), checked.value, { seat, picked })) : checked };
}

/** What each seat answered, without decision numbers: enough to replay the same answers from the same state. */
export interface PastAnswer {
  seat: Seat;
  picked: string[];
  /** Standing orders, not the answer to a question. */
  orders?: boolean;
  /** An answer given ahead, or withdrawn: the question's id, then what was picked. */
  ahead?: boolean;
}

/** Replays answers, each to the decision its seat has then. Throws if one doesn't fit: the answers belong to another state. */
export function fold<S extends Core, V extends View>(rules: Runnable<S, V>, from: S, answers: readonly PastAnswer[]): S {
  const state = copyOf(rules, from);
  for (const [i, { seat, picked, orders, ahead }] of answers.entries()) {
    if (orders) carryOutOrders(rules, state, seat, picked);
    if (ahead) answerAheadAgain(rules, state, seat, picked);
    if (orders || ahead) continue;
    const taken = applyAsked(rules, state, { seat, picked });
    const why = taken.asked === null ? 'nothing is asked' : taken.done.ok ? null : taken.done.error;
    if (why !== null) throw new Error(`${rules.id}: answer ${i + 1} (${seat}: ${picked.join(', ')}) does not fit: ${JSON.stringify(why)}.`);
  }
  return state;
}

/**
 * Replaces a seat's standing orders, on a copy of the state. If an order answers what the seat is asked now, it does so at once.
 * Orders can't be taken back, only replaced, because what they answer may reveal something.
 */
export function order<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, picked: string[]): Result<Applied<S>, Refusal> {
  if (state.outcome !== null) return refuse({ why: 'over' });
  if (!state.seats.includes(seat) || state.gone.includes(seat)) return refuse({ why: 'not-yours', seat });
  const checked = checkOrders(rules, state, seat, picked);
  if (!checked.ok) return checked;
  return ok(carryOutOrders(rules, copyOf(rules, state), seat, picked));
}

function carryOutOrders<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, picked: string[]): Applied<S> {
  const asked = waitingFrames(state);
  const applied = openMachine(rules, state).run(null, () => {
    state.orders[seat] = picked;
  });
  // If they answer nothing at once, nobody can notice them.
  const answers = waitingFrames(state).some((frame, i) => frame !== asked[i]);
  return answers ? { ...applied, barrier: 'all' } : { ...applied, barrier: 'none', aside: true };
}

/**
 * Lets a seat answer a question before it is asked (`id` and `picked`), or withdraw such an answer (nothing picked), on a copy of the state. Nobody
 * else can notice; until it is used, the answer can be changed.
 */
export function answerAhead<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  seat: Seat,
  id: string,
  picked: string[],
): Result<Applied<S>, Refusal> {
  const checked = checkAhead(rules, state, seat, id, picked);
  if (!checked.ok) return checked;
  const next = copyOf(rules, state);
  giveAhead(rules, next, seat, id, picked);
  return ok({ state: next, events: [], barrier: 'none', aside: true, dropped: [] });
}

/** The same from a record, in place. If a take-back has since changed the situation it was for, the answer lapses. */
export function answerAheadAgain<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, [id = '', ...picked]: string[]): void {
  if (checkAhead(rules, state, seat, id, picked).ok) giveAhead(rules, state, seat, id, picked);
  else giveInVain(state, seat, id, picked);
}

/** Makes a seat leave for good, on a copy of the state. Drops what it was asked; the game decides what happens to its things. */
export function leave<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat): Result<Applied<S>, Refusal> {
  if (state.outcome !== null) return refuse({ why: 'over' });
  if (!state.seats.includes(seat) || state.gone.includes(seat)) return refuse({ why: 'not-yours', seat });
  const next = copyOf(rules, state);
  next.gone.push(seat);
  const applied = openMachine(rules, next).run(null, (turn) => rules.leave(turn, seat));
  return ok({ ...applied, barrier: 'all' });
}

/** Ends the game as its players have agreed, on a copy of the state. */
export function conclude<S extends Core>(state: S, outcome: Outcome): Applied<S> {
  return { state: { ...copyJson(state), outcome: copyJson(outcome) }, events: [], barrier: 'all', aside: false, dropped: [] };
}

/** A copy to continue with. */
const copyOf = <S extends Core, V extends View>({ values }: Runnable<S, V>, state: S): S => copySharing(state, [], values);

function check(open: readonly Waiting[], state: Core, { decision: id, seat, picked }: Answer): Result<Waiting, Refusal> {
  if (state.outcome !== null) return refuse({ why: 'over' });
  const waiting = open.find(({ frame }) => String(frame['#']) === id);
  if (!waiting) return refuse({ why: 'stale' });
  const { question } = waiting;
  if (question.by !== seat) return refuse({ why: 'not-yours', seat: question.by });
  for (const option of picked) {
    const offered = question.options.find((o) => o.id === option);
    if (!offered && !offerOf(question, [option])) return refuse({ why: 'not-offered', option });
    if (offered?.blocked) return refuse({ why: 'blocked', option, reason: offered.blocked });
  }
  const { min, max } = limitsOf(waiting);
  if (picked.length < min || picked.length > max || new Set(picked).size !== picked.length) return refuse({ why: 'count', min, max });
  return ok(waiting);
}

/** Answers a question of this very state, or of a copy of it with the same frames. */
function carryOut<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  machine: Machine<S>,
  { frame: { '#': n }, question }: Waiting,
  { seat, picked }: Pick<Answer, 'seat' | 'picked'>,
): Applied<S> {
  const top = state.stack.at(-1)!;
  const lane = isTogether(top) ? seat : null;
  return machine.run(lane, (turn, stack) => {
    forgetFallen(state, seat);
    const frame = stack.pop()!;
    if (frame['#'] !== n) throw new Error(`${rules.id}: frame ${frame['#']} was to answer decision ${n}.`);
    const effect = rules.effectOf(frame.kind);
    const offer = offerOf(question, picked);
    if (offer) {
      state.orders[seat] = ordersWith(rules, state, seat, offer.orders);
      const again = questionOf(effect, state, frame);
      if (again && again.settled?.picked[0] !== offer.picks)
        throw new Error(`The step '${frame.kind}' offers orders that would not have answered it.`);
    }
    perform(effect, turn, frame, offer ? [offer.picks] : picked);
  });
}

function toDecision(waiting: Waiting): Decision {
  const { frame, question } = waiting;
  const { by, ask, call } = question;
  const open = openOf(question);
  const options = optionsOf(question);
  return {
    id: String(frame['#']),
    seat: by,
    ask: toMessage(ask),
    options,
    ...limitsOf(waiting),
    ...(call && { call: toMessage(call) }),
    ...(open.length > 0 && { open }),
  };
}

/** How many options to pick. Throws if that is impossible. */
function limitsOf({ frame, question: { by, options, offers, min = 1, max = 1 } }: Waiting): { min: number; max: number } {
  if (max > 1 && offers) throw new Error(`The step '${frame.kind}' offers ${by} orders where several are picked.`);
  const free = options.filter((option) => !option.blocked).length + (offers?.length ?? 0);
  if (min > max || free < min) throw new Error(`The step '${frame.kind}' asks ${by} for ${min} to ${max} of ${free} options.`);
  return { min, max: Math.min(max, free) };
}
