/** Seats around a table, in turn order. */
import type { Core, Seat } from '../../kernel/types.ts';

export const isHere = (state: Core, seat: Seat): boolean => !state.gone.includes(seat);

/** The seats that still play, in turn order. */
export const playing = (state: Core): Seat[] => state.seats.filter((seat) => isHere(state, seat));

/** A round that starts to the left of `seat` and ends with `seat`. */
export function roundAfter(seats: readonly Seat[], seat: Seat): Seat[] {
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The best by a measure: one, or several if tied. */
export function best<T>(all: readonly T[], worth: (one: T) => number): T[] {
  const most = Math.max(...all.map(worth));
  return all.filter((one) => worth(one) === most);
}
