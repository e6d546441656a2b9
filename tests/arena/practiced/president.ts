/**
 * A practiced player of Le Jeu du Président: cards for large cities and for those that decide something, none for small ones. All that an answer is
 * worth is counted in points of cities.
 */

import type { Practiced } from '../../../src/games/kit/practiced.ts';
import { cities } from '../../../src/games/president/data/cities.ts';
import { offerMore } from '../../../src/games/president/data/infos.ts';
import { helicopterAttack, mediaKindOf, paradeFor } from '../../../src/games/president/data/media.ts';
import { type Special, type Square, specially, squareAt, squareNamed, squares } from '../../../src/games/president/data/squares.ts';
import type { CityView, PresidentView, SeatView } from '../../../src/games/president/rules/view.ts';
import { type CityId, type MediaId, protectedValues } from '../../../src/games/president/vocabulary.ts';
import { freeOf, toMessage } from '../../../src/kernel/question.ts';
import type { Message, Seat } from '../../../src/kernel/types.ts';

/** To be elected, or to keep a rival from it, is worth more than any city. */
const election = 60;
/** What a point of a complete group gains by being safe, and what it is worth to keep a rival from one. */
const safety = 0.6;
const denial = 0.3;
/** What the loss of one of several rivals is worth: that of the strongest, and that of any other. */
const strongest = 0.6;
const another = 0.3;
/** An attack wins a city by itself, so keep the last ones for cities of 5 and more. Players with several spend them sooner. */
const perAttack = 4;
const attackOfMany = 0.5;
/** A Président card only helps the die. */
const perPresident = 1.5;
const presidentOfMany = 0.1;
/** A free city brings the end nearer, which is good for whoever is ahead. */
const pace = 1;
/** How often an attack works against a player with cards, and against one who is known to hold the parade. */
const unparried = 0.95;
const parried = 0.5;
/** One unknown card in three is an attack, which its owner shows first. */
const attacksUnknown = 1 / 3;
/** So many points more than the other, and the chance of the higher roll: even, two thirds, four fifths … */
const odds: readonly number[] = [0.5, 0.68, 0.81, 0.91, 0.97];

/** The table as one player sees it. */
interface Table {
  seen: PresidentView;
  me: SeatView;
  rivals: SeatView[];
}

const tableOf = (seen: PresidentView, seat: Seat): Table => ({
  seen,
  me: seen.seats.find((one) => one.seat === seat)!,
  rivals: seen.seats.filter((one) => one.seat !== seat && !one.gone),
});
const seatIn = ({ seen }: Table, seat: Seat): SeatView => seen.seats.find((one) => one.seat === seat)!;
const cityIn = ({ seen }: Table, id: CityId): CityView => seen.cities.find((city) => city.id === id)!;
const held = ({ seen }: Table, kind: 'attack' | 'president'): MediaId[] => (seen.own?.media ?? []).filter((card) => mediaKindOf(card) === kind);
const most = (worths: readonly number[]): number => Math.max(Number.NEGATIVE_INFINITY, ...worths);

/** Whether the city is the only one that the player misses of its group. */
const completes = ({ seen }: Table, seat: Seat, { id, points }: CityView): boolean =>
  protectedValues.includes(points) && seen.cities.every((one) => one.points !== points || one.id === id || one.owner === seat);

/** The points of a city, and what a complete group adds: nobody can take it any more. */
function worthTo(table: Table, seat: Seat, city: CityView): number {
  const group = cities.filter(({ points }) => points === city.points).length * city.points;
  return city.points + (completes(table, seat, city) ? safety * group : 0);
}

/** What a rival's loss is worth: all of it between two players; among more, it depends on whom it hits. */
function share({ rivals }: Table, rival: Seat): number {
  if (rivals.length === 1) return 1;
  const first = most(rivals.map(({ strength }) => strength));
  return rivals.some(({ seat, strength }) => seat === rival && strength === first) ? strongest : another;
}

const freeIn = ({ seen }: Table): number => seen.cities.filter(({ owner }) => owner === null).length;
const isLast = (table: Table, city: CityView): boolean => city.owner === null && freeIn(table) === 1;
const hasMajority = ({ seen }: Table, { strength }: SeatView): boolean => strength >= seen.majority;

