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

/** What a rival would win with a city, besides its points. */
export type Denied = { city: CityId; rival: Seat; prize: 'elected' | 'group' };

/** What rivals would win with one of these free cities; null: only points. Who has the majority already is elected with the last, whoever takes it. */
export function deniedBy(view: PresidentView, taker: Seat, taken: readonly CityId[]): Denied | null {
  const rivals = view.seats.filter(({ seat, gone }) => seat !== taker && !gone);
  const all = taken.flatMap((city) =>
    rivals.flatMap(({ seat, strength }): Denied[] => {
      const prize = prizeOf(view, seat, city);
      return prize === null || (prize === 'elected' && strength >= view.majority) ? [] : [{ city, rival: seat, prize }];
    }),
  );
  return all.find(({ prize }) => prize === 'elected') ?? all[0] ?? null;
}

/** How many cities are left to be owned before the player's points elect, and those points. Reviews made before left both out. */
export type Ending = { left: number; strength: number };

/** When so many cities are left to be owned, the end is near. */
export const nearEnd = 3;

/** What is left to do once a player with the majority owns these free cities, too; null: much, or nothing, or the majority isn't reached. */
export function endingWith({ cities, elects, majority, seats }: PresidentView, taker: Seat, taken: readonly CityId[]): Ending | null {
  const held = seats.find(({ seat }) => seat === taker)?.strength ?? 0;
  const strength = taken.reduce((sum, city) => sum + pointsOf(city), held);
  const left = cities.filter(({ id, owner }) => owner === null && !taken.includes(id)).length;
  return !elects && strength >= majority && left > 0 && left <= nearEnd ? { left, strength } : null;
}
