/** States as a practiced player reads them off the tiles: how far each side is from winning, and what a card does there. */

import type { Step } from '../../../kernel/types.ts';
import { tileOf } from '../data/states.ts';
import { cardOf } from '../rules/cards/index.ts';
import type { TileView } from '../rules/view.ts';
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
/** A state as a player reads it off its tile. */
export type Place = Pick<TileView, 'id' | 'votes' | 'square' | 'key' | 'other'> & { [I in Issue]: Voters };

const counted = (row: readonly unknown[], [mccain, obama, undecided]: readonly unknown[]): Voters => {
  const of = (voter: unknown): number => row.filter((one) => one === voter).length;
  return { obama: of(obama), mccain: of(mccain), undecided: of(undecided) };
};
const votersIn = (row: TileView[Issue]): unknown[] => row.map(({ voter }) => voter);
const [onTable, onPaper] = [['mccain', 'obama', null], [...'RBW']];
export const inPlay = ({ defense, economy, ...tile }: TileView): Place => ({
  ...tile,
  ...{ defense: counted(votersIn(defense), onTable), economy: counted(votersIn(economy), onTable) },
});
export const printed = (id: string): Place => {
  const { defense, economy, ...tile } = tileOf(id);
  return { ...tile, defense: counted([...defense], onPaper), economy: counted([...economy], onPaper) };
};

/** The issue that decides the state. */
export const deciding = (place: Place): Issue => majorityAt(place.square);
const missing = (row: Voters, side: Side): number => row[opponentOf(side)] + row.undecided;
export const isWon = (place: Place, side: Side): boolean => missing(place[deciding(place)], side) === 0;
const isBehind = (place: Place, side: Side): boolean => place[deciding(place)][side] < place[deciding(place)][opponentOf(side)];

/** How far a side is from winning a state, on the nearer issue: voters to win, and spaces to move the marker. */
function stepsTo(place: Place, side: Side): number {
  const spaces = { defense: Math.max(0, place.square - 2), economy: Math.max(0, 3 - place.square) };
  return Math.min(...issues.map((issue) => missing(place[issue], side) + perSpace * spaces[issue]));
}
export const hope = (place: Place, side: Side): number => perStep ** stepsTo(place, side);

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
  return place;
}

/** What a card does in each state it reaches; `second`: in the other state of a card that names two. */
export const partsOf = (id: CardId, second = false): readonly Step[] => (second ? inSecond : inEach)(id);
const [inEach, inSecond] = [onceACard((id) => partsIn(id, false)), onceACard((id) => partsIn(id, true))];
function partsIn(id: CardId, second: boolean): readonly Step[] {
  const { play } = cardOf(id);
  const several = play.find(({ kind }) => kind === 'inDifferentStates');
  if (several) return second ? [] : (several.steps as unknown as Step[]);
  return play.filter(({ in: where }) => (JSON.stringify(where) === '{"ref":"t"}') === second);
}
/** Works something out for each card only once: the cards are printed. */
function onceACard<T>(of: (id: CardId) => T): (id: CardId) => T {
  const known = new Map<CardId, T>();
  return (id) => known.get(id) ?? known.set(id, of(id)).get(id)!;
}
const isFree = ({ kind }: Step): boolean => kind === 'chooseIssue' || kind === 'chooseDirection';
export const choicesIn = (parts: readonly Step[]): readonly Issue[] => (parts.some(isFree) ? issues : ['economy']);
export const afterAny = (id: CardId, place: Place, side: Side): Place[] =>
  choicesIn(partsOf(id)).map((choice) => after(partsOf(id), place, side, choice));

/** Whether a card wins a state as it stands. There are few ways a state can stand, and a thought asks again and again. */
export function wins(id: CardId, place: Place, side: Side): boolean {
  const known = winning[side](id);
  const at = standing(place);
  const now = known.get(at) ?? afterAny(id, place, side).some((then) => isWon(then, side));
  known.set(at, now);
  return now;
}
const winning = { obama: onceACard(() => new Map<number, boolean>()), mccain: onceACard(() => new Map<number, boolean>()) };
/** All of a state that cards change, as one number: a digit for each. */
function standing({ defense, economy, square, key, other }: Place): number {
  const voters = ({ obama, mccain, undecided }: Voters): number => (10 * obama + mccain) * 10 + undecided;
  return (((voters(defense) * 1000 + voters(economy)) * 10 + square) * 100 + words.groups.indexOf(key)) * 100 + words.groups.indexOf(other);
}
