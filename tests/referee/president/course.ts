/** The course of Le Jeu du Président: turns, squares, flights. */
import { goldNumbers, type SquareKind, squareAt, squareNamed, squares } from '../../../src/games/president/data/squares.ts';
import { majority, mostSquares, squareCount } from '../../../src/games/president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type Course, isDie } from '../log.ts';
import { arrive } from './battle.ts';
import { type Board, here, isHere, othersFrom, spend, takeMedia } from './board.ts';
import { loseCities, orders } from './infos.ts';
import { countUp, elect, enough, rollOff } from './outcome.ts';
import type { Told } from './told.ts';

/** Ends when the game does. */
export function* play(board: Board, options: { readonly [name: string]: unknown }): Course {
  const { log, seats } = board;
  if (board.limit !== null) log.expect('limited', { rounds: board.limit });
  if (options.rounds === 'falling') board.falls = fallsAfter(board);
  if (options.dice === true) log.expect('rolls.alone', {});
  let by = rollOff(board, seats, 'dice');
  log.expect('begins', { seat: by });
  board.first = by;
  for (;;) {
    yield* turn(board, by);
    const next = othersFrom(board, by)[0]!;
    if (place(board, next) <= place(board, by)) {
      if (board.round === board.limit) countUp(board, 'won.rounds');
      board.round++;
      if (board.falls !== null && board.round > board.falls) {
        log.expect('falls', { majority: enough(board) });
        elect(board);
      }
    }
    by = next;
  }
}

/** A rule of this table: after this many rounds the majority drops by a point each round. */
function fallsAfter({ log }: Board): number {
  const { rounds, majority: from } = log.take('falling');
  log.hold(from === majority && rounds > 0, `The majority falls from ${from} after ${rounds} rounds.`);
  return rounds;
}

/** A round begins with the player who began the game. */
const place = ({ seats, first }: Board, seat: Seat): number => (seats.indexOf(seat) - seats.indexOf(first!) + seats.length) % seats.length;

function* turn(board: Board, by: Seat): Course {
  const pawn = board.pawns[by]!;
  board.active = by;
  board.turn++;
  board.log.count('turns');
  if (pawn.skip > 0) {
    pawn.skip--;
    board.log.expect('skips', { seat: by, left: pawn.skip });
    return;
  }
  pawn.resting = false;
  yield* roll(board, by, false);
}

/** A player who has left meanwhile does not roll. */
function* roll(board: Board, by: Seat, again: boolean): Course {
  const { log, pawns } = board;
  if ((yield* log.peek([by])) === null) return;
  const told = log.take('rolls');
  log.hold(told.seat === by && told.again === again && isDie(told.die), `${by} was to roll${again ? ' again' : ''}, not ${JSON.stringify(told)}.`);
  board.squares = 0;
  const past = goOn(board, by, told.die);
  log.hold(told.to === pawns[by]!.square && told.past === past, `${by} comes to ${pawns[by]!.square}, not ${JSON.stringify(told)}.`);
  yield* land(board, by);
}

/** Ruling 3: passing Départ earns a Media card; a pawn that stops there gets it from the square. */
function goOn(board: Board, by: Seat, n: number): Told['rolls']['past'] {
  const pawn = board.pawns[by]!;
  const to = pawn.square + n;
  pawn.square = to % squareCount;
  if (to <= squareCount) return null;
  return takeMedia(board, by) ? 'card' : 'empty';
}

function* advance(board: Board, by: Seat, n: number): Course {
  const past = goOn(board, by, n);
  board.log.expect('advances', { seat: by, to: board.pawns[by]!.square, past });
  yield* land(board, by);
}

export function* advanceTo(board: Board, by: Seat, kind: SquareKind): Course {
  const { square } = board.pawns[by]!;
  const away = squares.filter((one) => one.kind === kind).map(({ n }) => (n - square + squareCount) % squareCount || squareCount);
  yield* advance(board, by, Math.min(...away));
}

export function* goTo(board: Board, by: Seat, name: string): Course {
  board.pawns[by]!.square = squareNamed(name);
  board.log.expect('goes', { seat: by, to: board.pawns[by]!.square });
  yield* land(board, by);
}

export function drawMedia(board: Board, by: Seat): void {
  board.log.expect(takeMedia(board, by) ? 'media' : 'media.none', { seat: by });
}

