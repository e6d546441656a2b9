/** The states in play in one line, as small as is readable: name, votes, and the voters of the majority issue. */
import type { Say } from '../../../i18n/types.ts';
import { box, columns, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { TileView } from '../rules/view.ts';
import { candidates, facing, glass, issueMark, night, token } from './studio.ts';
import { callOf } from './tile.ts';

export const glanceHeight = 112;

function one(tile: TileView, at: Box, say: Say): Shape[] {
  const call = callOf(tile);
  const side = call.call === 'close' ? null : call.side;
  const light = side ? candidates[side].light : night.raised;
  const votes = 66;
  const step = Math.min(46, (at.w - 76) / tile[tile.majority].length);
  return [
    rect(at, { fill: night.panel, radius: 10 }),
    rect(box(at.x, at.y, at.w, 54), { fill: light, radius: 10 }),
    facing(box(at.x, at.y, at.w - votes - 10, 54), { fill: glass.plate }, 'right', 14),
    title(box(at.x + 12, at.y, at.w - votes - 42, 54), say(look('look.in', { state: tile.id })), {
      size: 40,
      min: 26,
      role: 'secondary',
      colour: glass.ink,
      on: glass.plate,
    }),
    title(box(at.x + at.w - votes, at.y, votes - 10, 54), say.number(tile.votes), {
      size: 46,
      role: 'secondary',
      colour: night.text,
      on: light,
      align: 'right',
    }),
    ...issueMark(tile.majority, box(at.x + 12, at.y + 64, 38, 38), night.text, night.panel),
    ...tile[tile.majority].flatMap(({ voter }, i) => token(voter, at.x + 82 + i * step, at.y + 83, Math.min(40, step - 4), night.panel)),
  ];
}

/** Four places across, whether or not all are filled. */
export const glance = (tiles: readonly TileView[], at: Box, say: Say): Shape[] =>
  columns(at, 4, 12).flatMap((place, i) => {
    const tile = tiles[i];
    return tile ? one(tile, place, say) : [rect(place, { fill: mix(night.ground, night.panel, 0.5), radius: 10 })];
  });
