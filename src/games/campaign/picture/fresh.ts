/** A state that is not in play yet, as small as possible while still showing everything printed on its tile. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import { freshTile, majority, voterOf } from '../rules/table.ts';
import type { Tile } from '../state.ts';
import { type Issue, issues, type StateId, squares } from '../vocabulary.ts';
import { candidates, facing, glass, issueMark, night, token } from './studio.ts';
import { callOfRow } from './tile.ts';

export const freshHeight = 200;
/** Without the minority issue and the group that is not the key. */
export const lowFreshHeight = 128;

const headHeight = 60;

const rowTop: { readonly [I in Issue]: number } = { defense: 68, economy: 132 };
const rowHeight = 56;
/** Where the voters end and the groups begin. */
const groupsFrom = 380;
const band = mix(night.panel, night.raised, 0.75);

function track({ square: marked }: Tile, at: Box): Shape[] {
  return squares.flatMap((square): Shape[] => {
    const issue: Issue = square <= 2 ? 'defense' : 'economy';
    const cell = box(at.x + 12, at.y + rowTop[issue] + ((square - 1) % 2) * 28, 40, 24);
    if (square !== marked) return [rect(cell, { fill: night.deep, radius: 5 })];
    return [rect(cell, { fill: night.text, radius: 5 }), icon(issue === 'defense' ? icons.up : icons.down, inset(cell, 0, 2), { fill: night.ink })];
  });
}

function voters(tile: Tile, issue: Issue, at: Box, y = at.y + rowTop[issue]): Shape[] {
  const lit = majority(tile) === issue;
  const on = lit ? band : night.panel;
  return [
    ...(lit ? [rect(box(at.x + 56, y, groupsFrom - 64, rowHeight), { fill: night.raised, opacity: 0.75, radius: 10 })] : []),
    ...issueMark(issue, box(at.x + 64, y + 8, 40, 40), lit ? night.text : mix(on, night.quiet, 0.6), on),
    ...tile[issue].flatMap((circle, i) => token(voterOf(circle), at.x + 136 + i * 52, y + rowHeight / 2, 48, on, !lit)),
  ];
}

/** The number of its button, its name on lit glass, and its votes on the color of the side ahead on the majority issue. */
function head(id: StateId, tile: Tile, number: number, at: Box, say: Say): Shape[] {
  const call = callOfRow(tile[majority(tile)].map(voterOf));
  const side = call.call === 'close' ? null : call.side;
  const light = side ? candidates[side].light : night.raised;
  const plate = at.w - 124;
  return [
    rect({ ...at, h: headHeight }, { fill: light, radius: 10 }),
    facing(box(at.x, at.y, plate, headHeight), { fill: glass.low }, 'right', 14),
    rect(box(at.x, at.y, 70, headHeight), { fill: night.raised }),
    rect(box(at.x + 4, at.y + 4, 60, headHeight - 8), { fill: night.text, radius: 8 }),
    title(box(at.x + 4, at.y + 4, 60, headHeight - 8), String(number), {
      size: 55,
      colour: night.ink,
      on: night.text,
      align: 'centre',
    }),
    title(box(at.x + 84, at.y, plate - 104, headHeight), say(look('look.state', { state: id })), {
      size: 56,
      min: 40,
      role: 'secondary',
      colour: glass.ink,
      on: glass.low,
    }),
    ...token(side, at.x + plate + 24, at.y + headHeight / 2, 36, light),
    title(box(at.x + at.w - 76, at.y, 66, headHeight), say.number(tileOf(id).votes), {
      size: 60,
      min: 55,
      colour: night.text,
      on: light,
      align: 'right',
    }),
  ];
}

/** Draws a free state; `number` is its button's. */
export function freshShapes(id: StateId, number: number, at: Box, say: Say): Shape[] {
  const tile = freshTile(id);
  const [key, other] = [say.title(tile.key), say.title(tile.other)];
  const groups = { x: at.x + groupsFrom, w: at.w - groupsFrom - 12, h: rowHeight };
  const lines = { size: 34, min: 26, weight: 600, lines: 2, leading: 0.9, role: 'secondary', align: 'centre' } as const;
  return [
    rect(at, { fill: night.panel, radius: 10 }),
    ...head(id, tile, number, at, say),
    ...track(tile, at),
    ...issues.flatMap((issue) => voters(tile, issue, at)),
    // The key group on white, as on every state in play.
    rect({ ...groups, y: at.y + rowTop.defense }, { fill: night.text, radius: 12 }),
    title(inset({ ...groups, y: at.y + rowTop.defense }, 4, 5), key, { ...lines, colour: night.ink, on: night.text }),
    title(inset({ ...groups, y: at.y + rowTop.economy }, 4, 5), other, { ...lines, colour: night.quiet, on: night.panel }),
  ];
}

/** Draws a free state in small, for when there are many: how its majority issue votes, and its key group. */
export function lowFreshShapes(id: StateId, number: number, at: Box, say: Say): Shape[] {
  const tile = freshTile(id);
  const key = box(at.x + groupsFrom, at.y + rowTop.defense - 2, at.w - groupsFrom - 12, rowHeight);
  return [
    rect(at, { fill: night.panel, radius: 10 }),
    ...head(id, tile, number, at, say),
    ...voters(tile, majority(tile), at, key.y),
    rect(key, { fill: night.text, radius: 12 }),
    title(inset(key, 4, 5), say.title(tile.key), {
      ...{ size: 34, min: 26, weight: 600, lines: 2, leading: 0.9, role: 'secondary', align: 'centre' },
      ...{ colour: night.ink, on: night.text },
    }),
  ];
}
