/** The table of Le Jeu du Président, as the public log tells it. */
import { cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { type CityId, type InfosId, protectedValues, squareCount } from '../../../src/games/president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Log } from '../log.ts';
import type { Moment, Table } from '../referee.ts';
import type { Told } from './told.ts';

/** A Media card as everyone has seen it: an attack or a parade, 'J' for any Président, or null for an unseen one. */
type Token = string | null;

interface Pawn {
  square: number;
  hand: Token[];
  skip: number;
  /** Missing turns: nobody may battle for these cities. */
  resting: boolean;
}

export interface Board {
  log: Log<Told>;
  seats: readonly Seat[];
  gone: Set<Seat>;
  pawns: { [seat: Seat]: Pawn };
  owners: Map<CityId, Seat | null>;
  /** The first is the next to be taken. */
  media: Token[];
  infos: (InfosId | null)[];
  /** All cities have been owned at the same time. */
  complete: boolean;
  first: Seat | null;
  active: Seat | null;
  turn: number;
  round: number;
  limit: number | null;
  /** Rounds after which the majority falls; null if it does not. */
  falls: number | null;
  /** Squares resolved since the last roll. */
  squares: number;
}

export const openBoard = ({ seats, options }: Table, log: Log<Told>): Board => ({
  log,
  seats,
  gone: new Set(),
  pawns: Object.fromEntries(seats.map((seat) => [seat, { square: 0, hand: [], skip: 0, resting: false }])),
  owners: new Map(cities.map(({ id }) => [id, null])),
  media: mediaCards.map(() => null),
  infos: infosCards.map(() => null),
  complete: false,
  first: null,
  active: null,
  turn: 0,
  round: 1,
  limit: Number(options.rounds) > 0 ? Number(options.rounds) : null,
  falls: null,
  squares: 0,
});

export const isHere = ({ gone }: Board, seat: Seat): boolean => !gone.has(seat);
export const here = ({ seats, gone }: Board): Seat[] => seats.filter((seat) => !gone.has(seat));

/** The others still playing, starting at a seat's left. */
export function othersFrom(board: Board, seat: Seat): Seat[] {
  const at = board.seats.indexOf(seat);
  return [...board.seats.slice(at + 1), ...board.seats.slice(0, at)].filter((other) => isHere(board, other));
}

export const citiesOf = ({ owners }: Board, seat: Seat): CityId[] => [...owners].flatMap(([city, owner]) => (owner === seat ? [city] : []));
export const freeCities = ({ owners }: Board): CityId[] => [...owners].flatMap(([city, owner]) => (owner === null ? [city] : []));
export const strength = (board: Board, seat: Seat): number => citiesOf(board, seat).reduce((sum, city) => sum + pointsOf(city), 0);

/** The values whose cities are all owned: none of those can be lost. */
export const groups = ({ owners }: Board, seat: Seat): number[] =>
  protectedValues.filter((value) => {
    const alike = cities.filter(({ points }) => points === value);
    return alike.length > 0 && alike.every(({ id }) => owners.get(id) === seat);
  });

export const isSafe = (board: Board, city: CityId): boolean => {
  const owner = board.owners.get(city);
  return owner != null && groups(board, owner).includes(pointsOf(city));
};
/** Cities that orders may strike and exchanges may take. */
export const open = (board: Board, seat: Seat): CityId[] => citiesOf(board, seat).filter((city) => !isSafe(board, city));

/** Ruling 22: the pawn closest behind; the same square counts as a whole round. If level, the nearest to the right. */
export function follower(board: Board, seat: Seat): Seat | null {
  const behind = (other: Seat): number => (board.pawns[seat]!.square - board.pawns[other]!.square + squareCount) % squareCount || squareCount;
  let found: Seat | null = null;
  for (const other of othersFrom(board, seat).reverse()) if (found === null || behind(other) < behind(found)) found = other;
  return found;
}

/** Moves the top card of the pile to a hand. Returns false if there is none. */
export function takeMedia({ media, pawns }: Board, seat: Seat): boolean {
  const card = media.shift();
  if (card === undefined) return false;
  pawns[seat]!.hand.push(card);
  return true;
}

/** Uses a card: it must be one the hand may hold, and goes under the pile. */
export function spend({ log, media, pawns }: Board, seat: Seat, card: string): void {
  const { hand } = pawns[seat]!;
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null);
  log.hold(at >= 0, `${seat} shows ${card}, but holds nothing that could be it.`);
  if (hand[at] === null) {
    const elsewhere = [media, ...Object.values(pawns).map((pawn) => pawn.hand)].flat().filter((one) => one === card).length;
    log.hold(elsewhere < (card === 'J' ? mediaCards.filter((one) => one.startsWith('J')).length : 1), `${seat} shows ${card}, which lies elsewhere.`);
  }
  hand.splice(at, 1);
  media.push(card);
}

interface Seen {
  cities: { id: CityId; owner: Seat | null; safe: boolean }[];
  seats: { seat: Seat; gone: boolean; square: number; strength: number; groups: number[]; media: number; known: string[]; skip: number }[];
  [field: string]: unknown;
}

/** The board derived from the log, beside the public one. */
export function boards(board: Board, { seen }: Moment) {
  const { complete, turn, round, limit, active, first, media } = board;
  // What a referee compares; the rest follows from it.
  const shown = seen as unknown as Seen;
  const mine = {
    ...{ complete, turn, round, limit, active, first, pile: media.length },
    cities: cities.map(({ id }) => ({ id, owner: board.owners.get(id), safe: isSafe(board, id) })),
    seats: board.seats.map((seat) => {
      const { square, hand, skip, resting } = board.pawns[seat]!;
      const known = hand.filter((card) => card !== null).sort();
      const playing = isHere(board, seat) && { immobilised: resting, follower: follower(board, seat) };
      return {
        seat,
        gone: !isHere(board, seat),
        square,
        strength: strength(board, seat),
        groups: groups(board, seat),
        media: hand.length,
        known,
        skip,
        ...playing,
      };
    }),
  };
  const pick = (from: object, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, (from as { [name: string]: unknown })[name]]));
  return {
    mine,
    shown: {
      ...pick(shown, ['complete', 'turn', 'round', 'limit', 'active', 'first', 'pile']),
      cities: shown.cities.map((city) => pick(city, ['id', 'owner', 'safe'])),
      seats: shown.seats.map((seat, i) => ({ ...pick(seat, Object.keys(mine.seats[i]!)), known: [...seat.known].sort() })),
    },
  };
}
