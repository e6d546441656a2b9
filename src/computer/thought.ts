/** What comes of thinking, as plain data. */

/** A move that was thought of. */
export interface Weighed {
  /** Ids of options. */
  picked: string[];
  /** How often it was tried. */
  visits: number;
  /** How likely the seat is to win after it, from 0 to 1, as far as was seen. */
  chance: number;
  /** The standard error of that: how far it may be off for want of visits alone. */
  error: number;
}

/** Why a move was chosen, in what everybody can see; it does not say what else there was, which would tell of the hand. */
export interface Why {
  /** How likely the seat is to win, from 0 to 1. */
  chance: number;
  /** What it improves most beside the next best move, and by how much, of the mind's `terms`; null: nothing that could be named. */
  term: string | null;
  by: number;
}

export interface Thought {
  /** Ids of options: the answer. */
  picked: string[];
  /** Every move tried, the best first. For the seat itself only: others would see its hand in it. */
  moves: Weighed[];
  /** Null: there was no choice. */
  why: Why | null;
  /** Ways on that were tried. */
  iterations: number;
  /** Time ended it, not its level: a quicker machine might answer otherwise. */
  cut: boolean;
}
