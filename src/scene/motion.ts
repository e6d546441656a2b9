/**
 * How a picture moves: how much of a movement is done at an instant, and where a thing is then. Everything here is a plain function of `progress`, 0
 * to 1.
 */
import type { Box } from './types.ts';

/** Eases in and out: the part of a movement done at `progress`. */
export const eased = (progress: number): number => progress * progress * (3 - 2 * progress);

/** The part done of a stage that lasts from one instant to another: 0 before it, 1 after it. */
export const within = (progress: number, from: number, to: number): number => eased(Math.min(1, Math.max(0, (progress - from) / (to - from))));

/** A number on the way from one to another. */
export const between = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** A box on the way from one to another, in position and in size. */
export const boxBetween = (from: Box, to: Box, progress: number): Box => ({
  x: between(from.x, to.x, progress),
  y: between(from.y, to.y, progress),
  w: between(from.w, to.w, progress),
  h: between(from.h, to.h, progress),
});
