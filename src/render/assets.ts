/** The files that pictures are made of, by name alone: whoever only asks whether they are there needs no canvas. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Face, Weight } from '../scene/types.ts';

const folder = new URL('../../assets/', import.meta.url);
const fileOf = (name: string): string => fileURLToPath(new URL(name, folder));

const weights: { [W in Weight]: string } = { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' };
const faces: { [F in Face]: string } = { display: 'BarlowCondensed', text: 'Inter' };

/** Every font file with the face it belongs to. */
export const fontFiles: { face: Face; path: string }[] = (Object.keys(faces) as Face[]).flatMap((face) =>
  Object.values(weights).map((weight) => ({ face, path: fileOf(`fonts/${faces[face]}_${weight}.ttf`) })),
);

/** Every sheet of outlines with its file. */
export const outlineFiles: { sheet: string; path: string }[] = ['us', 'usmap', 'france'].map((sheet) => ({
  sheet,
  path: fileOf(`outlines/${sheet}.json`),
}));

/** Throws, with the way to mend it, unless every font file is there. */
export function checkFonts(): void {
  const missing = absent(fontFiles);
  if (missing.length > 0) throw new Error(`Fonts are missing: ${missing.join(', ')}. Restore assets/fonts, or run: node assets/prepare/fonts.ts`);
}

/** Throws, with the way to mend it, unless every sheet of outlines is there. */
export function checkOutlines(): void {
  const missing = absent(outlineFiles);
  if (missing.length > 0)
    throw new Error(`Outlines are missing: ${missing.join(', ')}. Restore assets/outlines, or run: node assets/prepare/outlines.ts`);
}

const absent = (files: readonly { path: string }[]): string[] => files.map(({ path }) => path).filter((path) => !existsSync(path));
