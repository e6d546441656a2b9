import type { Say } from '../../../i18n/types.ts';
import { box, title } from '../../../scene/build.ts';
import type { Box, Layer, Scene } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { CampaignView } from '../rules/view.ts';
import { changedIn } from './changes.ts';
import { finale, road, sideMap, wholeMap } from './final.ts';
import { header } from './header.ts';
import { night } from './palette.ts';
import { headline, strip } from './strip.ts';
import { studio, wall } from './studio.ts';
import { tileGround, tileHeight, tileShapes, tileWidth } from './tile.ts';

const width = 1200;
const top = 284;
const gap = 40;
const middle = box(24, top, 1152, tileHeight * 2 + gap);
const bottom = top + middle.h + 10;
const height = 1096;

const cell = (column: number, row: number): Box => box(24 + column * (tileWidth + 16), top + row * (tileHeight + gap), tileWidth, tileHeight);

/** Where the header stands, all below it, and each of four states in play: for pictures of a part. */
export const headerPlace = box(0, 0, width, top - 36);
export const tablePlace = box(0, top - 40, width, height - top + 40);
export const statePlace = (n: number): Box => {
  const { x, y, w, h } = cell(n % 2, Math.floor(n / 2));
  return box(x - 8, y - 40, w + 16, h + 48);
};

/** Where the states in play stand, and what is left over for the map. */
function places(n: number): { states: Box[]; map: Box | null } {
  if (n >= 3) return { states: [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)].slice(0, n), map: n === 3 ? cell(1, 1) : null };
  if (n === 1) return { states: [{ ...cell(0, 0), y: top + 208 }], map: { ...cell(1, 0), h: middle.h } };
  return { states: [cell(0, 0), cell(0, 1)].slice(0, n), map: { ...cell(1, 0), h: middle.h } };
}

const lastState = (say: Say) =>
  title(box(24, top + 104, tileWidth, 64), say(look('look.last-state')), {
    size: 60,
    min: 55,
    colour: night.quiet,
    on: wall,
    align: 'centre',
  });

function table(view: CampaignView, now: Now, say: Say): Layer[] {
  if (view.tiles.length === 0) return wholeMap(view, middle, say);
  const { states, map } = places(view.tiles.length);
  return [
    ...(map ? sideMap(view, map, say) : []),
    ...(view.tiles.length === 1 ? [{ shapes: [lastState(say)] }] : []),
    ...view.tiles.map((tile, i) => tileGround(tile, states[i]!)),
    { shapes: view.tiles.flatMap((tile, i) => tileShapes(tile, changedIn(view.recent, tile.id, say), now.about.includes(tile.id), states[i]!, say)) },
  ];
}

/** The end of the night. How the race went takes the place of what could be counted, where it is known. */
function end(view: CampaignView, { course }: Now, say: Say): Layer[] {
  if (!course) return [...finale(view, { ...middle, h: 572 }, say), { shapes: strip(view, bottom, say) }];
  const country = { ...middle, y: top - 8, h: 500 };
  const third = country.y + country.h + 12;
  const shapes = [...headline(view, box(24, third, 1152, 60), say), ...road(view, course, box(24, third + 72, 1152, height - third - 88), say)];
  return [...finale(view, country, say), { shapes }];
}

/** The public board: an election night. */
export function board(view: CampaignView, now: Now, say: Say): Scene {
  const rest = view.phase === 'over' ? end(view, now, say) : [...table(view, now, say), { shapes: strip(view, bottom, say) }];
  return { width, height, background: night.ground, layers: [studio(width, height), { shapes: header(view, now.toAct, say) }, ...rest] };
}
