/** Media cards as if printed: a band in the color of the kind, a large pictogram, the title, and the effect, first in signs, then in words. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, inset, rect, title, words } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { attackOf, helicopterAttack, mediaKindOf, paradeFor } from '../data/media.ts';
import { look } from '../labels.ts';
import type { MediaId, MediaKind } from '../vocabulary.ts';
import { print, tints } from './palette.ts';
import { effect, picture, shine } from './signs.ts';

const partner = (card: MediaId): MediaId => (mediaKindOf(card) === 'attack' ? paradeFor(card) : attackOf(card));

/** A card, or a pile of equal ones: the ids, and the numbers of the first and last buttons. */
export interface Face {
  card: MediaId;
  first: number;
  last: number;
}

export type Size = 'large' | 'middle' | 'small';

/** The band over a card: its kind's sign and name, and its button number. */
function bandOf(kind: MediaKind, { first, last }: Face, at: Box, high: number, say: Say): Shape[] {
  const { colour, icon: sign } = tints[kind];
  const said = first === last ? say.number(first) : `${say.number(first)}–${say.number(last)}`;
  const wide = Math.max(high, said.length * 26 + 16);
  const number = box(at.x + at.w - wide, at.y, wide, high);
  return [
    icon(sign, box(at.x + 12, at.y + 8, high - 16, high - 16), { fill: print.ink }),
    // On a narrow pile the numbers replace the word, which the title also has.
    ...(at.w - high - wide < 140
      ? []
      : [
          title(box(at.x + high + 4, at.y, at.w - high - wide - 8, high), say(look('look.kind', { kind })), {
            size: 42,
            min: 32,
            role: 'secondary',
            colour: print.ink,
            on: colour,
          }),
        ]),
    rect(number, { fill: print.ink }),
    title(number, said, { size: 55, colour: print.panel, on: print.ink, align: 'centre' }),
  ];
}

const shadow = 8;

/** The type settings of a card's story. */
const asStory = { weight: 600, size: 36, min: 28, lines: 3, leading: 1.1, colour: print.quiet, valign: 'middle' } as const;

/** The layout of a card's parts: heights from the top for a tall card; a wide one has its pictogram beside the words. */
const tall: { readonly [S in Size]: { picture: number; title: number; lines: number; size: number; signs: number; effect: number } } = {
  large: { picture: 230, title: 76, lines: 1, size: 72, signs: 60, effect: 96 },
  middle: { picture: 150, title: 112, lines: 2, size: 58, signs: 44, effect: 94 },
  small: { picture: 116, title: 100, lines: 2, size: 52, signs: 0, effect: 0 },
};

export const cardHigh: { readonly [S in Size]: number } = { large: 736, middle: 596, small: 384 };

/** A card, with its head above and its text below. */
export function card(face: Face, at: Box, size: Size, say: Say, wide = false): Shape[] {
  const { card: id, first, last } = face;
  const kind = mediaKindOf(id);
  const many = last - first + 1;
  const sheet = (by: number): Shape =>
    rect(
      { ...at, x: at.x + by, y: at.y + by },
      { fill: by === shadow && many === 1 ? print.ink : print.panel, stroke: { colour: print.ink, width: 4 } },
    );
  const texts: Told = {
    name: many > 1 ? `${say.title(id)} ×${many}` : say.title(id),
    does: say(look('look.effect', { kind, blocks: id === helicopterAttack })),
    pair: kind === 'president' ? '' : say(look('look.pair', { card: id })),
  };
  const sheets = many > 1 ? [sheet(12), sheet(6)] : [sheet(shadow)];
  return [...sheets, rect(at, { fill: print.panel }), ...(wide ? wideCard(face, at, texts, say) : tallCard(face, at, size, texts, say))];
}

/** The texts on a card: its title, its effect, and the card it pairs with (empty if there is none). */
interface Told {
  name: string;
  does: string;
  pair: string;
}

const head = 60;
const said = { face: 'display', size: 44, min: 34, weight: 600, colour: print.text, on: print.panel } as const;
const edgeOf = (at: Box): Shape => rect(at, { stroke: { colour: print.ink, width: 5 } });

/** The pictogram beside the words. */
function wideCard(face: Face, at: Box, told: Told, say: Say): Shape[] {
  const { card: id } = face;
  const kind = mediaKindOf(id);
  const { colour } = tints[kind];
  const wide = at.w > 900 ? Math.round(at.h * 0.8) : 176;
  const left = box(at.x, at.y + head, wide, at.h - head);
  const text = box(at.x + wide + 20, at.y + head + 14, at.w - wide - 40, at.h - head - 24);
  const story = at.h > 440 && (at.w > 900 || kind === 'president') ? say(look('look.story', { card: id })) : '';
  return [
    rect({ ...at, h: head }, { fill: colour }),
    rect(left, { fill: colour }),
    ...bandOf(kind, face, at, head, say),
    ...shine(kind, left),
    ...picture(id, inset(left, 12)),
    edgeOf(at),
    ...body(id, text, { ...told, story }),
  ];
}

