/** Orders about cities: lost, taken when free, given, exchanged. */

import { unlessForced } from '../../../../kernel/question.ts';
import { bound, effect, seq } from '../../../../kernel/rules.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { offerMore } from '../../data/infos.ts';
import { type Due, msg } from '../../messages.ts';
import type { President } from '../../state.ts';
import type { CityId, Rank } from '../../vocabulary.ts';
import { offerTie, tieSettled } from '../orders.ts';
import { transfer } from '../outcome.ts';
import { citiesOf, clockwiseFrom, completesGroup, exposedCities, followerOf, freeCities, isHere, ownerOf, type Play, struck } from '../table.ts';

/** A city to choose; `taker`, who would get it, is told if that completes a group. */
const cityOption = (state: President, city: CityId, taker: Seat | null = null): Option => {
  const [points, owner] = [pointsOf(city), ownerOf(state, city)];
  const group = taker !== null && completesGroup(state, taker, city);
  const detail = taker === null || owner === null ? msg('city.points', { points, group }) : msg('city.owned', { points, owner, group });
  return { id: city, label: msg('city', { city }), detail, about: city };
};

const isVoid = (turn: Play): void => turn.tell('all', msg('void'));

/** Binds the `n` weakest or strongest unprotected cities of a player; among cities worth the same, the owner chooses. */
export const pickCities = effect<President, { owner: Seat | null; rank: Rank; n: number; as: string }>('pickCities', {
  ask(state, { owner, rank, n }) {
    if (owner === null) return null;
    const { tied, open } = struck(state, owner, rank, n);
    const question = unlessForced({
      by: owner,
      ask: msg('ask.tie', { rank, n: open }),
      call: msg('call.tie', { rank, n: open }),
      options: tied.map((city) => cityOption(state, city)),
      min: open,
      max: open,
    });
    if (!question || question.settled) return question;
    const settled = tieSettled(state, owner, tied.slice(0, open));
    return open === 1 ? { ...question, offers: [offerTie(tied[0]!)], settled } : { ...question, settled };
  },
  run(turn, { owner, rank, n, as }, picked) {
    const { sure } = struck(turn.state, owner!, rank, n);
    turn.bind(as, [...sure, ...picked]);
  },
  none: (turn, { as }) => turn.bind(as, []),
});

/** Lost cities are free again. */
export const loseCities = effect<President, { by: Seat; cities: CityId[] } & Due>('loseCities', {
  run(turn, { by, cities, due }) {
    if (cities.length === 0) return isVoid(turn);
    turn.tell('all', msg('loses', { seat: by, cities, ...(due && { due }) }));
    transfer(
      turn,
      cities.map((city) => ({ city, from: by, to: null })),
    );
  },
});

/** Takes up to `n` free cities worth `least` to `most` points; if all of them must be taken, nobody is asked. */
export const takeFree = effect<President, { by: Seat; least: number; most: number; n: number; may: boolean } & Due>('takeFree', {
  ask(state, { by, least, most, n, may }) {
    const options = freeWorth(state, least, most).map((city) => cityOption(state, city, by));
    return unlessForced({ by, ask: msg('ask.free', { n, may }), call: msg('call.free', { n, may }), options, min: may ? 0 : n, max: n });
  },
  run(turn, { by, due }, picked) {
    turn.tell('all', msg('takes', { seat: by, cities: picked, ...(due && { due }) }));
    transfer(
      turn,
      picked.map((city) => ({ city, from: null, to: by })),
    );
  },
  none(turn, { by, least, most }) {
    if (!isHere(turn.state, by)) return;
    if (freeWorth(turn.state, least, most).length === 0) isVoid(turn);
    else turn.tell('all', msg('takes.none', { seat: by }));
  },
});

const freeWorth = (state: President, least: number, most: number): CityId[] =>
  byPoints(freeCities(state).filter((city) => pointsOf(city) >= least && pointsOf(city) <= most));

/** In the order players look for them: the most valuable first, equal ones by name. */
const byPoints = (cities: readonly CityId[]): CityId[] => cities.toSorted((a, b) => pointsOf(b) - pointsOf(a) || (a < b ? -1 : 1));

/** Binds the player whose pawn follows. */
export const bindFollower = effect<President, { of: Seat; as: string }>('bindFollower', {
  run: (turn, { of, as }) => turn.bind(as, followerOf(turn.state, of)),
});

