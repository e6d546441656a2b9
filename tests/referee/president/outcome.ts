/** Who wins, and when: by the majority, by the count, or when nobody can win any more. */
import { allPoints, pointsOf } from '../../../src/games/president/data/cities.ts';
import { type CityId, majority } from '../../../src/games/president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { isDie } from '../log.ts';
import { type Board, citiesOf, freeCities, groups, here, isSafe, strength } from './board.ts';

/** Cities change hands all at once; then come the consequences: groups, all cities owned, the election, the end of a game that nobody can win. */
export function transfer(board: Board, changes: readonly { city: CityId; to: Seat | null }[]): void {
  const { log, owners } = board;
  const before = new Map(here(board).map((seat) => [seat, groups(board, seat)]));
  for (const { city, to } of changes) owners.set(city, to);
  for (const seat of here(board)) {
    for (const value of groups(board, seat)) if (!before.get(seat)!.includes(value)) log.expect('group', { seat, value });
  }
  // If the majority falls, someone will reach it.
  const isDead = board.falls === null && here(board).every((seat) => reach(board, seat) < majority);
  if (!board.complete && freeCities(board).length === 0) {
    board.complete = true;
    if (!isDead) log.expect('complete', { majority: enough(board) });
  }
  elect(board);
  if (isDead) countUp(board, 'won.blocked');
}

/** This round's majority: the printed one, or a point less for each round since it began to fall. */
export const enough = ({ falls, round }: Board): number => (falls === null ? majority : Math.min(majority, majority - (round - falls)));

/** Ruling 25; a majority that has fallen elects at once, and several players may reach it. */
export function elect(board: Board): void {
  const needed = enough(board);
  const able = board.complete || needed < majority ? here(board).filter((seat) => strength(board, seat) >= needed) : [];
  if (able.length === 0) return;
  const { winner, by } = firstOf(board, able);
  const won = { seat: winner, points: strength(board, winner) };
  if (needed === majority) board.log.finish([winner], 'won.majority', won);
  board.log.finish([winner], 'won.fallen', { ...won, majority: needed, by });
}

/** All points except those that are safe with another player. */
const reach = (board: Board, seat: Seat): number =>
  here(board)
    .filter((other) => other !== seat)
    .flatMap((other) => citiesOf(board, other))
    .filter((city) => isSafe(board, city))
    .reduce((points, city) => points - pointsOf(city), allPoints);

/** Ruling 27: the greatest strength, then the most cities, then the die. */
function firstOf(board: Board, among: readonly Seat[]): { winner: Seat; by: 'strength' | 'cities' | 'die' } {
  const most = (seats: readonly Seat[], worth: (seat: Seat) => number) => seats.filter((seat) => worth(seat) === Math.max(...seats.map(worth)));
  const strongest = most(among, (seat) => strength(board, seat));
  const level = most(strongest, (seat) => citiesOf(board, seat).length);
  const winner = rollOff(board, level, 'dice.level');
  return { winner, by: level.length > 1 ? 'die' : strongest.length > 1 ? 'cities' : 'strength' };
}

export function countUp(board: Board, key: 'won.rounds' | 'won.blocked'): never {
  const { winner, by } = firstOf(board, here(board));
  const rounds = key === 'won.rounds' ? { rounds: board.limit } : {};
  board.log.finish([winner], key, { seat: winner, points: strength(board, winner), by, ...rounds });
}

/** Everyone rolls; those level at the top roll again until one is left. */
export function rollOff({ log }: Board, among: readonly Seat[], key: 'dice' | 'dice.level'): Seat {
  let left = among;
  while (left.length > 1) {
    const { rolls } = log.take(key);
    log.hold(rolls.map(({ seat }) => seat).join() === left.join(), `${left.join()} roll, not ${rolls.map(({ seat }) => seat).join()}.`);
    for (const { die } of rolls) log.hold(isDie(die), `A die shows ${die}.`);
    const highest = Math.max(...rolls.map(({ die }) => die));
    left = rolls.filter(({ die }) => die === highest).map(({ seat }) => seat);
  }
  return left[0]!;
}
