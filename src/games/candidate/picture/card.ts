/** Small cards, face up: a band with the sign of their kind, and below it what they are worth or what they are called. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
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

/** Letters on a family's band. */
export const onBand = (family: Family): Colour => (family === 'zero' ? print.ink : onInk);
/** A family's sign on paper. */
export const signInk = (family: Family): Colour => (family === 'zero' ? print.quiet : bands[family]);

/** A sign in one colour; what is cut into it shows the other. */
export const signShapes = ([shape, cut]: Sign, at: Box, fill: Colour, below: Colour): Shape[] => [
  icon(shape, at, { fill }),
  ...(cut === undefined ? [] : [icon(cut, at, { fill: below })]),
];

/** A card of somebody, as the small ones show it. `by`: who laid it, where that is to be told. */
export interface Small {
  card: Face;
  by: Seat | null;
}

/** About the width of a letter of the display face, for its size. */
const letter = 0.46;
export const smallHeight = 84;
const least = 62;
/** What is seen of a card at least, where the next one lies on it. */
const shown = 50;
const bandHeight = 34;

const widthOf = (said: string, size: number): number => Math.max(least, Math.ceil(said.length * size * letter) + 14);

/** Cards side by side from the left: in full words if they fit, in short ones if those do, else on one another, and the number of the others. */
export function smallCards(cards: readonly Small[], at: Box, inWords: boolean, say: Say): Shape[] {
  if (cards.length === 0) return [];
  const gap = 8;
  const size = 30;
  const full = cards.map(({ card }) => say(msg('card', { card })));
  const short = cards.map(({ card }) => say(look('look.chip', { card })));
  const total = (texts: readonly string[]): number => texts.reduce((sum, said) => sum + widthOf(said, size) + gap, -gap);
  const texts = inWords && total(full) <= at.w ? full : short;
  const widths = texts.map((said) => widthOf(said, size));
  const laps = total(texts) > at.w;
  const most = laps ? Math.max(1, Math.floor((at.w - least) / shown) + 1) : cards.length;
  const seen = cards.length > most ? most - 1 : cards.length;
  const shapes: Shape[] = [];
  let x = at.x;
  for (let i = 0; i < seen; i++) {
    const isLast = i === seen - 1 && seen === cards.length;
    const w = laps ? (isLast ? Math.min(widths[i]!, at.x + at.w - x) : least) : widths[i]!;
    shapes.push(...smallCard(cards[i]!, texts[i]!, box(x, at.y, w, smallHeight), laps && !isLast, say));
    x += laps ? Math.min(shown, (at.w - least) / Math.max(1, cards.length - 1)) : w + gap;
  }
  if (seen < cards.length) {
    const rest = box(x, at.y, at.x + at.w - x, smallHeight);
    shapes.push(rect(rest, { fill: print.ink, radius: 8 }));
    shapes.push(title(rest, `+${cards.length - seen}`, { size: 30, min: 24, role: 'mark', colour: onInk, on: print.ink, align: 'centre' }));
  }
  return shapes;
}

/** One small card. Where the next one lies on it, its words keep to what is seen. */
function smallCard({ card, by }: Small, said: string, at: Box, isUnder: boolean, say: Say): Shape[] {
  const { family, value } = printOf(card);
  const band = bands[family];
  const room = isUnder ? shown : at.w;
  const isNarrow = value === 0 && room < widthOf(said, 24);
  const signAt = box(at.x + (by === null && !isUnder ? at.w / 2 - 14 : 6), at.y + 4, 28, 28);
  const below = box(at.x + 4, at.y + bandHeight, room - (isUnder ? 4 : 8), at.h - bandHeight);
  return [
    rect(at, { fill: band, radius: 8 }),
    rect(box(at.x, at.y + bandHeight, at.w, at.h - bandHeight), { fill: print.raised, radius: 8 }),
    rect(box(at.x, at.y + bandHeight, at.w, 10), { fill: print.raised }),
    rect(at, { stroke: { colour: print.ink, width: 2 }, radius: 8 }),
    ...(isNarrow ? [] : signShapes(signs[family], signAt, onBand(family), band)),
    ...(by === null ? [] : button(by, at.x + room - (isUnder ? 13 : 17), at.y + 17, 30, say)),
    ...(isNarrow
      ? signShapes(signs[family], box(below.x + below.w / 2 - 20, below.y + 4, 40, 40), signInk(family), print.raised)
      : [title(below, said, { size: 30, min: 24, role: 'mark', colour: print.ink, on: print.raised, align: 'centre' })]),
  ];
}
