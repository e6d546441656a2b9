/** What the rest of a card would do to a state, tried on a copy of its tile, so that every choice can say what it leads to. */

import { isSeq } from '../../../kernel/control.ts';
import type { Fields, Json, Step } from '../../../kernel/types.ts';
import type { Foresight, Standing } from '../messages.ts';
import type { Campaign, Tile } from '../state.ts';
import { type CardId, type Issue, issues, otherIssue, type Side, type StateId, sides } from '../vocabulary.ts';
import { cardOf } from './cards/card.ts';
import {
  copyTile,
  leaderOf,
  majority,
  moveMarker,
  supporters,
  swapKey,
  tokensLeft,
  tokensOn,
  voterOf,
  winnerOf,
  winOver,
  winUndecided,
} from './table.ts';

export interface Ahead {
  steps: readonly Step[];
  names: Fields;
}

/** What is still to come in the sequence that asks now. */
export function aroundTop(state: Campaign): Ahead {
  const around = state.stack.findLast(isSeq);
  return around ?? { steps: [], names: {} };
}

/** When wins are settled: after each part of a strategy card, but only after a news card as a whole. */
export type Settling = 'each' | 'end';

/** Tries `steps` on a copy of `tile`, with the names given; what needs a name that nobody has given yet is left open. */
export function foresee(state: Campaign, tile: Tile, { steps, names }: Ahead, chosen: Fields, me: Side, settling: Settling = 'each'): Foresight {
  const known: Fields = { ...names, ...chosen, me };
  const tried = copyTile(tile);
  const seen: Foresight = { ...standing(tile), gains: [], spaces: 0, stuck: false, decides: null, key: null, wins: null, open: false, either: [] };
  const left = (side: Side) => tokensLeft(state, side) + tokensOn(tile, side) - tokensOn(tried, side);
  for (const step of steps) {
    const read = (field: string): Json => {
      const value = step[field] ?? null;
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? (known[String(value.ref)] ?? null) : value;
    };
    if (read('in') !== tile.id) continue;
    if (step.kind === 'chooseIssue' || step.kind === 'chooseDirection') {
      const as = String(step.as);
      if (chosen[as] !== undefined) continue;
      seen.open = true;
      for (const issue of issues) {
        const { wins } = foresee(state, tile, { steps, names }, { ...chosen, [as]: issue }, me, settling);
        if (wins) seen.either.push({ issue, turned: step.kind === 'chooseDirection', wins });
      }
    }
    if (step.kind === 'readIssue') known[String(step.as)] = read('which') === 'majority' ? majority(tried) : otherIssue(majority(tried));
    if (step.kind === 'gainSupport') tryGain(tried, seen, left, asSide(read('by')), asIssue(read('issue')), Number(read('n')));
    if (step.kind === 'takeUndecided') tryUndecided(tried, seen, left, asSide(read('by')), asIssue(read('issue')), Number(read('n')));
    if (step.kind === 'leaderTakesUndecided') {
      const issue = majority(tried);
      tryUndecided(tried, seen, left, leaderOf(tried, issue), issue, tried[issue].length);
    }
    if (step.kind === 'shift') tryShift(tried, seen, asIssue(read('toward')), Number(read('n')));
    if (step.kind === 'alterKey') {
      swapKey(tried);
      seen.key = tried.key;
    }
    seen.wins = winnerOf(tried);
    if (seen.wins && settling === 'each') break;
  }
  return seen;
}

/** How the voters of a row stand: of the majority row unless another is named. */
export function standing(tile: Tile, issue = majority(tile)): Standing {
  const obama = supporters(tile, issue, 'obama');
  const mccain = supporters(tile, issue, 'mccain');
  return { issue, obama, mccain, undecided: tile[issue].length - obama - mccain };
}

const asIssue = (value: Json): Issue | null => issues.find((issue) => issue === value) ?? null;
const asSide = (value: Json): Side | null => sides.find((side) => side === value) ?? null;

/** Tokens a side would have left. */
type Left = (side: Side) => number;

function tryGain(tried: Tile, seen: Foresight, left: Left, by: Side | null, issue: Issue | null, n: number): void {
  if (!by || !issue) return;
  const from = supporters(tried, issue, by);
  for (let i = 0; i < n; i++) winOver(tried, issue, by, left(by));
  noteGain(tried, seen, by, issue, from);
}

function tryUndecided(tried: Tile, seen: Foresight, left: Left, by: Side | null, issue: Issue | null, most: number): void {
  if (!by || !issue) return;
  const from = supporters(tried, issue, by);
  winUndecided(tried, issue, by, Math.min(most, left(by)));
  noteGain(tried, seen, by, issue, from);
}

function noteGain(tried: Tile, seen: Foresight, by: Side, issue: Issue, from: number): void {
  const to = supporters(tried, issue, by);
  if (to > from) seen.gains.push({ issue, by, from, to, of: tried[issue].length });
}

function tryShift(tried: Tile, seen: Foresight, toward: Issue | null, n: number): void {
  if (!toward) return;
  const was = majority(tried);
  const moved = moveMarker(tried, toward, n);
  seen.spaces += moved;
  if (moved === 0) seen.stuck = true;
  if (majority(tried) !== was) seen.decides = majority(tried);
}

/** What a card does wherever it must, without a choice of states: it can be told while the card is still in hand. */
export interface Hit {
  state: StateId;
  /** Blocks of voters won. */
  n: number;
  wins: Side | null;
}

/** The states a card of the hand would touch if it were played now; null where that is still to be chosen. */
export function hitsOf(state: Campaign, by: Side, card: CardId): Hit[] | null {
  const { play } = cardOf(card);
  const group = play.find((step) => step.kind === 'demographicSupport')?.group;
  if (group !== undefined) return groupHits(state, by, String(group));
  const only = state.tiles.length === 1 ? state.tiles[0] : undefined;
  if (!only || !play.some((step) => 'in' in step)) return null;
  const { gains, wins, either } = foresee(state, only, { steps: play, names: {} }, { s: only.id }, by);
  const n = gains.reduce((sum, { from, to }) => sum + to - from, 0);
  return [{ state: only.id, n, wins: wins ?? either.find(({ wins }) => wins === by)?.wins ?? null }];
}

function groupHits(state: Campaign, by: Side, group: string): Hit[] {
  const hit = state.tiles.filter((tile) => tile.key === group);
  const all = hit.flatMap((tile) => issues.map((issue) => undecidedIn(tile, issue))).reduce((sum, n) => sum + n, 0);
  const enough = tokensLeft(state, by) >= all;
  return hit.flatMap((tile) => {
    const tried = copyTile(tile);
    const n = issues.reduce((sum, issue) => sum + winUndecided(tried, issue, by, tried[issue].length).length, 0);
    return n > 0 ? [{ state: tile.id, n, wins: enough ? winnerOf(tried) : null }] : [];
  });
}

const undecidedIn = (tile: Tile, issue: Issue): number => tile[issue].filter((circle) => voterOf(circle) === null).length;
