/** The files that pictures are made of, by name alone, so that checking that they exist needs no canvas. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Face, Weight } from '../scene/types.ts';

const folder = new URL('../../assets/', import.meta.url);
const fileOf = (name: string): string => fileURLToPath(new URL(name, folder));

const weights: { [W in Weight]: string } = { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' };

/**
 * The fonts of each face; the first that has a letter draws it. Barlow has no Cyrillic and no Greek; Roboto has them in a condensed width as well.
 */
const faces: { [F in Face]: readonly string[] } = { display: ['BarlowCondensed', 'RobotoCondensed', 'Inter'], text: ['Inter'] };

/** The fonts a face is drawn with, in order of preference. */
export const fontsOf = (face: Face): readonly string[] => faces[face];

/** Every font file with its font. */
export const fontFiles: { font: string; weight: Weight; path: string }[] = [...new Set(Object.values(faces).flat())].flatMap((font) =>
  (Object.keys(weights).map(Number) as Weight[]).map((weight) => ({ font, weight, path: fileOf(`fonts/${font}_${weights[weight]}.ttf`) })),
);

/** Every sheet of outlines with its file. */
export const outlineFiles: { sheet: string; path: string }[] = ['us', 'usmap', 'france'].map((sheet) => ({
  sheet,
  path: fileOf(`outlines/${sheet}.json`),
}));

/** Throws, naming the remedy, if any font file is missing. */
export function checkFonts(): void {
  const missing = absent(fontFiles);
  if (missing.length > 0) throw new Error(`Fonts are missing: ${missing.join(', ')}. Restore assets/fonts, or run: node assets/prepare/fonts.ts`);
}

/** Throws, naming the remedy, if any sheet of outlines is missing. */
export function checkOutlines(): void {
  const missing = absent(outlineFiles);
  if (missing.length > 0)
    throw new Error(`Outlines are missing: ${missing.join(', ')}. Restore assets/outlines, or run: node assets/prepare/outlines.ts`);
}

const absent = (files: readonly { path: string }[]): string[] => files.map(({ path }) => path).filter((path) => !existsSync(path));
