/** Cities that are worth the same, of which a player chose some to give up. */
import type { Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { type InfosOrder, infosOf } from '../data/infos.ts';
import type { CityId, InfosId } from '../vocabulary.ts';
import { type Done, seatIn, sumOf } from './seen.ts';
import { oneRoll, type Pawn, pawnsAt, stepsTo, untilChange } from './track.ts';

/**
 * `points`: what each of them is worth. `soon`: some pawn gets there before any gets to the others, and the player's points elect once every city is
 * owned. `after`: this player's pawn gets to all others sooner; `than`: the only other. `ahead`: the player's own pawn gets there first, and with one
 * roll: so many squares. `first`: the player's own pawn gets there before any rival's and to the others later.
 */
export type Tied = { cities: CityId[]; points?: number; soon?: boolean; after?: Seat; than?: CityId; ahead?: number; first?: boolean };

/** The seat's other cities that are worth as much as these. */
const tiedWith = ({ was, seat }: Done, cities: readonly CityId[]): CityId[] =>
  seatIn(was, seat).cities.flatMap(({ id }) => (!cities.includes(id) && cities.some((city) => pointsOf(city) === pointsOf(id)) ? [id] : []));

/** Whether the seat could have given up others: what a card orders otherwise is no choice, as far as everyone can see. */
export const isChosen = (deed: Done, cities: readonly CityId[]): boolean => deed.answer !== null || tiedWith(deed, cities).length > 0;

/** What the last Infos card before the choice orders; null: none was read. */
export function orderIn(deed: Done): InfosOrder | null {
  const before = untilChange(deed);
  // A roll begins another story than the one before it.
  const story = before.some(({ key }) => key === 'rolls') ? undefined : deed.was.story?.infos.at(-1);
  const read = before.findLast(({ key }) => key === 'infos')?.args?.card ?? story;
  return read === undefined ? null : infosOf(read as InfosId).does;
}

/** Whether a card exchanges each player's weakest cities: then luck decides what that brings. */
export const isForced = (deed: Done): boolean => orderIn(deed)?.order === 'exchange';

/** The fewest squares that one of these pawns has to go to one of these cities. */
const least = (cities: readonly CityId[], pawns: readonly Pawn[]): number =>
  Math.min(...pawns.flatMap(({ square }) => cities.map((city) => stepsTo(square, city))));

/** Whether the player's points elect once every city is owned, even without these cities. */
const waitsForCities = ({ was, seat }: Done, without: readonly CityId[]): boolean =>
  !was.elects && seatIn(was, seat).strength - sumOf(without) >= was.majority;

/**
 * Of the cities given up, those that a tie let the seat choose. Where a card makes them free again, also how soon pawns reach them and the others: in
 * an exchange, a rival would get the city.
 */
export function tiedAt(deed: Done, given: readonly CityId[]): Tied {
  const others = tiedWith(deed, given);
  // Those of other values had to go.
  const cities = others.length === 0 ? [...given] : given.filter((city) => others.some((other) => pointsOf(other) === pointsOf(city)));
  const tied = { cities, points: pointsOf(cities[0]!) };
  // Without an Infos card, it's the square that makes a city free.
  const order = orderIn(deed);
  if (others.length === 0 || order?.order === 'exchange' || order?.order === 'given') return tied;
  const pawns = pawnsAt(deed);
  const isSoon = cities.every((city) => least([city], pawns) < least(others, pawns));
  if (waitsForCities(deed, given)) return isSoon ? { ...tied, soon: true } : tied;
  const rivals = pawns.filter(({ seat }) => seat !== deed.seat);
  const isLast = others.every((city) => least([city], rivals) < least(cities, rivals));
  const one = rivals.find((rival) => others.every((city) => least([city], [rival]) < least(cities, [rival])));
  if (isLast && one) return { ...tied, after: one.seat, ...(others.length === 1 && { than: others[0]! }) };
  const own = pawns.filter(({ seat }) => seat === deed.seat);
  const ahead = least(cities, own);
  if (ahead >= least(others, own)) return tied;
  if (ahead <= oneRoll) return { ...tied, ahead };
  return ahead < least(cities, rivals) ? { ...tied, first: true } : tied;
}
