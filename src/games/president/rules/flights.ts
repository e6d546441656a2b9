/** Why a player flew somewhere: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import { pointsOf } from '../data/cities.ts';
import { attacks } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import type { CityId } from '../vocabulary.ts';
import { type Ending, endingWith, type Prize, prizeOf } from './prize.ts';
import { type Done, did, seatIn } from './seen.ts';
import type { PresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type FlightReasons = {
  /** Reviews made before prizes were told have none. `left`, `strength`: the player has the points that elect once every city is owned. */
  'why.flies.free': { city: CityId; points: number; prize?: Prize } & Partial<Ending>;
  /**
   * `rank`: of several rivals, the owner leads, or is the closest to the player, who does. `armed`: with an attack, as far as the reader knows; otherwise
   * `mine`, `theirs`: the strength of both, where the player's is greater.
   */
  'why.flies.fights': {
    city: CityId;
    points: number;
    owner: Seat;
    rank?: 'leads' | 'closest';
    prize?: Prize;
    armed?: boolean;
    mine?: number;
    theirs?: number;
  };
  /** A square that gives a Media card. */
  'why.flies.card': { to: number };
  'why.flies': { to: number };
};

/** Where the player flew. */
const flown = (deed: Done): { to: number; kind: string; city: CityId | null; owner: Seat | null } | null => {
  const one = did(deed, 'flies');
  if (!one) return null;
  const { kind, name } = squareAt(one.to);
  return { to: one.to, kind, city: kind === 'city' ? name : null, owner: deed.was.cities.find(({ id }) => id === name)?.owner ?? null };
};

/** Whether one of several rivals is the strongest of them. */
function rankOf({ was, seat }: Done, owner: Seat): { rank?: 'leads' | 'closest' } {
  const rivals = was.seats.filter((one) => !one.gone && one.seat !== seat);
  const { strength } = seatIn(was, owner);
  if (rivals.length < 2 || rivals.some((one) => one.seat !== owner && one.strength >= strength)) return {};
  return { rank: strength > seatIn(was, seat).strength ? 'leads' : 'closest' };
}

/** Whether others saw a whole turn with a flight: then that tells why, rather than how its battle was fought. */
export const isToldByFlight = (deed: Done): boolean => deed.answer === null && flown(deed) !== null;

export const flights: Conditions<PresidentView, FlightReasons> = {
  'why.flies.free'(deed) {
    const one = flown(deed);
    if (!one?.city || one.owner !== null) return null;
    const { city } = one;
    return { city, points: pointsOf(city), prize: prizeOf(deed.was, deed.seat, city), ...endingWith(deed.was, deed.seat, [city]) };
  },
  'why.flies.fights'(deed) {
    const one = flown(deed);
    if (!one?.city || one.owner === null || one.owner === deed.seat) return null;
    const [mine, theirs] = [seatIn(deed.was, deed.seat).strength, seatIn(deed.was, one.owner).strength];
    const prize = prizeOf(deed.was, deed.seat, one.city);
    const isArmed = did(deed, 'attacks') !== null || deed.was.own?.media.some((card) => attacks.includes(card)) === true;
    const odds = isArmed ? { armed: true } : mine > theirs ? { mine, theirs } : {};
    return { city: one.city, points: pointsOf(one.city), owner: one.owner, ...rankOf(deed, one.owner), prize, ...odds };
  },
  'why.flies.card'(deed) {
    const one = flown(deed);
    return one && (one.kind === 'media' || one.kind === 'depart') ? { to: one.to } : null;
  },
  'why.flies'(deed) {
    const one = flown(deed);
    return one && { to: one.to };
  },
};