/** Binds the player to the left. */
export const bindLeft = effect<President, { of: Seat; as: string }>('bindLeft', {
  run: (turn, { of, as }) => turn.bind(as, clockwiseFrom(turn.state, of)[0] ?? null),
});

export const giveCities = effect<President, { from: Seat | null; to: Seat; cities: CityId[] } & Due>('giveCities', {
  run(turn, { from, to, cities, due }) {
    if (from === null || cities.length === 0 || !isHere(turn.state, to)) return isVoid(turn);
    turn.tell('all', msg('gives', { from, to, cities, ...(due && { due }) }));
    transfer(
      turn,
      cities.map((city) => ({ city, from, to })),
    );
  },
});

/** Two players exchange their weakest cities, one for one: `n` of them, or as many as both have. */
export const exchangeWeakest = effect<President, { one: Seat; other: Seat | null; n: number } & Due>('exchangeWeakest', {
  run(turn, { one, other, n, due }) {
    const { state } = turn;
    if (other === null || !isHere(state, one)) return isVoid(turn);
    const count = Math.min(n, exposedCities(state, one).length, exposedCities(state, other).length);
    if (count === 0) return isVoid(turn);
    const pick = (owner: Seat, as: string) => pickCities({ owner, rank: 'weakest', n: count, as });
    turn.push(
      seq([pick(one, 'mine'), pick(other, 'theirs'), swap({ one, other, mine: bound('mine'), theirs: bound('theirs'), ...(due && { due }) })]),
    );
  },
});

export const swap = effect<President, { one: Seat; other: Seat; mine: CityId[]; theirs: CityId[] } & Due>('swap', {
  run(turn, { one, other, mine, theirs, due }) {
    const { state } = turn;
    // While the other was choosing, a player may have left, and cities with them.
    const stands = mine.every((city) => state.owners[city] === one) && theirs.every((city) => state.owners[city] === other);
    if (!stands || mine.length === 0 || theirs.length === 0) return isVoid(turn);
    turn.tell('all', msg('swaps', { one, other, mine, theirs, ...(due && { due }) }));
    transfer(turn, [...mine.map((city) => ({ city, from: one, to: other })), ...theirs.map((city) => ({ city, from: other, to: one }))]);
  },
});

/** Other players' cities that a city can be exchanged for: worth the same, or slightly more. */
function offersFor(state: President, by: Seat, mine: CityId): CityId[] {
  return clockwiseFrom(state, by)
    .flatMap((other) => exposedCities(state, other))
    .filter((city) => pointsOf(city) >= pointsOf(mine) && pointsOf(city) <= pointsOf(mine) + offerMore);
}

/** Binds one of the player's cities that has a match elsewhere; null if none has. */
export const pickToGive = effect<President, { by: Seat; as: string }>('pickToGive', {
  ask(state, { by }) {
    const isWanted = (city: CityId): boolean => offersFor(state, by, city).length > 0;
    const alone = { blocked: msg('blocked.no-offer', { more: offerMore }) };
    const options = byPoints(exposedCities(state, by)).map((city): Option => ({ ...cityOption(state, city), ...(!isWanted(city) && alone) }));
    const open = options.filter(({ blocked }) => !blocked);
    return open.length === 0 ? null : { by, ask: msg('ask.give'), call: msg('call.give'), options, open };
  },
  run: (turn, { as }, [picked]) => turn.bind(as, picked),
  none: (turn, { as }) => turn.bind(as, null),
});

/** Exchanges a city for another player's match. */
export const pickAndSwap = effect<President, { by: Seat; mine: CityId | null } & Due>('pickAndSwap', {
  ask(state, { by, mine }) {
    if (mine === null || !citiesOf(state, by).includes(mine)) return null;
    const options = byPoints(offersFor(state, by, mine)).map((city) => cityOption(state, city, by));
    return { by, ask: msg('ask.get', { mine }), call: msg('call.get', { mine }), options, open: options };
  },
  run: (turn, { by, mine, due }, [picked]) =>
    turn.push(swap({ one: by, other: ownerOf(turn.state, picked)!, mine: [mine!], theirs: [picked], ...(due && { due }) })),
  none: isVoid,
});
