/** One state in play: its outline, votes, voters, issue track and groups. */

import type { Say } from '../../../i18n/types.ts';
import { box, chip, icon, inset, panel, rect, sprite, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix } from '../../../scene/palette.ts';
import type { Box, Layer, Shape } from '../../../scene/types.ts';
import { type Call, look } from '../labels.ts';
import type { TileView } from '../rules/view.ts';
import { type Issue, issues, type Side, squares } from '../vocabulary.ts';
import { type Changed, isChanged } from './changes.ts';
import { halo, issueMark, night, token } from './palette.ts';

export const tileWidth = 568;
export const tileHeight = 280;

const rowTop: { [I in Issue]: number } = { defense: 80, economy: 152 };
const rowHeight = 64;
const across = 52;

/** The colour under the row that decides, and under the other one. */
const band = mix(night.panel, night.raised, 0.75);

/** The panel and the outline never change while the state is in play: drawn once. */
export function tileGround(tile: TileView, at: Box): Layer {
  return {
    key: `campaign/tile/${tile.id}@${at.x},${at.y}`,
    shapes: [
      panel(at, { colour: night.panel, to: mix(night.panel, night.ground, 0.35) }),
      sprite(`us/${tile.id}`, box(at.x + 216, at.y + 12, at.w - 232, at.h - 24), {
        fill: night.land,
        stroke: { colour: mix(night.land, night.line, 0.8), width: 3 },
      }),
    ],
  };
}

/** How an election night would call the row that decides. */
export function callOf(tile: TileView): Call {
  const row = tile[tile.majority];
  const of = (side: Side) => row.filter(({ voter }) => voter === side).length;
  const lead = of('obama') - of('mccain');
  if (lead === 0) return { call: 'close' };
  const side: Side = lead > 0 ? 'obama' : 'mccain';
  return { call: of(side) === row.length - 1 ? 'near' : 'leans', side };
}

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
    const x = at.x + 154 + i * 60;
    shapes.push(...token(voter, x, y + rowHeight / 2, across, on, !lit));
    if (changed.circles[issue].has(i)) shapes.push(halo(voter, x, y + rowHeight / 2, across));
  });
  return shapes;
}

function groups(tile: TileView, changed: Changed, at: Box, say: Say): Shape[] {
  const names = [tile.key, tile.other].map((group) => say.title(group));
  const room = at.w - 40;
  const wanted = names.map((name) => name.length * 14.2 + 36);
  const squeeze = Math.min(1, (room - 8) / (wanted[0]! + wanted[1]!));
  let x = at.x + 16;
  return names.flatMap((name, i): Shape[] => {
    const cell = box(x, at.y + 224, wanted[i]! * squeeze, 44);
    x += cell.w + 8;
    const fill = changed.key ? night.accent : night.text;
    const isKey = i === 0;
    return chip(cell, name, isKey ? { fill, colour: night.ink, on: fill } : { stroke: night.line, colour: night.quiet, on: night.panel });
  });
}

function tag(changed: Changed, at: Box): Shape[] {
  const words = changed.said.join(' · ');
  const said = `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
  const w = Math.min(at.w - 48, Math.round((said.length * 12.6 + 40) / 8) * 8);
  const cell = box(at.x + at.w - 24 - w, at.y - 26, w, 38);
  return [
    rect(at, { radius: 16, stroke: { colour: night.accent, width: 5 } }),
    rect(cell, { fill: night.accent, radius: 19 }),
    title(inset(cell, 12, 0), said, { size: 30, min: 26, weight: 600, role: 'secondary', colour: night.ink, on: night.accent, align: 'centre' }),
  ];
}

/** Everything on a panel that can change. `offered`: the viewer may choose this state now. */
export function tileShapes(tile: TileView, changed: Changed, offered: boolean, at: Box, say: Say): Shape[] {
  const call = callOf(tile);
  const deciding = box(at.x + 424, at.y + rowTop[tile.majority], at.w - 448, rowHeight);
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
    title(box(at.x + 20, at.y + 16, 408, 60), say(look('look.state', { state: tile.id })), {
      size: 60,
      min: 55,
      colour: night.text,
      on: night.panel,
    }),
    title(box(at.x + at.w - 136, at.y + 20, 116, 56), say.number(tile.votes), { size: 66, colour: night.text, on: night.land, align: 'right' }),
    ...track(tile, changed, at),
    ...groups(tile, changed, at, say),
    ...(offered && !isChanged(changed) ? [rect(at, { radius: 16, stroke: { colour: night.text, width: 3, dash: [16, 10] } })] : []),
    ...(isChanged(changed) ? tag(changed, at) : []),
  ];
}
