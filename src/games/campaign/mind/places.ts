/** States as a practiced player reads them off the tiles: how far each side is from winning, and what a card does there. */

import type { Step } from '../../../kernel/types.ts';
import { tileOf } from '../data/states.ts';
import { cardOf, cardsOf } from '../rules/cards/index.ts';
import type { TileView } from '../rules/view.ts';
import type { Tile } from '../state.ts';
import * as words from '../vocabulary.ts';

type Side = words.Side;
type Issue = words.Issue;
type CardId = words.CardId;
const { issues, majorityAt, opponentOf, otherIssue } = words;

/** Each step still missing takes a third off what a state is worth to a side. */
const perStep = 0.65;
/** The marker is easier to move than a voter: some cards move it by two. */
const perSpace = 0.8;
/** More than the voters of any row. */
const all = 9;
type Voters = { [V in Side | 'undecided']: number };
/** All of a state that cards change. */
type Standing = Pick<TileView, 'square' | 'key' | 'other'> & { [I in Issue]: Voters };
/** A state as a player reads it off its tile. */
export type Place = Pick<TileView, 'id' | 'votes'> & Standing & { known: Known };
/** What a player has worked out of all states that stand alike. */
interface Known {
  /** How they stand, as one number. */
  readonly at: number;
  readonly hope: { [S in Side]?: number };
  /** By number of the card. */
  readonly outcomes: Outcomes[];
  /** By number of a card and of the next. */
  readonly pairs: Map<number, boolean>;
}

function counted<T>(row: readonly T[], voterOf: (one: T) => Side | null): Voters {
  const voters: Voters = { obama: 0, mccain: 0, undecided: 0 };
  for (const one of row) voters[voterOf(one) ?? 'undecided']++;
  return voters;
}
const seenOf = ({ voter }: TileView[Issue][number]): Side | null => voter;
const standingOf = ({ printed, token }: Tile[Issue][number]): Side | null => token ?? printed;
const onPaper = (letter: string): Side | null => (letter === 'R' ? 'mccain' : letter === 'B' ? 'obama' : null);
const placed = (tile: Pick<TileView, 'id' | 'votes'> & Standing): Place => ({ ...tile, known: knownOf(numberOf(tile)) });
export const inPlay = ({ id, votes, square, key, other, defense, economy }: TileView): Place =>
  placed({ id, votes, square, key, other, defense: counted(defense, seenOf), economy: counted(economy, seenOf) });
/** The same of a tile on the table. */
export const onTile = ({ id, square, key, other, defense, economy }: Tile): Place => {
  const { votes } = tileOf(id);
  return placed({ id, votes, square, key, other, defense: counted(defense, standingOf), economy: counted(economy, standingOf) });
};
/** A state as it comes into play. */
export const printed = onceEach((id: string): Place => {
  const { votes, square, key, other, defense, economy } = tileOf(id);
  return placed({ id, votes, square, key, other, defense: counted([...defense], onPaper), economy: counted([...economy], onPaper) });
});

/** How a state stands as a number of 31 bits: a row has five voters at most. */
function numberOf({ defense, economy, square, key, other }: Standing): number {
  const voters = ({ obama, mccain, undecided }: Voters): number => (6 * obama + mccain) * 6 + undecided;
  const groups = 10 * words.groups.indexOf(key) + words.groups.indexOf(other);
  return ((voters(defense) * 216 + voters(economy)) * 4 + square - 1) * 100 + groups;
}

/** A thought meets the same few ways in which a state can stand again and again. More outcomes than these would only take memory: about 20 MB. */
const mostKnown = 5000;
const known = new Map<number, Known>();
let outcomesKnown = 0;
function knownOf(at: number): Known {
  if (outcomesKnown > mostKnown) {
    known.clear();
    outcomesKnown = 0;
  }
  return once(known, at, () => ({ at, hope: {}, outcomes: [], pairs: new Map() }));
}

/** Looks a key up, or works it out. */
export function once<K, T>(known: Map<K, T>, key: K, of: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const now = of();
  known.set(key, now);
  return now;
}

/** Works something out for each key only once: what is printed doesn't change. */
export function onceEach<K, T>(of: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => once(known, key, () => of(key));
}

/** The issue that decides the state. */
export const deciding = (place: Place): Issue => majorityAt(place.square);
const missing = (row: Voters, side: Side): number => row[opponentOf(side)] + row.undecided;
export const isWon = (place: Place, side: Side): boolean => missing(place[deciding(place)], side) === 0;
const isBehind = (place: Place, side: Side): boolean => place[deciding(place)][side] < place[deciding(place)][opponentOf(side)];

