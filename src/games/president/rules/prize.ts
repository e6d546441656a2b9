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
