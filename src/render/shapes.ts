import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Circle, Colour, Fill, Path, Rect, Shape, Sprite, Stroke } from '../scene/types.ts';
import { paintOf } from './fills.ts';
import { outlineOf } from './outlines.ts';
import { drawText } from './text.ts';

interface Paints {
  fill?: Fill | Colour;
  stroke?: Stroke;
}

/** Fills, then strokes `path`; `scale` is the context's, so that strokes keep their width on the picture. */
function paint(context: SKRSContext2D, path: Path2D, { fill, stroke }: Paints, top: number, bottom: number, scale = 1): void {
  if (fill) {
    context.fillStyle = paintOf(context, fill, top, bottom);
    context.fill(path);
  }
  if (!stroke) return;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width / scale;
  context.setLineDash((stroke.dash ?? []).map((length) => length / scale));
  context.lineJoin = 'round';
  context.lineCap = stroke.dash ? 'butt' : 'round';
  context.stroke(path);
}

function scaled(context: SKRSContext2D, x: number, y: number, scale: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw();
  context.restore();
}

function drawRect(context: SKRSContext2D, rect: Rect): void {
  const path = new Path2D();
  if (rect.radius) path.roundRect(rect.x, rect.y, rect.w, rect.h, Math.min(rect.radius, rect.w / 2, rect.h / 2));
  else path.rect(rect.x, rect.y, rect.w, rect.h);
  paint(context, path, rect, rect.y, rect.y + rect.h);
}

function drawCircle(context: SKRSContext2D, circle: Circle): void {
  const path = new Path2D();
  path.arc(circle.cx, circle.cy, circle.r, 0, Math.PI * 2);
  paint(context, path, circle, circle.cy - circle.r, circle.cy + circle.r);
}

/** There are few paths, the icons, and they recur. */
const kept = 256;
const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (!path) {
    path = new Path2D(d);
    if (paths.size >= kept) paths.clear();
    paths.set(d, path);
  }
  return path;
}

function drawPath(context: SKRSContext2D, path: Path): void {
  const { d, x = 0, y = 0, scale = 1 } = path;
  scaled(context, x, y, scale, () => paint(context, pathOf(d), path, 0, 48, scale));
}

function drawSprite(context: SKRSContext2D, sprite: Sprite): void {
  const { path, width, height } = outlineOf(sprite.name);
  const scale = Math.min(sprite.w / width, sprite.h / height);
  const x = sprite.x + (sprite.w - width * scale) / 2;
  const y = sprite.y + (sprite.h - height * scale) / 2;
  scaled(context, x, y, scale, () => paint(context, path, sprite, 0, height, scale));
}

export function drawShape(context: SKRSContext2D, shape: Shape): void {
  context.globalAlpha = shape.opacity ?? 1;
  if (shape.shape === 'rect') drawRect(context, shape);
  else if (shape.shape === 'circle') drawCircle(context, shape);
  else if (shape.shape === 'path') drawPath(context, shape);
  else if (shape.shape === 'sprite') drawSprite(context, shape);
  else drawText(context, shape);
}
