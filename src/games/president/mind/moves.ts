/** The answers worth a thought, where others do no better. */
import type { Question, Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { infosOf, offerMore } from '../data/infos.ts';
import { candidateOf, clockwiseFrom, completesGroup, elects, exposedCities, freeCities, majorityIn, ownerOf, strengthOf } from '../rules/table.ts';
import { stepsTo } from '../rules/track.ts';
import type { President } from '../state.ts';
import type { CityId } from '../vocabulary.ts';
import { flights } from './flights.ts';
import { stances } from './stances.ts';

/**
 * Of tied cities that become free, those that no other beats: nearer to the player's pawn and farther from rivals'. If the player's points elect once
 * every city is owned, the one that some pawn reaches first.
 */
function ties(state: President, { by, options, max }: Question): string[][] | null {
  const card = state.story?.infos.at(-1);
  if (max !== 1 || (card !== undefined && ['exchange', 'given'].includes(infosOf(card).does.order))) return null;
  const steps = (seats: readonly Seat[], city: CityId): number => Math.min(...seats.map((seat) => stepsTo(candidateOf(state, seat).square, city)));
  const rivals = clockwiseFrom(state, by);
  const all = options.map(({ id }) => ({ id, own: steps([by], id), theirs: steps(rivals, id) }));
  const soonest = Math.min(...all.map(({ own, theirs }) => Math.min(own, theirs)));
  const waits = !elects(state) && strengthOf(state, by) - pointsOf(all[0]!.id) >= majorityIn(state);
  const isBeaten = (one: (typeof all)[number]): boolean =>
    waits ? Math.min(one.own, one.theirs) > soonest : all.some((other) => other !== one && other.own <= one.own && other.theirs >= one.theirs);
  return all.filter((one) => !isBeaten(one)).map(({ id }) => [id]);
}

/**
 * Of free cities, the biggest, and those with which anybody would own a whole group. Of the last ones any may be best, as they decide who is elected.
 */
function frees(state: President, { options, max = 1 }: Question): string[][] | null {
  const ids = options.map(({ id }) => id);
  if (freeCities(state).length <= max + 1) return null;
  const prizes = ids.filter((id) => state.seats.some((seat) => completesGroup(state, seat, id)));
  const picks = max === 1 || ids.length === 1 ? ids.map((id) => [id]) : ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other]));
  const sum = (pick: readonly CityId[]): number => pick.reduce((points, id) => points + pointsOf(id), 0);
  const most = Math.max(...picks.map(sum));
  return picks.filter((pick) => sum(pick) === most || pick.some((id) => prizes.includes(id)));
}

/**
 * Of the cities to exchange, one of each value for which a rival has one worth more; of those to get, one of the biggest of each rival, the first with
 * which the player would own a whole group.
 */
function gives(state: President, { by, options }: Question): string[][] | null {
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  const theirs = clockwiseFrom(state, by).flatMap((seat) => exposedCities(state, seat));
  const gains = free.filter((id) => theirs.some((city) => pointsOf(city) > pointsOf(id) && pointsOf(city) <= pointsOf(id) + offerMore));
  return gains.length === 0 ? null : oneOfEach(gains, pointsOf);
}

function gets(state: President, { by, options }: Question): string[][] {
  const ids = options.map(({ id }) => id).sort((one, other) => pointsOf(other) - pointsOf(one));
  const whole = ids.filter((id) => completesGroup(state, by, id));
  return whole.length > 0 ? whole.map((id) => [id]) : oneOfEach(ids, (id) => ownerOf(state, id));
}

/** The first city of each kind. */
function oneOfEach(ids: readonly CityId[], kindOf: (id: CityId) => unknown): string[][] {
  return [...Map.groupBy(ids, kindOf).values()].map(([first]) => [first!]);
}

/** By question; null: all its answers. */
export const movesWorth: { readonly [question: string]: (state: President, question: Question) => string[][] | null } = {
  'ask.fly': flights,
  'ask.attack': stances,
  'ask.free': frees,
  'ask.get': gets,
  'ask.give': gives,
  'ask.tie': ties,
};