/** The pictogram above the words. */
function tallCard(face: Face, at: Box, size: Size, { name, does, pair }: Told, say: Say): Shape[] {
  const { card: id } = face;
  const kind = mediaKindOf(id);
  const { picture: high, title: titleHigh, lines, size: letters, signs, effect: effectHigh } = tall[size];
  const inner = inset(at, 18, 0);
  const under = at.y + head + high;
  const shapes: Shape[] = [
    rect({ ...at, h: head + high }, { fill: tints[kind].colour }),
    rect(box(at.x, under, at.w, 4), { fill: print.ink }),
    ...bandOf(kind, face, at, head, say),
    ...(size === 'small' ? [] : shine(kind, box(at.x, at.y + head, at.w, high))),
    ...picture(id, inset(box(at.x, at.y + head, at.w, high), 10)),
    edgeOf(at),
    title(box(inner.x, under + 12, inner.w, titleHigh), name, {
      size: letters,
      min: size === 'small' ? 34 : 40,
      lines,
      leading: 1,
      role: 'secondary',
      colour: print.text,
      on: print.panel,
    }),
  ];
  let y = under + 12 + titleHigh + 6;
  if (signs > 0) {
    shapes.push(...effect(id, box(inner.x, y, inner.w, signs)));
    y += signs + 10;
    shapes.push(words(box(inner.x, y, inner.w, effectHigh), does, { ...said, lines: 2, leading: 1.1, valign: 'middle' }));
    y += effectHigh + 4;
  }
  if (size === 'large') {
    shapes.push(words(box(inner.x, at.y + at.h - 134, inner.w, 122), say(look('look.story', { card: id })), { ...said, ...asStory }));
  }
  const rest = box(inner.x, y, inner.w, at.y + at.h - y - (size === 'large' ? 142 : 10));
  return [...shapes, ...footOf(id, rest, size, pair, say)];
}

/** The matching card, at the foot: on a small card only its sign, or the card's effect if nothing matches it. */
function footOf(id: MediaId, rest: Box, size: Size, pair: string, say: Say): Shape[] {
  if (size !== 'small')
    return pair === '' ? [] : [words(rest, pair, { ...said, weight: 600, size: 40, min: 32, lines: 2, leading: 1.05, valign: 'middle' })];
  if (mediaKindOf(id) === 'president') return effect(id, box(rest.x, rest.y + 4, rest.w, 44));
  const other = partner(id);
  const beside = box(rest.x + 36, rest.y, rest.w - 30, rest.h);
  return [
    icon(tints[mediaKindOf(other)].icon, box(rest.x - 4, rest.y + rest.h / 2 - 17, 34, 34), { fill: print.ink }),
    title(beside, say.title(other), { ...said, size: 40, role: 'secondary', lines: 2, leading: 1 }),
  ];
}

/** Right of the pictogram on a wide card: title, signs, words. */
function body(id: MediaId, { x, y, w, h }: Box, { name, does, pair, story }: Told & { story: string }): Shape[] {
  const big = w > 500;
  const titleHigh = big ? 96 : 108;
  const signs = big ? 84 : 48;
  const text = big ? 56 : 40;
  let top = y + titleHigh + (big ? 16 : 6);
  const shapes: Shape[] = [
    title(box(x, y, w, titleHigh), name, {
      size: big ? 88 : 56,
      min: big ? 55 : 40,
      lines: 2,
      leading: 1,
      role: big ? 'essential' : 'secondary',
      colour: print.text,
      on: print.panel,
    }),
    ...effect(id, box(x, top, w, signs)),
  ];
  top += signs + (big ? 24 : 8);
  const each = (y + h - top - (story === '' ? 0 : 124)) / (pair === '' ? 1 : 2);
  shapes.push(words(box(x, top, w, each - 6), does, { ...said, size: text, lines: 2, leading: 1.1, ...(pair === '' && { valign: 'top' }) }));
  // A thin line separates the effect from the matching card.
  if (pair !== '' && !big) shapes.push(rect(box(x, top + each - 3, w, 3), { fill: print.line }));
  if (pair !== '') shapes.push(words(box(x, top + each, w, each - 6), pair, { ...said, weight: 600, size: text, lines: 2, leading: 1.1 }));
  if (story !== '') shapes.push(words(box(x, y + h - 120, w, 118), story, { ...said, ...asStory, size: big ? 46 : 38 }));
  return shapes;
}
