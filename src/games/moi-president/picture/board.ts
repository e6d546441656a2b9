import type { Say } from '../../../i18n/types.ts';
import { box, path, title, words } from '../../../scene/build.ts';
import type { Box, Layer, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { cockade, inlay, marble, tableTop } from './ornament.ts';
import { paper } from './palette.ts';
import { place, placeHeight, wideFrom } from './place.ts';
import { lastPlayed, piles, undecidedHeap } from './table.ts';

const width = 1200;
const margin = 10;
/** Between the edge of the table and what lies on it, and between places. */
const edge = 34;
const gap = 16;
const head = 80;
const top = head + 66;
const height = 1092;

/** The marble and the table on it: the same for all games of so many. */
const ground = (people: number): Layer => ({
  key: `moi-president/table-${people}`,
  shapes: [
    ...marble.map((d) => path(d, { stroke: { colour: paper.vein, width: 3 } })),
    ...tableTop(box(margin, head, width - 2 * margin, height - head - margin)),
    ...alone(people).flatMap((y) => [108, width - 108].flatMap((x) => inlay(box(x - 62, y - 62, 124, 124)))),
  ],
});

/** How high the middles of the places are that have a row of their own. */
const alone = (people: number): number[] => {
  const places = seatedAt(people);
  return places.filter(({ y }) => places.filter((other) => other.y === y).length === 1).map(({ y, h }) => y + h / 2);
};

/** A table seen from above: the places go round it clockwise, from the top left. */
export function board(view: MoiPresidentView, { toAct, about }: Now, say: Say): Scene {
  const places = seatedAt(view.places.length);
  const middle = between(places);
  const best = Math.max(1, ...view.places.flatMap(({ here, total }) => (here ? [total] : [])));
  return {
    width,
    height,
    background: paper.ground,
    layers: [
      ground(places.length),
      {
        shapes: [
          ...header(view, say),
          ...undecidedHeap(view, { ...middle, x: 50, w: 212 }, say),
          ...lastPlayed(view, { ...middle, x: 276, w: 624 }, say),
          ...piles(view, { ...middle, x: 910, w: 246 }, say),
          ...view.places.flatMap((one, i) =>
            place(one, places[i]!, { acts: toAct.includes(one.seat), offered: about.includes(one.seat), leads: one.total === best }, say),
          ),
        ],
      },
    ],
  };
}

function header({ turn }: MoiPresidentView, say: Say): Shape[] {
  return [
    ...cockade(box(margin + 12, 8, 70, 70)),
    title(box(margin + 96, 14, 700, 60), say(look('look.game')).toUpperCase(), { size: 64, min: 55, colour: paper.ink, on: paper.ground }),
    ...(turn > 0
      ? [
          words(box(width - 330, 12, 300, 64), say(look('look.turn', { turn })), {
            size: 38,
            weight: 600,
            colour: paper.quiet,
            on: paper.ground,
            align: 'right',
          }),
        ]
      : []),
  ];
}

/** Where two to five places are: the first ones along the top from left to right, the others along the bottom from right to left. */
function seatedAt(people: number): Box[] {
  const above = Math.ceil(people / 2);
  const room = width - 2 * (margin + edge);
  const row = (n: number, upper: boolean): Box[] => {
    const w = n === 1 ? 800 : (room - gap * (n - 1)) / n;
    const h = placeHeight(w >= wideFrom);
    const y = upper ? top : height - margin - edge - h;
    const from = (width - n * w - (n - 1) * gap) / 2;
    return Array.from({ length: n }, (_, i) => box(from + i * (w + gap), y, w, h));
  };
  return [...row(above, true), ...row(people - above, false).reverse()];
}

/** The room between the places. */
function between(places: readonly Box[]): Box {
  const y = places[0]!.y + places[0]!.h + 22;
  return box(0, y, width, places.at(-1)!.y - 48 - y);
}
