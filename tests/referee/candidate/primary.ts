/** Holds a primary: the Favorite's theft, the campaign, the states one by one. */
import type { PrimaryId } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Course } from '../log.ts';
import { type Board, clockwise, forgetSeen, running, votesOf } from './board.ts';
import { campaign, openContest, resolve } from './campaign.ts';
import { type Site, statesOf } from './site.ts';

export function* hold(board: Board, { id, states }: Site): Course {
  const boxes = states.map((state) => ({ id: state, states: [state] }));
  const contest = openContest(board, 'primary', boxes, running(board));
  contest.theft = steal(board, id);
  yield* campaign(board, contest, contest.boxes, true);
  for (const box of contest.boxes) yield* resolve(board, contest, box);
}

/** Rulings 19 to 21: the Favorite takes a card from everyone but the Runner-Up; the money is spent. */
function steal(board: Board, id: PrimaryId): { favorite: Seat; n: number } | null {
  const { log, runners } = board;
  const [favorite, second] = ranks(board, id).map(({ seat }) => seat);
  for (const runner of Object.values(runners)) runner.money.delete(id);
  if (favorite === undefined) return null;
  const from = clockwise(board, favorite).filter((seat) => seat !== favorite && seat !== second && runners[seat]!.hand > 0);
  log.expect('favorite', { seat: favorite, primary: [...statesOf(id)], from });
  for (const seat of from) {
    runners[seat]!.hand--;
    runners[favorite]!.hand++;
    forgetSeen(board, seat);
  }
  return { favorite, n: from.length };
}

/** Ruling 19: by amount, then by votes, then clockwise from the Dealer. */
export function ranks(board: Board, id: PrimaryId): { seat: Seat; amount: number }[] {
  const { seats, dealer, runners } = board;
  const distance = (seat: Seat): number => (seats.indexOf(seat) - (dealer === null ? 0 : seats.indexOf(dealer)) + seats.length) % seats.length;
  const placed = running(board).map((seat) => ({ seat, amount: runners[seat]!.money.get(id) ?? 0 }));
  const order = (a: { seat: Seat; amount: number }, b: { seat: Seat; amount: number }): number =>
    b.amount - a.amount || votesOf(board, b.seat) - votesOf(board, a.seat) || distance(a.seat) - distance(b.seat);
  return placed.filter(({ amount }) => amount > 0).sort(order);
}
