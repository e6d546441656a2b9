import { dropPassed, forget, questionOf, waitingFrames } from './question.ts';
import { openRandom, type Random } from './random.ts';
import { isSeq, isTogether, perform, type Runnable, resolve, type Turn, type View } from './rules.ts';
import type { Barrier, Core, Event, Fields, Frame, Question, Seat, Settled, Step } from './types.ts';

/** What an answer led to. */
export interface Applied<S extends Core = Core> {
  state: S;
  events: Event[];
  barrier: Barrier;
  /** The seat answered inside `together` while others aren't done: nobody else could notice. */
  aside: boolean;
  /** Seats that had an answer given ahead lapse because of this, once for each such answer: each must be told privately. */
  dropped: Seat[];
  /** What the state asks now, where it was found on the way: for `decisions` and the next `apply`, which otherwise ask the rules again. */
  asked?: readonly Waiting[];
}

export interface Machine<S extends Core> {
  /** Runs `first` on a lane's stack (or the main one), then everything that follows without a question. */
  run(lane: Seat | null, first: (turn: Turn<S>, stack: Frame[]) => void): Applied<S>;
  /** What the game waits for, each question with its frame. Doesn't ask again what was asked when the game came to rest. */
  asked(): Waiting[];
}

/** A frame that waits for an answer, and what it asks. */
export interface Waiting {
  frame: Frame;
  question: Question;
}

/** How a simulation runs: with separate randomness, and nobody to tell. */
export interface Mode {
  /** Replaces the state's own streams, which then don't advance. */
  random?: Random;
  /** Collects no messages. */
  mute?: boolean;
  /** What the game waits for, if known already from the state that this one was copied from. */
  asked?: readonly Waiting[];
  /** Receives what is told, as it is told. */
  heard?(event: Event): void;
  /** Called before each frame that runs by itself, while it is still on the stack: the state can be continued from there. */
  before?(): void;
}

/** No card of any game needs a hundredth of this; an endless loop does. */
const stepLimit = 20_000;

/** Runs frames on `state`, in place. The only code that touches the stack. */
export const openMachine = <S extends Core, V extends View>(rules: Runnable<S, V>, state: S, mode: Mode = {}): Machine<S> =>
  new Running(rules, state, mode);

class Running<S extends Core, V extends View> implements Machine<S> {
  readonly #rules: Runnable<S, V>;
  readonly #state: S;
  readonly #turn: Turn<S>;
  #events: Event[] = [];
  #barrier: Barrier = 'none';
  /** The stack that runs: the main one, or a lane's. */
  #stack: Frame[];
  #inLane = false;
  #steps = 0;
  /** How many effects have run: a question from before the last one may have changed. */
  #ran = 0;
  #known: (Waiting & { at: number })[];
  readonly #before: Mode['before'];

  constructor(rules: Runnable<S, V>, state: S, { random, mute = false, asked = [], heard, before }: Mode) {
    this.#rules = rules;
    this.#state = state;
    this.#stack = state.stack;
    this.#known = asked.map(({ frame, question }) => ({ frame, question, at: 0 }));
    this.#before = before;
    this.#turn = this.#openTurn(random, mute, heard);
  }

