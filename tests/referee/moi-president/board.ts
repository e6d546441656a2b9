/** The table of Moi Président, as the public log tells it: points by zones, and the number of unseen cards. */
import { copies, values } from '../../../src/games/moi-president/data/values.ts';
import {
  type Direction,
  five,
  handSize,
  isPoints,
  type Kind,
  kinds,
  rebuildsAllowed,
  toBeElected,
} from '../../../src/games/moi-president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Log } from '../log.ts';
import type { Moment, Table } from '../referee.ts';
import type { Card, Told } from './told.ts';

/** The print of a card: 'campagne 5', 'debat 0'. Cards with the same print are alike. */
type Print = string;
const printOf = ({ kind, points }: Pick<Card, 'kind' | 'points'>): Print => `${kind} ${points}`;
export const pointsOf = (print: Print): number => Number(print.split(' ')[1]);

interface Place {
  /** Cards in hand. */
  hand: number;
  campaign: Print[];
  socle: Print[];
}

export interface Board {
  log: Log<Told>;
  seats: readonly Seat[];
  gone: Set<Seat>;
  places: { [seat: Seat]: Place };
  undecided: Print[];
  /** Cards seen on the discard pile. Of the others only the number is known. */
  discard: Print[];
  discardedUnseen: number;
  /** Socles of players who have left. */
  out: Print[];
  /** Cards in the pile. */
  pile: number;
  rebuilds: number;
  cap: number | null;
  first: Seat | null;
  active: Seat | null;
  turn: number;
  /** Turns in a row in which a card was only discarded. */
  idle: number;
}

/** Every card of a game with this many players. With two there is no Diversion. */
const deckOf = (people: number): Print[] =>
  kinds
    .filter((kind) => people > 2 || kind !== 'diversion')
    .flatMap((kind) => {
      const rows = isPoints(kind) ? values[kind] : [{ points: 0, copies: copies[kind] }];
      return rows.flatMap(({ points, copies: n }) => Array.from({ length: n }, () => printOf({ kind, points })));
    });

export const openBoard = ({ seats, options }: Table, log: Log<Told>): Board => ({
  log,
  seats,
  gone: new Set(),
  places: Object.fromEntries(seats.map((seat) => [seat, { hand: handSize, campaign: [], socle: [] }])),
  undecided: [],
  discard: [],
  discardedUnseen: 0,
  out: [],
  pile: deckOf(seats.length).length - seats.length * handSize,
  rebuilds: 0,
  cap: options.cap === true ? rebuildsAllowed : null,
  first: null,
  active: null,
  turn: 0,
  idle: 0,
});

export const isHere = ({ gone }: Board, seat: Seat): boolean => !gone.has(seat);
export const sum = (prints: readonly Print[]): number => prints.reduce((points, print) => points + pointsOf(print), 0);
export const campaignOf = ({ places }: Board, seat: Seat): number => sum(places[seat]!.campaign);
export const totalOf = (board: Board, seat: Seat): number => campaignOf(board, seat) + sum(board.places[seat]!.socle);
export const isExposed = (board: Board, seat: Seat): boolean => isHere(board, seat) && campaignOf(board, seat) >= five;

/** Everyone still playing, clockwise from a seat. */
export function roundFrom(board: Board, seat: Seat): Seat[] {
  const at = board.seats.indexOf(seat);
  return [...board.seats.slice(at), ...board.seats.slice(0, at)].filter((one) => isHere(board, one));
}

/** The next player still in the game, in one direction. */
export function next(board: Board, seat: Seat, way: Direction): Seat {
  const others = roundFrom(board, seat).filter((one) => one !== seat);
  return way === 'clockwise' ? others[0]! : others.at(-1)!;
}

/** A card leaves a hand. It must be a printed one, with at least one copy not lying open. */
export function fromHand(board: Board, by: Seat, card: Pick<Card, 'kind' | 'points'>): Print {
  const { log, places } = board;
  const print = printOf(card);
  const open = [board.undecided, board.discard, board.out, ...Object.values(places).flatMap(({ campaign, socle }) => [campaign, socle])].flat();
  const isAlike = (one: Print): boolean => one === print;
  log.hold(open.filter(isAlike).length < deckOf(board.seats.length).filter(isAlike).length, `${by} uses a ${print} where every copy lies open.`);
  places[by]!.hand--;
  return print;
}

