import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fewestLetters, longestName, namesWhole, namesWithin } from '../scene/room.ts';
import type { Text } from '../scene/types.ts';
import { capitalsOf, fontOf, loadFonts } from './fonts.ts';

/**
 * Text as it will be drawn: lines at one size. `cut`: some of it did not fit; `shortened`: only people's names had to give way; `narrow`: the factor
 * by which its letters are narrowed.
 */
export interface Fitted {
  lines: string[];
  size: number;
  cut: boolean;
  shortened?: true;
  narrow?: number;
}

const measuringSize = 100;
const kept = 4000;
const widths = new Map<string, number>();
let ruler: SKRSContext2D | null = null;

/** The width of a text at a size. Widths are proportional to the size, so each text is measured once. */
export function widthOf(text: string, { face, weight }: Pick<Text, 'face' | 'weight'>, size: number): number {
  const key = `${face}${weight}${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (!ruler) {
      loadFonts();
      ruler = createCanvas(1, 1).getContext('2d');
    }
    ruler.font = fontOf(face, weight, measuringSize);
    width = ruler.measureText(text).width / measuringSize;
    if (widths.size >= kept) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

/** Keeps French punctuation with its word. */
const bound = (words: string): string => words.replaceAll('« ', '«\u00A0').replace(/ (?=[»:;?!])/g, '\u00A0');

/** Splits a word wider than its line into as many equal parts as needed; how names divide into syllables is not known. */
function partsOf(word: string, text: Text, size: number): string[] {
  const letters = [...word];
  const each = Math.ceil(letters.length / Math.ceil(widthOf(word, text, size) / text.w));
  return Array.from({ length: Math.ceil(letters.length / each) }, (_, i) => letters.slice(i * each, (i + 1) * each).join(''));
}

/** The lines of a text. `breaks`: also within words wider than a line. */
function wrap(text: Text, size: number, breaks = false): string[] {
  const lines: string[] = [];
  for (const part of bound(text.text).split('\n')) {
    let line = '';
    const words = part.split(' ').flatMap((word) => (breaks && widthOf(word, text, size) > text.w ? partsOf(word, text, size) : [word]));
    for (const word of words) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, text, size) > text.w) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

const room = 0.5;

function fits(text: Text, lines: string[], size: number): boolean {
  const high = (lines.length - 1) * size * leadingOf(text) + size * capitalsOf(text.face);
  return lines.length <= (text.lines ?? 1) && high <= text.h + room && lines.every((line) => widthOf(line, text, size) <= text.w + room);
}

function withEllipsis(line: string, text: Text, size: number): string {
  let end = line.trimEnd();
  while (end.length > 0 && widthOf(`${end}…`, text, size) > text.w) end = end.slice(0, -1).trimEnd();
  return `${end}…`;
}

export const leadingOf = ({ leading }: Text): number => leading ?? 1.25;

/**
 * Fits a text at the largest size from `size` down to `min`. At `min`, people's names give way first: broken if there is another line, then
 * shortened, the longest most; then the letters are narrowed, for languages that need more room than English and French; then the end of the text
 * becomes an ellipsis.
 */
export function fitText(text: Text): Fitted {
  const min = Math.min(text.min ?? text.size, text.size);
  const whole = { ...text, text: namesWhole(text.text) };
  for (let size = text.size; size >= min; size--) {
    const lines = wrap(whole, size);
    if (fits(whole, lines, size)) return { lines, size, cut: false };
  }
  return withShorterNames(text, min) ?? narrower(text, whole, min) ?? cutOff(whole, min);
}

/** How far letters may be narrowed, from the least to the most that is still legible. */
const narrowings: readonly number[] = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

function narrower(text: Text, whole: Text, min: number): Fitted | null {
  for (const narrow of narrowings) {
    const w = text.w / narrow;
    const lines = wrap({ ...whole, w }, min);
    if (fits({ ...whole, w }, lines, min)) return { lines, size: min, cut: false, narrow };
    const shorter = withShorterNames({ ...text, w }, min);
    if (shorter) return { ...shorter, narrow };
  }
  return null;
}

function withShorterNames(text: Text, min: number): Fitted | null {
  const longest = longestName(text.text);
  for (let most = longest; most >= fewestLetters; most--) {
    const shorter = { ...text, text: namesWithin(text.text, most) };
    const lines = wrap(shorter, min, true);
    if (fits(shorter, lines, min)) return { lines, size: min, cut: false, ...(most < longest && { shortened: true }) };
  }
  return null;
}

function cutOff(text: Text, min: number): Fitted {
  const lines = wrap(text, min);
  const high = Math.max(1, Math.floor((text.h - min * capitalsOf(text.face)) / (min * leadingOf(text)) + 1 + room / min));
  const shown = lines.slice(0, Math.min(text.lines ?? 1, high));
  const last = shown.length - 1;
  const whole = shown.map((line, i) => {
    if (i === last && lines.length > shown.length) return withEllipsis(`${line} ${lines[last + 1]}`, text, min);
    return widthOf(line, text, min) > text.w + room ? withEllipsis(line, text, min) : line;
  });
  return { lines: whole, size: min, cut: true };
}

/** Draws fitted text with its capitals, not its descenders, centered in each line. */
export function drawText(context: SKRSContext2D, text: Text): void {
  const { lines, size, narrow = 1 } = fitText(text);
  const line = size * leadingOf(text);
  const high = lines.length * line;
  const top = { top: text.y, middle: text.y + (text.h - high) / 2, bottom: text.y + text.h - high }[text.valign ?? 'middle'];
  const align = text.align ?? 'left';
  const x = { left: text.x, centre: text.x + text.w / 2, right: text.x + text.w }[align];
  context.font = fontOf(text.face, text.weight, size);
  context.textAlign = align === 'centre' ? 'center' : align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = text.colour;
  context.save();
  context.translate(x, 0);
  context.scale(narrow, 1);
  lines.forEach((words, i) => {
    context.fillText(words, 0, Math.round(top + (i + 0.5) * line + (size * capitalsOf(text.face)) / 2));
  });
  context.restore();
}
