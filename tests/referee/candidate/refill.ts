/** After the votes: the Bandwagon, new cards, the next Dealer. */
import type { Seat } from '../../../src/kernel/types.ts';
import type { Course } from '../log.ts';
import { type Board, clockwise, discard, draw, isRunning, playOrder, running } from './board.ts';

/** Rulings 22 and 23: the Bandwagon, then everyone's new cards in play order. */
export function* newCards(board: Board): Course {
  const bonus = bandwagon(board);
  for (const seat of playOrder(board)) yield* refill(board, seat, bonus.get(seat) ?? 0);
}

/** How many extra cards each seat draws. */
function bandwagon(board: Board): Map<Seat, number> {
  const { log, tally, bandwagon: held } = board;
  const votes = (seat: Seat): number => tally.get(seat) ?? 0;
  const most = Math.max(...running(board).map(votes));
  const first = running(board).filter((seat) => votes(seat) === most);
  board.bandwagon = null;
  if (most === 0) {
    // If nobody had the pawn, nothing is said about it.
    if (held !== null) log.expect('bandwagon.none', {});
  } else if (first.length > 1) log.expect('bandwagon.tie', { seats: first });
  else {
    const [seat] = first as [Seat];
    const bonus = held === seat ? 2 : 1;
    board.bandwagon = seat;
    log.expect('bandwagon', { seat, bonus, votes: most });
    return new Map([[seat, bonus]]);
  }
  return new Map(most === 0 ? [] : first.map((seat) => [seat, 1]));
}

/** A player who acted discards down to hand size; one who did nothing keeps their hand. */
export function* refill(board: Board, seat: Seat, bonus: number): Course {
  const { log, runners, acted } = board;
  if (!isRunning(board, seat)) return;
  const runner = runners[seat]!;
  const over = runner.hand - runner.limit;
  if (over > 0 && acted.has(seat)) {
    if ((yield* log.peek([seat])) === null) return;
    const told = log.take('discards-down');
    log.hold(told.seat === seat && told.cards.length === over, `${seat} was to discard ${over}, not ${told.seat} ${told.cards.length}.`);
    discard(board, seat, told.cards);
  }
  draw(board, seat, Math.max(0, runner.limit - runner.hand) + bonus);
}

/** The role moves left; after a Super Tuesday, from the player who lost the turn. */
export function passDealer(board: Board): void {
  const next = clockwise(board, board.turnOf ?? board.dealer!)[0]!;
  board.dealer = next;
  board.turnOf = next;
  board.called = false;
  if (board.inConvention) board.log.expect('deals', { seat: next });
}