/** Takes a card worth this many points from a campaign zone. */
export function fromCampaign({ log, places }: Board, seat: Seat, points: number): Print {
  const { campaign } = places[seat]!;
  const at = campaign.findIndex((print) => pointsOf(print) === points);
  log.hold(at >= 0, `${seat} has no campaign card of ${points}.`);
  return campaign.splice(at, 1)[0]!;
}

/** Refills the hand. An empty pile is rebuilt from the discard, unless the agreed limit ends the game. */
export function draw(board: Board, by: Seat): void {
  const place = board.places[by]!;
  for (; place.hand < handSize; place.hand++) {
    if (board.pile === 0) rebuild(board);
    board.pile--;
  }
}

function rebuild(board: Board): void {
  if (board.cap !== null && board.rebuilds >= board.cap) countUp(board, 'won.cap');
  const cards = board.discard.length + board.discardedUnseen;
  board.log.expect('rebuilt', { cards, times: ++board.rebuilds });
  [board.pile, board.discard, board.discardedUnseen] = [cards, [], 0];
}

/** The highest total wins, then the larger socle; if still level, the victory is shared. */
export function countUp(board: Board, key: 'won.blocked' | 'won.cap' | 'won.idle'): never {
  const here = board.seats.filter((seat) => isHere(board, seat));
  const worth = (seat: Seat): number => totalOf(board, seat) * 1000 + sum(board.places[seat]!.socle);
  const winners = here.filter((seat) => worth(seat) === Math.max(...here.map(worth)));
  board.log.finish(winners, key, { winners, points: totalOf(board, winners[0]!) });
}

/** Ruling 21: nobody can reach a majority any more, because points in the socles of others are out of reach. */
export function isDead(board: Board): boolean {
  const all = sum(deckOf(board.seats.length)) - sum(board.out);
  const here = board.seats.filter((seat) => isHere(board, seat));
  const lost = (seat: Seat): number => here.filter((other) => other !== seat).reduce((points, other) => points + sum(board.places[other]!.socle), 0);
  return here.every((seat) => all - lost(seat) < toBeElected);
}

/** Ruling 21: play has stalled, since as many cards as the game has were only discarded, one after another. */
export const isIdle = ({ idle, seats }: Board): boolean => idle >= deckOf(seats.length).length;

/** Whether these points are a minimal set worth five: without any one of them they would be worth less. */
export const isMinimal = (set: readonly number[]): boolean => {
  const worth = set.reduce((a, b) => a + b, 0);
  return worth >= five && set.every((points) => worth - points < five);
};

interface Seen {
  places: { seat: Seat; campaign: Card[]; socle: Card[] }[];
  undecided: Card[];
  discard: Card[];
}

/** The board derived from the log, beside the public one. */
export function boards(board: Board, { seen, open, outcome }: Moment) {
  const { turn, first, active, pile, rebuilds, cap, discard, discardedUnseen } = board;
  const { places, undecided, discard: shownDiscard } = seen as unknown as Seen;
  const prints = (cards: readonly { kind: Kind; points: number }[]): Print[] => cards.map(printOf).sort();
  // A player naming the target of an attack has already laid the card aside, though the log tells nothing yet.
  const naming = open.find(({ ask }) => ask.key === 'ask.target')?.seat;
  // The log does not tell the hands of players who left. Their cards are only counted.
  const known = [...discard];
  const unseen = prints(shownDiscard).filter((print) => {
    const at = known.indexOf(print);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return {
    mine: {
      ...{ turn, first, pile, rebuilds, cap, active: outcome ? null : active, undecided: [...board.undecided].sort() },
      discard: { unseen: discardedUnseen + (naming === undefined ? 0 : 1), missing: [] },
      places: board.seats.map((seat) => {
        const { hand, campaign, socle } = board.places[seat]!;
        const points = { campaignPoints: sum(campaign), soclePoints: sum(socle), total: sum(campaign) + sum(socle) };
        return {
          seat,
          here: isHere(board, seat),
          hand: seat === naming ? hand - 1 : hand,
          campaign: [...campaign].sort(),
          socle: [...socle].sort(),
          ...points,
        };
      }),
    },
    shown: {
      ...Object.fromEntries(['turn', 'first', 'pile', 'rebuilds', 'cap', 'active'].map((name) => [name, seen[name]])),
      undecided: prints(undecided),
      discard: { unseen: unseen.length, missing: known },
      places: places.map(({ change: _, ...place }: { change?: number } & Seen['places'][number]) => ({
        ...place,
        campaign: prints(place.campaign),
        socle: prints(place.socle),
      })),
    },
  };
}
