import { type CanvasGradient, type CanvasPattern, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Colour, Fill, Pattern } from '../scene/types.ts';

const tile = 12;
const tau = Math.PI * 2;

/** Each draws one tile in the second color; tiles join seamlessly. */
const marks: { [P in Exclude<Pattern, 'solid'>]: (context: SKRSContext2D) => void } = {
  diagonal(context) {
    context.lineWidth = 3;
    for (const from of [-tile, 0, tile]) {
      context.beginPath();
      context.moveTo(from - 2, tile + 2);
      context.lineTo(from + tile + 2, -2);
      context.stroke();
    }
  },
  dots(context) {
    for (const [x, y] of [
      [3, 3],
      [9, 9],
    ] as const) {
      context.beginPath();
      context.arc(x, y, 2, 0, tau);
      context.fill();
    }
  },
  crosshatch(context) {
    context.fillRect(0, 0, tile, 2);
    context.fillRect(0, 0, 2, tile);
  },
  horizontal(context) {
    context.fillRect(0, 2, tile, 3);
    context.fillRect(0, 8, tile, 3);
  },
  rings(context) {
    context.lineWidth = 2;
    context.beginPath();
    context.arc(tile / 2, tile / 2, 4, 0, tau);
    context.stroke();
  },
};

const kept = 64;
const tiles = new Map<string, CanvasPattern>();

function patternOf(context: SKRSContext2D, pattern: Exclude<Pattern, 'solid'>, colour: Colour, to: Colour): CanvasPattern {
  const key = `${pattern}${colour}${to}`;
  let made = tiles.get(key);
  if (!made) {
    const canvas = createCanvas(tile, tile);
    const drawn = canvas.getContext('2d');
    drawn.fillStyle = colour;
    drawn.fillRect(0, 0, tile, tile);
    drawn.fillStyle = to;
    drawn.strokeStyle = to;
    marks[pattern](drawn);
    made = context.createPattern(canvas, 'repeat');
    if (tiles.size >= kept) tiles.clear();
    tiles.set(key, made);
  }
  return made;
}

/** The fill between `top` and `bottom`: a color, a gentle gradient, or a pattern. */
export function paintOf(context: SKRSContext2D, fill: Fill | Colour, top: number, bottom: number): string | CanvasGradient | CanvasPattern {
  if (typeof fill === 'string') return fill;
  const { colour, to, pattern } = fill;
  if (pattern && pattern !== 'solid') return patternOf(context, pattern, colour, to ?? '#FFFFFF');
  if (!to || pattern) return colour;
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, to);
  return gradient;
}
