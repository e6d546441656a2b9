import { fitText } from '../../src/render/text.ts';
import type { Scene, Text } from '../../src/scene/types.ts';

/** A text as the canvas would fit it. */
export interface TextFit {
  text: Text;
  size: number;
  lines: string[];
  /** Whether some of it gave way to an ellipsis. */
  cut: boolean;
}

/** How every text of a scene comes out, for tests: what was cut off, and how small it became. */
export const fitReport = (scene: Scene): TextFit[] =>
  scene.layers.flatMap(({ shapes }) => shapes).flatMap((shape) => (shape.shape === 'text' ? [{ text: shape, ...fitText(shape) }] : []));
