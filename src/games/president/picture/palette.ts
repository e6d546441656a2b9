/** How this game's pictures are coloured, and its tokens: a seat is told by colour, pattern and the letters of its player's name. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix, palettes, type SeatLook, seatLooks } from '../../../scene/palette.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { allSeats, type MediaKind } from '../vocabulary.ts';

export const night = palettes.night;
/** The gold squares: dull, because bright gold says what changed. */
export const gold = { ground: '#40361A', text: '#EBDDB0' } as const;
/** Squares that are no cities. */
export const service = mix(night.panel, night.ground, 0.45);

const seats: readonly Seat[] = allSeats;

export function lookOf(seat: Seat): SeatLook {
  const found = seatLooks[seats.indexOf(seat)];
  if (!found) throw new Error(`There is no seat '${seat}'.`);
  return found;
}

/** The mark of a protected city. */
export const shield = 'M24 3 42 9v14c0 11-7.5 18-18 22C13.5 41 6 34 6 23V9z';

/** Wider words are set smaller. */
const fitting: readonly number[] = [1.65, 1.65, 1.6, 1.35];

/** A disc with the seat's pattern round its player's letters, `across` pixels wide. */
export function token(say: Say, seat: Seat, cx: number, cy: number, across: number, said = say.token(seat)): Shape[] {
  const { colour, shade, pattern } = lookOf(seat);
  const r = across / 2;
  const core = r * 0.72;
  const size = Math.round(core * (fitting[said.length] ?? 1.1));
  const essential = size >= 55;
  return [
    circle(cx, cy, r, { fill: { colour, to: shade, pattern } }),
    circle(cx, cy, core, { fill: colour }),
    title(box(cx - core, cy - core, core * 2, core * 2), said, {
      size,
      min: Math.min(size, essential ? 55 : 26),
      colour: night.ink,
      on: colour,
      align: 'centre',
      role: essential ? 'essential' : size >= 26 ? 'secondary' : 'mark',
    }),
  ];
}

/** A plain disc with the player's letters, where the pattern is close by. */
export function letter(say: Say, seat: Seat, cx: number, cy: number, across: number): Shape[] {
  const { colour } = lookOf(seat);
  const said = say.token(seat);
  const style = {
    size: Math.round(across * (said.length > 1 ? 0.7 : 0.75)),
    min: 26,
    colour: night.ink,
    on: colour,
    align: 'centre',
    role: 'secondary',
  } as const;
  return [circle(cx, cy, across / 2, { fill: colour }), title(box(cx - across / 2, cy - across / 2, across, across), said, style)];
}

/** The mark of somebody who sits turns out. */
export const pause = 'M10 8h10v32H10zM28 8h10v32H28z';

/** A die showing its face, in the two colours. */
export function die(face: number, at: Box, paper: string, ink: string): Shape[] {
  const spots: { readonly [face: number]: readonly (readonly [number, number])[] } = {
    1: [[1, 1]],
    2: [
      [0, 0],
      [2, 2],
    ],
    3: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    4: [
      [0, 0],
      [0, 2],
      [2, 0],
      [2, 2],
    ],
    5: [
      [0, 0],
      [0, 2],
      [1, 1],
      [2, 0],
      [2, 2],
    ],
    6: [
      [0, 0],
      [0, 1],
      [0, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
  };
  const step = at.w * 0.26;
  return [
    rect(at, { fill: paper, radius: at.w * 0.18 }),
    ...(spots[face] ?? []).map(([column, row]) =>
      circle(at.x + at.w / 2 + (column - 1) * step, at.y + at.h / 2 + (row - 1) * step, at.w * 0.095, { fill: ink }),
    ),
  ];
}

export const shieldAt = (cx: number, cy: number, across: number): Shape[] => [
  icon(shield, box(cx - across / 2, cy - across / 2, across, across), { fill: night.text, stroke: { colour: night.ink, width: 2 } }),
];

/** Kinds of Media cards: in the hand, and where a card was shown. */
export const tints: { readonly [K in MediaKind]: { colour: string; icon: string } } = {
  attack: { colour: '#E8793A', icon: 'M28 2 8 28h13l-3 18 22-28H26z' },
  parade: { colour: '#56B4E9', icon: shield },
  president: { colour: '#F0E442', icon: icons.star },
};
