/** One state in play: its outline, votes, voters, issue track and groups, and what has just changed in it. */

import type { Say } from '../../../i18n/types.ts';
import { box, chip, icon, inset, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Layer, Shape } from '../../../scene/types.ts';
import { look, type Projection } from '../labels.ts';
import type { TileView } from '../rules/view.ts';
import type { BoardChange } from '../state.ts';
import { type Issue, issues, type Side, type StateId, squares, type Voter } from '../vocabulary.ts';
import { candidates, facing, glass, halo, issueMark, night, screen, slanted, token } from './studio.ts';

export const tileWidth = 568;
export const tileHeight = 272;

const rowTop: { [I in Issue]: number } = { defense: 76, economy: 144 };
const rowHeight = 64;
const across = 52;

/** The color under the deciding row, and under the other one. */
const band = mix(night.panel, night.raised, 0.75);

/** The height of the name plate, and the width of its lit part. */
const plate = { h: 66, w: 424 };

/** The panel and the outline never change while the state is in play, so they are drawn once. */
export function tileGround(tile: TileView, at: Box): Layer {
  return {
    key: `campaign/tile/${tile.id}@${at.x},${at.y}`,
    shapes: [
      ...screen(at),
      sprite(`us/${tile.id}`, box(at.x + 200, at.y + 74, at.w - 212, at.h - 84), {
        fill: night.land,
        stroke: { colour: mix(night.land, night.line, 0.55), width: 3 },
      }),
    ],
  };
}

/** How an election night would call a row of voters if it were the deciding one. */
export function callOfRow(row: readonly Voter[]): Projection {
  const of = (side: Side) => row.filter((voter) => voter === side).length;
  const lead = of('obama') - of('mccain');
  if (lead === 0) return { call: 'close' };
  const side: Side = lead > 0 ? 'obama' : 'mccain';
  return { call: of(side) === row.length - 1 ? 'near' : 'leans', side };
}

/** The call of the state's deciding row. */
export const callOf = (tile: TileView): Projection => callOfRow(tile[tile.majority].map(({ voter }) => voter));

function track(tile: TileView, changed: Changed, at: Box): Shape[] {
  const was = tile.square - changed.moved;
  return squares.flatMap((square): Shape[] => {
    const issue: Issue = square <= 2 ? 'defense' : 'economy';
    const cell = box(at.x + 16, at.y + rowTop[issue] + ((square - 1) % 2) * 34, 44, 30);
    if (square === tile.square) {
      const d = issue === 'defense' ? icons.up : icons.down;
      return [rect(cell, { fill: changed.moved === 0 ? night.text : night.accent, radius: 6 }), icon(d, inset(cell, 0, 4), { fill: night.ink })];
    }
    const left = changed.moved !== 0 && square === was;
    return [rect(cell, { fill: night.deep, radius: 6, ...(left ? { stroke: { colour: night.accent, width: 3, dash: [6, 5] } } : {}) })];
  });
}

function issueIcon(issue: Issue, lit: boolean, at: Box, on: string, say: Say): Shape[] {
  const drawn = issueMark(issue, { x: at.x, y: at.y + 2, w: at.w, h: 38 }, lit ? night.text : mix(on, night.quiet, 0.6), on);
  return [
    ...drawn,
    title(box(at.x - 4, at.y + 42, at.w + 8, 20), say(look('look.issue', { issue })), {
      size: 24,
      weight: 600,
      colour: lit ? night.text : night.quiet,
      on,
      role: 'mark',
      align: 'centre',
    }),
  ];
}

function voters(tile: TileView, issue: Issue, changed: Changed, at: Box, say: Say): Shape[] {
  const lit = issue === tile.majority;
  const y = at.y + rowTop[issue];
  const on = lit ? band : night.panel;
  const shapes: Shape[] = lit ? [rect(box(at.x + 68, y - 2, at.w - 84, rowHeight + 4), { fill: night.raised, opacity: 0.75, radius: 12 })] : [];
  shapes.push(...issueIcon(issue, lit, box(at.x + 76, y, 44, rowHeight), on, say));
  tile[issue].forEach(({ voter }, i) => {
    const x = at.x + 152 + i * 58;
    shapes.push(...token(voter, x, y + rowHeight / 2, across, on, !lit));
    if (changed.circles[issue].has(i)) shapes.push(halo(voter, x, y + rowHeight / 2, across));
  });
  return shapes;
}

function groups(tile: TileView, changed: Changed, at: Box, say: Say): Shape[] {
  const names = [tile.key, tile.other].map((group) => say.title(group));
  const room = at.w - 40;
  const wanted = names.map((name) => wordsWidth(name, 32) + 32);
  const squeeze = Math.min(1, (room - 8) / (wanted[0]! + wanted[1]!));
  let x = at.x + 16;
  return names.flatMap((name, i): Shape[] => {
    const cell = box(x, at.y + 218, wanted[i]! * squeeze, 44);
    x += cell.w + 8;
    const fill = changed.key ? night.accent : night.text;
    const isKey = i === 0;
    return chip(cell, name, isKey ? { fill, colour: night.ink, on: fill } : { stroke: night.line, colour: night.quiet, on: night.panel });
  });
}

