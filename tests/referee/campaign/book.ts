/** The referee's own records of a table: states with their voters, tokens, piles. */
import { tokensPerSide, votesAtStart } from '../../../src/games/campaign/data/numbers.ts';
import { type StateTile, states } from '../../../src/games/campaign/data/states.ts';
import type { Group, Issue, Side } from '../../../src/games/campaign/vocabulary.ts';

export type { Issue, Side };
export const both: readonly Side[] = ['obama', 'mccain'];
export const enemy = (side: Side): Side => (side === 'obama' ? 'mccain' : 'obama');
export const rows: readonly Issue[] = ['defense', 'economy'];

/** A circle: its printed color, and the token on it. */
export interface Spot {
  printed: Side | null;
  token: Side | null;
}

export interface State {
  id: string;
  at: number;
  key: Group;
  other: Group;
  defense: Spot[];
  economy: Spot[];
}

export interface Pile {
  hand: Set<string>;
  /** The cards left to draw; the referee does not know their order. */
  deck: Set<string>;
  discard: string[];
  won: string[];
  /** Cards that everyone has seen, in the order they were first seen. */
  shown: string[];
  drafted: number;
  chosen: string[];
}

export interface Book {
  phase: 'preparing' | 'playing';
  decks: 'starter' | 'draft';
  first: Side | null;
  active: Side;
  turn: number;
  quiet: number;
  tiles: State[];
  unused: string[];
  pile: { [S in Side]: Pile };
  media: { card: string; by: Side } | null;
  played: string[];
  revealed: string[];
  lastNews: { card: string; state: string | null } | null;
  latest: { by: Side; did: string; cards: string[] } | null;
  offer: Side | null;
  wonInTurn: boolean;
}

export const printed = (id: string): StateTile => {
  const found = states.find((one) => one.id === id);
  if (!found) throw new Error(`There is no state '${id}'.`);
  return found;
};

const spots = (row: string): Spot[] =>
  row.split('').map((color) => ({ printed: color === 'R' ? 'mccain' : color === 'B' ? 'obama' : null, token: null }));

export function layOut(id: string): State {
  const { square, key, other, defense, economy } = printed(id);
  return { id, at: square, key, other, defense: spots(defense), economy: spots(economy) };
}

export const deciding = (state: State): Issue => (state.at < 3 ? 'defense' : 'economy');
export const voice = ({ printed: print, token }: Spot): Side | null => (token === null ? print : token);
export const count = (row: readonly Spot[], of: Side | null): number => row.filter((spot) => voice(spot) === of).length;
/** A row in the notation of the tiles: R, W, and B, each as it is now. */
export const letters = (row: readonly Spot[]): string => row.map((spot) => ({ mccain: 'R', obama: 'B', none: 'W' })[voice(spot) ?? 'none']).join('');
export const find = (book: Book, id: string | null): State | undefined => book.tiles.find((one) => one.id === id);

/** The side that has all voters of the deciding issue. */
export function conqueror(state: State): Side | null {
  const row = state[deciding(state)];
  return both.find((side) => count(row, side) === row.length) ?? null;
}

export function supply(book: Book, side: Side): number {
  let left = tokensPerSide;
  for (const state of book.tiles) for (const row of rows) for (const spot of state[row]) if (spot.token === side) left -= 1;
  return left;
}

export const votes = (book: Book, side: Side): number =>
  book.pile[side].won.map((id) => printed(id).votes).reduce((a, b) => a + b, votesAtStart[side]);

/** Takes over one block, an opponent's first. Returns false if none could be taken. */
export function turnOne(book: Book, state: State, row: Issue, side: Side): boolean {
  const foe = enemy(side);
  const mine = state[row].find((spot) => spot.printed === side && spot.token === foe);
  if (mine) {
    mine.token = null;
    return true;
  }
  if (supply(book, side) < 1) return false;
  const ways: ((spot: Spot) => boolean)[] = [
    (spot) => spot.printed === null && spot.token === foe,
    (spot) => spot.printed === foe && spot.token === null,
    (spot) => spot.printed === null && spot.token === null,
  ];
  for (const fits of ways) {
    const spot = state[row].find(fits);
    if (!spot) continue;
    spot.token = side;
    return true;
  }
  return false;
}

/** Undecided voters join a side, as many as allowed and as there are tokens for. Returns how many. */
export function rally(book: Book, state: State, row: Issue, side: Side, most: number): number {
  const free = state[row].filter((spot) => voice(spot) === null).slice(0, Math.min(most, supply(book, side)));
  for (const spot of free) spot.token = side;
  return free.length;
}

/** All undecided voters where the group is the key, by option id. */
export function undecidedWith(book: Book, group: string): { id: string; state: State; spot: Spot }[] {
  const found: { id: string; state: State; spot: Spot }[] = [];
  for (const state of book.tiles.filter(({ key }) => key === group))
    for (const row of rows)
      for (const [i, spot] of state[row].entries()) if (voice(spot) === null) found.push({ id: `${state.id}.${row}.${i}`, state, spot });
  return found;
}
