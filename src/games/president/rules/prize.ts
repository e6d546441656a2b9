/** What winning a city gives besides its points. */
import type { Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { type CityId, protectedValues } from '../vocabulary.ts';
import type { PresidentView } from './view.ts';

export type Prize = 'elected' | 'group' | null;

/** What the city would give this player besides its points, as far as everyone sees. */
export function prizeOf({ cities, elects, majority, seats }: PresidentView, newcomer: Seat, city: CityId): Prize {
  const points = pointsOf(city);
  const strength = seats.find(({ seat }) => seat === newcomer)?.strength ?? 0;
  // With the last free city, the majority begins to elect.
  const isLast = cities.every(({ id, owner }) => (owner === null) === (id === city));
  if ((elects || isLast) && strength + points >= majority) return 'elected';
  const isTheirs = cities.every((one) => one.points !== points || one.id === city || one.owner === newcomer);
  return protectedValues.includes(points) && isTheirs ? 'group' : null;
}

/** How many cities are left to be owned before the player's points elect, and those points. Reviews made before left both out. */
export type Ending = { left: number; strength: number };

/** What is left to do once a player with the majority owns these free cities, too; null: the majority isn't reached, or elects by then. */
export function endingWith({ cities, elects, majority, seats }: PresidentView, taker: Seat, taken: readonly CityId[]): Ending | null {
  const strength = seats.find(({ seat }) => seat === taker)?.strength ?? 0;
  const left = cities.filter(({ id, owner }) => owner === null && !taken.includes(id)).length;
  return !elects && strength >= majority && left > 0 ? { left, strength: strength + taken.reduce((sum, city) => sum + pointsOf(city), 0) } : null;
}
