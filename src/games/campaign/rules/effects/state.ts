/** What changes a state: voters that change sides, and its two markers, its issue and its key demographic. */

import { unlessForced } from '../../../../kernel/question.ts';
import type { Turn } from '../../../../kernel/rules.ts';
import type { Offered } from '../../../../kernel/types.ts';
import { type Messages, msg } from '../../messages.ts';
import type { Campaign, LooseTile, Tile } from '../../state.ts';
import { type Group, type Issue, issues, type Side, type StateId } from '../../vocabulary.ts';
import { part } from '../cards/card.ts';
import type { Hit, Trial } from '../parts/meaning.ts';
import {
  copyTile,
  leaderOf,
  lettersOf,
  majority,
  mark,
  moveMarker,
  note,
  standing,
  supporters,
  swapKey,
  takeUp,
  tokensLeft,
  voterOf,
  winnerOf,
  winOver,
  winUndecided,
} from '../table.ts';

/** Notes the voters `by` has won in a row where it had `from` before. */
function seeGain({ tile, seen }: Trial, by: Side, issue: Issue, from: number): void {
  const to = supporters(tile, issue, by);
  if (to > from) seen.gains.push({ issue, by, from, to, of: tile[issue].length });
}

/** Wins over `n` blocks of voters of a row to `by`, one after another. */
export const gainSupport = part<{ by: Side; in: StateId | null; issue: Issue | null; n: number }>('gainSupport', {
  run(turn, { by, in: id, issue, n }) {
    const tile = takeUp(turn.state, id);
    if (!tile || !issue) return;
    const circles: number[] = [];
    const row = lettersOf(tile[issue]);
    for (let i = 0; i < n; i++) {
      const at = winOver(tile, issue, by, tokensLeft(turn.state, by));
      if (at !== null) circles.push(at);
    }
    if (circles.length > 0) {
      note(turn.state, { kind: 'support', state: tile.id, by, issue, circles });
      turn.tell('all', msg('gains', { side: by, state: tile.id, issue, n: circles.length, row }));
    } else if (supporters(tile, issue, by) === tile[issue].length) turn.tell('all', msg('gains.none', { side: by, state: tile.id, issue }));
    else turn.tell('all', msg('gains.no-token', { side: by, state: tile.id }));
  },
  foresee(tried, { by, issue, n }) {
    const from = supporters(tried.tile, issue, by);
    for (let i = 0; i < n; i++) winOver(tried.tile, issue, by, tried.tokens(by));
    seeGain(tried, by, issue, from);
  },
  sign: ({ n, issue }) => [{ kind: 'gain', n, issue }],
  says: ({ by, n, issue }) => ({ do: 'gain', by, n, issue }),
});

function takeSome(turn: Turn<Campaign>, tile: LooseTile, issue: Issue, by: Side, most: number): void {
  const row = lettersOf(tile[issue]);
  const circles = winUndecided(tile, issue, by, Math.min(most, tokensLeft(turn.state, by)));
  if (circles.length > 0) {
    note(turn.state, { kind: 'support', state: tile.id, by, issue, circles });
    turn.tell('all', msg('undecided', { side: by, state: tile.id, issue, n: circles.length, row }));
  } else turn.tell('all', msg('undecided.none', { state: tile.id, issue }));
}

function tryTaking(tried: Trial, by: Side, issue: Issue, most: number): void {
  const from = supporters(tried.tile, issue, by);
  winUndecided(tried.tile, issue, by, Math.min(most, tried.tokens(by)));
  seeGain(tried, by, issue, from);
}

/** Wins over `n` undecided blocks of a row to `by`, even if voters of the opponent remain there. */
export const takeUndecided = part<{ by: Side; in: StateId | null; issue: Issue; n: number }>('takeUndecided', {
  run(turn, { by, in: id, issue, n }) {
    const tile = takeUp(turn.state, id);
    if (tile) takeSome(turn, tile, issue, by, n);
  },
  foresee: (tried, { by, issue, n }) => tryTaking(tried, by, issue, n),
  // Only news does this, and news appears in words.
  sign: null,
  says: ({ by, n, issue }) => ({ do: 'take', by, n, issue }),
});

/** The side with more voters on a state's majority issue takes all undecided ones there; if both have equally many, neither does. */
export const leaderTakesUndecided = part<{ in: StateId | null }>('leaderTakesUndecided', {
  run(turn, { in: id }) {
    const tile = takeUp(turn.state, id);
    if (!tile) return;
    const issue = majority(tile);
    const leader = leaderOf(tile, issue);
    if (leader) takeSome(turn, tile, issue, leader, tile[issue].length);
    else turn.tell('all', msg('leader.none', { state: tile.id, issue }));
  },
  foresee(tried) {
    const issue = majority(tried.tile);
    const leader = leaderOf(tried.tile, issue);
    if (leader) tryTaking(tried, leader, issue, tried.tile[issue].length);
  },
  // Only news does this, and news appears in words.
  sign: null,
  says: () => ({ do: 'leader' }),
});

interface Spot {
  tile: Tile;
  issue: Issue;
  at: number;
}
const spotId = ({ tile, issue, at }: Spot): string => `${tile.id}.${issue}.${at}`;

