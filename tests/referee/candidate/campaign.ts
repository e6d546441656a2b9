/** Campaigns: which cards are laid face down, and how each box is decided. */
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Course } from '../log.ts';
import { type Board, type Box, type Contest, discard, familyOf, isRunning, playOrder, turnUp, win, worthOf } from './board.ts';
import { count, mayLie } from './count.ts';
import { idOf } from './site.ts';
import type { Told, Turned } from './told.ts';

/** Opens a contest: every section of a running candidate counts. */
export function openContest(board: Board, kind: Contest['kind'], boxes: readonly Pick<Box, 'id' | 'states'>[], rivals: readonly Seat[]): Contest {
  board.log.count(`${kind} contests`);
  const contest: Contest = {
    kind,
    boxes: boxes.map((box) => ({ ...box, rivals: [...rivals], piles: [], tied: false })),
    away: new Set(),
    theft: null,
  };
  board.contest = contest;
  return contest;
}

/** Everyone's campaign turn for some boxes, in play order. `main`: groundwork is allowed, and a Favorite owes cards. */
export function* campaign(board: Board, contest: Contest, boxes: readonly Box[], main: boolean): Course {
  const { log, runners } = board;
  const [{ rivals, tied }] = boxes as [Box];
  // Ruling 18 bars from campaigns and recampaigns, but tied candidates may act (ruling 16).
  const seats = playOrder(board).filter((seat) => rivals.includes(seat) && (tied || !contest.away.has(seat)));
  const asked = (): Seat[] => seats.filter((seat) => isRunning(board, seat) && runners[seat]!.hand > 0);
  const isSealed = board.options['sealed-convention'] === true && contest.kind !== 'primary';
  // When sealed, all are asked at the same time, and nothing is told before all have submitted.
  if (isSealed) yield* log.peek(asked);
  for (const by of seats) {
    if (!isRunning(board, by)) continue;
    if (!isSealed && runners[by]!.hand > 0 && (yield* log.peek([by])) === null) continue;
    submit(board, contest, by, boxes, main);
  }
}

function submit(board: Board, contest: Contest, by: Seat, boxes: readonly Box[], main: boolean): void {
  const { log, runners, acted } = board;
  const { hand } = runners[by]!;
  const owed = main && contest.theft?.favorite === by ? Math.min(contest.theft.n, hand) : 0;
  const key = log.upcoming();
  if (key === 'prepares' && main) {
    prepare(board, contest, by, log.take('prepares'));
    return;
  }
  let laid = 0;
  if (key === 'campaigns') {
    laid = lay(board, contest, by, boxes, log.take('campaigns'));
    runners[by]!.hand -= laid;
  }
  let given = 0;
  if (owed > 0 && log.upcoming() === 'gives-up') {
    const { seat, cards } = log.take('gives-up');
    log.hold(seat === by, `${seat} gives up cards in the turn of ${by}.`);
    discard(board, by, cards);
    given = cards.length;
  }
  log.hold(laid + given <= hand, `${by} lays ${laid + given} of ${hand} cards.`);
  log.hold(laid + given >= owed, `${by} owes ${owed} cards, and lays or discards ${laid + given}.`);
  if (laid + given > 0) acted.add(by);
  else log.expect(hand === 0 ? 'passes.empty' : 'passes', { seat: by });
}

/** Rulings 5 and 6, as far as the backs of cards tell. Returns the number of cards. */
function lay({ log, runners, gone, options }: Board, contest: Contest, by: Seat, boxes: readonly Box[], { seat, counts }: Told['campaigns']): number {
  log.hold(seat === by, `${seat} campaigns in the turn of ${by}.`);
  // Cards sealed before a player left are laid all the same.
  const isSealed = options['sealed-convention'] === true && contest.kind !== 'primary';
  for (const { box: id, on, n } of counts) {
    const box = boxes.find((one) => one.id === id);
    log.hold(
      box?.rivals.includes(on) === true && (isSealed || !gone.has(on)),
      `${by} lays cards on ${on} in ${id}, where there is no section of theirs.`,
    );
    log.hold(n > 0 && (on === by || n === 1), `${by} lays ${n} cards on the section of ${on} in ${id}.`);
    log.hold(!box!.piles.some((pile) => pile.by === by && pile.on === on), `${by} lays cards on ${on} in ${id} twice.`);
    box!.piles.push({ by, on, n, sonUsed: runners[by]!.sonUsed });
  }
  log.count(contest.kind === 'primary' ? 'campaigns' : 'Convention campaigns');
  return counts.reduce((sum, { n }) => sum + n, 0);
}

