/** A player's place: name, total, the bar to 51, and the cards of both zones. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, cutLeft, icon, inset, path, rect, title, words } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { LastView } from '../messages.ts';
import type { PlaceView } from '../rules/view.ts';
import { toBeElected } from '../vocabulary.ts';
import { changeOf } from './changes.ts';
import { chipOf, wayTo51 } from './gauge.ts';
import { back, cockade, laurel, streamer } from './ornament.ts';
import { coloursOf, paper, token } from './palette.ts';
import { zones } from './zones.ts';

export interface PlaceNow {
  acts: boolean;
  /** The viewer can pick it now. */
  offered: boolean;
  /** The pick is the target of an attack. */
  aimed: boolean;
  /** Nobody has more points. */
  leads: boolean;
  /** The last card, whose changes are marked. */
  last: LastView | null;
}

/** The height of a place: a narrow one has its zones one below the other. */
export const placeHeight = (wide: boolean): number => (wide ? 278 : 318);
/** The width from which the zones are side by side. */
export const wideFrom = 500;
/** The height of a place's band with the name. */
const band = 68;
const radius = 16;

export function place(view: PlaceView, at: Box, { acts, offered, aimed, leads, last }: PlaceNow, say: Say): Shape[] {
  const { seat } = view;
  if (!view.here) return deserted(seat, at, say);
  const head = acts ? paper.red : coloursOf(seat).dark;
  const name = title({ x: at.x + 78, y: at.y + 14, w: at.w - 88, h: band - 18 }, say.player(seat), {
    size: 56,
    min: 55,
    colour: paper.white,
    on: head,
  });
  const frame = [
    ...(acts ? [rect(inset(at, -9), { fill: paper.red, radius: radius + 8 }), rect(inset(at, -4), { fill: paper.white, radius: radius + 4 })] : []),
    ...(offered && !acts ? [rect(inset(at, -7), { radius: radius + 6, stroke: { colour: paper.gilt, width: 8 } })] : []),
    rect(at, { fill: paper.panel, radius }),
    path(`M0 ${band}V${radius}A${radius} ${radius} 0 0 1 ${radius} 0H${at.w - radius}A${radius} ${radius} 0 0 1 ${at.w} ${radius}V${band}Z`, {
      x: at.x,
      y: at.y,
      fill: head,
    }),
    rect({ x: at.x, y: at.y + band, w: at.w, h: 4 }, { fill: paper.gold }),
    ...token(seat, { x: at.x + 10, y: at.y + 6, w: 58, h: 58 }, say),
    name,
  ];
  const body = inset({ ...at, y: at.y + band + 4, h: at.h - band - 4 }, 16, 10);
  const wide = at.w >= wideFrom;
  return [
    ...frame,
    ...raceTo51(view, last, { ...body, h: 86 }, leads, wide),
    ...zones(view, last, { ...body, y: body.y + 92, h: body.h - 92 }, wide, say),
    ...(acts ? tag(at, say(look('look.act'))) : offered && aimed ? target(at, say(look('look.target'))) : []),
  ];
}

/** The place of a player who left: only an outline on the table. */
const deserted = (seat: Seat, at: Box, say: Say): Shape[] => [
  rect(inset(at, 2), { fill: paper.cloth, radius, stroke: { colour: paper.sky, width: 3, dash: [14, 10] } }),
  ...token(seat, { x: at.x + 10, y: at.y + 6, w: 58, h: 58 }, say),
  title({ x: at.x + 78, y: at.y + 12, w: at.w - 90, h: band - 18 }, say.player(seat), { size: 56, min: 55, colour: paper.white, on: paper.cloth }),
  words({ x: at.x + 16, y: at.y + band, w: at.w - 32, h: at.h - band - 16 }, say(look('look.gone')), {
    size: 40,
    min: 30,
    colour: paper.white,
    on: paper.cloth,
    align: 'centre',
  }),
];

/** A hand of cards from behind, over the upper edge of its place. */
export const fan = (cards: number, { x, y }: Box): Shape[] =>
  Array.from({ length: cards }, (_, i) => back({ x: x + 84 + i * 30, y: y - 34 + Math.abs(i - (cards - 1) / 2) * 3, w: 46, h: 64 })).flat();

/** A ribbon over the upper edge, with a cockade. */
function tag(at: Box, said: string): Shape[] {
  const w = 96 + said.length * 19;
  const box = { x: at.x + at.w - w - 6, y: at.y - 41, w, h: 48 };
  return [
    ...streamer(box),
    words({ ...box, x: box.x + 20, w: w - 80, h: 45 }, said, { size: 34, min: 28, weight: 700, colour: paper.white, on: paper.red, align: 'centre' }),
    ...cockade({ x: box.x + w - 62, y: box.y - 8, w: 64, h: 64 }),
  ];
}

/** A gold label over the upper edge of a place that can be chosen, as large as a thumb. */
function target(at: Box, said: string): Shape[] {
  const w = 92 + said.length * 18;
  const label = box(at.x + at.w - w - 6, at.y - 43, w, 52);
  const [cx, cy] = [label.x + 34, label.y + label.h / 2];
  const ring = { stroke: { colour: paper.ink, width: 4 } };
  return [
    rect(label, { fill: paper.gilt, radius: 12, stroke: { colour: paper.ink, width: 3 } }),
    circle(cx, cy, 13, ring),
    path(`M${cx - 20} ${cy}H${cx - 6}M${cx + 6} ${cy}H${cx + 20}M${cx} ${cy - 20}V${cy - 6}M${cx} ${cy + 6}V${cy + 20}`, ring),
    title(box(label.x + 60, label.y, w - 72, label.h), said, {
      size: 42,
      min: 38,
      colour: paper.ink,
      on: paper.gilt,
      align: 'centre',
      role: 'secondary',
    }),
  ];
}

/** The total in large figures, with laurels for the leader; then the way to 51. */
function raceTo51(view: PlaceView, last: LastView | null, at: Box, leads: boolean, wide: boolean): Shape[] {
  const { total, change } = view;
  const leaves = wide ? 36 : 26;
  const [sum, way] = cutLeft(at, [92 + leaves * 2], wide ? 20 : 12) as [Box, Box];
  const bar: Box = { ...way, y: way.y + 40, h: 40 };
  return [
    ...(leads ? branches(sum, leaves) : []),
    title({ ...sum, x: sum.x + leaves, w: sum.w - 2 * leaves }, String(total), {
      size: 100,
      min: 88,
      colour: paper.ink,
      on: paper.panel,
      align: 'centre',
    }),
    ...(change === 0 ? [] : chipOf(change, { x: bar.x, y: at.y - 2, w: 84, h: 38 })),
    title({ x: bar.x + bar.w - 60, y: at.y, w: 60, h: 36 }, String(toBeElected), {
      size: 38,
      colour: paper.quiet,
      on: paper.panel,
      align: 'right',
      role: 'secondary',
    }),
    ...wayTo51(view.seat, changeOf(view, last), bar),
  ];
}

/** The two halves of a wreath beside a number, each no wider than its `room`. */
function branches({ x, y, w, h }: Box, room: number): Shape[] {
  const side = Math.min(h + 6, room * 2.8);
  const square = { y: y + (h - side) / 2, w: side, h: side };
  const style = { fill: paper.gold };
  return [icon(laurel.left, { ...square, x: x - side * 0.06 }, style), icon(laurel.right, { ...square, x: x + w - side * 0.94 }, style)];
}
