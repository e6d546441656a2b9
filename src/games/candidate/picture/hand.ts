/** The hand: cards side by side, with the numbers of their buttons, and where each is to go. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, panel, rect, title, words } from '../../../scene/build.ts';
import { palettes } from '../../../scene/palette.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { signed } from '../data/families.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import type { CandidateView, Own } from '../rules/view.ts';
import type { CardId } from '../vocabulary.ts';
import { bands } from './card.ts';

const { ground, panel: paper, text, quiet, accent, ink } = palettes.night;
const across = 5;
const size = { w: 224, h: 328 };
const gap = 12;
const edge = 16;
const noteHeight = 80;

export function hand({ own }: CandidateView, say: Say): Scene | null {
  if (!own || own.hand.length === 0) return null;
  const lines = Math.ceil(own.hand.length / across);
  const shown = Math.min(across, own.hand.length);
  const shapes = own.hand.flatMap((card, i) => {
    const at = box(edge + (i % across) * (size.w + gap), edge + Math.floor(i / across) * (size.h + gap), size.w, size.h);
    return cardShapes(own, card, i + 1, at, say);
  });
  const width = 2 * edge + Math.max(across, shown) * (size.w + gap) - gap;
  const height = 2 * edge + lines * (size.h + gap) - gap;
  const notes = own.known.map((one, i) => note(say(msg('hand.known', one)), box(edge, height + i * noteHeight, width - 2 * edge, noteHeight - 8)));
  return { width, height: height + notes.length * noteHeight, background: ground, layers: [{ shapes: [...shapes, ...notes] }] };
}

/** A line under the cards: what one knows of somebody else's. */
const note = (said: string, at: Box): Shape => words(at, said, { size: 30, min: 26, lines: 2, leading: 1.15, colour: text, on: ground });

/** Where a card of the hand is to go, in words; null if it stays. */
function planned({ seat, plan, bid }: Own, card: CardId, say: Say): string | null {
  const placed = plan?.placed.find((one) => one.card === card);
  if (placed) return say(look('look.placed', { box: placed.box, on: placed.on, own: placed.on === seat }));
  if (plan?.discarded.includes(card)) return say(look('look.discarded'));
  if (plan?.groundwork?.cards.includes(card)) return say(look('look.spent'));
  return bid?.includes(card) ? '✓' : null;
}

function cardShapes(own: Own, id: CardId, n: number, at: Box, say: Say): Shape[] {
  const face = own.faces[id]!;
  const { family, value } = printOf(face);
  const goes = planned(own, id, say);
  const band = bands[family];
  const inside = { ...at, x: at.x + 12, w: at.w - 24 };
  const amount = value > 0 ? say(look('look.value', { value: signed({ family, value }) })) : null;
  const name = say(look('look.name', { card: face }));
  const kind = say(look('look.family', { family }));
  return [
    goes === null ? panel(at, paper) : rect(at, { fill: paper, radius: 16, stroke: { colour: accent, width: 4 } }),
    rect({ ...at, x: at.x + 4, y: at.y + 4, w: at.w - 8, h: 56 }, { fill: band, radius: 12 }),
    circle(at.x + 30, at.y + 32, 20, { fill: ink }),
    title({ x: at.x + 10, y: at.y + 12, w: 40, h: 40 }, String(n), { size: 32, role: 'secondary', colour: text, on: ink, align: 'centre' }),
    words({ ...at, x: at.x + 52, y: at.y + 8, w: at.w - 54, h: 48 }, kind, { size: 28, min: 26, weight: 600, colour: ink, on: band }),
    amount === null
      ? title({ ...inside, y: at.y + 76, h: 104 }, name, {
          size: 48,
          min: 40,
          lines: 2,
          leading: 1,
          role: 'secondary',
          colour: text,
          on: paper,
          align: 'centre',
        })
      : title({ ...inside, y: at.y + 68, h: 64 }, amount, { size: 64, min: 55, colour: text, on: paper, align: 'centre' }),
    ...(amount !== null && name !== kind
      ? [
          words({ ...inside, y: at.y + 136, h: 60 }, name, {
            size: 28,
            min: 26,
            lines: 2,
            leading: 1,
            weight: 600,
            colour: text,
            on: paper,
            align: 'centre',
          }),
        ]
      : []),
    goes === null
      ? words({ ...inside, y: at.y + 200, h: 120 }, say(look('look.does', { family })), {
          size: 26,
          lines: 4,
          leading: 1.12,
          colour: quiet,
          on: paper,
          align: 'centre',
        })
      : rect({ ...inside, y: at.y + at.h - 76, h: 60 }, { fill: accent, radius: 12 }),
    ...(goes === null
      ? []
      : [
          words({ ...inside, x: inside.x + 8, w: inside.w - 16, y: at.y + at.h - 76, h: 60 }, goes, {
            size: 30,
            min: 26,
            lines: 2,
            leading: 1,
            weight: 600,
            colour: ink,
            on: accent,
            align: 'centre',
          }),
        ]),
  ];
}
