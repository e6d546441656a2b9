import { GlobalFonts } from '@napi-rs/canvas';
import type { Face, Weight } from '../scene/types.ts';
import { checkFonts, fontFiles, fontsOf } from './assets.ts';

/** The height of a face's capitals in em. */
const capitals: { [F in Face]: number } = { display: 0.7, text: 0.727 };

/** What a font is called on the canvas: not what one of the machine's own is. */
const familyOf = (font: string): string => `Hustings ${font}`;

let loaded = false;

/** Makes the shipped fonts, and no others, known to the canvas under names of our own. */
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

/** A face at a size, for the canvas: each letter from the first of its fonts that has it. Widths are measured with the same. */
export const fontOf = (face: Face, weight: Weight, size: number): string => `${weight} ${size}px ${families[face]}`;

/** Height of the face's capitals in em. */
export const capitalsOf = (face: Face): number => capitals[face];
