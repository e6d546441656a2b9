import type { Say } from '../../../i18n/types.ts';
import { box } from '../../../scene/build.ts';
import type { Box, Layer, Scene } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { MoiPresidentView, PlaceView } from '../rules/view.ts';
import { end } from './end.ts';
import { edge, header, height, margin, table, top, width } from './ground.ts';
import { inlay } from './ornament.ts';
import { paper } from './palette.ts';
import { fan, place, placeHeight, wideFrom } from './place.ts';
import { lastPlayed, piles, undecidedHeap } from './table.ts';

/** The space between places. */
const gap = 16;

/** The marble, the table on it and the hands from behind: the same for all games of as many players. */
function ground(players: readonly PlaceView[], places: readonly Box[]): Layer {
  const hands = players.map(({ here, hand }) => (here ? hand : 0));
  const rows = [places.filter(({ y }) => y === top), places.filter(({ y }) => y !== top)];
  const alone = rows.flatMap(([one, ...others]) => (one && others.length === 0 ? [one.y + one.h / 2] : []));
  return {
    key: `moi-president/table-${hands.join('')}`,
    shapes: [
      ...table(height),
      ...alone.flatMap((y) => [108, width - 108].flatMap((x) => inlay(box(x - 62, y - 62, 124, 124)))),
      ...places.flatMap((place, i) => fan(hands[i]!, place)),
    ],
  };
}

/** A table seen from above: the places go around it clockwise, from the top left. */
export function board(view: MoiPresidentView, now: Now, say: Say): Scene {
  if (view.winners) return end(view, view.winners, now, say);
  const { toAct, about } = now;
  const places = seatedAt(view.places.length);
  const middle = between(places);
  const aimed = view.last !== null && view.dice === null && kindCards[view.last.card.kind].category === 'attaque';
  const best = Math.max(1, ...view.places.flatMap(({ here, total }) => (here ? [total] : [])));
  return {
    width,
    height,
    background: paper.ground,
    layers: [
      ground(view.places, places),
      {
        shapes: [
          ...header(view, toAct, say),
          ...undecidedHeap(view, { ...middle, x: 50, w: 212 }, say),
          ...lastPlayed(view, { ...middle, x: 276, w: 624 }, say),
          ...piles(view, { ...middle, x: 910, w: 246 }, say),
          ...view.places.flatMap((one, i) =>
            place(
              one,
              places[i]!,
              { acts: toAct.includes(one.seat), offered: about.includes(one.seat), aimed, leads: one.total === best, last: view.last },
              say,
            ),
          ),
        ],
      },
    ],
  };
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