/** What changed, on a tab above the frame, where it covers nothing of the state. */
function tag(changed: Changed, at: Box, say: Say): Shape[] {
  const said = say.capital(changed.said.join(' · '));
  const w = Math.min(at.w - 32, Math.ceil((wordsWidth(said, 30) + 48) / 8) * 8);
  const tab = box(at.x + at.w - w, at.y - 35, w, 36);
  return [
    rect(at, { radius: 10, stroke: { colour: night.accent, width: 5 } }),
    facing(tab, { fill: night.accent }, 'left', 14),
    title(inset(tab, 20, 0), said, { size: 30, min: 26, weight: 600, role: 'secondary', colour: night.ink, on: night.accent, align: 'centre' }),
  ];
}

/** The state's name on lit glass, and its votes on the color of the side ahead on the deciding issue, with that side's mark. */
function nameplate(tile: TileView, call: Projection, at: Box, say: Say): Shape[] {
  const side = call.call === 'close' ? null : call.side;
  const light = side ? candidates[side].light : night.raised;
  return [
    rect({ ...at, h: plate.h }, { fill: light, radius: 10 }),
    slanted(box(at.x, at.y, plate.w, plate.h), { fill: glass.plate }, 'right', 20),
    title(box(at.x + 20, at.y + 2, plate.w - 48, plate.h - 4), say(look('look.state', { state: tile.id })), {
      size: 60,
      min: 55,
      colour: glass.ink,
      on: glass.plate,
    }),
    ...token(side, at.x + plate.w + 30, at.y + plate.h / 2, 36, light),
    title(box(at.x + at.w - 92, at.y + 2, 76, plate.h - 4), say.number(tile.votes), { size: 66, colour: night.text, on: light, align: 'right' }),
  ];
}

/** Everything on a panel that can change. `offered`: the viewer may choose this state now. */
export function tileShapes(tile: TileView, changed: Changed, offered: boolean, at: Box, say: Say): Shape[] {
  const call = callOf(tile);
  const deciding = box(at.x + 420, at.y + rowTop[tile.majority], at.w - 446, rowHeight);
  return [
    ...issues.flatMap((issue) => voters(tile, issue, changed, at, say)),
    title(deciding, say(look('look.call', call)), {
      size: 29,
      min: 26,
      weight: 600,
      lines: 2,
      leading: 1,
      role: 'secondary',
      colour: night.text,
      on: band,
      align: 'right',
    }),
    ...nameplate(tile, call, at, say),
    ...track(tile, changed, at),
    ...groups(tile, changed, at, say),
    ...(offered && !isChanged(changed) ? [rect(at, { radius: 10, stroke: { colour: night.text, width: 4, dash: [16, 10] } })] : []),
    ...(isChanged(changed) ? tag(changed, at, say) : []),
  ];
}

export interface Changed {
  /** Circles that changed sides. */
  circles: { [I in Issue]: Set<number> };
  /** How many spaces the marker has moved toward Economy; negative toward Defense. */
  moved: number;
  key: boolean;
  isNew: boolean;
  /** The changes in short words. */
  said: string[];
  /** Shorter still, to follow the state's name in a sentence. */
  brief: string[];
}

export function changedIn(recent: readonly BoardChange[], state: StateId, say: Say): Changed {
  const changed: Changed = { circles: { defense: new Set(), economy: new Set() }, moved: 0, key: false, isNew: false, said: [], brief: [] };
  let keys = 0;
  for (const change of recent) {
    if (change.state !== state) continue;
    if (change.kind === 'support') for (const circle of change.circles) changed.circles[change.issue].add(circle);
    else if (change.kind === 'shift') changed.moved += change.toward === 'economy' ? change.spaces : -change.spaces;
    else if (change.kind === 'key') keys++;
    else if (change.kind === 'new') changed.isNew = true;
  }
  changed.key = keys % 2 === 1;
  changed.said = wordsOf(changed, recent, state, 2, say);
  changed.brief = wordsOf(changed, recent, state, 1, say);
  return changed;
}

/** Describes each change, more briefly the more there are. If there are four changes, it leaves out what the panel shows anyway. */
function wordsOf(changed: Changed, recent: readonly BoardChange[], state: StateId, room: number, say: Say): string[] {
  const { circles, moved, key, isNew } = changed;
  const gains = issues.filter((issue) => circles[issue].size > 0);
  const moves = gains.length + (moved === 0 ? 0 : 1);
  const things = moves + (key ? 1 : 0) + (isNew ? 1 : 0);
  const short = things > 2;
  const said: string[] = [];
  if (isNew && things < 4) said.push(say(look('look.new')));
  for (const issue of gains) said.push(say(look('look.gain', { n: circles[issue].size, issue, short })));
  if (moved !== 0) said.push(say(look('look.shift', { issue: moved > 0 ? 'economy' : 'defense', spaces: Math.abs(moved), short })));
  const last = recent.findLast((change) => change.kind === 'key' && change.state === state);
  if (key && moves < 3 && last?.kind === 'key')
    said.push(say(said.length < room ? look('look.key', { group: last.group }) : look('look.key-changed')));
  return said;
}

const isChanged = ({ said }: Changed): boolean => said.length > 0;
