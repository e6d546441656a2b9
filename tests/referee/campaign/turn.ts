/** Turns: one card or a draw, the die, and the opponent's turn. */
import { handToDraw, quietTurns, quietTurnsToOffer } from '../../../src/games/campaign/data/numbers.ts';
import { ask, end, hear, type Orders, type Script, tell } from '../follow.ts';
import { type Book, both, count, deciding, enemy, type Side, votes } from './book.ts';
import { bonus, play } from './cards.ts';
import { cards, die } from './effects.ts';
import { draw, message, moment, tooDear } from './moves.ts';
import { settle } from './wins.ts';

/** Turn after turn, until the game ends. */
export function* turns(book: Book, orders: Orders): Script {
  for (;;) {
    const by = book.active;
    let picked = yield* move(book, by, orders);
    if (picked === 'offer') {
      book.offer = by;
      yield* tell('all', 'draw.offered', { side: by });
      picked = yield* move(book, by, orders);
    }
    if (picked === 'agree') return yield* end([], 'draw.agreed', { side: by });
    yield* carryOut(book, by, picked);
    book.pile[by].discard.push(...book.played);
    book.played = [];
    book.quiet = book.wonInTurn ? 0 : book.quiet + 1;
    if (book.quiet >= quietTurns) return yield* end([], 'draw.quiet', { turns: quietTurns / 2 });
    book.active = enemy(by);
    book.turn++;
  }
}

/** The states where a side lacks one voter of the deciding issue. */
const near = (book: Book) =>
  book.tiles.flatMap((state) => {
    const row = state[deciding(state)];
    return both.filter((side) => row.length - count(row, side) === 1).map((by) => ({ state: state.id, by }));
  });

/** The options of a turn, with the reason for each blocked one. */
function movesOf(book: Book, by: Side): { [id: string]: string | null } {
  const { hand, deck, discard } = book.pile[by];
  const moves: { [id: string]: string | null } = {};
  for (const card of hand) moves[card] = tooDear(book, by, cards[card]!.cost) ? 'blocked.cost' : null;
  moves.draw = hand.size >= handToDraw ? 'blocked.full' : deck.size + discard.length === 0 ? 'blocked.empty' : null;
  return moves;
}

/** With this many cards or fewer, the seat's orders draw. */
const drawsBelow = (orders: Orders, by: Side): number =>
  Math.max(0, ...(orders[by] ?? []).map((id) => Number(/^draw-below-(\d+)$/.exec(id)?.[1] ?? 0)));

function* move(book: Book, by: Side, orders: Orders): Script<string> {
  const moves = movesOf(book, by);
  const isOffered = book.offer === enemy(by);
  const isStuck = Object.values(moves).every((why) => why !== null);
  if (isStuck && !isOffered) return 'pass';
  const options = {
    ...moves,
    ...(isStuck ? { pass: null } : {}),
    ...(isOffered ? { agree: null } : {}),
    ...(book.offer === null && book.quiet >= quietTurnsToOffer ? { offer: null } : {}),
  };
  const { hand } = book.pile[by];
  const put = message('ask.turn', { hand: hand.size, side: by, own: votes(book, by), theirs: votes(book, enemy(by)), near: near(book) });
  const byOrder = () => {
    const draws = drawsBelow(orders, by) > hand.size && !isOffered && moves.draw === null;
    return draws ? { picked: ['draw'], told: { key: 'order.draws' } } : null;
  };
  return (yield* ask({ seat: by, ask: put, options, ahead: moment(book, by), byOrder }))[0]!;
}

function* carryOut(book: Book, by: Side, picked: string): Script {
  if (book.offer === enemy(by)) {
    book.offer = null;
    yield* tell('all', 'draw.declined', { side: by });
  }
  book.wonInTurn = false;
  book.latest = { by, did: picked === 'draw' || picked === 'pass' ? picked : 'play', cards: [] };
  if (picked === 'pass') return yield* tell('all', 'passes', { side: by });
  if (picked === 'draw') {
    yield* draw(book, by, 1);
    return;
  }
  yield* play(book, by, picked);
  yield* goNegative(book, by);
}

/** The die, for each card that shows it. The opponent may take its effect. */
function* goNegative(book: Book, by: Side): Script {
  const thrown = book.played.filter((card) => cards[card]!.negative).length;
  if (thrown === 0) return;
  const op = book.media && cards[book.media.card]!.ops[0];
  const lasting = op?.[0] === 'media' ? op[1] : null;
  if (lasting === 'no-roll' && book.media!.by === by) return yield* tell('all', 'no-roll', { side: by, card: book.media!.card });
  const times = lasting === 'opponent-rolls-twice' && book.media!.by !== by ? 2 : 1;
  for (let i = 0; i < thrown * times; i++) yield* roll(book, by);
}

function* roll(book: Book, by: Side): Script {
  const { side, face } = yield* hear('all', 'rolls');
  const gives = die[Number(face)];
  if (side !== by || !gives) throw new Error(`${side} rolls ${face}.`);
  if (gives.length === 0) return;
  const to = enemy(by);
  const put = message('ask.bonus', { face: Number(face), side: by });
  const [answer] = yield* ask({ seat: to, ask: put, options: { accept: null, decline: null } });
  if (answer === 'decline') return yield* tell('all', 'declines', { side: to });
  yield* bonus(book, to, gives);
  yield* settle(book);
}
