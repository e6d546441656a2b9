import type { Seat } from '../../kernel/types.ts';

/** A pause that one player took alone: it ends at `until`, in ms since 1970, or when they play or end it. */
export interface Rest {
  by: string;
  until: number;
}

/** A player who has handed over their seat. */
export interface Former {
  user: string;
  name: string;
  seat: Seat;
  /** When they handed it over, in ms since 1970. */
  at: number;
  /** Not all of the others agreed, so if the game is lost from that seat, this player has lost it. */
  keepsLoss: boolean;
}
