/** Plays a card: its cost, then its effects, step by step. Wins are settled after each. */
import type { Due } from '../due.ts';
import { ask, type Script, tell } from '../follow.ts';
import { type Book, count, deciding, enemy, find, type Issue, rows, type Side } from './book.ts';
import { type CardOp, cards } from './effects.ts';
import { alter, demographic, discard, draw, dropMedia, freely, message, moment, pick, see, shift, support, tooDear } from './moves.ts';
import { other, settle } from './wins.ts';

/** The owner of the card or bonus, the card (null for a bonus), and the choices so far. */
interface Course {
  book: Book;
  by: Side;
  card: string | null;
  chosen: { A?: string | null; B?: string | null };
  /** The issue that was read or chosen. */
  row: Issue | null;
}

const issueOf = { D: 'defense', E: 'economy' } as const;

export function* play(book: Book, by: Side, id: string): Script {
  const mine = book.pile[by];
  const card = cards[id]!;
  mine.hand.delete(id);
  book.played.push(id);
  see(book, by, [id]);
  book.latest!.cards.push(id);
  yield* tell('all', 'plays', { side: by, card: id });
  let paid = 0;
  if (card.cost === 'X') {
    const due = {
      seat: by,
      ask: message('ask.pay-any', { card: id, states: book.tiles.length }),
      options: freely(mine.hand),
      min: 0,
      max: mine.hand.size,
    };
    const picked = mine.hand.size > 0 ? yield* ask(due) : [];
    if (picked.length > 0) yield* discard(book, by, picked);
    paid = Math.min(picked.length, book.tiles.length);
  } else if (card.cost) {
    const n = card.cost;
    yield* discard(book, by, yield* pick({ seat: by, ask: message('ask.pay', { card: id, n }), options: freely(mine.hand), min: n, max: n }));
  }
  yield* carryOut({ book, by, card: id, chosen: {}, row: null }, card.ops, paid);
}

/** Carries out a face of the die. */
export const bonus = (book: Book, by: Side, ops: readonly CardOp[]): Script => carryOut({ book, by, card: null, chosen: {}, row: null }, ops, 0);

function* carryOut(course: Course, ops: readonly CardOp[], paid: number): Script {
  const [first, second] = ops;
  // The same effect in each of two states is asked just like the same effect in as many states as were paid for.
  if (first?.[0] === 'support' && second?.[0] === 'support' && second[3] === 'B') return yield* inEach(course, 2, first);
  for (const op of ops) {
    if (op[0] === 'supportX' || op[0] === 'shiftX')
      yield* inEach(course, paid, op[0] === 'supportX' ? ['support', op[1], 1, 'A'] : ['shift', op[1], 1, 'A']);
    else yield* carryOutOne(course, op);
    yield* settle(course.book);
  }
}

/** Runs the same effect in this many states, a different one each time, as far as there are states. */
function* inEach({ book, by, card }: Course, times: number, op: CardOp): Script {
  const done: string[] = [];
  for (let left = times; left > 0; left--) {
    // States already done stay visible.
    const options = Object.fromEntries(book.tiles.map((tile) => [tile.id, done.includes(tile.id) ? 'blocked.done' : null]));
    const [id] = yield* pick({ seat: by, ask: message('ask.next-state', { card, left }), options });
    if (!id) return;
    done.push(id);
    yield* carryOutOne({ book, by, card: null, chosen: { A: id }, row: null }, op);
    yield* settle(book);
  }
}

function* carryOutOne(course: Course, op: CardOp): Script {
  const { book, by } = course;
  switch (op[0]) {
    case 'support': {
      const id = yield* stateFor(course, op[3], op[1]);
      return yield* support(book, by, id, rowOf(course, op[1]), op[2]);
    }
    case 'shift': {
      const id = yield* stateFor(course, op[3], op[1], true);
      return yield* shift(book, id, rowOf(course, op[1]), op[2]);
    }
    case 'alter':
      return yield* alter(book, yield* stateFor(course, op[1]));
    case 'draw':
      yield* draw(book, by, op[1]);
      return;
    case 'draw2play1':
      return yield* playOne(book, by, yield* draw(book, by, 2));
    case 'media':
      yield* dropMedia(book);
      book.played = book.played.filter((one) => one !== course.card);
      book.media = { card: course.card!, by };
      return yield* tell('all', 'media', { side: by, card: course.card! });
    case 'demographic':
      return yield* demographic(book, by, op[1]);
    case 'supportBehind': {
      const id = yield* behind(course);
      const state = find(book, id);
      return yield* support(book, by, id, state ? deciding(state) : null, op[1]);
    }
  }
}

/** The id of an answer ahead to one of the card's choices. Those of the die and the news cannot be answered ahead. */
const early = ({ book, by, card }: Course, as: string): Pick<Due, 'ahead'> =>
  card !== null && by === book.active ? { ahead: `${moment(book, by)}.${card}.${as}` } : {};

/** The state a step is about. It is chosen when first named, together with the issue if the step names none itself. */
function* stateFor(course: Course, letter: 'A' | 'B', issue?: string, turning = false): Script<string | null> {
  const { book, by, card, chosen } = course;
  if (chosen[letter] === undefined) {
    const taken = letter === 'B' ? chosen.A : undefined;
    const options = freely(book.tiles.map(({ id }) => id).filter((id) => id !== taken));
    const picked = yield* pick({ seat: by, ask: message('ask.state', { card }), options, ...early(course, letter === 'A' ? 's' : 't') });
    chosen[letter] = picked[0] ?? null;
    course.row = null;
  }
  const state = find(book, chosen[letter] ?? null);
  if (!state || course.row !== null) return chosen[letter] ?? null;
  if (issue === 'major' || issue === 'minor') course.row = issue === 'major' ? deciding(state) : other(deciding(state));
  if (issue === 'any') {
    const put = message(turning ? 'ask.direction' : 'ask.issue', { state: state.id });
    course.row = (yield* ask({ seat: by, ask: put, options: freely(rows), ...early(course, 'issue') }))[0] as Issue;
  }
  return state.id;
}

/** The issue of a step: its own, or the one read or chosen before. */
const rowOf = ({ row }: Course, issue: string): Issue | null => (issue === 'D' || issue === 'E' ? issueOf[issue] : row);

/** A state where the opponent has more voters on the deciding issue; null if there is none. */
function* behind(course: Course): Script<string | null> {
  const { book, by, card } = course;
  const isBehind = (row: Issue, id: string) => count(find(book, id)![row], enemy(by)) > count(find(book, id)![row], by);
  const options = Object.fromEntries(book.tiles.map((state) => [state.id, isBehind(deciding(state), state.id) ? null : 'blocked.not-behind']));
  if (Object.values(options).every((why) => why !== null)) return null;
  return (yield* ask({ seat: by, ask: message('ask.state', { card }), options, ...early(course, 's') }))[0]!;
}

/** One of the cards just drawn must be played, if one is affordable. */
function* playOne(book: Book, by: Side, drawn: string[]): Script {
  if (drawn.length === 0) return;
  const options = Object.fromEntries(drawn.map((id) => [id, tooDear(book, by, cards[id]!.cost) ? 'blocked.cost' : null]));
  const [id] = yield* pick({ seat: by, ask: message('ask.play-one', { n: drawn.length }), options });
  if (id) yield* play(book, by, id);
  else yield* tell('all', 'plays.none', { side: by });
}
