/** What Infos cards and gold squares do to cities and cards. */
import { pointsOf } from '../../../src/games/president/data/cities.ts';
import { infosOf, offerMore } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import type { CityId, InfosId, Rank } from '../../../src/games/president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Course } from '../log.ts';
import { type Board, follower, freeCities, isHere, open, othersFrom, spend } from './board.ts';
import { advanceTo, drawMedia, goTo } from './course.ts';
import { transfer } from './outcome.ts';

export function* orders(board: Board, by: Seat, card: InfosId): Course {
  const { does } = infosOf(card);
  if (does.order === 'lose') yield* loseCities(board, by, does.rank, does.n);
  else if (does.order === 'spend') losePresidents(board, by, does.n === 'all' ? mediaCards.length : does.n);
  else if (does.order === 'take') yield* takeCities(board, by, does);
  else if (does.order === 'given') yield* given(board, by, does.n);
  else if (does.order === 'exchange') yield* exchange(board, by, does.with === 'left' ? othersFrom(board, by)[0]! : follower(board, by)!, does.n);
  else if (does.order === 'offer') yield* offer(board, by);
  else if (does.order === 'next') yield* advanceTo(board, by, does.square);
  else if (does.order === 'go') yield* goTo(board, by, does.square);
  else for (let n = does.n; n > 0; n--) drawMedia(board, by);
}

/** Whether these may be the `n` weakest or strongest of a player's open cities; among equals any may go. */
function areStruck(board: Board, owner: Seat, rank: Rank, n: number, cities: readonly CityId[]): boolean {
  const sign = rank === 'weakest' ? 1 : -1;
  const sorted = (some: readonly CityId[]): number[] => some.map((city) => sign * pointsOf(city)).sort((a, b) => a - b);
  const from = open(board, owner);
  const isSome = new Set(cities).size === cities.length && cities.every((city) => from.includes(city));
  return isSome && sorted(cities).join() === sorted(from).slice(0, n).join();
}

/** Whether the owner is asked, since not all of some equal cities go. */
function isAsked(board: Board, owner: Seat, rank: Rank, n: number): boolean {
  const from = open(board, owner).sort((a, b) => (pointsOf(a) - pointsOf(b)) * (rank === 'weakest' ? 1 : -1));
  return n < from.length && pointsOf(from[n - 1]!) === pointsOf(from[n]!);
}

/** Waits if the owner of equal cities is asked. Returns false if they have left. */
function* choose(board: Board, owner: Seat, rank: Rank, n: number) {
  if (isAsked(board, owner, rank, n)) yield* board.log.peek([owner]);
  return isHere(board, owner);
}

export function* loseCities(board: Board, by: Seat, rank: Rank, n: number): Course {
  const { log } = board;
  const isThere = yield* choose(board, by, rank, n);
  if (!isThere || open(board, by).length === 0) return log.expect('void', {});
  const { seat, cities } = log.take('loses');
  log.hold(seat === by && areStruck(board, by, rank, n, cities), `${seat} loses ${cities.join()}, which are not the ${n} ${rank} of ${by}.`);
  transfer(
    board,
    cities.map((city) => ({ city, to: null })),
  );
}

/** Only the owner knows how many of these are Président cards, but those that everyone has seen are among them. */
function losePresidents(board: Board, by: Seat, most: number): void {
  const { log, pawns } = board;
  const { seat, n } = log.take('presidents.lost');
  const seen = pawns[by]!.hand.filter((card) => card === 'J').length;
  log.hold(seat === by && n <= most && n >= Math.min(most, seen), `${seat} loses ${n} Président cards of ${most}.`);
  for (let i = 0; i < n; i++) spend(board, by, 'J');
}

