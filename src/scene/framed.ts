/** A part of a scene, or all of it, as a smaller picture. */
import type { Box, Scene, Shape, Stroke } from './types.ts';

/** What `box` covers of the scene, drawn `width` pixels wide. Letters shrink with it. */
export function framed(scene: Scene, box: Box, width: number): Scene {
  const scale = width / box.w;
  const at = ({ x, y, w, h }: Box): Box => ({ x: (x - box.x) * scale, y: (y - box.y) * scale, w: w * scale, h: h * scale });
  const stroke = ({ width: wide, dash, ...rest }: Stroke): Stroke => ({
    ...rest,
    width: wide * scale,
    ...(dash && { dash: [dash[0] * scale, dash[1] * scale] as [number, number] }),
  });
  const shape = (one: Shape): Shape => {
    if (one.shape === 'text') return { ...one, ...at(one), size: one.size * scale, ...(one.min !== undefined && { min: one.min * scale }) };
    const line = one.stroke && { stroke: stroke(one.stroke) };
    if (one.shape === 'circle') return { ...one, ...line, cx: (one.cx - box.x) * scale, cy: (one.cy - box.y) * scale, r: one.r * scale };
    if (one.shape === 'path')
      return { ...one, ...line, x: ((one.x ?? 0) - box.x) * scale, y: ((one.y ?? 0) - box.y) * scale, scale: (one.scale ?? 1) * scale };
    const placed = { ...one, ...line, ...at(one) };
    return placed.shape === 'rect' && placed.radius !== undefined ? { ...placed, radius: placed.radius * scale } : placed;
  };
  return {
    width: Math.round(width),
    height: Math.round(box.h * scale),
    background: scene.background,
    // Nothing is kept of it: these pictures are few, and kept whole.
    layers: scene.layers.map(({ shapes }) => ({ shapes: shapes.map(shape) })),
  };
}
