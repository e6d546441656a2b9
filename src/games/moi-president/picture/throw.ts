/** A die as it falls, turns over and lies: `done` of its throw, 0 to 1. */
import { icon, inset, rect } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { turnedDie } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { die } from './card.ts';
import { paper } from './palette.ts';

/** How it lies, and whether that won. */
export interface Fallen {
  die: number;
  won: boolean;
}

/** Where a die is going to lie. */
const empty = (at: Box): Shape => rect(inset(at, 3), { radius: at.w * 0.18, stroke: { colour: paper.sky, width: 4, dash: [10, 8] } });

/** In a square box, from whose upper half it falls. It shows others of its faces on its way, and turns to its own before it lies. */
export function thrown({ die: face, won }: Fallen, at: Box, done: number): Shape[] {
  if (done <= 0) return [empty(at)];
  if (done >= 1) return die(face, at, won ? 'won' : 'lost');
  const shown = ((face + 2 * Math.floor((1 - done) * 5) - 1) % 6) + 1;
  const left = (1 - done) ** 1.5;
  const side = at.w * (1 - 0.25 * left);
  const bounce = Math.abs(Math.cos(done * 7)) * left * at.w * 0.3;
  const place = { x: at.x + (at.w - side) / 2, y: at.y + (at.w - side) / 2 - bounce, w: side, h: side };
  return [empty(at), ...turnedDie(shown, place, left * 5, { fill: paper.white, pip: paper.ink, stroke: { colour: paper.ink, width: 2 } })];
}

/** Whether it was enough: a tick or a cross. */
export const verdict = (won: boolean, at: Box): Shape =>
  icon(won ? icons.check : icons.cross, at, { stroke: { colour: won ? paper.gilt : paper.white, width: at.h / 6 } });
