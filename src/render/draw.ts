import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { inset } from '../scene/build.ts';
import type { Box, Layer, Scene, Shape } from '../scene/types.ts';
import { paintOf } from './fills.ts';
import { loadFonts } from './fonts.ts';
import { drawShape } from './shapes.ts';

/** A layer as drawn: the part of the picture that it covers. */
interface Kept {
  canvas: Canvas;
  at: Box;
}

/** The least recently used first. */
const layers = new Map<string, Kept>();
/** Room for the layers of one board and a few more: a whole layer takes six megabytes. */
const keptBytes = 12 * 1024 * 1024;
let bytes = 0;

const sizeOf = ({ at }: Kept): number => at.w * at.h * 4;

/**
 * Empties a canvas and gives it this size. Its memory is freed at once: besides its pixels a canvas keeps what was recorded for them, and the garbage
 * collector doesn't know how much that is.
 */
function empty(canvas: Canvas, width: number, height: number): void {
  canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

const release = (canvas: Canvas): void => empty(canvas, 1, 1);

function keep(key: string, layer: Kept): void {
  layers.set(key, layer);
  bytes += sizeOf(layer);
  for (const [oldest, unused] of layers) {
    if (bytes <= keptBytes || oldest === key) break;
    layers.delete(oldest);
    bytes -= sizeOf(unused);
    release(unused.canvas);
  }
}

/** The area a shape can cover, including its stroke; null: anything. */
function reachOf(shape: Shape): Box | null {
  if (shape.shape === 'path') return null;
  const more = shape.shape === 'text' ? shape.size : (shape.stroke?.width ?? 0);
  if (shape.shape === 'circle') return inset({ x: shape.cx - shape.r, y: shape.cy - shape.r, w: 2 * shape.r, h: 2 * shape.r }, -more);
  return inset(shape, -more);
}

/** The whole pixels of the picture that a layer can cover. */
function reach({ shapes }: Layer, { width, height }: Scene): Box {
  const boxes = shapes.map((shape) => reachOf(shape) ?? { x: 0, y: 0, w: width, h: height });
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((one) => one.x))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((one) => one.y))));
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((one) => one.x + one.w))));
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((one) => one.y + one.h))));
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) };
}

function drawn(layer: Layer, scene: Scene): Kept {
  const at = reach(layer, scene);
  const canvas = createCanvas(at.w, at.h);
  const context = canvas.getContext('2d');
  context.translate(-at.x, -at.y);
  for (const shape of layer.shapes) drawShape(context, shape);
  return { canvas, at };
}

function drawLayer(context: SKRSContext2D, layer: Layer, scene: Scene): void {
  if (layer.key === undefined || layer.shapes.length === 0) {
    for (const shape of layer.shapes) drawShape(context, shape);
    return;
  }
  const key = `${scene.width}x${scene.height}/${layer.key}`;
  const known = layers.get(key);
  const kept = known ?? drawn(layer, scene);
  if (known) {
    layers.delete(key);
    layers.set(key, known);
  } else keep(key, kept);
  context.globalAlpha = 1;
  context.drawImage(kept.canvas, kept.at.x, kept.at.y);
}

/** Forgets the layers that were kept. Pictures come out the same without them. */
export function forgetLayers(): void {
  for (const { canvas } of layers.values()) release(canvas);
  layers.clear();
  bytes = 0;
}

/**
 * Draws a scene. Text never leaves its box. Throws on an unknown outline or an invalid color. `over` is a canvas of any size to draw on; its content
 * and its pixels are freed, so the caller must be done with both.
 */
export function draw(scene: Scene, over: Canvas | null = null): Canvas {
  loadFonts();
  const canvas = over ?? createCanvas(scene.width, scene.height);
  if (over) empty(over, scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.globalAlpha = 1;
  context.fillStyle = paintOf(context, scene.background, 0, scene.height);
  context.fillRect(0, 0, scene.width, scene.height);
  for (const layer of scene.layers) drawLayer(context, layer, scene);
  return canvas;
}
