/** Reads the state: who owns what, how strong a player is, what is protected. It changes nothing but hands and piles. */

import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { needed } from '../../kit/lookup.ts';
import { move } from '../../kit/piles.ts';
import { isHere, roundAfter } from '../../kit/seats.ts';
import { type City, cities, pointsOf } from '../data/cities.ts';
import { mediaKindOf } from '../data/media.ts';
import type { Candidate, President } from '../state.ts';
import { type CityId, type MediaId, type MediaToken, majority, protectedValues, type Rank, squareCount, unseen } from '../vocabulary.ts';

export type Play = Turn<President>;

export { isHere, playing } from '../../kit/seats.ts';

export const candidateOf = (state: President, seat: Seat): Candidate => needed(state.candidates[seat], 'player at', seat);

export const citiesOf = (state: President, seat: Seat): CityId[] => cities.filter(({ id }) => state.owners[id] === seat).map(({ id }) => id);
export const freeCities = (state: President): CityId[] => cities.filter(({ id }) => ownerOf(state, id) === null).map(({ id }) => id);
export const ownerOf = (state: President, city: CityId): Seat | null => state.owners[city] ?? null;

/** Force électorale, as the rules call it: the points of all cities held. */
export function strengthOf({ owners }: President, seat: Seat): number {
  let strength = 0;
  for (const { id, points } of cities) if (owners[id] === seat) strength += points;
  return strength;
}

/** The points that elect now: the printed majority, or what it has fallen to. */
export const majorityIn = ({ falls, round }: President): number => majority - (falls === undefined ? 0 : Math.max(0, round - falls));

/** Whether the majority elects: all cities were owned at once, or it has begun to fall. */
export const elects = (state: President): boolean => state.complete || majorityIn(state) < majority;

/** The cities of each value. */
const groups: ReadonlyMap<number, readonly City[]> = Map.groupBy(cities, ({ points }) => points);
export const groupOf = (value: number): readonly City[] => groups.get(value) ?? [];

/** The values for which `seat` owns every city. Nobody can take one of those. */
export const protectedGroups = (state: President, seat: Seat): number[] =>
  protectedValues.filter((value) => groupOf(value).length > 0 && groupOf(value).every(({ id }) => state.owners[id] === seat));

/** Whether with this city `seat` would own a whole group that nobody can take any more. */
export function completesGroup(state: President, seat: Seat, city: CityId): boolean {
  const points = pointsOf(city);
  return protectedValues.includes(points) && groupOf(points).every(({ id }) => id === city || state.owners[id] === seat);
}

/** The points `seat` can never lose. */
export const safePoints = (state: President, seat: Seat): number =>
  protectedGroups(state, seat).reduce((points, value) => points + value * groupOf(value).length, 0);

export function isProtected(state: President, city: CityId): boolean {
  const owner = ownerOf(state, city);
  return owner !== null && protectedGroups(state, owner).includes(pointsOf(city));
}

/** Cities an order may hit or exchange. */
export function exposedCities(state: President, seat: Seat): CityId[] {
  const safe = protectedGroups(state, seat);
  return citiesOf(state, seat).filter((city) => !safe.includes(pointsOf(city)));
}

/** The `n` weakest or strongest cities an order hits: those it certainly does, and those tied for the remaining places. */
export function struck(state: President, seat: Seat, rank: Rank, n: number): { sure: CityId[]; tied: CityId[]; open: number } {
  const sign = rank === 'weakest' ? 1 : -1;
  const sorted = exposedCities(state, seat).sort((a, b) => sign * (pointsOf(a) - pointsOf(b)));
  const last = sorted[Math.min(n, sorted.length) - 1];
  if (last === undefined) return { sure: [], tied: [], open: 0 };
  const edge = pointsOf(last);
  const sure = sorted.filter((city) => sign * (pointsOf(city) - edge) < 0);
  const tied = sorted.filter((city) => pointsOf(city) === edge);
  return { sure, tied, open: Math.min(n, sorted.length) - sure.length };
}

/** The player whose pawn is next behind; of several, the nearest to the right. Null if nobody else is in the game. */
export function followerOf(state: President, seat: Seat): Seat | null {
  const here = candidateOf(state, seat).square;
  const gap = (other: Seat) => (here - candidateOf(state, other).square + squareCount - 1) % squareCount;
  const toTheRight = clockwiseFrom(state, seat).reverse();
  const nearest = Math.min(...toTheRight.map(gap));
  return toTheRight.find((other) => gap(other) === nearest) ?? null;
}

/** The others still in the game, the one to the left of `seat` first. `seat` itself may have left. */
export function clockwiseFrom(state: President, seat: Seat): Seat[] {
  return roundAfter(state.seats, seat).filter((other) => other !== seat && isHere(state, other));
}

export const held = (state: President, seat: Seat, kind: 'attack' | 'parade' | 'president'): MediaId[] =>
  sortedHand(candidateOf(state, seat).media.filter((card) => mediaKindOf(card) === kind));

const place = (card: MediaId): number => ['A', 'P', 'J'].indexOf(card.charAt(0)) * 10 + Number(card.slice(1));
/** Attacks, parades, Président: the order in which a hand is shown. */
export const sortedHand = (hand: readonly MediaId[]): MediaId[] => [...hand].sort((a, b) => place(a) - place(b));

/** Media cards are used once: from the hand they go under the pile. */
export function spend(state: President, seat: Seat, card: MediaId): void {
  const candidate = candidateOf(state, seat);
  move(card, candidate.media, state.media);
  const token = tokenOf(card);
  state.under = [...(state.under ?? []), token];
  const at = candidate.known?.indexOf(token) ?? -1;
  if (at >= 0) candidate.known!.splice(at, 1);
}

const tokenOf = (card: MediaId): MediaToken => (mediaKindOf(card) === 'president' ? 'J' : card);

/** Puts cards that nobody has seen under the pile. */
export function layUnseen(state: President, cards: readonly MediaId[]): void {
  state.media.push(...cards);
  if (state.under) state.under.push(...cards.map(() => unseen));
}

/** Moves the top card of the pile to a hand. One that was seen going under the pile stays known there. */
export function takeTop(state: President, seat: Seat): MediaId | null {
  const card = state.media.shift();
  if (card === undefined) return null;
  const candidate = candidateOf(state, seat);
  candidate.media.push(card);
  const token = (state.under?.length ?? 0) > state.media.length ? state.under!.shift()! : unseen;
  if (token !== unseen) candidate.known = [...(candidate.known ?? []), token];
  return card;
}
