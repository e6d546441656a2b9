import { controlEffects, type Effect, type Turn } from './effect.ts';
import type { Random } from './random.ts';
import type { Core, Decision, Early, Json, Option, Picked, Seat, Step, Viewer } from './types.ts';

/** What one viewer may know. Built from nothing by each game; no state is a view, because no state says who looks at it. */
export interface View {
  seenBy: Viewer;
}

export type StartOptions = { [name: string]: string | boolean };

export interface Start {
  /** In turn order. */
  seats: Seat[];
  options: StartOptions;
  /** The seat of whoever won the game these people played here before, for rules that remember it. */
  champion?: Seat | null;
}

/** The rules of one game, as the kernel runs them. Methods may assume the state is this game's own. */
export interface Rules<S extends Core = Core, V extends View = View> {
  id: string;
  /** The version of the rules a state was made by; raised by one with each entry of `migrations`. */
  version: number;
  players: { min: number; max: number };
  /** The game's own part of a new state, and the steps that open the game (shuffling, dealing, first questions). */
  setup(start: Start): { state: Omit<S, keyof Core>; steps: Step[] };
  effects: Effect[];
  /** Lists of the state whose items are never written into: a change puts another item in place of one. Copies of a state share the items. */
  values?: readonly string[];
  /** A player leaves for good; `state.gone` names the seat already, and nothing is asked of it any more. */
  leave(turn: Turn<S>, seat: Seat): void;
  /** Seats that are out of the game though nobody has left them: nothing is asked of them, and they need not agree to anything. */
  out?(state: S): Seat[];
  /**
   * Standing orders a seat may leave, where a game asks for reactions that could wait for days. An effect that asks for one looks at
   * `state.orders[seat]`: where an order answers, its question is `settled` by it.
   */
  orders?: StandingOrders<S>;
  /** What a seat may answer before it is asked, where a game makes people wait for one another. */
  ahead?: AnswersAhead<S>;
  /**
   * What is picked for somebody who stays away, by what their seat may know: the plainest legal answer, which commits them to least. Without it, the
   * first options that can be picked.
   */
  away?(asked: { view: V; decision: Decision }, random: Random): string[];
  /** What `viewer` may know, and nothing else. */
  view(state: S, viewer: Viewer): V;
  /** `migrations[n]` lifts a saved state of version n to n + 1, frames included. */
  migrations: { [version: number]: (saved: { [field: string]: Json }) => { [field: string]: Json } };
}

/** The one list of a game's standing orders: the page of orders, the panel and the rules show it. None is in force before its seat leaves it. */
export interface StandingOrders<S extends Core> {
  /** All there are in any game, each saying by `detail` what it does where its label does not. */
  all: readonly Option[];
  /** Those a seat may leave now, where that is not all. */
  offered?(state: S, seat: Seat): readonly Option[];
}

/** Questions somebody is sure to be asked, or asked if something happens. The kernel keeps the answer until a question with that id (`Question.ahead`) comes up. */
interface AnswersAhead<S extends Core> {
  /** Those of one seat now, as they would be asked now, the nearest first. Each says by its id for which situation it stands. At least one option is to be picked. */
  questions(state: S, seat: Seat): Early[];
  /** Does at once, seen by nobody else, what is only preparation of an answer (a card laid out); false: it is the answer, and is kept. */
  prepare?(state: S, seat: Seat, id: string, picked: Picked): boolean;
}

/** Rules the kernel can run: with the effects found by kind. */
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
