import { type Fitted, fitText } from '../../src/render/text.ts';
import type { Scene, Text } from '../../src/scene/types.ts';

/** A text as the canvas would fit it. */
export interface TextFit extends Fitted {
  text: Text;
}

/** Several checks look at the same scene. */
const reports = new WeakMap<Scene, TextFit[]>();

/** How every text of a scene is fitted: what was cut off, and how small it became. */
export function fitReport(scene: Scene): TextFit[] {
  const known = reports.get(scene);
  if (known) return known;
  const fits = scene.layers.flatMap(({ shapes }) => shapes).flatMap((shape) => (shape.shape === 'text' ? [{ text: shape, ...fitText(shape) }] : []));
  reports.set(scene, fits);
  return fits;
}

/** The texts in which a name had to be shortened, as drawn. */
export const shortenedIn = (scene: Scene): string[] => fitReport(scene).flatMap(({ shortened, lines }) => (shortened ? [lines.join(' / ')] : []));
