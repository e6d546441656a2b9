import type { Say } from '../../../i18n/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Layer, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { votesToWin } from '../data/numbers.ts';
import { look } from '../labels.ts';
import { type CampaignView, isUncounted, type TileView } from '../rules/view.ts';
import { sides } from '../vocabulary.ts';
import { finale, road, sideMap, wholeMap } from './final.ts';
import { header } from './header.ts';
import { headline, lastWords, station, strip } from './strip.ts';
import { alarm, candidates, night, slanted, studio, token } from './studio.ts';
import { changedIn, tileGround, tileHeight, tileShapes, tileWidth } from './tile.ts';

const width = 1200;
const top = 288;
const gap = 40;
const middle = box(24, top, 1152, tileHeight * 2 + gap);
const bottom = top + middle.h + 10;
const height = 1096;

const cell = (column: number, row: number): Box => box(24 + column * (tileWidth + 16), top + row * (tileHeight + gap), tileWidth, tileHeight);

/** The header, everything below it, and each of four states in play: for pictures of a part of the board. */
export const headerPlace = box(0, 0, width, top - 36);
export const tablePlace = box(0, top - 40, width, height - top + 40);
export const statePlace = (n: number): Box => {
  const { x, y, w, h } = cell(n % 2, Math.floor(n / 2));
  return box(x - 8, y - 40, w + 16, h + 48);
};

/** Where the last state is: between its headline and what winning it would bring each side. */
const lastPlace: Box = { ...cell(0, 0), y: top + 84 };

/** The places of the states in play, and the space left for the map. */
function places(n: number): { states: Box[]; map: Box | null } {
  if (n >= 3) return { states: [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)].slice(0, n), map: n === 3 ? cell(1, 1) : null };
  if (n === 1) return { states: [lastPlace], map: { ...cell(1, 0), h: middle.h } };
  return { states: [cell(0, 0), cell(0, 1)].slice(0, n), map: { ...cell(1, 0), h: middle.h } };
}

/** Draws the words around the only state left: the headline above it, and below it each side's votes with the state added. */
function lastState(view: CampaignView, { votes }: TileView, say: Say): Shape[] {
  // What changed in the state appears on a tab above it.
  const banner = box(lastPlace.x, top - 26, tileWidth, 66);
  return [
    slanted(banner, { fill: alarm.top }, 'both', 20),
    title(inset(banner, 28, 2), say(look('look.last-state')), { size: 56, min: 55, colour: night.text, on: alarm.top, align: 'centre' }),
    ...sides.flatMap((side, i): Shape[] => {
      const at = box(lastPlace.x, lastPlace.y + tileHeight + 16 + i * 106, tileWidth, 98);
      const sum = view.sides[side].votes + votes;
      const { light } = candidates[side];
      return [
        rect(at, { fill: light, radius: 10 }),
        ...token(side, at.x + 52, at.y + at.h / 2, 64, light),
        title(box(at.x + 112, at.y, 220, at.h), `${say.number(view.sides[side].votes)} + ${say.number(votes)}`, {
          size: 60,
          min: 55,
          colour: night.text,
          on: light,
        }),
        title(box(at.x + 332, at.y, 60, at.h), '=', { size: 60, colour: night.text, on: light, align: 'centre' }),
        title(box(at.x + 392, at.y, 110, at.h), say.number(sum), { size: 76, colour: night.text, on: light, align: 'right' }),
        ...(sum >= votesToWin ? [icon(icons.check, box(at.x + 508, at.y + 25, 48, 48), { stroke: { colour: night.accent, width: 9 } })] : []),
      ];
    }),
  ];
}

function table(view: CampaignView, now: Now, say: Say): Layer[] {
  if (view.tiles.length === 0) return wholeMap(view, middle, say);
  const { states, map } = places(view.tiles.length);
  return [
    ...(map ? sideMap(view, map, say) : []),
    ...(view.tiles.length === 1 ? [{ shapes: lastState(view, view.tiles[0]!, say) }] : []),
    ...view.tiles.map((tile, i) => tileGround(tile, states[i]!)),
    { shapes: view.tiles.flatMap((tile, i) => tileShapes(tile, changedIn(view.recent, tile.id, say), now.about.includes(tile.id), states[i]!, say)) },
  ];
}

/** The end of the night. If the course of the race is known, it replaces the counts. */
function end(view: CampaignView, { course }: Now, say: Say): Layer[] {
  if (isUncounted(view)) return [...finale(view, { ...middle, y: top - 8, h: 668 }, say), { shapes: lastWords(view, bottom + 92, say) }];
  if (!course) return [...finale(view, { ...middle, h: 572 }, say), { shapes: strip(view, bottom, say) }];
  const country = { ...middle, y: top - 8, h: 500 };
  const third = country.y + country.h + 12;
  const shapes = [
    ...station(box(896, 8, 156, 48)),
    ...headline(view, box(24, third, 1152, 60), say),
    ...road(view, course, box(24, third + 72, 1152, height - third - 88), say),
  ];
  return [...finale(view, country, say), { shapes }];
}

/** The public board: an election night. */
export function board(view: CampaignView, now: Now, say: Say): Scene {
  const rest = view.phase === 'over' ? end(view, now, say) : [...table(view, now, say), { shapes: strip(view, bottom, say) }];
  return { width, height, background: night.ground, layers: [studio(width, height), { shapes: header(view, now.toAct, say) }, ...rest] };
}
