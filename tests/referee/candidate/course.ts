/** The course of Candidate up to the Convention. */
import { baseHand, tuesday } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Course } from '../log.ts';
import { type Board, draw, familyOf, isRunning, playOrder, running, turnUp, worthOf } from './board.ts';
import { convention } from './convention.ts';
import { hold } from './primary.ts';
import { newCards, passDealer } from './refill.ts';
import { areNeighbors, idOf, type Site, twoBorder } from './site.ts';

/** Ends when the game does. */
export function* play(board: Board): Course {
  const { log, runners, seats } = board;
  const incumbent = seats.find((seat) => runners[seat]!.limit !== baseHand);
  if (incumbent !== undefined) log.expect('incumbent', { seat: incumbent });
  yield* bids(board);
  while (board.remaining.length > 0) {
    log.count('turns');
    board.acted.clear();
    board.tally.clear();
    const sites = yield* call(board);
    board.called = true;
    board.remaining = board.remaining.filter((id) => !sites.some((site) => site.id === id));
    for (const site of sites) yield* hold(board, site);
    yield* newCards(board);
    passDealer(board);
  }
  yield* convention(board);
}

/** Ruling 1: everyone shows any part of their hand; Money and Endorsements count. */
function* bids(board: Board): Course {
  const { log, runners, seenIn } = board;
  yield* log.peek(() => running(board));
  const bidders = running(board);
  const totals = new Map<Seat, number>();
  for (const _ of bidders) {
    if (log.upcoming() === 'bid.none') {
      totals.set(log.take('bid.none').seat, 0);
      continue;
    }
    const { seat, cards, total } = log.take('bid');
    const right = worthOf(cards.filter((card) => ['money', 'endorsement'].includes(familyOf(card))));
    log.hold(total === right, `${seat} bids ${right}, not ${total}.`);
    log.hold(cards.length > 0 && cards.length <= runners[seat]!.hand && !totals.has(seat), `${seat} bids ${cards.length} cards.`);
    for (const card of cards) {
      turnUp(board, seat, card);
      seenIn.set(card, seat);
    }
    totals.set(seat, total);
  }
  // These cards are shown, not discarded.
  board.discard = [];
  log.hold(
    bidders.every((seat) => totals.has(seat)),
    `${[...totals.keys()].join()} bid, where ${bidders.join()} run.`,
  );
  const highest = [...totals].filter(([, total]) => total === Math.max(...totals.values())).map(([seat]) => seat);
  const { seat, tied } = log.take('dealer');
  log.hold(highest.includes(seat) && tied === highest.length > 1, `${seat} becomes the Dealer; the highest bids are ${highest.join()}.`);
  board.dealer = seat;
  board.turnOf = seat;
}

/** The Dealer names a site and the order of its states. */
function* name(board: Board): Course<Site> {
  const { log, remaining } = board;
  yield* log.peek(() => [board.dealer!]);
  const { seat, primary, states } = log.take('names');
  const id = idOf(log, primary);
  log.hold(seat === board.dealer, `${seat} names ${id}, but ${board.dealer} is the Dealer.`);
  log.hold(remaining.includes(id), `${id} is not on the map any more.`);
  log.hold([...states].sort().join() === [...primary].sort().join(), `${states.join()} is no order of ${id}.`);
  return { id, states };
}

/** Ruling 34: two Zeros take the call from the Dealer. Everyone who could hold them is asked. */
function* call(board: Board): Course<Site[]> {
  const { log, runners, remaining } = board;
  const site = yield* name(board);
  if (board.options['super-tuesday'] !== true || !twoBorder(remaining)) return [site];
  const asked = playOrder(board).filter((seat) => seat !== board.dealer && runners[seat]!.hand >= tuesday.zeros);
  if (asked.length === 0) return [site];
  board.called = true;
  const key = (yield* log.peek(asked)) ?? log.upcoming();
  if (key !== 'claims') {
    log.expect('claims.nobody', {});
    return [site];
  }
  const { seat, dealer } = log.take('claims');
  log.hold(asked.includes(seat) && isRunning(board, seat) && dealer === board.dealer, `${seat} claims the turn of ${dealer}, and may not.`);
  log.count('Super Tuesdays');
  runners[seat]!.hand -= tuesday.zeros;
  board.discardedUnseen += tuesday.zeros;
  // The log does not tell which Zeros these were.
  for (const [card, holder] of board.seenIn) if (holder === seat && familyOf(card) === 'zero') board.seenIn.delete(card);
  draw(board, seat, tuesday.forTheDealer);
  board.dealer = seat;
  board.called = false;
  return yield* superTuesday(board);
}

function* superTuesday(board: Board): Course<Site[]> {
  const { log, remaining } = board;
  yield* log.peek(() => [board.dealer!]);
  const told = log.take('tuesday');
  const ids = told.sites.map((states) => idOf(log, states));
  log.hold(told.seat === board.dealer && ids.length >= 1 && ids.length <= 2, `${told.seat} calls ${ids.join()} for Super Tuesday.`);
  const areTwo = ids.length === 1 || areNeighbors(ids[0]!, ids[1]!);
  log.hold(areTwo && ids.every((id) => remaining.includes(id)), `${ids.join()} cannot be held on one day.`);
  log.expect('tuesday.draw', {});
  for (const seat of [board.dealer!, ...playOrder(board).filter((one) => one !== board.dealer)]) draw(board, seat, tuesday.forEverybody);
  const sites: Site[] = [];
  for (const _ of ids) sites.push(yield* name(board));
  log.hold(
    ids.every((id) => sites.some((site) => site.id === id)),
    `${sites.map(({ id }) => id).join()} are named, where ${ids.join()} were called.`,
  );
  return sites;
}
