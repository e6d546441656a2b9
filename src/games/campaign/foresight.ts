/** What the rest of a card would do to a state, tried on a copy of its tile, so that every choice can say what it leads to. */

import { isSeq } from '../../kernel/control.ts';
import type { Fields, Json, Step } from '../../kernel/types.ts';
import { copyTile, leaderOf, majority, moveMarker, supporters, swapKey, tokensLeft, winnerOf, winOver, winUndecided } from './board.ts';
import type { Campaign, Tile } from './state.ts';
import type { Foresight } from './text/messages.ts';
import { type Issue, issues, otherIssue, type Side, sides } from './vocabulary.ts';

export interface Ahead {
  steps: readonly Step[];
  names: Fields;
}

/** What is still to come in the sequence that asks now. */
export function aroundTop(state: Campaign): Ahead {
  const around = state.stack.findLast(isSeq);
  return around ?? { steps: [], names: {} };
}

/** Tries `steps` on a copy of `tile`, with the names given; what needs a name that nobody has given yet is left open. */
export function foresee(state: Campaign, tile: Tile, { steps, names }: Ahead, chosen: Fields, me: Side): Foresight {
  const known: Fields = { ...names, ...chosen, me };
  const tried = copyTile(tile);
  const seen: Foresight = { ...standing(tile), gains: [], spaces: 0, decides: null, key: null, wins: null, open: false };
  for (const step of steps) {
    const read = (field: string): Json => {
      const value = step[field] ?? null;
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? (known[String(value.ref)] ?? null) : value;
    };
    if (step.kind === 'chooseIssue' || step.kind === 'chooseDirection') {
      if (read('in') === tile.id) seen.open = true;
    }
    if (read('in') !== tile.id) continue;
    if (step.kind === 'readIssue') known[String(step.as)] = read('which') === 'majority' ? majority(tried) : otherIssue(majority(tried));
    if (step.kind === 'gainSupport') tryGain(state, tried, seen, asSide(read('by')), asIssue(read('issue')), Number(read('n')));
    if (step.kind === 'takeUndecided') tryUndecided(state, tried, seen, asSide(read('by')), asIssue(read('issue')), Number(read('n')));
    if (step.kind === 'leaderTakesUndecided') {
      const issue = majority(tried);
      tryUndecided(state, tried, seen, leaderOf(tried, issue), issue, tried[issue].length);
    }
    if (step.kind === 'shift') tryShift(tried, seen, asIssue(read('toward')), Number(read('n')));
    if (step.kind === 'alterKey') {
      swapKey(tried);
      seen.key = tried.key;
    }
    seen.wins = winnerOf(tried);
    if (seen.wins) break;
  }
  return seen;
}

/** How the voters of the majority row stand. */
export function standing(tile: Tile): Pick<Foresight, 'issue' | 'obama' | 'mccain' | 'undecided'> {
  const issue = majority(tile);
  const obama = supporters(tile, issue, 'obama');
  const mccain = supporters(tile, issue, 'mccain');
  return { issue, obama, mccain, undecided: tile[issue].length - obama - mccain };
}

const asIssue = (value: Json): Issue | null => issues.find((issue) => issue === value) ?? null;
const asSide = (value: Json): Side | null => sides.find((side) => side === value) ?? null;

function tryGain(state: Campaign, tried: Tile, seen: Foresight, by: Side | null, issue: Issue | null, n: number): void {
  if (!by || !issue) return;
  const from = supporters(tried, issue, by);
  for (let i = 0; i < n; i++) winOver(tried, issue, by, tokensLeft(state, by) - i);
  noteGain(tried, seen, by, issue, from);
}

function tryUndecided(state: Campaign, tried: Tile, seen: Foresight, by: Side | null, issue: Issue | null, most: number): void {
  if (!by || !issue) return;
  const from = supporters(tried, issue, by);
  winUndecided(tried, issue, by, Math.min(most, tokensLeft(state, by)));
  noteGain(tried, seen, by, issue, from);
}

function noteGain(tried: Tile, seen: Foresight, by: Side, issue: Issue, from: number): void {
  const to = supporters(tried, issue, by);
  if (to > from) seen.gains.push({ issue, by, from, to, of: tried[issue].length });
}

function tryShift(tried: Tile, seen: Foresight, toward: Issue | null, n: number): void {
  if (!toward) return;
  const was = majority(tried);
  seen.spaces += moveMarker(tried, toward, n);
  if (majority(tried) !== was) seen.decides = majority(tried);
}
