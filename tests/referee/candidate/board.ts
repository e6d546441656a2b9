/** The table of Candidate, as the public log tells it: votes and money, how many cards each player holds, and which of them were seen. */
import { printed, printOf } from '../../../src/games/candidate/data/cards.ts';
import { primaries } from '../../../src/games/candidate/data/primaries.ts';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { baseHand, type Face, incumbentHand, majority, type PrimaryId, type StateId } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Log } from '../log.ts';
import type { Table } from '../referee.ts';
import type { ContestKind, Told } from './told.ts';

interface Runner {
  /** Cards in hand, without those laid face down. */
  hand: number;
  limit: number;
  won: StateId[];
  /** Money placed on future primaries, in thousands of dollars. */
  money: Map<PrimaryId, number>;
  sonUsed: boolean;
}

/** Cards of one player on one section, face down. */
interface Pile {
  by: Seat;
  on: Seat;
  n: number;
  /** The layer's Favorite Son was already used up when these were laid. */
  sonUsed: boolean;
}

export interface Box {
  id: string;
  states: readonly StateId[];
  rivals: Seat[];
  piles: Pile[];
  /** Only the tied candidates act. */
  tied: boolean;
}

export interface Contest {
  kind: ContestKind;
  boxes: Box[];
  /** The candidates who prepare another primary. */
  away: Set<Seat>;
  theft: { favorite: Seat; n: number } | null;
}

export interface Board {
  log: Log<Told>;
  options: Table['options'];
  seats: readonly Seat[];
  gone: Set<Seat>;
  /** Eliminated in the Convention. */
  out: Set<Seat>;
  runners: { [seat: Seat]: Runner };
  dealer: Seat | null;
  /** The seat whose turn it was to be the Dealer. */
  turnOf: Seat | null;
  /** The contest has been called and is not over. It continues even if the Dealer leaves. */
  called: boolean;
  inConvention: boolean;
  bandwagon: Seat | null;
  remaining: PrimaryId[];
  undecided: StateId[];
  undecidedAtConvention: number | null;
  contest: Contest | null;
  /** Cards in the draw pile. */
  deck: number;
  /** Cards seen on the discard pile. Of the others only the number is known. */
  discard: Face[];
  discardedUnseen: number;
  /** Cards in a hand that everyone has seen. */
  seenIn: Map<Face, Seat>;
  /** The candidates who have campaigned or prepared this turn. */
  acted: Set<Seat>;
  /** Votes won this turn. */
  tally: Map<Seat, number>;
}

export function openBoard({ seats, options, champion }: Table, log: Log<Told>): Board {
  const limit = (seat: Seat): number => (options.incumbent === true && champion === seat ? incumbentHand : baseHand);
  const runner = (seat: Seat): Runner => ({ hand: limit(seat), limit: limit(seat), won: [], money: new Map(), sonUsed: false });
  return {
    ...{ log, options, seats, gone: new Set(), out: new Set() },
    runners: Object.fromEntries(seats.map((seat) => [seat, runner(seat)])),
    ...{ dealer: null, turnOf: null, called: false, inConvention: false, bandwagon: null, contest: null },
    ...{ remaining: Object.keys(primaries), undecided: [], undecidedAtConvention: null },
    deck: printed().length - seats.reduce((cards, seat) => cards + limit(seat), 0),
    ...{ discard: [], discardedUnseen: 0, seenIn: new Map(), acted: new Set(), tally: new Map() },
  };
}

export const isRunning = ({ gone, out }: Board, seat: Seat): boolean => !gone.has(seat) && !out.has(seat);
export const running = (board: Board): Seat[] => board.seats.filter((seat) => isRunning(board, seat));
export const votesOf = ({ runners }: Board, seat: Seat): number => votesIn(...runners[seat]!.won);

