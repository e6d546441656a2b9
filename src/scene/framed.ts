/** A part of a scene, or all of it, as a smaller picture; and shapes enlarged. */
import type { Box, Scene, Shape, Stroke } from './types.ts';

/** These shapes, drawn about 0, 0, enlarged so that 0, 0 comes to `x`, `y`. Letters grow with them. */
export function enlarged(shapes: readonly Shape[], [x, y]: readonly [x: number, y: number], scale: number): Shape[] {
  const at = (one: Box): Box => ({ x: x + one.x * scale, y: y + one.y * scale, w: one.w * scale, h: one.h * scale });
  const stroke = ({ width: wide, dash, ...rest }: Stroke): Stroke => ({
    ...rest,
    width: wide * scale,
    ...(dash && { dash: [dash[0] * scale, dash[1] * scale] as [number, number] }),
  });
  return shapes.map((one: Shape): Shape => {
    if (one.shape === 'text') return { ...one, ...at(one), size: one.size * scale, ...(one.min !== undefined && { min: one.min * scale }) };
    const line = one.stroke && { stroke: stroke(one.stroke) };
    if (one.shape === 'circle') return { ...one, ...line, cx: x + one.cx * scale, cy: y + one.cy * scale, r: one.r * scale };
    if (one.shape === 'path') return { ...one, ...line, x: x + (one.x ?? 0) * scale, y: y + (one.y ?? 0) * scale, scale: (one.scale ?? 1) * scale };
    const placed = { ...one, ...line, ...at(one) };
    return placed.shape === 'rect' && placed.radius !== undefined ? { ...placed, radius: placed.radius * scale } : placed;
  });
}

/** What `box` covers of the scene, drawn `width` pixels wide. Letters shrink with it. */
export function framed(scene: Scene, box: Box, width: number): Scene {
  const scale = width / box.w;
  return {
    width: Math.round(width),
    height: Math.round(box.h * scale),
    background: scene.background,
    // Nothing is kept of it: these pictures are few, and kept whole.
    layers: scene.layers.map(({ shapes }) => ({ shapes: enlarged(shapes, [-box.x * scale, -box.y * scale], scale) })),
  };
}
