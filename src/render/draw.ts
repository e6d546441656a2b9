import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Layer, Scene } from '../scene/types.ts';
import { paintOf } from './fills.ts';
import { loadFonts } from './fonts.ts';
import { drawShape } from './shapes.ts';

/** Kept layers, the least recently used first. */
const layers = new Map<string, Canvas>();
const keptBytes = 64 * 1024 * 1024;
let bytes = 0;

const sizeOf = ({ width, height }: Canvas): number => width * height * 4;

function keep(key: string, canvas: Canvas): void {
  layers.set(key, canvas);
  bytes += sizeOf(canvas);
  for (const [oldest, unused] of layers) {
    if (bytes <= keptBytes || oldest === key) break;
    layers.delete(oldest);
    bytes -= sizeOf(unused);
  }
}

function drawn(layer: Layer, { width, height }: Scene): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const shape of layer.shapes) drawShape(context, shape);
  return canvas;
}

function drawLayer(context: SKRSContext2D, layer: Layer, scene: Scene): void {
  if (layer.key === undefined) {
    for (const shape of layer.shapes) drawShape(context, shape);
    return;
  }
  const key = `${scene.width}x${scene.height}/${layer.key}`;
  const known = layers.get(key);
  const canvas = known ?? drawn(layer, scene);
  if (known) {
    layers.delete(key);
    layers.set(key, known);
  } else keep(key, canvas);
  context.globalAlpha = 1;
  context.drawImage(canvas, 0, 0);
}

/** Forgets the layers that were kept. Pictures come out the same without them. */
export function forgetLayers(): void {
  layers.clear();
  bytes = 0;
}

/** Draws a scene. Text never leaves its box; a missing outline or a colour that is none throws. */
export function draw(scene: Scene): Canvas {
  loadFonts();
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.fillStyle = paintOf(context, scene.background, 0, scene.height);
  context.fillRect(0, 0, scene.width, scene.height);
  for (const layer of scene.layers) drawLayer(context, layer, scene);
  return canvas;
}
