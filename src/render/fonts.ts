import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Face, Weight } from '../scene/types.ts';

const folder = new URL('../../assets/fonts/', import.meta.url);

/** The face's name for the canvas, and the height of its capitals in em. */
const faces: { [F in Face]: { file: string; family: string; capitals: number } } = {
  display: { file: 'BarlowCondensed', family: 'Hustings Display', capitals: 0.7 },
  text: { file: 'Inter', family: 'Hustings Text', capitals: 0.727 },
};
const weights: { [W in Weight]: string } = { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' };

const files = Object.values(faces).flatMap(({ file, family }) =>
  Object.values(weights).map((weight) => ({ family, path: fileURLToPath(new URL(`${file}_${weight}.ttf`, folder)) })),
);

/** Throws, with the way to mend it, unless every font file is there. */
export function checkFonts(): void {
  const missing = files.filter(({ path }) => !existsSync(path)).map(({ path }) => path);
  if (missing.length > 0) throw new Error(`Fonts are missing: ${missing.join(', ')}. Restore assets/fonts, or run: node assets/prepare/fonts.ts`);
}

let loaded = false;

/** Makes the shipped fonts, and no others, known to the canvas under names of our own. */
export function loadFonts(): void {
  if (loaded) return;
  checkFonts();
  for (const { path, family } of files) if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`This font cannot be read: ${path}`);
  loaded = true;
}

export const fontOf = (face: Face, weight: Weight, size: number): string => `${weight} ${size}px '${faces[face].family}'`;

/** Height of the face's capitals in em. */
export const capitalsOf = (face: Face): number => faces[face].capitals;
