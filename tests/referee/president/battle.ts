/** Cities where a player stops, and the battles for them. */
import { pointsOf } from '../../../src/games/president/data/cities.ts';
import type { CityId } from '../../../src/games/president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type Course, isDie } from '../log.ts';
import { type Board, isHere, isSafe, spend, strength } from './board.ts';
import { transfer } from './outcome.ts';
import type { Fight, Throw } from './told.ts';

/** Ruling 7. */
export function* arrive(board: Board, by: Seat, city: CityId): Course {
  const { log, owners, pawns } = board;
  const owner = owners.get(city) ?? null;
  if (owner === null) return takeFree(board, by, city);
  if (owner === by) return log.expect('home', { seat: by, city });
  if (pawns[owner]!.resting) return log.expect('immune', { owner, city });
  if (isSafe(board, city)) return log.expect('protected', { owner, city, value: pointsOf(city) });
  const fight = { newcomer: by, owner, city };
  log.expect('battle', fight);
  log.count('battles');
  yield* chain(board, fight, owner);
}

function takeFree(board: Board, by: Seat, city: CityId): void {
  board.log.expect('takes', { seat: by, cities: [city] });
  transfer(board, [{ city, to: by }]);
}

const stands = (board: Board, { newcomer, owner }: Fight): boolean => isHere(board, newcomer) && isHere(board, owner);
const other = ({ newcomer, owner }: Fight, seat: Seat): Seat => (seat === owner ? newcomer : owner);

/** Both sides, as long as both are there: which of them are asked. */
const sides = (board: Board, fight: Fight) => (): Seat[] =>
  stands(board, fight) ? [fight.owner, fight.newcomer].filter((seat) => board.pawns[seat]!.hand.length > 0) : [];

/** A player has left: no battle, and a city that became free falls to the newcomer. */
function callOff(board: Board, { newcomer, city }: Fight): void {
  board.log.expect('battle.off', { city });
  if (isHere(board, newcomer) && board.owners.get(city) === null) takeFree(board, newcomer, city);
}

/** Rulings 12 and 13: the player with the hand may attack, then the other; two passes in a row start the dice. Without cards, a player passes. */
function* chain(board: Board, fight: Fight, first: Seat): Course {
  const { log, pawns } = board;
  yield* log.peek(sides(board, fight));
  if (!stands(board, fight)) return callOff(board, fight);
  for (const by of [first, other(fight, first)]) {
    if (pawns[by]!.hand.length === 0) continue;
    if ((yield* log.peek([by])) === 'attacks') return yield* attack(board, fight, by);
    log.expect('shows.none', { seat: by, city: fight.city });
  }
  yield* log.peek(sides(board, fight));
  if (!stands(board, fight)) return callOff(board, fight);
  throwDice(board, fight);
}

function* attack(board: Board, fight: Fight, by: Seat): Course {
  const { log, pawns } = board;
  const against = other(fight, by);
  const { seat, card, against: told } = log.take('attacks');
  log.hold(seat === by && told === against && card.startsWith('A'), `${seat} attacks ${told} with ${card}, where ${by} has the hand.`);
  spend(board, by, card);
  log.count('attacks');
  const parade = `P${card.slice(1)}`;
  if (pawns[against]!.hand.length > 0) yield* log.peek(() => (stands(board, fight) ? [against] : []));
  if (!stands(board, fight)) return callOff(board, fight);
  if (pawns[against]!.hand.length > 0 && (yield* log.peek([against])) === 'parries') {
    log.expect('parries', { seat: against, card: parade, attack: card });
    spend(board, against, parade);
    return yield* chain(board, fight, against);
  }
  if (by === fight.owner) return log.expect('repelled', fight);
  log.expect('stormed', fight);
  transfer(board, [{ city: fight.city, to: fight.newcomer }]);
}

/** Rulings 14 and 15: the die, plus one for the greater strength, plus one for each Président; if level, roll again with the same bonuses. */
function throwDice(board: Board, fight: Fight): void {
  const { log } = board;
  const { throws, winner, ...told } = log.take('battle.decided');
  log.hold(told.city === fight.city && told.newcomer === fight.newcomer && told.owner === fight.owner, `Another battle is told: ${told.city}.`);
  log.hold(throws.length > 0, 'No dice are told.');
  const committed = new Map(throws[0]!.map(({ seat, presidents }) => [seat, presidents]));
  throws.forEach((pair, i) => {
    log.hold(pair.map(({ seat }) => seat).join() === [fight.newcomer, fight.owner].join(), 'The newcomer and the owner throw, nobody else.');
    for (const one of pair) checkThrow(board, fight, one, committed.get(one.seat)!);
    const [mine, theirs] = pair as [Throw, Throw];
    log.hold((mine.total === theirs.total) === i < throws.length - 1, 'Level throws are thrown again, and no other ones.');
    if (i === throws.length - 1)
      log.hold(winner === (mine.total > theirs.total ? fight.newcomer : fight.owner), `${winner} does not have the higher total.`);
  });
  // Spent in any case; the owner's cards go under the pile first.
  for (const seat of [fight.owner, fight.newcomer]) for (let n = committed.get(seat)!; n > 0; n--) spend(board, seat, 'J');
  if (winner === fight.newcomer) transfer(board, [{ city: fight.city, to: winner }]);
}

function checkThrow(board: Board, fight: Fight, one: Throw, committed: number): void {
  const more = strength(board, one.seat) > strength(board, other(fight, one.seat)) ? 1 : 0;
  const isRight = isDie(one.die) && one.strength === more && one.presidents === committed && one.total === one.die + more + committed;
  board.log.hold(isRight && committed >= 0, `A throw is counted wrong: ${JSON.stringify(one)}, strength ${more}, ${committed} Président cards.`);
}
