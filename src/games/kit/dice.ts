/** Dice that decide between players. */
import { best } from './seats.ts';

/** The highest rolls. */
export const highest = <R extends { readonly die: number }>(rolls: readonly R[]): R[] => best(rolls, ({ die }) => die);

/** All roll, and those tied for the highest roll again, until one is left. `roll` makes and tells a round; `again` is true from the second on. */
export function untilAlone<S extends string>(
  seats: readonly S[],
  roll: (among: readonly S[], again: boolean) => readonly { seat: S; die: number }[],
  again = false,
): S {
  const [first, ...others] = seats;
  if (first === undefined) throw new Error('Nobody is there to roll.');
  return others.length === 0
    ? first
    : untilAlone(
        highest(roll(seats, again)).map(({ seat }) => seat),
        roll,
        true,
      );
}