/** How far a side is from winning a state, on the nearer issue: voters to win, and spaces to move the marker. */
export function stepsTo(place: Place, side: Side): number {
  const spaces = { defense: Math.max(0, place.square - 2), economy: Math.max(0, 3 - place.square) };
  return Math.min(...issues.map((issue) => missing(place[issue], side) + perSpace * spaces[issue]));
}
export function hope(place: Place, side: Side): number {
  const { hope: known } = place.known;
  known[side] ??= perStep ** stepsTo(place, side);
  return known[side];
}

/** Wins voters over, in this order: usually the rival's first, as the rules say. */
function win(row: Voters, by: Side, n: number, from: readonly (Side | 'undecided')[]): void {
  const voter = from.find((one) => row[one] > 0);
  if (!voter || n < 1) return;
  row[voter]--;
  row[by]++;
  win(row, by, n - 1, from);
}

/** The state as it looks after these parts of a card; `choice`: the issue or direction that the player chooses. */
export function after(parts: readonly Step[], before: Place, me: Side, choice: Issue): Place {
  const place = { ...before, defense: { ...before.defense }, economy: { ...before.economy } };
  let named = choice;
  for (const { kind, by: whose, issue: on, toward, n, which, group } of parts) {
    const issue = issues.find((one) => one === (on ?? toward)) ?? named;
    const by = words.sides.find((side) => side === whose) ?? me;
    if (kind === 'chooseStateBehind' && !isBehind(before, me)) break;
    if (kind === 'readIssue') named = which === 'majority' ? deciding(before) : otherIssue(deciding(before));
    if (kind === 'gainSupport') win(place[issue], by, Number(n), [opponentOf(by), 'undecided']);
    if (kind === 'takeUndecided') win(place[issue], by, Number(n), ['undecided']);
    if (kind === 'demographicSupport' && group === place.key) for (const row of issues) win(place[row], by, all, ['undecided']);
    const leader = words.sides.find((side) => isBehind(place, opponentOf(side)));
    if (kind === 'leaderTakesUndecided' && leader) win(place[deciding(place)], leader, all, ['undecided']);
    if (kind === 'shift') place.square = words.squares[Math.min(4, Math.max(1, place.square + Number(n) * (issue === 'economy' ? 1 : -1))) - 1]!;
    if (kind === 'alterKey') [place.key, place.other] = [place.other, place.key];
    if (isWon(place, me)) break;
  }
  place.known = knownOf(numberOf(place));
  return place;
}

/** What a card does in each state it reaches; `second`: in the other state of a card that names two. */
export const partsOf = (id: CardId, second = false): readonly Step[] => (second ? inSecond : inEach)(id);
const [inEach, inSecond] = [onceEach((id: CardId) => partsIn(id, false)), onceEach((id: CardId) => partsIn(id, true))];
function partsIn(id: CardId, second: boolean): readonly Step[] {
  const { play } = cardOf(id);
  const several = play.find(({ kind }) => kind === 'inDifferentStates');
  if (several) return second ? [] : (several.steps as unknown as Step[]);
  return play.filter(({ in: where }) => (JSON.stringify(where) === '{"ref":"t"}') === second);
}
const isFree = ({ kind }: Step): boolean => kind === 'chooseIssue' || kind === 'chooseDirection';
export const choicesIn = (parts: readonly Step[]): readonly Issue[] => (parts.some(isFree) ? issues : ['economy']);

/** How any state that stands like this one looks after its owner plays this card, for each choice the card leaves, and whether it is won. */
export function afterAny(id: CardId, place: Place): Outcomes {
  const { outcomes } = place.known;
  const card = numbers[id]!;
  const found = outcomes[card];
  if (found) return found;
  outcomesKnown++;
  const now = outcomesOf(id, place);
  outcomes[card] = now;
  return now;
}
type Outcomes = { readonly places: readonly Place[]; readonly won: boolean };
const cards = [...cardsOf.obama, ...cardsOf.mccain];
const numbers = Object.fromEntries(cards.map(({ id }, i) => [id, i]));
function outcomesOf(id: CardId, place: Place): Outcomes {
  const { side } = cardOf(id);
  const places = choicesIn(partsOf(id)).map((choice) => after(partsOf(id), place, side, choice));
  return { places, won: places.some((then) => isWon(then, side)) };
}
/** Whether its owner wins the state with this card alone. */
export const wins = (id: CardId, place: Place): boolean => afterAny(id, place).won;
/** Whether its owner wins the state with the second card once the first was played there. */
export function winsAfter(first: CardId, then: CardId, place: Place): boolean {
  const { pairs } = place.known;
  const pair = numbers[first]! * cards.length + numbers[then]!;
  const found = pairs.get(pair);
  if (found !== undefined) return found;
  const now = afterAny(first, place).places.some((one) => wins(then, one));
  pairs.set(pair, now);
  return now;
}
