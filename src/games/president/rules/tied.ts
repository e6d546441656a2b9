/** Cities that are worth the same, of which a player chose some to give up. */
import type { Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { type InfosOrder, infosOf } from '../data/infos.ts';
import { squareNamed, squares } from '../data/squares.ts';
import type { CityId, InfosId } from '../vocabulary.ts';
import { type Done, seatIn } from './seen.ts';

/**
 * `points`: what each of them is worth. `after`: this player's pawn gets to all others sooner. `ahead`: the player's own pawn gets there first, and with one
 * roll: so many squares.
 */
export type Tied = { cities: CityId[]; points?: number; after?: Seat; ahead?: number };

const dieFaces = 6;

/** The seat's other cities that are worth as much as these. */
const tiedWith = ({ was, seat }: Done, cities: readonly CityId[]): CityId[] =>
  seatIn(was, seat).cities.flatMap(({ id }) => (!cities.includes(id) && cities.some((city) => pointsOf(city) === pointsOf(id)) ? [id] : []));

/** Whether the seat could have given up others: what a card orders otherwise is no choice, as far as everyone can see. */
export const isChosen = (deed: Done, cities: readonly CityId[]): boolean => deed.answer !== null || tiedWith(deed, cities).length > 0;

/** What the last Infos card of the turn orders; null: none was read. */
export function orderIn({ was, told }: Done): InfosOrder | null {
  const read = told.flat().findLast(({ key }) => key === 'infos')?.args?.card ?? was.story?.infos.at(-1);
  return read === undefined ? null : infosOf(read as InfosId).does;
}

/** Whether a card exchanges each player's weakest cities: then luck decides what that brings. */
export const isForced = (deed: Done): boolean => orderIn(deed)?.order === 'exchange';

/** How many squares a pawn has to go to a city: a whole round, if it stands there. */
const stepsTo = (from: number, city: CityId): number => ((squareNamed(city) - from + squares.length - 1) % squares.length) + 1;

/**
 * Cities that a tie let the seat choose. Where a card makes them free again, also a rival whose pawn reaches every other one sooner, if no pawn is
 * nearer to these than to the others: in an exchange, that rival would get the city.
 */
export function tiedAt(deed: Done, cities: readonly CityId[]): Tied {
  const rivals = deed.was.seats.filter(({ seat, gone }) => seat !== deed.seat && !gone);
  const others = tiedWith(deed, cities);
  const least = (some: readonly CityId[], pawns: typeof rivals): number =>
    Math.min(...pawns.flatMap(({ square }) => some.map((city) => stepsTo(square, city))));
  const isLast = others.length > 0 && others.every((city) => least([city], rivals) < least(cities, rivals));
  const one = rivals.find((rival) => others.every((city) => least([city], [rival]) < least(cities, [rival])));
  const isFreed = orderIn(deed)?.order === 'lose';
  const own = [seatIn(deed.was, deed.seat)];
  const ahead = least(cities, own);
  const isNext = ahead <= dieFaces && others.length > 0 && others.every((city) => least([city], own) > ahead);
  const told = isFreed && isLast && one ? { after: one.seat } : isFreed && isNext ? { ahead } : {};
  return { cities: [...cities], points: pointsOf(cities[0]!), ...told };
}
