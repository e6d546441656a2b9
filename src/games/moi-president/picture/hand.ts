import type { Say } from '../../../i18n/types.ts';
import { box, circle, inset, title, words } from '../../../scene/build.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { emblem, face } from './card.ts';
import { families, flag, paper } from './palette.ts';

const width = 1200;
const margin = 24;
const gap = 16;
const cardWidth = (width - 2 * margin - 3 * gap) / 4;
const cardHeight = 480;
const top = 88;
/** A line under the cards: what one has passed on to somebody. */
const noteHeight = 80;

/** The cards in the hand, each with the number of the button that plays it and of the one that discards it. */
export function hand({ own }: MoiPresidentView, say: Say): Scene | null {
  if (!own || own.hand.length === 0) return null;
  const below = top + cardHeight + margin;
  return {
    width,
    height: below + own.known.length * noteHeight,
    background: paper.table,
    layers: [
      {
        shapes: [
          ...flag(box(margin, 24, 60, 40)),
          title(box(margin + 80, 12, 700, 64), say(look('look.hand')), { size: 56, min: 55, colour: paper.white, on: paper.table }),
          ...own.hand.flatMap((card, i) =>
            inHand(card, box(margin + i * (cardWidth + gap), top, cardWidth, cardHeight), i + 1, own.hand.length + i + 1, say),
          ),
          ...own.known.map((known, i) =>
            note(say(msg('words.known', known)), box(margin, below + i * noteHeight, width - 2 * margin, noteHeight - 8)),
          ),
        ],
      },
    ],
  };
}

const note = (said: string, at: Box): Shape => words(at, said, { size: 30, min: 26, lines: 2, leading: 1.15, colour: paper.white, on: paper.table });

function inHand(card: Card, at: Box, plays: number, drops: number, say: Say): Shape[] {
  const { kind } = card;
  const colour = families[kindCards[kind].category];
  const inside = inset(at, 16, 0);
  const disc = { x: at.x + 12, y: at.y + 12, w: 64, h: 64 };
  return [
    ...face(card, at, 56, say, 84),
    circle(disc.x + 32, disc.y + 32, 34, { fill: paper.panel, stroke: { colour: paper.ink, width: 4 } }),
    title(disc, String(plays), { size: 55, colour: paper.ink, on: paper.panel, align: 'centre' }),
    ...emblem(card, { x: at.x + 60, y: at.y + 84, w: at.w - 120, h: 112 }, colour),
    title({ ...inside, y: at.y + 206, h: 48 }, say.title(kind), {
      size: 48,
      min: 38,
      colour: paper.ink,
      on: paper.panel,
      align: 'centre',
      role: 'secondary',
    }),
    words({ ...inside, y: at.y + 258, h: 170 }, say(msg('does', { kind })), {
      size: 28,
      min: 26,
      lines: 5,
      leading: 1.2,
      colour: paper.ink,
      on: paper.panel,
      align: 'centre',
      valign: 'top',
    }),
    words({ ...inside, y: at.y + at.h - 40, h: 34 }, say(look('look.drop', { n: drops })), {
      size: 26,
      weight: 600,
      colour: paper.quiet,
      on: paper.panel,
      align: 'centre',
    }),
  ];
}
