/** The Convention: rounds, eliminations, and the campaigns to stay in. */
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { type StateId, undecidedBox } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Course } from '../log.ts';
import { type Board, draw, giveUp, isRunning, passOn, playOrder, running, votesOf } from './board.ts';
import { campaign, openContest, resolve } from './campaign.ts';
import { newCards, passDealer, refill } from './refill.ts';

/** Rounds in a row without a winner after which the last is still eliminated. */
const patience = 2;

/** Rulings 27 to 31. Ends when the game does. */
export function* convention(board: Board): Course {
  const { log } = board;
  open(board);
  let quiet = 0;
  for (;;) {
    board.acted.clear();
    board.tally.clear();
    if (board.undecided.length === 0) {
      log.expect('round.empty', {});
      yield* eliminate(board);
      continue;
    }
    const states = board.options['extended-convention'] === true ? yield* choose(board) : [...board.undecided];
    const winner = yield* round(board, states);
    if (winner === null) log.expect('quiet', {});
    quiet = winner === null ? quiet + 1 : 0;
    const isSettled = winner !== null && (board.options['extended-convention'] !== true || board.undecided.length === 0);
    if (!isSettled && quiet < patience) continue;
    quiet = 0;
    yield* eliminate(board);
  }
}

/** Ruling 27. */
function open(board: Board): void {
  const { log } = board;
  board.inConvention = true;
  board.undecidedAtConvention = votesIn(...board.undecided);
  log.expect('convention', { votes: board.undecidedAtConvention });
  const votes = Math.max(...running(board).map((seat) => votesOf(board, seat)));
  const first = playOrder(board).filter((seat) => votesOf(board, seat) === votes);
  board.bandwagon = first.length === 1 ? first[0]! : null;
  if (first.length === 1) log.expect('convention.leader', { seat: first[0]!, votes });
  else log.expect('convention.leaders', { seats: first, votes });
  for (const seat of first) draw(board, seat, 1);
}

/** Ruling 36: each Dealer may put some of the Undecided states to the vote. When all in turn have chosen none, all states are voted on. */
function* choose(board: Board): Course<StateId[]> {
  const { log } = board;
  for (let declined = 0; ; declined++) {
    const key = yield* log.peek(() => (declined < running(board).length ? [board.dealer!] : []));
    if (key === null) {
      log.expect('round.all', {});
      return [...board.undecided];
    }
    if (key === 'contested') {
      const { seat, states } = log.take('contested');
      const areThere = states.length > 0 && new Set(states).size === states.length && states.every((id) => board.undecided.includes(id));
      log.hold(seat === board.dealer && areThere, `${seat} puts ${states.join()} to the vote.`);
      return states;
    }
    log.expect('contested.none', { seat: board.dealer! });
    passDealer(board);
  }
}

/** Ruling 28. */
function* round(board: Board, states: readonly StateId[]): Course<Seat | null> {
  const contest = openContest(board, 'convention', [{ id: undecidedBox, states }], running(board));
  const [box] = contest.boxes;
  board.called = true;
  yield* campaign(board, contest, contest.boxes, true);
  const winner = yield* resolve(board, contest, box!);
  yield* newCards(board);
  passDealer(board);
  return winner;
}

/** Rulings 29 and 32. */
function* eliminate(board: Board): Course {
  const { log } = board;
  const votes = Math.min(...running(board).map((seat) => votesOf(board, seat)));
  let among = running(board).filter((seat) => votesOf(board, seat) === votes);
  if (among.length === 1) return dismiss(board, among[0]!, true);
  log.expect('lowest', { seats: among, votes });
  board.acted.clear();
  // A candidate who leaves the table meanwhile is the one eliminated.
  for (let isAgain = false; among.every((seat) => isRunning(board, seat)); ) {
    const contest = openContest(board, 'elimination', [{ id: undecidedBox, states: [] }], among);
    yield* campaign(board, contest, contest.boxes, true);
    const winner = yield* resolve(board, contest, contest.boxes[0]!);
    if (among.some((seat) => !isRunning(board, seat))) return;
    if (winner !== null) {
      log.expect('safe', { seat: winner });
      among = among.filter((seat) => seat !== winner);
      isAgain = false;
      if (among.length === 1) dismiss(board, among[0]!);
      yield* refill(board, winner, 0);
    } else if (isAgain) {
      const { seat } = log.take('lowest.lot');
      log.hold(among.includes(seat), `The lot falls on ${seat}, but only ${among.join()} are tied.`);
      return dismiss(board, seat);
    } else {
      log.expect('lowest.again', {});
      isAgain = true;
    }
  }
}

function dismiss(board: Board, seat: Seat, isFewest = false): void {
  const { log, out } = board;
  log.expect('eliminated', { seat, votes: votesOf(board, seat), ...(isFewest && { fewest: true }) });
  giveUp(board, seat);
  out.add(seat);
  passOn(board, seat);
  const [last, ...others] = running(board);
  if (others.length === 0) log.finish([last!], 'won.last', { seat: last!, votes: votesOf(board, last!) });
}
