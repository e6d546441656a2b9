import { dropPassed, forget, waitingFrames } from './ahead.ts';
import { isSeq, isTogether } from './control.ts';
import { perform, resolve, type Turn } from './effect.ts';
import { questionOf } from './question.ts';
import { openRandom, type Random } from './random.ts';
import type { Runnable, View } from './rules.ts';
import type { Audience, Barrier, Core, Event, Fields, Frame, Json, Message, Outcome, Question, Seat, Step } from './types.ts';

/** What an answer led to. */
export interface Applied<S extends Core = Core> {
  state: S;
  events: Event[];
  barrier: Barrier;
  /** The seat answered inside `together`, and the others are not done yet: nobody else could notice. */
  aside: boolean;
  /** Seats of which an answer given ahead fell away by this: they are to be told, each alone. */
  dropped: Seat[];
}

export interface Machine<S extends Core> {
  /** Does `first` on the stack of a lane (or the main one), then everything that follows without a question. */
  run(lane: Seat | null, first: (turn: Turn<S>, stack: Frame[]) => void): Applied<S>;
  /** What the game waits for, each question with its frame. What was asked when it came to rest is not asked again. */
  asked(): Waiting[];
}

/** A frame that waits for an answer, and what it asks. */
export interface Waiting {
  frame: Frame;
  question: Question;
}

/** How a simulation runs: with chance of its own, and nobody to tell. */
export interface Mode {
  /** In place of the state's own streams, which then stand still. */
  random?: Random;
  /** Nothing that happens is said. */
  mute?: boolean;
  /** What the game waits for, where it is known already: of the state that this one is a copy of. */
  asked?: readonly Waiting[];
}

/** No card of any game needs a hundredth of this; a loop of frames does. */
const stepLimit = 20_000;

/** Runs frames on `state`, in place. The only code that touches the stack. */
export function openMachine<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  { random, mute = false, asked = [] }: Mode = {},
): Machine<S> {
  let events: Event[] = [];
  let barrier: Barrier = 'none';
  let stack = state.stack;
  let inLane = false;
  let steps = 0;
  /** How many effects have run: a question that is older may have changed. */
  let ran = 0;
  let known: (Waiting & { at: number })[] = asked.map(({ frame, question }) => ({ frame, question, at: ran }));

  const close = () => {
    if (!inLane) barrier = 'all';
    else if (barrier === 'none') barrier = 'own';
  };

  /** The names the running effect can see and add to: those of the nearest sequence around it. */
  const namesAround = (): Fields | null => {
    const around = stack.findLast(isSeq) ?? (inLane ? state.stack.findLast(isSeq) : undefined);
    return around?.names ?? null;
  };
  const namesToBind = (what: string): Fields => {
    const names = namesAround();
    if (!names) throw new Error(`${rules.id}: '${what}' is named outside any sequence.`);
    return names;
  };

  const place = (step: Step) => {
    stack.push(number(step));
  };
  const number = (step: Step): Frame => {
    const frame: Frame = { ...step, '#': state.next++ };
    if (isSeq(frame)) frame.names = { ...namesAround(), ...frame.names };
    if (isTogether(frame)) frame.lanes = openLanes(frame.lanes);
    return frame;
  };
  const openLanes = (lanes: { [seat: Seat]: Step[] }): { [seat: Seat]: Frame[] } => {
    const names = namesAround() ?? {};
    const open = (list: Step[]) => list.map((step) => number(resolve(step, names))).reverse();
    return Object.fromEntries(Object.entries(lanes).map(([seat, list]) => [seat, open(list)]));
  };

  const turn: Turn<S> = {
    state,
    random: random ?? openRandom(state.random, close),
    push(...list: Step[]) {
      for (let i = list.length - 1; i >= 0; i--) place(list[i]!);
    },
    bind: (name: string, value: Json) => {
      namesToBind(name)[name] = value;
    },
    gather: (name: string, key: string, value: Json) => {
      const names = namesToBind(name);
      names[name] = { ...(names[name] as Fields | undefined), [key]: value };
    },
    tell: (to: Audience, message: Message) => {
      if (!mute) events.push({ to, message });
    },
    told: () => events.length,
    reveal: close,
    finish: (outcome: Outcome) => {
      state.outcome = outcome;
    },
  };

  /** Runs frames of the current stack until one asks; true if the stack is empty. */
  const settleStack = (): boolean => {
    for (let frame = stack.at(-1); frame && state.outcome === null; frame = stack.at(-1)) {
      if (++steps > stepLimit) throw new Error(`${rules.id}: the game does not come to rest (${frame.kind}).`);
      if (isSeq(frame)) takeNext(frame);
      else if (isTogether(frame)) {
        if (!settleLanes(frame)) return false;
        stack.pop();
        // What several seats chose unseen comes out now: the last to answer must not see it and choose again.
        if (Object.keys(frame.lanes).length > 1) close();
      } else {
        const effect = rules.effectOf(frame.kind);
        const question = questionOf(effect, state, frame);
        if (question && !question.settled) {
          known.push({ frame, question, at: ran });
          return false;
        }
        stack.pop();
        ran++;
        if (question?.settled?.told) tellOrder(question.by, question.settled.told);
        if (question?.settled?.ahead) useUp(question.by, question.settled.ahead);
        perform(effect, turn, frame, question?.settled?.picked ?? []);
      }
    }
    return stack.length === 0;
  };

  /** A standing order has answered: its owner alone is told, and nobody takes back what drew it out. */
  const tellOrder = (owner: Seat, told: Message) => {
    close();
    turn.tell([owner], told);
  };

  /** What was answered ahead is used, and nobody takes back what drew it out. */
  const useUp = (owner: Seat, id: string) => {
    close();
    forget(state, owner, id);
  };

  const takeNext = (frame: Frame & { steps: Step[]; names: Fields }) => {
    const step = frame.steps[0];
    if (!step) {
      stack.pop();
      return;
    }
    frame.steps = frame.steps.slice(1);
    place(resolve(step, frame.names));
  };

  const settleLanes = (frame: { lanes: { [seat: Seat]: Frame[] } }): boolean => {
    if (inLane) throw new Error(`${rules.id}: seats already act side by side; 'together' cannot stand inside itself.`);
    let empty = true;
    for (const lane of Object.values(frame.lanes)) empty = onLane(lane, settleStack) && empty;
    return empty;
  };

  const onLane = <T>(lane: Frame[], work: () => T): T => {
    stack = lane;
    inLane = true;
    const result = work();
    stack = state.stack;
    inLane = false;
    return result;
  };

  return {
    run(laneOf, first) {
      events = [];
      barrier = 'none';
      steps = 0;
      ran++;
      known = [];
      const top = state.stack.at(-1);
      const around = laneOf !== null && top && isTogether(top) ? top : null;
      if (laneOf !== null && around) onLane(around.lanes[laneOf]!, () => first(turn, stack));
      else first(turn, stack);
      settleStack();
      if (state.outcome === null && state.stack.length === 0) throw new Error(`${rules.id}: the game stopped without an outcome.`);
      const dropped = state.ahead ? dropPassed(rules, state) : [];
      return { state, events, barrier, aside: around !== null && state.stack.includes(around), dropped };
    },
    asked() {
      if (state.outcome !== null) return [];
      const open: Waiting[] = [];
      for (const frame of waitingFrames(state)) {
        const kept = known.find((one) => one.frame['#'] === frame['#'] && one.at === ran);
        const question = kept?.question ?? questionOf(rules.effectOf(frame.kind), state, frame);
        if (question && !question.settled) open.push({ frame, question });
      }
      return open;
    },
  };
}
