/** Who decides about somebody whose time is over. */
import type { Seat } from '../../kernel/types.ts';

/** A table, as far as that depends on it. */
export interface Deciding {
  /** Who sits there; a computer has a level. */
  people: readonly { seat: Seat | null; computer?: unknown }[];
  /** The seats that are out of the game, and those the game answers for. */
  out: readonly Seat[];
  away: readonly Seat[];
  isLate: (seat: Seat) => boolean;
}

/**
 * The seats that decide what becomes of those whose time is over: people who still play, are here and have time themselves. Empty: nobody decides, and
 * whoever is late is reminded like anybody who is asked.
 */
export const deciders = ({ people, out, away, isLate }: Deciding): Seat[] =>
  people.flatMap(({ seat, computer }) => (seat === null || computer || out.includes(seat) || away.includes(seat) || isLate(seat) ? [] : [seat]));

/** Whether anybody would decide, whoever of those who play were late: at least two people play and are here. */
export const haveDeciders = (table: Omit<Deciding, 'isLate'>): boolean => deciders({ ...table, isLate: () => false }).length > 1;
