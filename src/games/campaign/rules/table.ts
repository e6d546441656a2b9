/** Queries on the table, and the moves that all effects consist of. */

import { tokensPerSide, votesAtStart } from '../data/numbers.ts';
import { tileOf } from '../data/states.ts';
import type { RowCount } from '../messages.ts';
import type { BoardChange, Campaign, Circle, LooseTile, Tile } from '../state.ts';
import { type Issue, majorityAt, opponentOf, type Side, type Square, type StateId, type Voter } from '../vocabulary.ts';

const voters: { [letter: string]: Voter } = { R: 'mccain', W: null, B: 'obama' };

/** The circles of a printed row, without tokens. */
const printedRow = (row: string): Circle[] => votersOf(row).map((printed) => ({ printed, token: null }));

/** A state as it comes into play, its markers on their start squares. */
export function freshTile(id: StateId): LooseTile {
  const { square, key, other, defense, economy } = tileOf(id);
  return { id, square, key, other, defense: printedRow(defense), economy: printedRow(economy) };
}

const letterOf = (voter: Voter): string => (voter === 'mccain' ? 'R' : voter === 'obama' ? 'B' : 'W');
/** The current voters of a row, as letters. */
export const lettersOf = (row: readonly Circle[]): string => row.map((circle) => letterOf(voterOf(circle))).join('');
/** Reads them back. */
export const votersOf = (row: string): Voter[] => [...row].map((letter) => voters[letter] ?? null);

export const voterOf = (circle: Circle): Voter => circle.token ?? circle.printed;
export const majority = (tile: Tile): Issue => majorityAt(tile.square);
export const inPlay = (state: Campaign, id: StateId | null): Tile | null => state.tiles.find((tile) => tile.id === id) ?? null;

/** Replaces a state in play with a copy that may be changed, and returns the copy. */
export function takeUp(state: Campaign, id: StateId | null): LooseTile | null {
  const at = state.tiles.findIndex((tile) => tile.id === id);
  if (at < 0) return null;
  const loose = copyTile(state.tiles[at]!);
  state.tiles[at] = loose;
  return loose;
}

/** Lays a token on a circle, or takes it off. */
export function mark(row: Circle[], at: number, token: Side | null): void {
  row[at] = { printed: row[at]!.printed, token };
}

/** How many voters of a row support `side`. */
export const supporters = (tile: Tile, issue: Issue, side: Side): number => {
  let n = 0;
  for (const circle of tile[issue]) if (voterOf(circle) === side) n++;
  return n;
};

/** How many voters of a row support each side: of the majority row by default. */
export function standing(tile: Tile, issue = majority(tile)): RowCount {
  const obama = supporters(tile, issue, 'obama');
  const mccain = supporters(tile, issue, 'mccain');
  return { issue, obama, mccain, undecided: tile[issue].length - obama - mccain };
}

/** The side with more voters in a row; null if they have equally many. */
export function leaderOf(tile: Tile, issue: Issue): Side | null {
  const lead = supporters(tile, issue, 'obama') - supporters(tile, issue, 'mccain');
  if (lead === 0) return null;
  return lead > 0 ? 'obama' : 'mccain';
}

/** The side that all voters of the majority row support, if any: it wins the state. */
export function winnerOf(tile: Tile): Side | null {
  const row = tile[majority(tile)];
  const side = row[0] ? voterOf(row[0]) : null;
  return side !== null && row.every((circle) => voterOf(circle) === side) ? side : null;
}

export const votesOf = (state: Campaign, side: Side): number =>
  state.campaigners[side].won.reduce((votes, id) => votes + tileOf(id).votes, votesAtStart[side]);

export const tokensOn = (tile: Tile, side: Side): number =>
  tile.defense.filter(({ token }) => token === side).length + tile.economy.filter(({ token }) => token === side).length;

export const tokensLeft = (state: Pick<Campaign, 'tiles'>, side: Side): number =>
  state.tiles.reduce((left, tile) => left - tokensOn(tile, side), tokensPerSide);

/**
 * Wins one block of voters of a row over to `side`. An opponent's block first: by taking the token off a circle of the side's own color (this costs
 * no token), by replacing the token on a white circle, or by covering a circle of the opponent's color; only then an undecided block. Without a token
 * to place, only the first is possible. Returns the circle that changed, or null if none could.
 */
export function winOver(tile: LooseTile, issue: Issue, side: Side, tokens: number): number | null {
  const row = tile[issue];
  const enemy = opponentOf(side);
  const freed = row.findIndex((circle) => circle.printed === side && circle.token === enemy);
  if (freed >= 0) {
    mark(row, freed, null);
    return freed;
  }
  if (tokens <= 0) return null;
  let at = row.findIndex((circle) => circle.printed === null && circle.token === enemy);
  if (at < 0) at = row.findIndex((circle) => circle.printed === enemy && circle.token === null);
  if (at < 0) at = row.findIndex((circle) => voterOf(circle) === null);
  if (at < 0) return null;
  mark(row, at, side);
  return at;
}

/** Undecided voters of a row take a side. Returns their circles. */
export function winUndecided(tile: LooseTile, issue: Issue, side: Side, most: number): number[] {
  const taken: number[] = [];
  for (const [i, circle] of tile[issue].entries()) {
    if (taken.length === most) break;
    if (voterOf(circle) !== null) continue;
    mark(tile[issue], i, side);
    taken.push(i);
  }
  return taken;
}

/** Moves the issue marker toward an issue, as far as the track goes. Returns by how many spaces it moved. */
export function moveMarker(tile: LooseTile, toward: Issue, spaces: number): number {
  const from = tile.square;
  const to = toward === 'defense' ? Math.max(1, from - spaces) : Math.min(4, from + spaces);
  tile.square = to as Square;
  return Math.abs(to - from);
}

/** Makes the other group the key demographic. */
export function swapKey(tile: LooseTile): void {
  [tile.key, tile.other] = [tile.other, tile.key];
}

/** A copy of a tile to try things on. */
export const copyTile = (tile: Tile): LooseTile => ({ ...tile, defense: tile.defense.slice(), economy: tile.economy.slice() });

/** Records a change, merged into an earlier one of the same kind: two shifts of a state become one longer shift. */
export function note(state: Campaign, change: BoardChange): void {
  const same = state.recent.find((one) => one.kind === change.kind && one.state === change.state && sideOf(one) === sideOf(change));
  if (!same) state.recent.push(change);
  else if (same.kind === 'support' && change.kind === 'support') same.circles = [...new Set([...same.circles, ...change.circles])];
  else if (same.kind === 'shift' && change.kind === 'shift') same.spaces += change.spaces;
  else Object.assign(same, change);
}
const sideOf = (change: BoardChange): string =>
  change.kind === 'support' ? `${change.by} ${change.issue}` : change.kind === 'shift' ? change.toward : '';

/** The id of a turn. It changes if a state is won before it or a draw is offered, since the board is then a different one. */
export const situation = ({ unused, tiles, offer }: Campaign, by: Side, turn: number): string =>
  `t${turn}.${unused.length + tiles.length}${offer === opponentOf(by) ? '.offer' : ''}`;
