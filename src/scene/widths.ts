/** The width of words in a picture, before it's drawn. */
import { namesWhole } from './names.ts';

/** Widths of the display face's bold letters, in em, rounded up. */
const classes: readonly (readonly [letters: string, wide: number])[] = [
  [" '’,;:.·iIîlj!1\u00A0\u202F", 0.23],
  ['tfr()-', 0.32],
  ['zsZ7y–', 0.415],
  ['BCDGHKAOPQRTUXVY4À«»', 0.48],
  ['N', 0.52],
  ['M', 0.56],
  ['w', 0.61],
  ['mWœ…', 0.7],
];
const widths = new Map(classes.flatMap(([letters, wide]) => [...letters].map((one) => [one, wide] as const)));
const usual = 0.45;

/** The width of words of weight 600, as a fraction of their bold width. */
export const semibold = 0.97;

/** The width of words in the display face at this size, in pixels; never an underestimate. */
export const wordsWidth = (said: string, size: number): number =>
  [...namesWhole(said)].reduce((sum, one) => sum + (widths.get(one) ?? usual), 0) * size;

/** The number of lines that words take in a column of this width. */
export function linesOf(said: string, width: number, size: number): number {
  const space = wordsWidth(' ', size);
  let [lines, used] = [1, 0];
  for (const word of said.split(/[ \n]/)) {
    const w = wordsWidth(word, size);
    if (used > 0 && used + space + w > width) {
      lines++;
      used = w;
    } else used += (used > 0 ? space : 0) + w;
  }
  return lines;
}
