/** What cards, news and dice do to the book, and what is told about it. */
import type { Message } from '../../../src/kernel/types.ts';
import type { Due } from '../due.ts';
import { ask, hear, type Script, tell } from '../follow.ts';
import {
  type Book,
  count,
  enemy,
  find,
  type Issue,
  letters,
  rally,
  rows,
  type Side,
  type Spot,
  type State,
  supply,
  turnOne,
  undecidedWith,
} from './book.ts';

/** Nobody is asked if there is no choice: no more can be picked than must be. */
export function* pick(due: Omit<Due, 'options'> & { options: { [id: string]: string | null } }): Script<string[]> {
  const free = Object.keys(due.options).filter((id) => due.options[id] === null);
  return free.length <= (due.min ?? 1) ? free : yield* ask(due);
}

export const freely = (ids: Iterable<string>): { [id: string]: null } => Object.fromEntries([...ids].sort().map((id) => [id, null]));
export const message = (key: string, args: Message['args'] = {}): Message => ({ key, args });

/** Draws as many cards as there are, shuffling the discard pile once the deck has run out. Returns the cards. */
export function* draw(book: Book, side: Side, n: number): Script<string[]> {
  const mine = book.pile[side];
  const old = Math.min(n, mine.deck.size);
  const again = old < n && mine.discard.length > 0;
  const total = old + (again ? Math.min(n - old, mine.discard.length) : 0);
  if (again) yield* tell('all', 'reshuffles', { side });
  if (total === 0) {
    yield* tell('all', 'draws.none', { side });
    return [];
  }
  yield* tell('all', 'draws', { side, n: total });
  const { cards } = yield* hear([side], 'draws.you');
  const drawn = cards as string[];
  const good = drawn.length === total && new Set(drawn).size === total;
  if (!good || !drawn.every((card, i) => (i < old ? mine.deck.has(card) : mine.discard.includes(card))))
    throw new Error(`${side} draws ${drawn.join(', ')}, which is not on top of their deck.`);
  if (again) [mine.deck, mine.discard] = [new Set(mine.discard), []];
  for (const card of drawn) {
    mine.deck.delete(card);
    mine.hand.add(card);
  }
  return drawn;
}

export function see(book: Book, side: Side, cards: readonly string[]): void {
  const { shown } = book.pile[side];
  for (const card of cards) if (!shown.includes(card)) shown.push(card);
}

export function* discard(book: Book, side: Side, cards: string[]): Script {
  const mine = book.pile[side];
  for (const card of cards) mine.hand.delete(card);
  mine.discard.push(...cards);
  see(book, side, cards);
  yield* tell('all', 'discards', { side, cards });
}

export function* support(book: Book, side: Side, id: string | null, row: Issue | null, n: number): Script {
  const state = find(book, id);
  if (!state || !row) return;
  let came = 0;
  const before = letters(state[row]);
  for (let i = 0; i < n; i++) if (turnOne(book, state, row, side)) came++;
  if (came > 0) yield* tell('all', 'gains', { side, state: state.id, issue: row, n: came, row: before });
  else if (count(state[row], side) === state[row].length) yield* tell('all', 'gains.none', { side, state: state.id, issue: row });
  else yield* tell('all', 'gains.no-token', { side, state: state.id });
}

export function* undecided(book: Book, side: Side, state: State, row: Issue, most: number): Script {
  const before = letters(state[row]);
  const n = rally(book, state, row, side, most);
  if (n > 0) yield* tell('all', 'undecided', { side, state: state.id, issue: row, n, row: before });
  else yield* tell('all', 'undecided.none', { state: state.id, issue: row });
}

export function* shift(book: Book, id: string | null, toward: Issue | null, n: number): Script {
  const state = find(book, id);
  if (!state || !toward) return;
  const from = state.at;
  const step = toward === 'defense' ? -1 : 1;
  for (let i = 0; i < n && state.at + step >= 1 && state.at + step <= 4; i++) state.at += step;
  const spaces = Math.abs(state.at - from);
  if (spaces === 0) return yield* tell('all', 'shifts.none', { state: state.id, toward });
  const turned = from < 3 !== state.at < 3;
  yield* tell('all', 'shifts', { state: state.id, toward, spaces, turned, ...(spaces < n ? { end: true } : {}), from });
}

export function* alter(book: Book, id: string | null): Script {
  const state = find(book, id);
  if (!state) return;
  const was = state.key;
  state.key = state.other;
  state.other = was;
  yield* tell('all', 'key', { state: state.id, group: state.key });
}

/** Moves the Media Support in force to its owner's discard pile. Returns false if there is none. */
export function* dropMedia(book: Book): Script<boolean> {
  const { media } = book;
  if (!media) return false;
  book.media = null;
  book.pile[media.by].discard.push(media.card);
  yield* tell('all', 'media.gone', { side: media.by, card: media.card });
  return true;
}

/** Demographic Support: all undecided voters of the group's states, or as many as there are tokens for, of the player's choice. */
export function* demographic(book: Book, side: Side, group: string): Script {
  const spots = undecidedWith(book, group);
  const n = supply(book, side);
  if (spots.length === 0) return yield* tell('all', 'group.none', { group });
  if (n === 0) return yield* tell('all', 'group.no-token', { side, group });
  const options = freely(spots.map(({ id }) => id));
  const picked = yield* pick({ seat: side, ask: message('ask.circles', { group, n }), options, min: n, max: n });
  const taken = spots.filter(({ id }) => picked.includes(id));
  const states = [...new Set(taken.map(({ state }) => state))];
  const isTaken = (one: Spot) => taken.some(({ spot }) => spot === one);
  const marked = (row: readonly Spot[]) => [...letters(row)].map((letter, at) => (isTaken(row[at]!) ? 'w' : letter)).join('');
  const changed = Object.fromEntries(
    states.map((state) => [state.id, Object.fromEntries(rows.filter((row) => state[row].some(isTaken)).map((row) => [row, marked(state[row])]))]),
  );
  for (const { spot } of taken) spot.token = side;
  yield* tell('all', 'group', { side, group, n: taken.length, states: states.map(({ id }) => id), rows: changed });
}

/** On the deciding issue, the side with more voters takes the undecided ones. */
export function* leader(book: Book, state: State, row: Issue): Script {
  const [obama, mccain] = [count(state[row], 'obama'), count(state[row], 'mccain')];
  if (obama === mccain) return yield* tell('all', 'leader.none', { state: state.id, issue: row });
  yield* undecided(book, obama > mccain ? 'obama' : 'mccain', state, row, state[row].length);
}

/** Why a card cannot be played: the other cards do not cover its cost. */
export const tooDear = (book: Book, side: Side, cost: number | 'X' | undefined): boolean =>
  typeof cost === 'number' && book.pile[side].hand.size - 1 < cost;

/** Identifies a turn that may be given ahead. It changes when a state is won or a draw is offered. */
export const moment = (book: Book, by: Side): string =>
  `t${book.turn}.${book.unused.length + book.tiles.length}${book.offer === enemy(by) ? '.offer' : ''}`;
