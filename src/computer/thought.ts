/** The result of thinking, as plain data. */
import type { Message } from '../kernel/types.ts';

/** A move that was considered. */
export interface Weighed {
  /** Ids of options. */
  picked: string[];
  /** How often it was tried. */
  visits: number;
  /** How likely the seat is to win after it, from 0 to 1, according to the search. */
  chance: number;
  /** The standard error of `chance`: how far it may be off because of too few visits alone. */
  error: number;
}

/** Why a move was chosen, in terms that everyone can see. It doesn't say what the alternatives were, which would reveal something of the hand. */
export interface Why {
  /** How likely the seat is to win, from 0 to 1. */
  chance: number;
  /** The mind's term that it improves most compared to the next best move, and by how much; null: none that could be named. */
  term: string | null;
  by: number;
}

export interface Thought {
  /** Ids of options: the answer. */
  picked: string[];
  /** Every move tried, best first. Only for the seat itself: others could infer its hand from it. */
  moves: Weighed[];
  /** Null: there was no choice. */
  why: Why | null;
  /** The reason a player would give, if it was asked for. Only for the seat itself: it may name cards of its hand. Null: there is none. */
  reason?: Message | null;
  /** What the seat would answer after it before anybody else has a choice, if a reason was asked for: the rest of a plan. Only for the seat itself. */
  plan?: string[][];
  /** How many ways were tried. */
  iterations: number;
  /** The time limit ended it before the level did: a faster machine might answer differently. */
  cut: boolean;
}
