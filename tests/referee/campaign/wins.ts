/** States that are won, the states that replace them, and the news they bring. */
import { votesToWin } from '../../../src/games/campaign/data/numbers.ts';
import { ask, end, hear, type Script, tell } from '../follow.ts';
import { type Book, conqueror, deciding, enemy, find, type Issue, layOut, printed, type Side, votes } from './book.ts';
import { cards, type NewsOp, news } from './effects.ts';
import { alter, discard, draw, dropMedia, freely, leader, message, pick, shift, support, undecided } from './moves.ts';

const sideOf = { O: 'obama', M: 'mccain' } as const;
const issueOf = { D: 'defense', E: 'economy' } as const;
export const other = (row: Issue): Issue => (row === 'defense' ? 'economy' : 'defense');

/** Settles states one at a time, as long as any are won. The player whose turn it is chooses the next. */
export function* settle(book: Book): Script {
  for (;;) {
    const won = book.tiles.filter((state) => conqueror(state) !== null).map(({ id }) => id);
    if (won.length === 0) return;
    const [id] = yield* pick({ seat: book.active, ask: message('ask.win', { n: won.length }), options: freely(won) });
    yield* win(book, id!);
  }
}

function* win(book: Book, id: string): Script {
  const place = book.tiles.findIndex((state) => state.id === id);
  const [by, issue] = [conqueror(book.tiles[place]!)!, deciding(book.tiles[place]!)];
  book.tiles.splice(place, 1);
  book.pile[by].won.push(id);
  book.wonInTurn = true;
  const [total, rest] = [votes(book, by), votes(book, enemy(by))];
  yield* tell('all', 'wins', { side: by, state: id, votes: printed(id).votes, total, issue });
  if (total >= votesToWin) return yield* end([by], 'won.votes', { side: by, votes: total, other: rest });
  if (book.unused.length > 0) return yield* enter(book, by, place, id);
  if (book.tiles.length > 0) return yield* tell('all', 'fewer', { left: book.tiles.length });
  yield* end([], 'draw.votes', { votes: total, other: rest });
}

function* enter(book: Book, by: Side, place: number, instead: string): Script {
  const [id] = yield* pick({ seat: by, ask: message('ask.new-state', { state: instead }), options: freely(book.unused) });
  book.unused = book.unused.filter((one) => one !== id);
  book.tiles.splice(place, 0, layOut(id!));
  yield* tell('all', 'enters', { side: by, state: id!, votes: printed(id!).votes });
  yield* breakNews(book, id!);
}

const placeless = ['discard', 'draw', 'no-media'];

/** The side that chooses the state the news is about, or null. */
function chooserOf({ media }: Book): Side | null {
  const op = media && cards[media.card]?.ops[0];
  return op && op[0] === 'media' && op[1] === 'bias' ? media.by : null;
}

function* breakNews(book: Book, on: string): Script {
  if (book.revealed.length === Object.keys(news).length) return;
  const { card: heard } = yield* hear('all', 'news');
  const card = String(heard);
  const ops = news[card];
  if (!ops || book.revealed.includes(card)) throw new Error(`The news ${card} cannot come: it is none, or has come before.`);
  book.revealed.push(card);
  const isPlaced = ops.some(([what]) => !placeless.includes(what));
  book.lastNews = { card, state: isPlaced ? on : null };
  let affected = on;
  const chooser = chooserOf(book);
  if (chooser && isPlaced && book.tiles.length > 1) {
    const options = freely(book.tiles.map(({ id }) => id));
    affected = (yield* ask({ seat: chooser, ask: message('ask.news-state', { card }), options }))[0]!;
    book.lastNews = { card, state: affected };
    yield* tell('all', 'news.state', { side: chooser, state: affected });
  }
  // Majority and minority are read before anything happens.
  const major = deciding(find(book, affected)!);
  for (const op of ops) yield* newsOp(book, card, op, affected, major);
}

function* newsOp(book: Book, card: string, op: NewsOp, on: string, major: Issue): Script {
  const rowOf = (name: 'D' | 'E' | 'major' | 'minor'): Issue => (name === 'major' ? major : name === 'minor' ? other(major) : issueOf[name]);
  switch (op[0]) {
    case 'shift':
      return yield* shift(book, on, rowOf(op[1]), op[2]);
    case 'gain':
      return yield* support(book, sideOf[op[1]], on, rowOf(op[2]), op[3]);
    case 'alter':
      return yield* alter(book, on);
    case 'leader':
      return yield* leader(book, find(book, on)!, major);
    case 'undecided':
      return yield* undecided(book, sideOf[op[1]], find(book, on)!, issueOf[op[2]], op[3]);
    case 'draw':
      yield* draw(book, sideOf[op[1]], op[2]);
      return;
    case 'discard':
      return yield* lose(book, card, sideOf[op[1]], op[2]);
    case 'no-media':
      if (!(yield* dropMedia(book))) yield* tell('all', 'media.none');
  }
}

function* lose(book: Book, card: string, side: Side, n: number): Script {
  const { hand } = book.pile[side];
  if (hand.size === 0) return yield* tell('all', 'discards.none', { side });
  const picked = yield* pick({ seat: side, ask: message('ask.discard', { card, n }), options: freely(hand), min: n, max: n });
  yield* discard(book, side, picked);
}
