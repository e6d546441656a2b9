import { controlEffects, type Effect, type Turn } from './effect.ts';
import type { Random } from './random.ts';
import type { Core, Decision, Early, Json, Option, Picked, Seat, Step, Viewer } from './types.ts';

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
