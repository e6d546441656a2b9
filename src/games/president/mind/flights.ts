/** The flights worth a thought, of about forty. */
import type { Question, Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { squareAt } from '../data/squares.ts';
import { chance } from '../rules/chance.ts';
import { flyTo } from '../rules/effects/flight.ts';
import { nearEnd } from '../rules/prize.ts';
import { candidateOf, clockwiseFrom, freeCities, held, isProtected, ownerOf } from '../rules/table.ts';
import type { President } from '../state.ts';
import type { CityId } from '../vocabulary.ts';
import { attackStands, cardsOf, leadOf, lostBy, prizeWorth, waits } from './worth.ts';

/** Of each owner's best cities, so many are worth a thought, and none that is worth less than the best of all by so much. */
const [mostAlike, margin] = [2, 1.5];
/** A square that only leads on to a city, which a flight reaches as well. */
const leadsOn = 'battant';

/** The chance to win a battle, as far as the player can see. */
function oddsAgainst(state: President, by: Seat, rival: Seat): number {
  if (held(state, by, 'attack').length > 0) return cardsOf(state, rival) === 0 ? 1 : attackStands;
  return chance(held(state, by, 'president').length + leadOf(state, by, rival)) / 100;
}

/** What a flight to this city is worth, in points; null: it can't be won. */
function worthOf(state: President, by: Seat, city: CityId): number | null {
  const [owner, points] = [ownerOf(state, city), pointsOf(city)];
  const rivals = clockwiseFrom(state, by);
  const prize = prizeWorth(state, by, city);
  if (owner === null) {
    const denied = Math.max(...rivals.map((rival) => prizeWorth(state, rival, city)));
    // Near the end, a rival who has the points that elect waits for each of them.
    const fills = freeCities(state).length <= nearEnd && rivals.some((rival) => waits(state, rival));
    return (fills ? 0 : points) + prize + denied;
  }
  if (owner === by || isProtected(state, city) || candidateOf(state, owner).immobilised) return null;
  // Who waits for every city to be owned has points enough.
  const isWon = waits(state, by) && freeCities(state).length > 0;
  return oddsAgainst(state, by, owner) * (prize + (isWon ? 0 : points + lostBy(state, by, owner, points)));
}

/** The best cities of each owner, and one square of each other kind. */
export function flights(state: President, { by, options }: Question): string[][] {
  const all = options.map(({ id }) => {
    const square = id.startsWith(flyTo) ? squareAt(Number(id.slice(flyTo.length))) : null;
    const city = square?.kind === 'city' ? square.name : null;
    return { id, city, kind: city === null ? (square?.name ?? id) : ownerOf(state, city), worth: city === null ? 0 : worthOf(state, by, city) };
  });
  const most = (some: typeof all): number => Math.max(...some.flatMap(({ city, worth }) => (city === null ? [] : (worth ?? []))));
  const best = most(all);
  // Who waits for every city to be owned takes one.
  const onlyCities = waits(state, by) && freeCities(state).length > 0;
  return [...Map.groupBy(all, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const ofKind = most(some);
    const worthy = some.filter(({ city, worth }) => city === null || (worth === ofKind && worth > best - margin));
    return kind === leadsOn || (onlyCities && some[0]!.city === null)
      ? []
      : worthy.slice(0, some[0]!.city === null ? 1 : mostAlike).map(({ id }) => [id]);
  });
}