/** Ruling 18: only Money, only for a primary still on the map, and never by a Favorite here. */
function prepare(board: Board, contest: Contest, by: Seat, { seat, primary, cards, total }: Told['prepares']): void {
  const { log, remaining, runners, acted } = board;
  const id = idOf(log, primary);
  const isAllowed = seat === by && contest.kind === 'primary' && contest.theft?.favorite !== by && remaining.includes(id);
  log.hold(isAllowed, `${seat} prepares ${id} in the turn of ${by}, and may not.`);
  log.hold(cards.length > 0 && cards.every((card) => familyOf(card) === 'money'), `${by} prepares with ${cards.join()}.`);
  const { money } = runners[by]!;
  money.set(id, (money.get(id) ?? 0) + worthOf(cards));
  log.hold(total === money.get(id), `${by} has ${money.get(id)} on ${id}, not ${total}.`);
  log.count('groundwork');
  discard(board, by, cards);
  contest.away.add(by);
  acted.add(by);
}

/** Decides a box, with its Scandals and ties. Returns the winner. */
export function* resolve(board: Board, contest: Contest, box: Box): Course<Seat | null> {
  const { log, runners } = board;
  for (;;) {
    const laid = turnOver(board, contest, box);
    box.rivals = box.rivals.filter((seat) => isRunning(board, seat));
    const used = new Set(board.seats.filter((seat) => runners[seat]!.sonUsed));
    const { sons, ...counted } = count(contest.kind, laid, box.rivals, used);
    log.expect('count', { box: box.id, votes: votesIn(...box.states), ...counted, kind: contest.kind });
    const { verdict } = counted;
    log.count(verdict.kind);
    for (const seat of sons) runners[seat]!.sonUsed = true;
    if (verdict.kind === 'won') {
      win(board, verdict.by, box.states);
      return verdict.by;
    }
    if (verdict.kind === 'deadlock' || verdict.kind === 'nobody') {
      if (contest.kind === 'primary') board.undecided.push(...box.states);
      return null;
    }
    if (verdict.kind === 'tie') [box.rivals, box.tied] = [verdict.among, true];
    yield* campaign(board, contest, [box], false);
  }
}

/** Turns over all cards laid here, and discards them. */
function turnOver(board: Board, contest: Contest, box: Box): Turned[] {
  const { log } = board;
  const piles = box.piles.splice(0);
  const n = piles.reduce((sum, pile) => sum + pile.n, 0);
  const laid: Turned[] = [];
  while (laid.length < n) {
    const told = log.take('turned');
    log.hold(
      told.box === box.id && told.kind === contest.kind && told.laid.length > 0,
      `Cards of ${told.box} are turned, where ${box.id} is decided.`,
    );
    laid.push(...told.laid);
  }
  for (const { by, on, n: lying, sonUsed } of piles) {
    const cards = laid.filter((one) => one.by === by && one.on === on).map(({ card }) => card);
    log.hold(cards.length === lying, `${lying} cards of ${by} lay on ${on} in ${box.id}, ${cards.length} are turned.`);
    log.hold(by !== on || mayLie(contest.kind, cards, sonUsed), `${by} may not lay ${cards.join()} on the own section.`);
  }
  log.hold(laid.length === n, `${n} cards lay in ${box.id}, ${laid.length} are turned.`);
  for (const { card, by } of laid) turnUp(board, by, card);
  return laid;
}
