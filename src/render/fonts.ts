import { GlobalFonts } from '@napi-rs/canvas';
import type { Face, Weight } from '../scene/types.ts';
import { checkFonts, fontFiles, fontsOf } from './assets.ts';

/** The height of a face's capitals, in em. */
const capitals: { [F in Face]: number } = { display: 0.7, text: 0.727 };

/** A font's name on the canvas, which must not be the name of an installed font. */
const familyOf = (font: string): string => `Hustings ${font}`;

let loaded = false;

/** Makes the shipped fonts, and no others, known to the canvas under our own names. */
export function loadFonts(): void {
  if (loaded) return;
  checkFonts();
  for (const { font, path } of fontFiles) {
    if (!GlobalFonts.registerFromPath(path, familyOf(font))) throw new Error(`This font cannot be read: ${path}`);
  }
  loaded = true;
}

const families: { [F in Face]: string } = { display: familiesOf('display'), text: familiesOf('text') };

function familiesOf(face: Face): string {
  return fontsOf(face)
    .map((font) => `'${familyOf(font)}'`)
    .join(', ');
}

/** The canvas font of a face at a size: each letter comes from the first of its fonts that has it. Widths are measured with the same. */
export const fontOf = (face: Face, weight: Weight, size: number): string => `${weight} ${size}px ${families[face]}`;

/** The height of the face's capitals, in em. */
export const capitalsOf = (face: Face): number => capitals[face];
