import { GlobalFonts } from '@napi-rs/canvas';
import type { Face, Weight } from '../scene/types.ts';
import { checkFonts, fontFiles } from './assets.ts';

/** The face's name for the canvas, and the height of its capitals in em. */
const faces: { [F in Face]: { family: string; capitals: number } } = {
  display: { family: 'Hustings Display', capitals: 0.7 },
  text: { family: 'Hustings Text', capitals: 0.727 },
};

let loaded = false;

/** Makes the shipped fonts, and no others, known to the canvas under names of our own. */
export function loadFonts(): void {
  if (loaded) return;
  checkFonts();
  for (const { face, path } of fontFiles) {
    if (!GlobalFonts.registerFromPath(path, faces[face].family)) throw new Error(`This font cannot be read: ${path}`);
  }
  loaded = true;
}

export const fontOf = (face: Face, weight: Weight, size: number): string => `${weight} ${size}px '${faces[face].family}', '${faces.text.family}'`;

/** Height of the face's capitals in em. */
export const capitalsOf = (face: Face): number => faces[face].capitals;
