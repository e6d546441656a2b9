/** The sign of a square that isn't a city, on its color. */
import { icon, inset, rect } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { specially, squareAt } from '../data/squares.ts';
import { signs } from './loop.ts';
import { gold, print, service } from './palette.ts';

/** The first sign of a square, in this box; nothing for a city. */
export function signShapes(n: number, at: Box): Shape[] {
  const { kind, name } = squareAt(n);
  const d = specially(signs, name)?.icons[0];
  if (kind === 'city' || d === undefined) return [];
  const [fill, colour] = kind === 'gold' ? [gold.leaf, print.ink] : [service[kind], print.panel];
  return [rect(at, { fill, radius: 10 }), icon(d, inset(at, at.w * 0.16), { fill: colour })];
}