/** Whether the city would elect this player: the majority counts from the moment in which no city is free. */
const elects = (table: Table, seat: Seat, city: CityView): boolean =>
  (table.seen.elects || isLast(table, city)) && seatIn(table, seat).strength + city.points >= table.seen.majority;

/** The player who takes the last free city elects a rival who has the majority already. */
const electsRival = (table: Table, taken: number): boolean =>
  !table.seen.elects && taken >= freeIn(table) && table.rivals.some((rival) => hasMajority(table, rival));

/** What is at stake in a battle: the city is won by one and lost by the other, and it may elect the newcomer. */
function stakeOf(table: Table, city: CityView, newcomer: Seat, rival: Seat): number {
  const points = worthTo(table, table.me.seat, city) + share(table, rival) * worthTo(table, rival, city);
  return points + (elects(table, newcomer, city) ? election : 0);
}

const chance = (lead: number): number => (lead < 0 ? 1 - chance(-lead) : (odds[lead] ?? 1));

/** Show first what can't be parried: you hold the parade yourself, or it lies under the pile. The helicopter can also block, so it goes last. */
function ease({ seen }: Table, against: SeatView, card: MediaId): number {
  const parade = paradeFor(card);
  if (against.known.includes(parade)) return -2;
  const isSure = seen.own?.media.includes(parade) || seen.under.includes(parade);
  return (isSure ? 1 : 0) - (card === helicopterAttack ? 0.5 : 0);
}
const isKnown = (table: Table, against: SeatView, card: MediaId): boolean => ease(table, against, card) === -2;
const easiest = (table: Table, against: SeatView): MediaId | undefined =>
  held(table, 'attack').sort((a, b) => ease(table, against, b) - ease(table, against, a))[0];

/** What so many Président cards are worth in a battle: the chance they give, less what they could do elsewhere. */
function commitment(table: Table, against: SeatView, stake: number, n: number): number {
  const lead = Math.sign(table.me.strength - against.strength) + n;
  return chance(lead) * stake - n * (perPresident - presidentOfMany * (held(table, 'president').length - 1));
}

/** What an attack is worth: almost all of the stake, less what it could win elsewhere. */
function assault(table: Table, against: SeatView, stake: number, card: MediaId): number {
  const works = against.media === 0 ? 1 : isKnown(table, against, card) ? parried : unparried;
  return works * stake - (perAttack - attackOfMany * (held(table, 'attack').length - 1));
}

/** What an answer in a battle is worth. Of several attacks, only the easiest. */
function answer(table: Table, against: SeatView, stake: number, id: string): number {
  if (id === 'nothing') return commitment(table, against, stake, 0);
  if (id.startsWith(committing)) return commitment(table, against, stake, Number(id.slice(committing.length)));
  return id === easiest(table, against) ? assault(table, against, stake, id) : Number.NEGATIVE_INFINITY;
}
const committing = 'commit-';

/** What it is worth to battle for a city, if its owner doesn't attack first. */
function attacking(table: Table, city: CityView): number {
  const owner = seatIn(table, city.owner!);
  if (city.safe || owner.immobilised || owner.seat === table.me.seat) return 0;
  const stake = stakeOf(table, city, table.me.seat, owner.seat);
  const counts = [0, ...held(table, 'president').map((_, i) => i + 1)];
  const card = easiest(table, owner);
  const worths = [...counts.map((n) => commitment(table, owner, stake, n)), ...(card ? [assault(table, owner, stake, card)] : [])];
  return most(worths) * (1 - attacksUnknown) ** Math.min(owner.media, 3);
}

/** What a free city is worth: more if a rival needs it for a group. */
function taking(table: Table, city: CityView): number {
  if (elects(table, table.me.seat, city)) return election;
  if (electsRival(table, 1)) return -election;
  const waiting = table.rivals.filter(({ seat }) => completes(table, seat, city));
  const denied = waiting.reduce((sum, { seat }) => sum + denial * share(table, seat) * worthTo(table, seat, city), 0);
  const isAhead = table.rivals.every(({ strength }) => table.me.strength > strength);
  return worthTo(table, table.me.seat, city) + denied + (isAhead ? pace : -pace);
}

/** What the other squares are worth to fly to: a card, a roll, or harm. */
const elsewhere: { readonly [S in Special]: number } = {
  depart: 1.8,
  media: 1.8,
  infos: 0.5,
  punch: 1.5,
  helicopter: 0,
  battant: 0,
  extinction: -5,
  faiblesse: -5,
  epuisement: -5,
  oubli: -5,
};

