/** A die that falls, turns over and comes to rest: `done` is the part of its throw, 0 to 1. */
import { icon, inset, rect } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { turnedDie } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { die } from './card.ts';
import { paper } from './palette.ts';

/** The face it shows in the end, and whether that won. */
export interface Fallen {
  die: number;
  won: boolean;
}

/** Where a die will land. */
const empty = (at: Box): Shape => rect(inset(at, 3), { radius: at.w * 0.18, stroke: { colour: paper.sky, width: 4, dash: [10, 8] } });

/** Draws the die in a square box, falling from its upper half. It shows other faces on the way, and its own before it comes to rest. */
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

/** Whether the roll was enough: a tick or a cross. */
export const verdict = (won: boolean, at: Box): Shape =>
  icon(won ? icons.check : icons.cross, at, { stroke: { colour: won ? paper.gilt : paper.white, width: at.h / 6 } });