/** Clockwise from the left of a seat, which comes last if it is still running. */
export function clockwise(board: Board, after: Seat): Seat[] {
  const at = board.seats.indexOf(after) + 1;
  return [...board.seats.slice(at), ...board.seats.slice(0, at)].filter((seat) => isRunning(board, seat));
}
/** Ruling 3. */
export const playOrder = (board: Board): Seat[] => clockwise(board, board.dealer!);

/** Takes cards from the pile. When empty, it is rebuilt from the discard, if there is any. */
export function draw(board: Board, seat: Seat, n: number): void {
  for (let left = n; left > 0; left--) {
    if (board.deck === 0) {
      const cards = board.discard.length + board.discardedUnseen;
      if (cards === 0) return;
      board.log.expect('reshuffle', { n: cards });
      [board.deck, board.discard, board.discardedUnseen] = [cards, [], 0];
    }
    board.deck--;
    board.runners[seat]!.hand++;
  }
}

const all: ReadonlySet<Face> = new Set(printed());

/** A player's card is turned over. It must be a printed one, lie nowhere else, and not have been seen with anyone else. */
export function turnUp({ log, discard, seenIn }: Board, by: Seat, card: Face): void {
  log.hold(all.has(card), `'${card}' is no card.`);
  log.hold(!discard.includes(card), `${by} has ${card}, which lies on the discard pile.`);
  const holder = seenIn.get(card) ?? by;
  log.hold(holder === by, `${by} has ${card}, which ${holder} was seen with.`);
  seenIn.delete(card);
  discard.push(card);
}

/** From a hand, face up. */
export function discard(board: Board, by: Seat, cards: readonly Face[]): void {
  const runner = board.runners[by]!;
  board.log.hold(cards.length <= runner.hand, `${by} discards ${cards.length} of ${runner.hand} cards.`);
  runner.hand -= cards.length;
  for (const card of cards) turnUp(board, by, card);
}

export const familyOf = (card: Face) => printOf(card).family;
export const worthOf = (cards: readonly Face[]): number => cards.reduce((sum, card) => sum + printOf(card).value, 0);

/** Votes count at once, and a majority ends the game on the spot. */
export function win(board: Board, seat: Seat, states: readonly StateId[]): void {
  board.runners[seat]!.won.push(...states);
  board.undecided = board.undecided.filter((id) => !states.includes(id));
  board.tally.set(seat, (board.tally.get(seat) ?? 0) + votesIn(...states));
  const votes = votesOf(board, seat);
  if (votes >= majority) board.log.finish([seat], 'won.votes', { seat, votes });
}

/** Out of the race: votes to Undecided, hand to the discard, groundwork erased, the pawn to the supply. */
export function giveUp(board: Board, seat: Seat): void {
  const runner = board.runners[seat]!;
  board.undecided.push(...runner.won.splice(0));
  board.discardedUnseen += runner.hand;
  runner.hand = 0;
  runner.money.clear();
  if (board.bandwagon === seat) board.bandwagon = null;
  forgetSeen(board, seat);
}

/** Nobody knows any more which of the cards seen in this hand are still there. */
export function forgetSeen({ seenIn }: Board, seat: Seat): void {
  for (const [card, holder] of seenIn) if (holder === seat) seenIn.delete(card);
}

/** The role of a Dealer who is out passes left. */
export function passOn(board: Board, seat: Seat): void {
  if (board.dealer !== seat) return;
  const next = clockwise(board, seat)[0] ?? null;
  if (board.turnOf === seat) board.turnOf = next;
  board.dealer = next;
}

/** Ruling 39. */
export function leave(board: Board, { seat, votes }: Told['left']): void {
  const { log, gone } = board;
  log.hold(votes === votesOf(board, seat), `${seat} leaves ${votes} votes, not ${votesOf(board, seat)}.`);
  giveUp(board, seat);
  gone.add(seat);
  const [last, ...others] = running(board);
  if (board.dealer === seat && !board.called) {
    passOn(board, seat);
    if (others.length > 0) log.expect('deals', { seat: board.dealer! });
  }
  if (last !== undefined && others.length === 0) log.finish([last], 'won.left', { seat: last });
}