/** Fly where most is won. A city taken from a rival counts for both, but a free one is sure. */
function flying(table: Table, { kind, name }: Square): number {
  if (kind !== 'city') return specially(elsewhere, name) ?? 0;
  const city = cityIn(table, name);
  return city.owner === null ? taking(table, city) : attacking(table, city);
}

/** Block a flight that would win more than the attack does in a battle. At your own city any other attack does as well. */
function isBlocked(table: Table, flyer: Seat, { kind, name }: Square): boolean {
  const city = kind === 'city' ? cityIn(table, name) : null;
  if (!city || city.safe || city.owner === flyer) return false;
  if (elects(table, flyer, city)) return true;
  if (city.owner === null) return share(table, flyer) * worthTo(table, flyer, city) > perAttack;
  const isOnly = held(table, 'attack').length === 1;
  return city.owner === table.me.seat && isOnly && chance(0) * stakeOf(table, city, flyer, flyer) > perAttack;
}

/** What an exchange changes for both. */
function exchanging(table: Table, mine: CityView, theirs: CityView): number {
  const { seat, strength } = table.me;
  const isElected = table.seen.elects && strength + theirs.points - mine.points >= table.seen.majority;
  const gain = worthTo(table, seat, theirs) - mine.points;
  const loss = theirs.points - worthTo(table, theirs.owner!, mine);
  return gain + share(table, theirs.owner!) * loss + (isElected ? election : 0);
}

function bestExchange(table: Table, mine: CityView): number {
  const matches = table.seen.cities.filter(({ points }) => points >= mine.points && points <= mine.points + offerMore);
  const offers = matches.filter(({ owner, safe }) => owner !== null && owner !== table.me.seat && !safe);
  return most(offers.map((theirs) => exchanging(table, mine, theirs)));
}

/** Of equal cities, give up the one that you pass soon and the others late. */
function regained({ me, rivals }: Table, city: CityId): number {
  const ahead = ({ square }: SeatView): number => (squareNamed(city) - square + squares.length - 1) % squares.length;
  return Math.min(...rivals.map(ahead)) - ahead(me);
}

/** What an answer is worth; null: no rule of thumb says. */
function worthOf(table: Table, { key, args: told }: Message): ((id: string) => number) | null {
  const { city = '', against = '', mine = '', to = 0, ...args } = (told ?? {}) as Told;
  const { seat } = table.me;
  switch (key) {
    case 'ask.attack':
    case 'ask.commit': {
      const stake = stakeOf(table, cityIn(table, city), args.owns ? against : seat, against);
      return (id) => answer(table, seatIn(table, against), stake, id);
    }
    // Always parry: the parade does nothing else.
    case 'ask.parry':
    case 'ask.insist':
      return (id) => (id === 'nothing' ? 0 : 1);
    case 'ask.block':
      return (id) => (isBlocked(table, args.seat!, squareAt(to)) === (id === helicopterAttack) ? 1 : 0);
    case 'ask.fly':
      return (id) => (id === 'stay' ? 0 : flying(table, squareAt(Number(id.slice('fly-'.length)))));
    case 'ask.free':
      return (id) => taking(table, cityIn(table, id));
    case 'ask.give':
      return (id) => bestExchange(table, cityIn(table, id));
    case 'ask.get':
      return (id) => exchanging(table, cityIn(table, mine), cityIn(table, id));
    case 'ask.tie':
      return (id) => regained(table, id);
    default:
      return null;
  }
}
/** What the questions tell. */
type Told = { city?: CityId; against?: Seat; owns?: boolean; seat?: Seat; to?: number; mine?: CityId };

export const practiced: Practiced<PresidentView> = (seen, { ask, options, min = 1, max = 1 }) => {
  const table = tableOf(seen, seen.seenBy!);
  const worth = worthOf(table, toMessage(ask));
  if (!worth) return null;
  const free = freeOf({ options }).map((id) => [id, worth(id)] as const);
  const ids = free.sort(([, a], [, b]) => b - a).map(([id]) => id);
  // Take as much as you may, but leave the last free city if it would elect a rival.
  const n = Math.min(max, ids.length);
  return ids.slice(0, ask.key === 'ask.free' && electsRival(table, n) ? Math.max(min, n - 1) : n);
};
