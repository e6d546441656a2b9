/** A card as short as possible: number, price and sign on its left; title, effect and what it would affect beside them. */
import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { linesOf, semibold } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import { cardOf } from '../rules/cards/index.ts';
import { groupOf } from '../rules/parts/deeds.ts';
import { type Held, note } from './card.ts';
import { emblem } from './pictograms.ts';
import { candidates, glass, night } from './studio.ts';

const slab = 96;
const pad = 16;
/** Many cards get smaller letters. */
const sizesOf = (isMany: boolean) => (isMany ? { title: 40, effect: 34, note: 32 } : { title: 44, effect: 38, note: 34 });
const leading = 1.08;
const chips = 48;

const innerOf = (w: number): number => w - slab - 2 * pad;
const hitsOf = ({ hits }: Held, say: Say): string => (hits ? say(look('look.hits', { hits: [...hits] })) : '');

function heights(held: Held, w: number, isMany: boolean, say: Say): { title: number; effect: number; note: number } {
  const sizes = sizesOf(isMany);
  const inner = innerOf(w);
  const high = (said: string, size: number, most: number) =>
    said === '' ? 0 : Math.ceil(Math.min(most, linesOf(said, inner, size * semibold)) * size * leading) + 4;
  return {
    title: high(say.title(held.card), sizes.title, 2),
    effect: high(say(msg('effect', { card: held.card })), sizes.effect, 6),
    note: (groupOf(cardOf(held.card)) ? chips : 0) + high(hitsOf(held, say), sizes.note, 3),
  };
}

/** The height of a card in a column of this width. */
export function slipHeight(held: Held, w: number, isMany: boolean, say: Say): number {
  const { title: upper, effect, note: lower } = heights(held, w, isMany, say);
  return Math.max(148, pad + upper + effect + (lower > 0 ? lower + 6 : 0) + 10);
}

/** The cost in cards and the die, one below the other; grayed out if there aren't enough cards. */
function price({ card, payable }: Held, at: Box, ground: string): Shape[] {
  const { cost, negative } = cardOf(card);
  const ink = payable ? night.text : mix(ground, night.text, 0.6);
  return [
    ...(cost === 0
      ? []
      : [
          title(box(at.x + 2, at.y, 52, 44), cost === 'any' ? '−X' : `−${cost}`, {
            size: 40,
            role: 'secondary',
            colour: night.text,
            on: ground,
            align: 'right',
          }),
          icon(icons.cards, box(at.x + 56, at.y + 6, 32, 32), { fill: ink }),
        ]),
    ...(negative ? [icon(icons.die, box(at.x + 28, at.y + (cost === 0 ? 2 : 46), 40, 40), { fill: night.text })] : []),
  ];
}

export function slip(held: Held, at: Box, isMany: boolean, say: Say): Shape[] {
  const sizes = sizesOf(isMany);
  const { card, number, hits, tiles } = held;
  const { side, type, cost, negative } = cardOf(card);
  const { light, low } = candidates[side];
  const ground = mix(light, low, 0.5);
  const radius = side === 'obama' ? 28 : 8;
  const { title: upper, effect } = heights(held, at.w, isMany, say);
  const group = groupOf(cardOf(card));
  const x = at.x + slab + pad;
  const inner = innerOf(at.w);
  const below = at.y + pad + upper + effect + 6;
  const line = { role: 'secondary', on: glass.top, valign: 'top', leading } as const;
  const isVain = hits?.length === 0;
  const said = hitsOf(held, say);
  const noteAt = box(x, below + (group ? chips : 0), inner, at.y + at.h - below - (group ? chips : 0) - 6);
  const sign = box(at.x + 24, at.y + 76 + (cost === 0 ? 0 : 46) + (negative ? 46 : 0), 48, 48);
  return [
    rect(at, { fill: { colour: light, to: low }, radius }),
    rect(box(at.x + slab, at.y, at.w - slab, at.h), { fill: glass.top, radius }),
    rect(box(at.x + slab, at.y, radius, at.h), { fill: glass.top }),
    rect(box(at.x + 18, at.y + 12, 60, 60), { fill: glass.top, radius: side === 'obama' ? 30 : 10 }),
    title(box(at.x + 14, at.y + 12, 68, 60), String(number), { size: 55, colour: glass.ink, on: glass.top, align: 'centre' }),
    ...price(held, box(at.x, at.y + 76, slab, 90), ground),
    ...(sign.y + sign.h <= at.y + at.h - 6 ? emblem(type, sign, night.text, ground) : []),
    title(box(x, at.y + pad, inner, upper), say.title(card), { ...line, size: sizes.title, min: 28, lines: 2, colour: glass.ink }),
    title(box(x, at.y + pad + upper, inner, effect), say(msg('effect', { card })), {
      ...line,
      size: sizes.effect,
      min: 26,
      weight: 600,
      lines: 6,
      colour: glass.ink,
    }),
    ...(group ? note(group, tiles, box(x, below, inner, 40)) : []),
    ...(said === ''
      ? []
      : [
          ...(isVain ? [rect({ ...noteAt, x: x - 6, w: inner + 12, h: 42 }, { fill: night.accent, radius: 8 })] : []),
          title(noteAt, said, {
            ...line,
            size: sizes.note,
            min: 26,
            lines: 3,
            colour: isVain ? night.ink : low,
            on: isVain ? night.accent : glass.top,
          }),
        ]),
  ];
}
