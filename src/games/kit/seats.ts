/** Seats round a table, in turn order. */
import type { Core, Seat } from '../../kernel/types.ts';

export const isHere = (state: Core, seat: Seat): boolean => !state.gone.includes(seat);

/** Who still plays, in turn order. */
export const playing = (state: Core): Seat[] => state.seats.filter((seat) => isHere(state, seat));

/** A round that begins to the left of `seat` and ends with `seat` itself. */
export function roundAfter(seats: readonly Seat[], seat: Seat): Seat[] {
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** All who are best by a measure: one, or several who are level. */
export function best<T>(all: readonly T[], worth: (one: T) => number): T[] {
  const most = Math.max(...all.map(worth));
  return all.filter((one) => worth(one) === most);
}
