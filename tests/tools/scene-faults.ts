import { contrast } from '../../src/scene/colors.ts';
import type { Box, Scene, Shape, Text } from '../../src/scene/types.ts';

/** Height of capitals in em, of the shipped faces. */
const capitals = { display: 0.7, text: 0.727 } as const;

/**
 * The smallest text in a picture 1200 px wide, which a phone shows at 360: capitals of essential text, 38 px (11 px on the phone); letters of
 * secondary text, 26 px; marks, 24 px.
 */
const smallest = { secondary: 26, mark: 24 } as const;
const smallestCapitals = 38;

export const textsOf = (scene: Scene): Text[] =>
  scene.layers.flatMap(({ shapes }) => shapes).flatMap((shape) => (shape.shape === 'text' ? [shape] : []));

const sizeOf = (text: Text): number => Math.min(text.min ?? text.size, text.size);

function tooSmall(text: Text, width: number): boolean {
  const scale = 1200 / width;
  const size = sizeOf(text) * scale;
  return text.role === 'essential' ? size * capitals[text.face] < smallestCapitals - 0.01 : size < smallest[text.role];
}

/** The contrast a text needs, by WCAG's level AA, whatever its size. */
export const enough = 4.5;

const boxOf = (shape: Shape): Box | null => {
  if (shape.shape === 'circle') return { x: shape.cx - shape.r, y: shape.cy - shape.r, w: shape.r * 2, h: shape.r * 2 };
  return shape.shape === 'path' ? null : shape;
};

const within = ({ x, y, w, h }: Box, { width, height }: Scene): boolean =>
  x >= 0 && y >= 0 && x + w <= width + 0.01 && y + h <= height + 0.01 && w > 0 && h > 0;

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

const told = ({ text, x, y, w, h }: Text): string => `«${text}» at ${[x, y, w, h].map(Math.round).join(' ')}`;

/** Returns all faults of a scene that the scene itself shows; an empty list means a good scene. */
export function faultsOf(scene: Scene): string[] {
  const texts = textsOf(scene);
  const faults: string[] = [];
  for (const text of texts) {
    const { colour, on, size, min = size } = text;
    const ratio = contrast(colour, on);
    if (text.text.trim() === '') faults.push(`empty text at ${Math.round(text.x)} ${Math.round(text.y)}`);
    if (ratio < enough) faults.push(`contrast ${ratio.toFixed(2)}: ${told(text)}, ${colour} on ${on}`);
    if (text.opacity !== undefined && text.opacity < 1) faults.push(`faded text hides its contrast: ${told(text)}`);
    if (tooSmall(text, scene.width)) faults.push(`too small for ${text.role}: ${told(text)}, ${Math.min(size, min)} px`);
    if (text.h < sizeOf(text) * capitals[text.face]) faults.push(`the box is lower than the letters: ${told(text)}`);
  }
  const essential = texts.filter(({ role }) => role === 'essential');
  essential.forEach((one, i) => {
    for (const other of texts) {
      if (other === one || (other.role === 'essential' && essential.indexOf(other) < i)) continue;
      if (overlap(one, other)) faults.push(`overlap: ${told(one)} and ${told(other)}`);
    }
  });
  for (const shape of scene.layers.flatMap(({ shapes }) => shapes)) {
    const at = boxOf(shape);
    if (at && !within(at, scene))
      faults.push(
        `outside the picture: ${shape.shape === 'text' ? told(shape) : `${shape.shape} at ${[at.x, at.y, at.w, at.h].map(Math.round).join(' ')}`}`,
      );
  }
  return faults;
}
