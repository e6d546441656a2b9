import type { Seat } from '../../kernel/types.ts';

/** A pause that somebody took alone: it ends at `until`, in ms since 1970, or when they play or end it. */
export interface Rest {
  by: string;
  until: number;
}

/** Somebody who sat at a game and has handed their seat over. */
export interface Former {
  user: string;
  name: string;
  seat: Seat;
  /** When they handed it over, in ms since 1970. */
  at: number;
  /** If the game is lost from there, they have lost it: not all of the others agreed. */
  keepsLoss: boolean;
}
