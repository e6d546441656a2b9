/** Support: voters that change their colour. */

import { effect, type Turn } from '../../../../kernel/effect.ts';
import { unlessForced } from '../../../../kernel/question.ts';
import type { Option } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Campaign, Tile } from '../../state.ts';
import { type Group, type Issue, issues, type Side, type StateId } from '../../vocabulary.ts';
import { standing } from '../foresight.ts';
import { inPlay, leaderOf, majority, note, supporters, tokensLeft, voterOf, winOver, winUndecided } from '../table.ts';

/** `n` blocks of voters of a row come over to `by`, one after the other. */
export const gainSupport = effect<Campaign, { by: Side; in: StateId | null; issue: Issue | null; n: number }>('gainSupport', {
  run(turn, { by, in: id, issue, n }) {
    const tile = inPlay(turn.state, id);
    if (!tile || !issue) return;
    const circles: number[] = [];
    for (let i = 0; i < n; i++) {
      const at = winOver(tile, issue, by, tokensLeft(turn.state, by));
      if (at !== null) circles.push(at);
    }
    if (circles.length > 0) {
      note(turn.state, { kind: 'support', state: tile.id, by, issue, circles });
      turn.tell('all', msg('gains', { side: by, state: tile.id, issue, n: circles.length }));
    } else if (supporters(tile, issue, by) === tile[issue].length) turn.tell('all', msg('gains.none', { side: by, state: tile.id, issue }));
    else turn.tell('all', msg('gains.no-token', { side: by, state: tile.id }));
  },
});

function takeSome(turn: Turn<Campaign>, tile: Tile, issue: Issue, by: Side, most: number): void {
  const circles = winUndecided(tile, issue, by, Math.min(most, tokensLeft(turn.state, by)));
  if (circles.length > 0) {
    note(turn.state, { kind: 'support', state: tile.id, by, issue, circles });
    turn.tell('all', msg('undecided', { side: by, state: tile.id, issue, n: circles.length }));
  } else turn.tell('all', msg('undecided.none', { state: tile.id, issue }));
}

/** `n` undecided blocks of a row take `by`'s side, even while voters of the opponent remain there. */
export const takeUndecided = effect<Campaign, { by: Side; in: StateId | null; issue: Issue; n: number }>('takeUndecided', {
  run(turn, { by, in: id, issue, n }) {
    const tile = inPlay(turn.state, id);
    if (tile) takeSome(turn, tile, issue, by, n);
  },
});

/** On the majority issue of a state, whoever has more voters takes all undecided ones; with as many voters on each side, nobody does. */
export const leaderTakesUndecided = effect<Campaign, { in: StateId | null }>('leaderTakesUndecided', {
  run(turn, { in: id }) {
    const tile = inPlay(turn.state, id);
    if (!tile) return;
    const issue = majority(tile);
    const leader = leaderOf(tile, issue);
    if (leader) takeSome(turn, tile, issue, leader, tile[issue].length);
    else turn.tell('all', msg('leader.none', { state: tile.id, issue }));
  },
});

interface Spot {
  tile: Tile;
  issue: Issue;
  at: number;
}
const spotId = ({ tile, issue, at }: Spot): string => `${tile.id}.${issue}.${at}`;

/** The undecided blocks of both rows of all states in play with this key demographic. */
const undecidedOf = (state: Campaign, group: Group): Spot[] =>
  state.tiles
    .filter((tile) => tile.key === group)
    .flatMap((tile) => issues.flatMap((issue) => tile[issue].flatMap((circle, at) => (voterOf(circle) === null ? [{ tile, issue, at }] : []))));

/** All undecided voters of the states in play with this key demographic take `by`'s side. With too few tokens, `by` chooses which. */
export const demographicSupport = effect<Campaign, { by: Side; group: Group }>('demographicSupport', {
  ask(state, { by, group }) {
    const spots = undecidedOf(state, group);
    const tokens = tokensLeft(state, by);
    if (tokens === 0) return null;
    const option = (spot: Spot): Option => ({
      id: spotId(spot),
      label: msg('circle', { state: spot.tile.id, issue: spot.issue, n: spot.at + 1 }),
      detail: msg('circle.detail', { ...standing(spot.tile, spot.issue), decides: majority(spot.tile) === spot.issue }),
      about: spot.tile.id,
    });
    const ask = msg('ask.circles', { group, n: tokens });
    return unlessForced({ by, ask, call: msg('call.circles', { group, n: tokens }), options: spots.map(option), min: tokens, max: tokens });
  },
  run(turn, { by, group }, picked) {
    const { state } = turn;
    const taken = undecidedOf(state, group).filter((spot) => picked.includes(spotId(spot)));
    for (const { tile, issue, at } of taken) {
      tile[issue][at]!.token = by;
      note(state, { kind: 'support', state: tile.id, by, issue, circles: [at] });
    }
    turn.tell('all', msg('group', { side: by, group, n: taken.length, states: [...new Set(taken.map(({ tile }) => tile.id))] }));
  },
  none: (turn, { by, group }) =>
    turn.tell('all', undecidedOf(turn.state, group).length === 0 ? msg('group.none', { group }) : msg('group.no-token', { side: by, group })),
});