function* takeCities(board: Board, by: Seat, { least, most, n, may }: { least: number; most: number; n: number; may: boolean }): Course {
  const { log } = board;
  const from = freeCities(board).filter((city) => pointsOf(city) >= least && pointsOf(city) <= most);
  if (from.length === 0) return log.expect('void', {});
  const key = may || from.length > n ? yield* log.peek([by]) : 'takes';
  if (key === null) return;
  if (may && key === 'takes.none') return log.expect('takes.none', { seat: by });
  const { seat, cities } = log.take('takes');
  // A player who left during this question has freed cities.
  const isFit = (city: CityId) => board.owners.get(city) === null && pointsOf(city) >= least && pointsOf(city) <= most;
  const isEnough = may ? cities.length > 0 && cities.length <= n : cities.length === Math.min(n, from.length);
  log.hold(seat === by && new Set(cities).size === cities.length && cities.every(isFit) && isEnough, `${seat} takes ${cities.join()}.`);
  transfer(
    board,
    cities.map((city) => ({ city, to: by })),
  );
}

/** The follower's weakest. */
function* given(board: Board, by: Seat, n: number): Course {
  const { log } = board;
  const from = follower(board, by)!;
  yield* choose(board, from, 'weakest', n);
  if (!isHere(board, from) || !isHere(board, by) || open(board, from).length === 0) return log.expect('void', {});
  const told = log.take('gives');
  const isRight = told.from === from && told.to === by && areStruck(board, from, 'weakest', n, told.cities);
  log.hold(isRight, `${told.from} gives ${told.cities.join()} to ${told.to}; ${from} follows ${by}.`);
  transfer(
    board,
    told.cities.map((city) => ({ city, to: by })),
  );
}

/** The weakest of both, swapped one for one. */
function* exchange(board: Board, one: Seat, other: Seat, most: number): Course {
  const { log } = board;
  const n = Math.min(most, open(board, one).length, open(board, other).length);
  if (n === 0) return log.expect('void', {});
  // They are asked one after the other, and nothing is told in between.
  const asked = [one, other].filter((seat) => isAsked(board, seat, 'weakest', n));
  if (asked.length > 0) yield* log.peek(asked);
  if (!isHere(board, one) || !isHere(board, other)) return log.expect('void', {});
  const told = log.take('swaps');
  const isRight = areStruck(board, one, 'weakest', n, told.mine) && areStruck(board, other, 'weakest', n, told.theirs);
  log.hold(told.one === one && told.other === other && isRight, `An exchange of ${one} and ${other} is told as ${JSON.stringify(told)}.`);
  swap(board, told);
}

function swap(board: Board, { one, other, mine, theirs }: { one: Seat; other: Seat; mine: CityId[]; theirs: CityId[] }): void {
  transfer(board, [...mine.map((city) => ({ city, to: other })), ...theirs.map((city) => ({ city, to: one }))]);
}

/** Other players' cities that may be had for this one. */
export const offersFor = (board: Board, by: Seat, mine: CityId): CityId[] =>
  othersFrom(board, by)
    .flatMap((other) => open(board, other))
    .filter((city) => pointsOf(city) >= pointsOf(mine) && pointsOf(city) <= pointsOf(mine) + offerMore);

/** Swaps one of the player's cities for another's, worth the same or a little more. A player who leaves meanwhile may take the match with them. */
function* offer(board: Board, by: Seat): Course {
  const { log, gone } = board;
  const fitting = (): CityId[] => open(board, by).filter((city) => offersFor(board, by, city).length > 0);
  const before = fitting();
  if (before.length === 0) return log.expect('void', {});
  const left = gone.size;
  const key = yield* log.peek(() => (fitting().length > 0 ? [by] : []));
  const isLost = gone.size > left && before.some((city) => !fitting().includes(city));
  if (!isHere(board, by) || (isLost && key !== 'swaps')) return log.expect('void', {});
  const told = log.take('swaps');
  const [mine, theirs] = [told.mine[0]!, told.theirs[0]!];
  const isOne = told.mine.length === 1 && told.theirs.length === 1 && open(board, by).includes(mine) && offersFor(board, by, mine).includes(theirs);
  log.hold(told.one === by && isOne && board.owners.get(theirs) === told.other, `No exchange that ${by} may have: ${JSON.stringify(told)}.`);
  swap(board, told);
}
