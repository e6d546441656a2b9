/** The way of the last pawn on the board: dots along the loop, and a shade where it set out and wherever it left the loop, for a flight or a leap. */
import { circle } from '../../../scene/build.ts';
import { between } from '../../../scene/motion.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Shape } from '../../../scene/types.ts';
import { infosOf } from '../data/infos.ts';
import { squareAt } from '../data/squares.ts';
import type { PresidentView, StoryView } from '../rules/view.ts';
import { squareCount } from '../vocabulary.ts';
import { pawnShade } from './inks.ts';
import { print } from './palette.ts';
import { field, innerEdge, pawnSpots, type Spot } from './places.ts';

interface Leg {
  from: number;
  to: number;
  isWalked: boolean;
}

/** From stop to stop: by the die, or by what the square or the card before it ordered. */
function legsOf({ stops, infos }: StoryView): Leg[] {
  let read = 0;
  return stops.slice(1).map((to, i) => {
    const from = stops[i]!;
    const { kind, name } = squareAt(from);
    const card = i > 0 && kind === 'infos' ? infos[read++] : undefined;
    const isSentOn = card !== undefined && infosOf(card).does.order === 'next';
    return { from, to, isWalked: i === 0 || name === 'punch' || name === 'battant' || isSentOn };
  });
}

/** Inside the squares' edge, clear of what is printed on them. */
const off = 16;
const beside = (n: number): Spot => {
  const { x, y } = innerEdge(n);
  return {
    x: Math.min(field.x + field.w - off, Math.max(field.x + off, x)),
    y: Math.min(field.y + field.h - off, Math.max(field.y + off, y)),
  };
};

/** Two dots a square; none where the pawn stands now. */
function walked({ from, to }: Leg): Spot[] {
  const steps = (to - from + squareCount) % squareCount;
  return Array.from({ length: steps }, (_, i) => [beside((from + i) % squareCount), beside((from + i + 1) % squareCount)] as const).flatMap(
    ([a, b], i) => [0, 0.5].flatMap((t) => (i === 0 && t === 0 ? [] : [{ x: between(a.x, b.x, t), y: between(a.y, b.y, t) }])),
  );
}

const shadeHigh = 66;
/** A pawn's shade keeps this far from other pawns, and dots from all. */
const apart = { shade: 50, dot: 32 } as const;

/** Where the last pawn came from, and how it went. */
export function trailShapes({ story, seats }: PresidentView): Shape[] {
  const here = seats.filter(({ gone }) => !gone);
  if (!story || story.stops.length < 2 || !here.some(({ seat }) => seat === story.by)) return [];
  const legs = legsOf(story);
  const left = new Set([story.stops[0]!, ...legs.flatMap(({ from, isWalked }) => (isWalked ? [] : [from]))]);
  const pawns = pawnSpots(here.map(({ square }) => square));
  const isFree = ({ x, y }: Spot, far: number): boolean => pawns.every((one) => Math.hypot(one.x - x, one.y - y) > far);
  const shades = [...left].map((square) => pawnSpots([square])[0]!).filter((spot) => isFree(spot, apart.shade));
  const dots = legs.filter(({ isWalked }) => isWalked).flatMap(walked);
  const { colour } = lookOf(story.by);
  return [
    ...dots
      .filter((spot) => isFree(spot, apart.dot) && shades.every(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) > apart.dot))
      .map(({ x, y }) => circle(x, y, 8, { fill: colour, stroke: { colour: print.ink, width: 4 } })),
    ...shades.flatMap(({ x, y }) => pawnShade(story.by, x, y, shadeHigh)),
  ];
}
