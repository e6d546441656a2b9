/** Why a player took these of the free cities that a card offered: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import { pointsOf } from '../data/cities.ts';
import type { CityId } from '../vocabulary.ts';
import { type Ending, endingWith } from './prize.ts';
import { type Done, did, sumOf } from './seen.ts';
import { orderIn } from './tied.ts';
import { pawnsAt, stepsTo } from './track.ts';
import type { PresidentView } from './view.ts';

type Taken = { cities: CityId[]; points: number };

/** Each completes “mainly to …”. */
export type TakeReasons = {
  /** The player has the points that elect once every city is owned. */
  'why.takes.ends': Taken & Ending;
  /** Every pawn gets to the bigger cities that were offered first. */
  'why.takes.passed': { city: CityId; points: number; bigger: CityId[] };
  /** `tied`: others that were offered are worth as much. Reviews made before left it out. */
  'why.takes.best': Taken & { tied?: boolean };
  'why.takes': Taken;
  /** `rival`: with the last free cities, which are `last` in number, they would be elected. Reviews made before left both out. */
  'why.takes.none': { rival?: Seat; last?: number };
};

/** Free cities that a card let a player take. */
interface Choice extends Taken {
  /** Those that could have been taken instead, or as well. */
  others: CityId[];
  /** No more could be taken. */
  isFull: boolean;
}

function taken(deed: Done): Choice | null {
  const one = did(deed, 'takes');
  const order = orderIn(deed);
  if (!one || order?.order !== 'take') return null;
  const { cities } = one;
  const others = deed.was.cities.flatMap(({ id, owner, points }) =>
    owner === null && points >= order.least && points <= order.most && !cities.includes(id) ? [id] : [],
  );
  return { cities, points: sumOf(cities), others, isFull: cities.length === Math.min(order.n, cities.length + others.length) };
}

/** The choice, if one city was taken where one could be. */
export function takenAlone(deed: Done): (Choice & { city: CityId }) | null {
  const one = taken(deed);
  const [city] = one?.cities ?? [];
  return one && city !== undefined && one.isFull && one.cities.length === 1 ? { ...one, city } : null;
}

export const takes: Conditions<PresidentView, TakeReasons> = {
  'why.takes.ends'(deed) {
    const one = taken(deed);
    const ending = one && endingWith(deed.was, deed.seat, one.cities);
    return one && ending ? { cities: one.cities, points: one.points, ...ending } : null;
  },
  'why.takes.passed'(deed) {
    const one = takenAlone(deed);
    if (!one) return null;
    const bigger = one.others.filter((city) => pointsOf(city) > one.points);
    const isPassed = pawnsAt(deed).every(({ square }) => bigger.every((city) => stepsTo(square, city) < stepsTo(square, one.city)));
    return bigger.length > 0 && isPassed ? { city: one.city, points: one.points, bigger } : null;
  },
  'why.takes.best'(deed) {
    const one = taken(deed);
    if (!one?.isFull) return null;
    const [least, most] = [Math.min(...one.cities.map(pointsOf)), Math.max(0, ...one.others.map(pointsOf))];
    return least < most ? null : { cities: one.cities, points: one.points, ...(least === most && { tied: true }) };
  },
  'why.takes'(deed) {
    const one = did(deed, 'takes');
    return one && { cities: one.cities, points: sumOf(one.cities) };
  },
  'why.takes.none'(deed) {
    if (!did(deed, 'takes.none')) return null;
    const { cities, seats, elects, majority } = deed.was;
    const last = cities.filter(({ owner }) => owner === null).length;
    const order = orderIn(deed);
    const rival = seats.find(({ seat, gone, strength }) => seat !== deed.seat && !gone && strength >= majority)?.seat;
    return !elects && order?.order === 'take' && last <= order.n && rival !== undefined ? { rival, last } : {};
  },
};
