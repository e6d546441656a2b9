/** Small cards, face up: a band with the sign of their kind, and below it their value or name. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, path, rect, title } from '../../../scene/build.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import type { Face, Family } from '../vocabulary.ts';
import { button, onInk, print } from './palette.ts';
import { type Sign, signs } from './signs.ts';

/** Each family's ink, under light letters; Problems are black, and a Zero is blank. */
export const bands: { [F in Family]: Colour } = {
  money: '#0B665F',
  endorsement: '#1F4FA8',
  rumor: '#85560A',
  squelch: '#512F83',
  zero: '#D5CAB4',
  scandal: print.ink,
  'party-ruling': print.ink,
  'state-ruling': print.ink,
  'favorite-son': print.ink,
  deadlock: print.ink,
};

/** A card that did not count. */
const struck = { band: '#8F8876', paper: print.deep, line: '#E07A72' } as const;

/** Letters on a family's band. */
export const onBand = (family: Family): Colour => (family === 'zero' ? print.ink : onInk);
/** A family's sign on paper. */
export const signInk = (family: Family): Colour => (family === 'zero' ? print.quiet : bands[family]);

/** A sign in one color; its cut-outs show the other. */
export const signShapes = ([shape, cut]: Sign, at: Box, fill: Colour, below: Colour): Shape[] => [
  icon(shape, at, { fill }),
  ...(cut === undefined ? [] : [icon(cut, at, { fill: below })]),
];

/** A small card. `by`: who laid it, if that is to be shown. `isStruck`: it did not count. */
export interface Small {
  card: Face;
  by: Seat | null;
  isStruck?: boolean;
}

/** The approximate width of a letter in the display face, per unit of size. */
const letter = 0.46;
export const smallHeight = 80;
const gap = 7;
const least = 62;
/** The button of the player who laid a card, pinned to its corner. */
const pinned = 42;
const bandHeight = 32;
/** The most characters a value may have; longer ones are drawn at the size of words. */
const mostDigits = 4;
/** Sizes of words, and of values, which are read first. */
const size = { word: 30, value: 38 } as const;

/** The width of a card: its words, and beside its sign the button of the player who laid it. */
function widthOf({ by }: Small, said: string): number {
  const worded = Math.ceil(said.length * size.word * letter) + 14;
  return Math.max(by === null ? least : least + 14, worded);
}

/** A card placed in a line: its distance from the left, its width, and its words. */
interface Placed {
  small: Small;
  said: string;
  x: number;
  w: number;
}

/** Cards side by side, in full words if they fit one line, otherwise in short ones, on as many lines as they need. */
export function linesOf(cards: readonly Small[], wide: number, inWords: boolean, say: Say): Placed[][] {
  const full = cards.map(({ card }) => say(msg('card', { card })));
  const total = full.reduce((sum, said, i) => sum + widthOf(cards[i]!, said) + gap, -gap);
  const texts = inWords && total <= wide ? full : cards.map(({ card }) => say(look('look.chip', { card })));
  const lines: Placed[][] = [];
  for (const [i, small] of cards.entries()) {
    const w = Math.min(wide, widthOf(small, texts[i]!));
    const last = lines.at(-1)?.at(-1);
    const x = last ? last.x + last.w + gap : 0;
    if (last && x + w <= wide) lines.at(-1)!.push({ small, said: texts[i]!, x, w });
    else lines.push([{ small, said: texts[i]!, x: 0, w }]);
  }
  return lines;
}

/** The height of this many lines of cards. */
export const highOf = (lines: number): number => Math.max(0, lines * (smallHeight + gap) - gap);

/** Cards side by side from the upper left, on as many lines as they need. */
export const smallCards = (cards: readonly Small[], at: Box, inWords: boolean, say: Say): Shape[] =>
  linesOf(cards, at.w, inWords, say).flatMap((line, i) =>
    line.flatMap(({ small, said, x, w }) => smallCard(small, said, box(at.x + x, at.y + i * (smallHeight + gap), w, smallHeight), say)),
  );

/** A small card; gray and struck through if it did not count. */
function smallCard({ card, by, isStruck = false }: Small, said: string, at: Box, say: Say): Shape[] {
  const { family, value } = printOf(card);
  const band = isStruck ? struck.band : bands[family];
  const paper = isStruck ? struck.paper : print.raised;
  const signAt = box(at.x + (by === null ? at.w / 2 - 14 : 6), at.y + 3, 28, 28);
  const below = box(at.x + 4, at.y + bandHeight, at.w - 8, at.h - bandHeight);
  const letters = { size: value > 0 && said.length <= mostDigits ? size.value : size.word, min: 24, role: 'mark', align: 'centre' } as const;
  return [
    rect(at, { fill: band, radius: 8 }),
    rect(box(at.x, at.y + bandHeight, at.w, at.h - bandHeight), { fill: paper, radius: 8 }),
    rect(box(at.x, at.y + bandHeight, at.w, 10), { fill: paper }),
    rect(at, { stroke: { colour: print.ink, width: 2 }, radius: 8 }),
    ...signShapes(signs[family], signAt, isStruck ? struck.paper : onBand(family), band),
    ...(by === null ? [] : button(by, at.x + at.w - pinned / 2 + 1, at.y + pinned / 2 - 2, pinned, say)),
    ...(isStruck
      ? [path(`M${below.x + 2} ${below.y + below.h - 7}L${below.x + below.w - 2} ${below.y + 7}`, { stroke: { colour: struck.line, width: 4 } })]
      : []),
    title(below, said, { ...letters, colour: print.ink, on: paper }),
  ];
}
