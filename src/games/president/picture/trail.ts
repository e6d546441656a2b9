/** The last pawn's way on the board: a dotted line along the loop to its present place, and its shade where it started. */
import { circle, path } from '../../../scene/build.ts';
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

/** From stop to stop: by the die, or by an order of the square or card before it. */
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

/** Two dots per square, but none at either end of the way. */
function walked({ from, to }: Leg): Spot[] {
  const steps = (to - from + squareCount) % squareCount;
  return Array.from({ length: steps }, (_, i) => [beside((from + i) % squareCount), beside((from + i + 1) % squareCount)] as const).flatMap(
    ([a, b], i) => [0, 0.5].flatMap((t) => (i === 0 && t === 0 ? [] : [{ x: between(a.x, b.x, t), y: between(a.y, b.y, t) }])),
  );
}

const shadeHigh = 66;
/** The distance of dots from pawns and from a pawn's shade. */
const clear = 32;
/** The distance of a shade from pawns, across and down. */
const apart = { across: 50, down: 68 };
/** How far a shade may shift along its square's edge to avoid pawns, the nearest first. */
const shifts = [0, 18, -18, 36, -36, 54, -54, 72, -72];

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a pawn's shade has room beside this square, if anywhere. */
function shadeSpot(square: number, pawns: readonly Spot[]): Spot | undefined {
  const at = pawnSpots([square])[0]!;
  const isUpright = Math.floor(square / 10) % 2 === 1;
  const most = isUpright ? 72 : 54;
  return shifts
    .filter((by) => Math.abs(by) <= most)
    .map((by) => (isUpright ? { x: at.x, y: at.y + by } : { x: at.x + by, y: at.y }))
    .find(
      ({ x, y }) =>
        x > field.x + shadeHigh / 2 - 2 &&
        x < field.x + field.w - shadeHigh / 2 + 2 &&
        y > field.y + shadeHigh / 2 - 2 &&
        y < field.y + field.h - shadeHigh / 2 + 2 &&
        pawns.every((one) => Math.abs(one.x - x) >= apart.across || Math.abs(one.y - y) >= apart.down),
    );
}

/**
 * The last pawn's way on foot to its present place, since its last flight or leap. Empty if it came by one of those, or if there is no room for the
 * way's beginning: half a way would look like another pawn's.
 */
export function trailShapes({ story, seats }: PresidentView): Shape[] {
  const here = seats.filter(({ gone }) => !gone);
  const mover = here.findIndex(({ seat }) => seat === story?.by);
  if (!story || mover < 0) return [];
  const all = legsOf(story);
  const legs = all.slice(all.findLastIndex(({ isWalked }) => !isWalked) + 1);
  if (legs.length === 0 || legs.at(-1)!.to !== here[mover]!.square) return [];
  const pawns = pawnSpots(here.map(({ square }) => square));
  const shade = shadeSpot(legs[0]!.from, pawns);
  if (!shade) return [];
  const stands = pawns[mover]!;
  const way = legs.flatMap(walked);
  // In a crowd the pawn is away from its square: its way ends at the pawn.
  const last = way.map((spot) => far(spot, stands)).reduce((best, is, i, all) => (is <= all[best]! ? i : best), 0);
  const dots = way.slice(way.findLastIndex((spot) => far(spot, shade) <= clear) + 1, last + 1);
  const { colour } = lookOf(story.by);
  // The line passes behind other pawns.
  const d = `M${[...dots, stands].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return [
    ...(dots.length > 0 ? [path(d, { stroke: { colour: print.ink, width: 10 } }), path(d, { stroke: { colour, width: 4 } })] : []),
    ...dots
      .filter((spot) => pawns.every((one) => far(one, spot) > clear))
      .map(({ x, y }) => circle(x, y, 8, { fill: colour, stroke: { colour: print.ink, width: 4 } })),
    ...pawnShade(shade.x, shade.y, shadeHigh),
  ];
}