/** The undecided blocks in both rows of all states in play with this key demographic. */
const undecidedOf = (state: Campaign, group: Group): Spot[] =>
  state.tiles
    .filter((tile) => tile.key === group)
    .flatMap((tile) => issues.flatMap((issue) => tile[issue].flatMap((circle, at) => (voterOf(circle) === null ? [{ tile, issue, at }] : []))));

/** What each state with this key demographic would gain, and whether that wins it: unknown with too few tokens, as voters are yet to be chosen. */
function groupHits(state: Campaign, by: Side, group: Group): Hit[] {
  const enough = tokensLeft(state, by) >= undecidedOf(state, group).length;
  return state.tiles.flatMap((tile) => {
    if (tile.key !== group) return [];
    const tried = copyTile(tile);
    const n = issues.reduce((sum, issue) => sum + winUndecided(tried, issue, by, tried[issue].length).length, 0);
    return n > 0 ? [{ state: tile.id, n, wins: enough ? winnerOf(tried) : null }] : [];
  });
}

/** All undecided voters of the states in play with this key demographic take `by`'s side. With too few tokens, `by` chooses which. */
export const demographicSupport = part<{ by: Side; group: Group }>('demographicSupport', {
  ask(state, { by, group }) {
    const spots = undecidedOf(state, group);
    const tokens = tokensLeft(state, by);
    if (tokens === 0) return null;
    const option = (spot: Spot): Offered => ({
      id: spotId(spot),
      words: () => ({
        label: msg('circle', { state: spot.tile.id, issue: spot.issue, n: spot.at + 1 }),
        detail: msg('circle.detail', { ...standing(spot.tile, spot.issue), decides: majority(spot.tile) === spot.issue }),
      }),
      about: spot.tile.id,
    });
    const ask = msg('ask.circles', { group, n: tokens });
    return unlessForced({ by, ask, call: msg('call.circles', { group, n: tokens }), options: spots.map(option), min: tokens, max: tokens });
  },
  run(turn, { by, group }, picked) {
    const { state } = turn;
    const taken = undecidedOf(state, group).filter((spot) => picked.includes(spotId(spot)));
    const rows: NonNullable<Messages['group']['rows']> = {};
    for (const { tile, issue, at } of taken) {
      const of = rows[tile.id] ?? {};
      const row = of[issue] ?? lettersOf(tile[issue]);
      rows[tile.id] = { ...of, [issue]: `${row.slice(0, at)}w${row.slice(at + 1)}` };
    }
    for (const { tile, issue, at } of taken) {
      mark(takeUp(state, tile.id)![issue], at, by);
      note(state, { kind: 'support', state: tile.id, by, issue, circles: [at] });
    }
    const states = [...new Set(taken.map(({ tile }) => tile.id))];
    turn.tell('all', msg('group', { side: by, group, n: taken.length, states, rows }));
  },
  none: (turn, { by, group }) =>
    turn.tell('all', undecidedOf(turn.state, group).length === 0 ? msg('group.none', { group }) : msg('group.no-token', { side: by, group })),
  foresee: { everywhere: (state, { by, group }) => groupHits(state, by, group) },
  sign: () => [{ kind: 'group' }],
  says: ({ by, group }) => ({ do: 'group', by, group }),
});

/** Moves the issue marker `n` spaces toward an issue; at the end of the track it stops. */
export const shift = part<{ in: StateId | null; toward: Issue | null; n: number }>('shift', {
  run(turn, { in: id, toward, n }) {
    const tile = takeUp(turn.state, id);
    if (!tile || !toward) return;
    const [was, from] = [majority(tile), tile.square];
    const spaces = moveMarker(tile, toward, n);
    if (spaces === 0) return turn.tell('all', msg('shifts.none', { state: tile.id, toward }));
    note(turn.state, { kind: 'shift', state: tile.id, toward, spaces });
    turn.tell('all', msg('shifts', { state: tile.id, toward, spaces, turned: majority(tile) !== was, ...(spaces < n && { end: true }), from }));
  },
  foresee({ tile, seen }, { toward, n }) {
    const was = majority(tile);
    const spaces = moveMarker(tile, toward, n);
    seen.spaces += spaces;
    if (spaces === 0) seen.stuck = true;
    if (majority(tile) !== was) seen.decides = majority(tile);
  },
  sign: ({ n, toward }) => [{ kind: 'shift', n, issue: toward }],
  says: ({ n, toward }) => ({ do: 'shift', n, toward }),
});

/** Makes the state's other group its key demographic. */
export const alterKey = part<{ in: StateId | null }>('alterKey', {
  run(turn, { in: id }) {
    const tile = takeUp(turn.state, id);
    if (!tile) return;
    swapKey(tile);
    note(turn.state, { kind: 'key', state: tile.id, group: tile.key });
    turn.tell('all', msg('key', { state: tile.id, group: tile.key }));
  },
  foresee({ tile, seen }) {
    swapKey(tile);
    seen.key = tile.key;
  },
  sign: () => [{ kind: 'key' }],
  says: () => ({ do: 'key' }),
});
