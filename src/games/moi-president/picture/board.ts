import type { Say } from '../../../i18n/types.ts';
import { box, title, words } from '../../../scene/build.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { flag, paper } from './palette.ts';
import { place, placeHeight } from './place.ts';
import { cloth, lastPlayed, piles, undecidedHeap } from './table.ts';

const width = 1200;
const margin = 16;
const top = 96;
const middle = { y: top + placeHeight + 28, h: 224 };
const bottom = middle.y + middle.h + 34;
const height = bottom + placeHeight + margin;

/** A table seen from above: the places go round it clockwise, from the top left. */
export function board(view: MoiPresidentView, { toAct, about }: Now, say: Say): Scene {
  const places = seatedAt(view.places.length);
  const victory = view.ending === 'won.alone' ? 'look.unopposed' : 'look.elected';
  return {
    width,
    height,
    background: paper.ground,
    layers: [
      { key: 'moi-president/table', shapes: [...flag(box(margin + 8, 22, 72, 48)), ...cloth(box(24, top + 120, width - 48, height - top - 260))] },
      {
        shapes: [
          ...header(view, say),
          ...undecidedHeap(view, box(72, middle.y, 200, middle.h), say),
          ...lastPlayed(view, box(300, middle.y, 596, middle.h), say),
          ...piles(view, box(928, middle.y, 216, middle.h), say),
          ...view.places.flatMap((one, i) =>
            place(
              one,
              places[i]!,
              { acts: toAct.includes(one.seat), offered: about.includes(one.seat), won: view.winners?.includes(one.seat) ? victory : null },
              say,
            ),
          ),
        ],
      },
    ],
  };
}

function header({ turn }: MoiPresidentView, say: Say): Shape[] {
  return [
    title(box(margin + 96, 16, 700, 56), say(look('look.game')).toUpperCase(), { size: 60, min: 55, colour: paper.ink, on: paper.ground }),
    ...(turn > 0
      ? [
          words(box(width - 316, 14, 300, 64), say(look('look.turn', { turn })), {
            size: 36,
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
  const row = (n: number, y: number): Box[] => {
    const w = n === 1 ? 640 : (width - margin * (n + 1)) / n;
    const from = (width - n * w - (n - 1) * margin) / 2;
    return Array.from({ length: n }, (_, i) => box(from + i * (w + margin), y, w, placeHeight));
  };
  return [...row(above, top), ...row(people - above, bottom).reverse()];
}
