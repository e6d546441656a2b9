/** Turns a scene into the same scene in other colors. Games draw only in the usual colors, so no picture needs drawing twice. */
import { contrast, mix } from './palette.ts';
import { leastContrast, type OtherScheme, type Scheme, stepsOf } from './schemes.ts';
import type { Colour, Fill, Scene, Shape, Stroke } from './types.ts';

type Three = readonly [number, number, number];

const channels = (colour: Colour): Three => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Three;
const hex = (parts: readonly number[]): Colour =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

/**
 * The color in a scheme. One that the scheme does not list moves with those near it, the nearest most (Shepard's inverse distance weighting, 1968),
 * so a shade between a seat's color and the ground stays between them.
 */
function moved(colour: Colour, scheme: OtherScheme): Colour {
  const steps = stepsOf[scheme];
  const exact = steps.find(([from]) => from === colour.toUpperCase());
  if (exact) return exact[1];
  const [r, g, b] = channels(colour);
  let sum = 0;
  const shift = [0, 0, 0];
  for (const [from, to] of steps) {
    const [before, after] = [channels(from), channels(to)];
    const weight = 1 / ((r - before[0]) ** 2 + (g - before[1]) ** 2 + (b - before[2]) ** 2) ** 2;
    sum += weight;
    for (const i of [0, 1, 2] as const) shift[i]! += weight * (after[i] - before[i]);
  }
  return hex([r, g, b].map((part, i) => part + shift[i]! / sum));
}

/** Moves a color away from the middle, where neither black nor white letters would have a contrast of `least`. */
function outOfTheMiddle(colour: Colour, least: number): Colour {
  const [toWhite, toBlack] = [contrast(colour, '#FFFFFF'), contrast(colour, '#000000')];
  return toWhite >= least || toBlack >= least ? colour : awayFrom(toWhite > toBlack ? '#FFFFFF' : '#000000', colour, least);
}

/** The color, lightened or darkened just enough to stand out from another. */
function awayFrom(other: Colour, colour: Colour, least: number): Colour {
  const end = contrast('#FFFFFF', other) > contrast('#000000', other) ? '#FFFFFF' : '#000000';
  const steps = Array.from({ length: 20 }, (_, i) => mix(colour, end, i / 20));
  return steps.find((one) => contrast(one, other) >= least) ?? end;
}

/** Colors computed before: pictures use the same few hundred again and again. */
const known = new Map<string, Colour>();
const mostKnown = 5000;

/** A color's equivalent in a scheme. */
export function colorIn(scheme: Scheme, colour: Colour): Colour {
  if (scheme === 'usual') return colour;
  const key = `${scheme}${colour}`;
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= mostKnown) known.clear();
    found = outOfTheMiddle(moved(colour, scheme), leastContrast[scheme]);
    known.set(key, found);
  }
  return found;
}

/** The same scene in a scheme's colors. */
export function recolored(scene: Scene, scheme: Scheme): Scene {
  if (scheme === 'usual') return scene;
  const least = leastContrast[scheme];
  const color = (colour: Colour): Colour => colorIn(scheme, colour);
  const fill = (given: Fill | Colour): Fill | Colour =>
    typeof given === 'string' ? color(given) : { ...given, colour: color(given.colour), ...(given.to !== undefined && { to: color(given.to) }) };
  const stroke = (given: Stroke): Stroke => ({ ...given, colour: color(given.colour) });
  const shape = (one: Shape): Shape => {
    if (one.shape === 'text') {
      const on = color(one.on);
      return { ...one, on, colour: awayFrom(on, color(one.colour), least) };
    }
    return { ...one, ...(one.fill !== undefined && { fill: fill(one.fill) }), ...(one.stroke && { stroke: stroke(one.stroke) }) };
  };
  return {
    ...scene,
    background: fill(scene.background),
    // In other colors a cached layer is a different one.
    layers: scene.layers.map(({ key, shapes }) => ({ ...(key !== undefined && { key: `${key} ${scheme}` }), shapes: shapes.map(shape) })),
  };
}