/** Ruling 24: after ten squares from one roll the pawn halts. */
function* land(board: Board, by: Seat): Course {
  const { log, pawns } = board;
  const { kind, name, n } = squareAt(pawns[by]!.square);
  board.squares++;
  if (board.squares > mostSquares) return log.expect('tired', { seat: by, square: n, n: mostSquares });
  if (kind === 'city') yield* arrive(board, by, name);
  else if (kind === 'depart' || kind === 'media') drawMedia(board, by);
  else if (kind === 'infos') yield* infos(board, by);
  else if (kind === 'helicopter') yield* helicopter(board, by);
  else yield* gold(board, by, name);
}

/** Ruling 20: a card's order is carried out, then the card goes under the pile, so that all come up again in the same order. */
function* infos(board: Board, by: Seat): Course {
  const known = board.infos.shift();
  if (known === undefined) return;
  const { seat, card } = board.log.take('infos');
  board.log.hold(seat === by, `${by} was to take an Infos card, not ${seat}.`);
  const isNew = known === null && !board.infos.includes(card);
  board.log.hold(known === card || isNew, `The Infos card ${card} comes up, where ${known ?? 'another one'} was to.`);
  yield* orders(board, by, card);
  board.infos.push(card);
}

function* gold(board: Board, by: Seat, order: string): Course {
  const { log, pawns } = board;
  log.expect('gold', { order });
  if (order === 'punch') yield* roll(board, by, true);
  else if (order === 'battant') yield* advance(board, by, goldNumbers.battant);
  else if (order === 'faiblesse') yield* loseCities(board, by, 'weakest', goldNumbers.faiblesse);
  else if (order === 'oubli') {
    pawns[by]!.square = 0;
    log.expect('fetches', { seat: by });
  } else {
    const n = order === 'extinction' ? goldNumbers.extinction : goldNumbers.epuisement;
    pawns[by]!.skip += n;
    pawns[by]!.resting = true;
    log.expect('skip.ordered', { seat: by, n });
  }
}

/** Rulings 17 to 19: anywhere except to a helicopter, unless A1 is shown and not parried. */
function* helicopter(board: Board, by: Seat): Course {
  const { log, pawns } = board;
  const first = yield* log.peek([by]);
  if (first === null) return;
  if (first === 'stays') return log.expect('stays', { seat: by });
  const holders = (): Seat[] => othersFrom(board, by).filter((seat) => pawns[seat]!.hand.length > 0);
  const { seat, to, sure } = log.take('flies');
  log.hold(seat === by && squareAt(to).kind !== 'helicopter', `${seat} flies to ${to} in the turn of ${by}.`);
  log.hold(sure === (holders().length === 0), `A flight is told as ${sure ? 'sure' : 'not sure'}.`);
  const asked = holders();
  // If the flyer leaves while others are asked, there is no flight.
  if (asked.length > 0) yield* log.peek(() => (isHere(board, by) ? holders() : []));
  if (!isHere(board, by)) return;
  const blocker = asked.length > 0 && holders().length > 0 && (yield* log.peek(holders)) === 'blocks' ? log.take('blocks') : null;
  if (blocker) {
    log.hold(blocker.flyer === by && holders().includes(blocker.seat), `${blocker.seat} blocks ${blocker.flyer}.`);
    spend(board, blocker.seat, 'A1');
    const answer = pawns[by]!.hand.length === 0 ? 'grounded' : yield* log.peek([by]);
    if (answer === null) return;
    if (answer !== 'insists') return log.expect('grounded', { seat: by, to, blocker: blocker.seat });
    log.expect('insists', { seat: by, to });
    spend(board, by, 'P1');
  } else for (const other of holders()) log.expect('lets.go', { seat: other, flyer: by, to });
  pawns[by]!.square = to;
  yield* land(board, by);
}

/** Ruling 28: cities become free, cards go under the pile; the last player left wins. */
export function leave(board: Board, { seat, cities }: Told['leaves']): void {
  const { log, owners, pawns, media, gone } = board;
  const theirs = [...owners].flatMap(([city, owner]) => (owner === seat ? [city] : []));
  log.hold([...cities].sort().join() === theirs.sort().join(), `${seat} leaves ${theirs.join()}, not ${cities.join()}.`);
  for (const city of theirs) owners.set(city, null);
  media.push(...pawns[seat]!.hand.splice(0).map(() => null));
  gone.add(seat);
  const [last, ...others] = here(board);
  if (last !== undefined && others.length === 0) log.finish([last], 'won.alone', { seat: last });
}
