/** What the pictures of events share: shapes that come and go, figures before and after, and the timing of movements. */
import { box, icon, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { within } from '../../../scene/motion.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { night, token } from './studio.ts';

/** The part of the film during which something moves. */
export interface Span {
  from: number;
  to: number;
}

export const doneOf = (progress: number, { from, to }: Span): number => within(progress, from, to);

/** Fades shapes; returns none at opacity 0. Words never fade: they appear at the halfway point. */
export const faint = (shapes: readonly Shape[], opacity: number): Shape[] =>
  shapes.flatMap((shape): Shape[] => {
    if (opacity <= 0) return [];
    if (opacity >= 1) return [shape];
    if (shape.shape === 'text') return opacity > 0.5 ? [shape] : [];
    return [{ ...shape, opacity: (shape.opacity ?? 1) * opacity }];
  });

/** Two figures with an arrow between them; the second appears with `done`. The box is 280 wide for two figures of two digits. */
export function fromTo(
  [from, to]: readonly [string, string],
  at: Box,
  done: number,
  { size, colour, was, on }: { size: number; colour: Colour; was: Colour; on: Colour },
): Shape[] {
  const middle = size * 0.8;
  const half = (at.w - middle) / 2;
  const style = { size, min: 55, on } as const;
  const [left, right] = [box(at.x, at.y, half, at.h), box(at.x + half + middle, at.y, half, at.h)];
  return [
    title(left, from, { ...style, colour: was, align: 'right' }),
    ...faint(
      [
        icon(icons.right, box(at.x + half + middle * 0.14, at.y + (at.h - middle * 0.72) / 2, middle * 0.72, middle * 0.72), { fill: night.accent }),
        title(right, to, { ...style, colour }),
      ],
      done,
    ),
  ];
}

/** The side these voters supported before, small beside them. */
export function former(voter: 'obama' | 'mccain' | null, x: number, y: number, across: number, on: Colour): Shape[] {
  const at = { x: x - across * 0.36, y: y + across * 0.36 };
  const small = across * 0.46;
  return [{ shape: 'circle', cx: at.x, cy: at.y, r: small / 2 + 4, fill: on }, ...token(voter, at.x, at.y, small, on)];
}
