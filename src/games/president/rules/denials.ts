/** Why a player took a free city that a rival would have won something by. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import { pointsOf } from '../data/cities.ts';
import { squareAt } from '../data/squares.ts';
import type { CityId } from '../vocabulary.ts';
import { type Denied, deniedBy, prizeOf } from './prize.ts';
import { type Done, did, seatIn, sumOf } from './seen.ts';
import { takenAlone } from './takes.ts';
import { oneRoll, pawnsAt, stepsTo } from './track.ts';
import type { PresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type DenialReasons = {
  /** Of the last two free cities, this is the one that the rival reaches with one roll. The last one elects the rival. */
  'why.takes.last': { city: CityId; points: number; rival: Seat };
  /** `city`: the one that the rival would win something by; `cities`, `points`: all that were taken. */
  'why.denies': { cities: CityId[]; points: number } & Denied;
};

/** The free cities that the player flew to or took. */
function freeTaken(deed: Done): CityId[] {
  const flight = did(deed, 'flies');
  if (!flight) return did(deed, 'takes')?.cities ?? [];
  const { kind, name } = squareAt(flight.to);
  return kind === 'city' ? [name] : [];
}

export const denials: Conditions<PresidentView, DenialReasons> = {
  'why.takes.last'(deed) {
    const one = takenAlone(deed);
    const { was, seat } = deed;
    const [left] = one?.others ?? [];
    if (!one || left === undefined || was.elects || was.cities.filter(({ owner }) => owner === null).length !== 2) return null;
    const enough = was.majority - Math.min(one.points, pointsOf(left));
    const rivals = pawnsAt(deed).filter((pawn) => {
      const { strength, skip } = seatIn(was, pawn.seat);
      return pawn.seat !== seat && skip === 0 && strength >= enough;
    });
    const reaching = (city: CityId) => rivals.filter(({ square }) => stepsTo(square, city) <= oneRoll);
    const [rival] = reaching(one.city);
    return rival && reaching(left).length === 0 ? { city: one.city, points: one.points, rival: rival.seat } : null;
  },
  'why.denies'(deed) {
    const { was, seat } = deed;
    const cities = freeTaken(deed).filter((city) => was.cities.some(({ id, owner }) => id === city && owner === null));
    const denied = cities.some((city) => prizeOf(was, seat, city) !== null) ? null : deniedBy(was, seat, cities);
    return denied && { cities, points: sumOf(cities), ...denied };
  },
};
