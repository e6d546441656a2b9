/** A state that is not in play yet, as small as it can be and still show all that is printed on its tile. */

import type { Say } from '../../../i18n/types.ts';
import { box, chip, icon, inset, panel, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix } from '../../../scene/palette.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import { freshTile, majority, voterOf } from '../rules/table.ts';
import type { Tile } from '../state.ts';
import { type Issue, issues, type StateId, squares } from '../vocabulary.ts';
import { issueMark, night, token } from './palette.ts';

export const freshHeight = 236;

const rowTop: { readonly [I in Issue]: number } = { defense: 62, economy: 108 };
const rowHeight = 44;
const band = mix(night.panel, night.raised, 0.75);

function track({ square: marked }: Tile, at: Box): Shape[] {
  return squares.flatMap((square): Shape[] => {
    const issue: Issue = square <= 2 ? 'defense' : 'economy';
    const cell = box(at.x + 12, at.y + rowTop[issue] + ((square - 1) % 2) * 23, 32, 21);
    if (square !== marked) return [rect(cell, { fill: night.deep, radius: 5 })];
    return [rect(cell, { fill: night.text, radius: 5 }), icon(issue === 'defense' ? icons.up : icons.down, inset(cell, 0, 2), { fill: night.ink })];
  });
}

function voters(tile: Tile, issue: Issue, at: Box): Shape[] {
  const lit = majority(tile) === issue;
  const y = at.y + rowTop[issue];
  const on = lit ? band : night.panel;
  return [
    ...(lit ? [rect(box(at.x + 52, y - 1, at.w - 64, rowHeight + 2), { fill: night.raised, opacity: 0.75, radius: 10 })] : []),
    ...issueMark(issue, box(at.x + 60, y + 5, 36, 34), lit ? night.text : mix(on, night.quiet, 0.6), on),
    ...tile[issue].flatMap((circle, i) => token(voterOf(circle), at.x + 128 + i * 46, y + rowHeight / 2, 40, on, !lit)),
  ];
}

/** Draws a free state; `number` is its button's. */
export function freshShapes(id: StateId, number: number, at: Box, say: Say): Shape[] {
  const tile = freshTile(id);
  const [key, other] = [say.title(tile.key), say.title(tile.other)];
  return [
    panel(at, night.panel),
    rect(box(at.x + 12, at.y + 10, 56, 44), { fill: night.text, radius: 10 }),
    title(box(at.x + 12, at.y + 10, 56, 44), String(number), {
      size: 40,
      min: 36,
      role: 'secondary',
      colour: night.ink,
      on: night.text,
      align: 'centre',
    }),
    title(box(at.x + 80, at.y + 10, at.w - 168, 44), say(look('look.state', { state: id })), {
      size: 40,
      min: 30,
      role: 'secondary',
      colour: night.text,
      on: night.panel,
    }),
    title(box(at.x + at.w - 84, at.y + 10, 68, 44), say.number(tileOf(id).votes), {
      size: 56,
      min: 55,
      colour: night.text,
      on: night.panel,
      align: 'right',
    }),
    ...track(tile, at),
    ...issues.flatMap((issue) => voters(tile, issue, at)),
    ...chip(box(at.x + 12, at.y + 158, Math.min(at.w - 24, key.length * 13.6 + 36), 36), key, {
      fill: night.text,
      colour: night.ink,
      on: night.text,
    }),
    title(box(at.x + 24, at.y + 197, at.w - 36, 34), other, {
      size: 30,
      min: 26,
      weight: 600,
      role: 'secondary',
      colour: night.quiet,
      on: night.panel,
    }),
  ];
}
