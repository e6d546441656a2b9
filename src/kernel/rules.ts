/** The rules of one game, and their effects: how a game declares its kinds of frames, and those every game shares. */
import type { Random } from './random.ts';
import type {
  Audience,
  Core,
  Decision,
  Early,
  Fields,
  Frame,
  Json,
  Message,
  Option,
  Outcome,
  Picked,
  Question,
  Seat,
  Step,
  Viewer,
} from './types.ts';

/** What one viewer may know. Each game builds it from nothing; a state is never a view, because no state says who is looking. */
export interface View {
  seenBy: Viewer;
}

export type StartOptions = { [name: string]: string | boolean };

export interface Start {
  /** In turn order. */
  seats: Seat[];
  options: StartOptions;
  /** The seat of the player who won these people's previous game here, for rules that remember it. */
  champion?: Seat | null;
}

/** The rules of one game, as the kernel runs them. Methods may assume that the state is this game's own. */
export interface Rules<S extends Core = Core, V extends View = View> {
  id: string;
  /** The version of the rules that states are made with; each entry of `migrations` raises it by one. */
  version: number;
  players: { min: number; max: number };
  /** The game's own part of a new state, and the steps that open the game (shuffling, dealing, first questions). */
  setup(start: Start): { state: Omit<S, keyof Core>; steps: Step[] };
  effects: Effect[];
  /** Lists in the state whose items are never modified, only replaced. Copies of a state share the items. */
  values?: readonly string[];
  /** A player leaves for good; `state.gone` already includes the seat, which is asked nothing any more. */
  leave(turn: Turn<S>, seat: Seat): void;
  /** Seats that are out of the game although nobody has left: they are asked nothing, and needn't agree to anything. */
  out?(state: S): Seat[];
  /**
   * Standing orders a seat may leave, if the game asks for reactions that could take days. An effect that asks for one checks `state.orders[seat]`:
   * if an order answers it, its question is `settled`.
   */
  orders?: StandingOrders<S>;
  /** What a seat may answer before it is asked, if the game makes people wait for one another. */
  ahead?: AnswersAhead<S>;
  /**
   * What to pick for an absent player, by what their seat may know: the plainest legal answer, which commits them least. Without this, the first
   * options that can be picked.
   */
  away?(asked: { view: V; decision: Decision }, random: Random): string[];
  /** What `viewer` may know, and nothing else. */
  view(state: S, viewer: Viewer): V;
  /** `migrations[n]` lifts a saved state from version n to n + 1, including its frames. */
  migrations: { [version: number]: (saved: { [field: string]: Json }) => { [field: string]: Json } };
}

/** The only list of a game's standing orders: the page of orders, the panel and the rules show it. None is in force until its seat leaves it. */
export interface StandingOrders<S extends Core> {
  /** All orders in any game; if an order's label doesn't say what it does, its `detail` does. */
  all: readonly Option[];
  /** Those a seat may leave now, if that isn't all of them. */
  offered?(state: S, seat: Seat): readonly Option[];
}

/** Questions that a player will be asked, or may be. The kernel keeps the answer until a question with that id (`Question.ahead`) comes up. */
interface AnswersAhead<S extends Core> {
  /** A seat's questions, as they would be asked now, nearest first. The id of each identifies its situation. Each requires at least one option. */
  questions(state: S, seat: Seat): Early[];
  /** If an answer is mere preparation (laying out a card), does it at once, unseen by others, and returns true; false: it is kept. */
  prepare?(state: S, seat: Seat, id: string, picked: Picked): boolean;
}

/** Rules that the kernel can run, with effects looked up by kind. */
export interface Runnable<S extends Core = Core, V extends View = View> extends Rules<S, V> {
  effectOf(kind: string): Effect;
}

/** Checks the list of effects (every kind once, none of the kernel's) and makes the rules runnable. */
export function defineRules<S extends Core, V extends View>(rules: Rules<S, V>): Runnable<S, V> {
  const known = new Map<string, Effect>();
  for (const effect of [...controlEffects, ...rules.effects]) {
    if (known.has(effect.kind)) throw new Error(`${rules.id}: two effects are called '${effect.kind}'.`);
    known.set(effect.kind, effect);
  }
  return {
    ...rules,
    effectOf(kind) {
      const effect = known.get(kind);
      if (!effect) throw new Error(`${rules.id}: nothing is known of the step '${kind}'; list its effect in the game's rules.`);
      return effect;
    },
  };
}

/** What an effect can do while it runs. It changes `state` directly, but the stack only through `push` and `bind`. */
export interface Turn<S extends Core = Core> {
  readonly state: S;
  /** Everything random comes from here. Drawing stops undo at this point. */
  readonly random: Random;
  /** Puts steps on the stack, to run in reading order before anything that was there already. */
  push(...steps: Step[]): void;
  /** Names a value for the rest of the sequence that contains this effect. */
  bind(name: string, value: Json): void;
  /** Adds `value` under `key` to a named record of the sequence: what several seats answered, by seat. */
  gather(name: string, key: string, value: Json): void;
  /** Tells those who may know it what happened. */
  tell(to: Audience, message: Message): void;
  /** How many messages this run has told so far: a game that goes on by itself may want to pause. */
  told(): number;
  /** Something hidden was shown: nobody can take back what led here (inside `together`, only the seat itself is bound). */
  reveal(): void;
  /** Ends the game. */
  finish(outcome: Outcome): void;
}

