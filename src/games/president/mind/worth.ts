/** What cities and cards are worth to a player, in points, by rules of thumb. */
import type { Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { candidateOf, clockwiseFrom, completesGroup, elects, groupOf, majorityIn, strengthOf } from '../rules/table.ts';
import type { President } from '../state.ts';
import type { CityId } from '../vocabulary.ts';

/** For each of its points, a complete group is worth so much more; the election is worth more than any city. */
const [safety, election] = [0.6, 50];

/** How often an attack is not parried by a rival who holds cards. */
export const attackStands = 0.9;

/** Whether the player has the points that elect once every city is owned. */
export const waits = (state: President, seat: Seat): boolean => !elects(state) && strengthOf(state, seat) >= majorityIn(state);

/** What a city would give this player besides its points. */
export function prizeWorth(state: President, seat: Seat, city: CityId): number {
  const points = pointsOf(city);
  if (elects(state) && strengthOf(state, seat) + points >= majorityIn(state)) return election;
  return completesGroup(state, seat, city) ? safety * points * groupOf(points).length : 0;
}

/** What a player gains where this rival loses so many points: among several, only the strongest is in the way. */
export function lostBy(state: President, by: Seat, rival: Seat, points: number): number {
  const rivals = clockwiseFrom(state, by).map((seat) => strengthOf(state, seat));
  return strengthOf(state, rival) === Math.max(...rivals) ? points / Math.min(2, rivals.length) : 0;
}

/** Who is stronger: 1 the first, −1 the second, 0 neither. */
export const leadOf = (state: President, by: Seat, rival: Seat): number => Math.sign(strengthOf(state, by) - strengthOf(state, rival));

/** How many cards a player holds, which everyone knows. */
export const cardsOf = (state: President, seat: Seat): number => candidateOf(state, seat).media.length;