  run(laneOf: Seat | null, first: (turn: Turn<S>, stack: Frame[]) => void): Applied<S> {
    const state = this.#state;
    this.#events = [];
    this.#barrier = 'none';
    this.#steps = 0;
    this.#ran++;
    this.#known = [];
    const top = state.stack.at(-1);
    const around = laneOf !== null && top && isTogether(top) ? top : null;
    if (laneOf !== null && around) this.#onLane(around.lanes[laneOf]!, () => first(this.#turn, this.#stack));
    else first(this.#turn, this.#stack);
    this.#settleStack();
    if (state.outcome === null && state.stack.length === 0) throw new Error(`${this.#rules.id}: the game stopped without an outcome.`);
    const dropped = state.ahead ? dropPassed(this.#rules, state) : [];
    return { state, events: this.#events, barrier: this.#barrier, aside: around !== null && state.stack.includes(around), dropped };
  }

  asked(): Waiting[] {
    const state = this.#state;
    if (state.outcome !== null) return [];
    const open: Waiting[] = [];
    for (const frame of waitingFrames(state)) {
      const kept = this.#known.find((one) => one.frame['#'] === frame['#'] && one.at === this.#ran);
      const question = kept?.question ?? questionOf(this.#rules.effectOf(frame.kind), state, frame);
      if (question && !question.settled) open.push({ frame, question });
    }
    return open;
  }

  /** What effects work with. */
  #openTurn(random: Random | undefined, mute: boolean, heard: Mode['heard']): Turn<S> {
    const state = this.#state;
    return {
      state,
      random: random ?? openRandom(state.random, () => this.#close()),
      push: (...list) => {
        for (let i = list.length - 1; i >= 0; i--) this.#place(list[i]!);
      },
      bind: (name, value) => {
        this.#namesToBind(name)[name] = value;
      },
      gather: (name, key, value) => {
        const names = this.#namesToBind(name);
        names[name] = { ...(names[name] as Fields | undefined), [key]: value };
      },
      tell: (to, message) => {
        if (!mute) this.#events.push({ to, message });
        heard?.({ to, message });
      },
      told: () => this.#events.length,
      reveal: () => this.#close(),
      finish: (outcome) => {
        state.outcome = outcome;
      },
    };
  }

  /** Stops anyone from taking back what led here. */
  #close(): void {
    if (!this.#inLane) this.#barrier = 'all';
    else if (this.#barrier === 'none') this.#barrier = 'own';
  }

  /** The names that the running effect can see and add to: those of the nearest sequence around it. */
  #namesAround(): Fields | null {
    const around = this.#stack.findLast(isSeq) ?? (this.#inLane ? this.#state.stack.findLast(isSeq) : undefined);
    return around?.names ?? null;
  }

  #namesToBind(what: string): Fields {
    const names = this.#namesAround();
    if (!names) throw new Error(`${this.#rules.id}: '${what}' is named outside any sequence.`);
    return names;
  }

  #place(step: Step): void {
    this.#stack.push(this.#number(step));
  }

  #number(step: Step): Frame {
    const frame: Frame = { ...step, '#': this.#state.next++ };
    if (isSeq(frame)) frame.names = { ...this.#namesAround(), ...frame.names };
    if (isTogether(frame)) frame.lanes = this.#openLanes(frame.lanes);
    return frame;
  }

  #openLanes(lanes: { [seat: Seat]: Step[] }): { [seat: Seat]: Frame[] } {
    const names = this.#namesAround() ?? {};
    const open = (list: Step[]) => list.map((step) => this.#number(resolve(step, names))).reverse();
    return Object.fromEntries(Object.entries(lanes).map(([seat, list]) => [seat, open(list)]));
  }

  /** Runs frames of the current stack until one asks; returns whether the stack is empty. */
  #settleStack(): boolean {
    for (let frame = this.#stack.at(-1); frame && this.#state.outcome === null; frame = this.#stack.at(-1)) {
      if (++this.#steps > stepLimit) throw new Error(`${this.#rules.id}: the game does not come to rest (${frame.kind}).`);
      if (isSeq(frame)) this.#takeNext(frame);
      else if (isTogether(frame)) {
        if (!this.#settleLanes(frame)) return false;
        this.#stack.pop();
        // This reveals what several seats chose in secret: the last to answer must not see it and choose again.
        if (Object.keys(frame.lanes).length > 1) this.#close();
      } else if (!this.#settleFrame(frame)) return false;
    }
    return this.#stack.length === 0;
  }

  /** Runs the frame, unless it asks something unsettled: then it waits, and this returns false. */
  #settleFrame(frame: Frame): boolean {
    const effect = this.#rules.effectOf(frame.kind);
    const question = questionOf(effect, this.#state, frame);
    if (question && !question.settled) {
      this.#known.push({ frame, question, at: this.#ran });
      return false;
    }
    this.#before?.();
    this.#stack.pop();
    this.#ran++;
    if (question?.settled) this.#useUp(question.by, question.settled);
    perform(effect, this.#turn, frame, question?.settled?.picked ?? []);
    return true;
  }

  /** If a standing order whose owner is told, or an answer given ahead, has settled it, nobody can take back what triggered it. */
  #useUp(owner: Seat, { told, ahead }: Settled): void {
    if (told || ahead) this.#close();
    if (told) this.#turn.tell([owner], told);
    if (ahead) forget(this.#state, owner, ahead);
  }

  #takeNext(frame: Frame & { steps: Step[]; names: Fields }): void {
    const step = frame.steps[0];
    if (!step) {
      this.#stack.pop();
      return;
    }
    frame.steps = frame.steps.slice(1);
    this.#place(resolve(step, frame.names));
  }

  #settleLanes(frame: { lanes: { [seat: Seat]: Frame[] } }): boolean {
    if (this.#inLane) throw new Error(`${this.#rules.id}: seats already act side by side; 'together' cannot stand inside itself.`);
    let empty = true;
    for (const lane of Object.values(frame.lanes)) empty = this.#onLane(lane, () => this.#settleStack()) && empty;
    return empty;
  }

  #onLane<T>(lane: Frame[], work: () => T): T {
    this.#stack = lane;
    this.#inLane = true;
    const result = work();
    this.#stack = this.#state.stack;
    this.#inLane = false;
    return result;
  }
}