/** One kind of frame: how it asks, and what it does. */
export interface Effect {
  kind: string;
  ask?(state: Core, frame: Frame): Question | null;
  run(turn: Turn, frame: Frame, picked: string[]): void;
  none?(turn: Turn, frame: Frame): void;
}

/** A value named earlier in the sequence by `bind`, filled in when its step's turn comes. */
export interface Ref {
  ref: string;
}
export const bound = (name: string): Ref => ({ ref: name });

type Late<P> = { [K in keyof P]: P[K] | Ref };

/** Makes steps of one kind, and carries the effect that runs them. */
export type StepMaker<P extends Fields> = ((fields: Late<P>) => Step) & { effect: Effect };

export interface Definition<S extends Core, P extends Fields> {
  /** Pure. Null, or a question without options: there is nothing to pick. Needn't consider seats that have left: they are asked nothing. */
  ask?(state: S, fields: P): Question | null;
  /** What happens. For a step that asks: after something was picked, by its seat, by a standing order, or because nothing else could be picked. */
  run(turn: Turn<S>, fields: P, picked: Picked): void;
  /** What happens at a step that asks if nothing is picked: nothing could be, nobody is there to pick, or they took none (`min: 0`). */
  none?(turn: Turn<S>, fields: P): void;
}

/**
 * Declares a kind of effect. The kind and the names of its fields are a save format: they change only with a migration.
 * A game lists its effects in `defineRules`; a step whose kind is not listed stops the game with an error.
 */
export function effect<S extends Core, P extends Fields = Record<string, never>>(kind: string, definition: Definition<S, P>): StepMaker<P> {
  const make = (fields: Late<P>): Step => ({ kind, ...(fields as unknown as Fields) });
  // The frames of a kind always have that kind's fields, because they are only made here. And `perform` never runs a step that asks with nothing
  // picked.
  return Object.assign(make, { effect: { ...definition, kind } as unknown as Effect });
}

/** Every effect that these files declare, each imported as a whole: `import * as hand from './effects/hand.ts'`. */
export function effectsIn(...files: object[]): Effect[] {
  return files.flatMap((file): unknown[] => Object.values(file)).flatMap((value) => (isMaker(value) ? [value.effect] : []));
}

const isMaker = (value: unknown): value is { effect: Effect } => typeof value === 'function' && 'effect' in value;

/** Carries out a step with what was picked. */
export function perform<S extends Core>(effect: Effect, turn: Turn<S>, frame: Frame, picked: string[]): void {
  if (effect.ask && picked.length === 0) effect.none?.(turn, frame);
  else effect.run(turn, frame, picked);
}

/** Fills in values named earlier. Only looks at the step's own fields, not into lists of later steps. */
export function resolve(step: Step, names: Fields): Step {
  let filled: Step | null = null;
  for (const field in step) {
    const value = step[field];
    if (!isRef(value)) continue;
    const known = names[value.ref];
    if (known === undefined) throw new Error(`The step '${step.kind}' needs '${value.ref}', which nothing has named.`);
    filled ??= { ...step };
    filled[field] = known;
  }
  return filled ?? step;
}

function isRef(value: Json | undefined): value is { ref: string } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.ref === 'string';
}

/**
 * Does steps one after the other. Later steps can use what earlier ones name with `bind`; so can a sequence inside this one, which sees the outer
 * names, while its own stay inside it.
 */
export const seq = (steps: Step[], names: Fields = {}): Step => ({ kind: 'seq', steps, names });
const seqEffect: Effect = {
  kind: 'seq',
  run() {
    throw new Error('A sequence is taken apart by the kernel, not run.');
  },
};

/**
 * Lets every seat do its own steps at its own pace; ends when all have. Nobody sees what another seat does before the game tells it. Answers can be
 * gathered (`Turn.gather`) in a sequence around it: `seq([together(seats, (by) => [react({ by })]), judge({ answers: bound('answers') })])`.
 */
export const together = <S extends Seat>(seats: readonly S[], stepsOf: (seat: S) => Step[]): Step => ({
  kind: 'together',
  lanes: Object.fromEntries(seats.map((seat) => [seat, stepsOf(seat)])),
});
const togetherEffect: Effect = { kind: 'together', run() {} };

const controlEffects: Effect[] = [seqEffect, togetherEffect];

export interface SeqFrame extends Frame {
  steps: Step[];
  names: Fields;
}
export interface TogetherFrame extends Frame {
  lanes: { [seat: Seat]: Frame[] };
}
export const isSeq = (frame: Frame): frame is Frame & SeqFrame => frame.kind === 'seq';
export const isTogether = (frame: Frame): frame is Frame & TogetherFrame => frame.kind === 'together';
