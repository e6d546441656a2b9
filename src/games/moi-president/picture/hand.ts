import type { Say } from '../../../i18n/types.ts';
import { box, circle, columns, inset, rect, title, words } from '../../../scene/build.ts';
import type { Box, Layer, Scene, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { MoiPresidentView, Own } from '../rules/view.ts';
import { face } from './card.ts';
import { cloth, cockade } from './ornament.ts';
import { families, paper, token } from './palette.ts';
import { signHeight, signLines, signs } from './signs.ts';

const width = 1200;
const margin = 24;
const gap = 16;
const top = 92;
/** A line under the cards: what the reader passed on to another player. */
const noteHeight = 80;
/** One or two cards lie on their side, with their text beside the picture. */
const heightOf = (cards: number): number => (cards > 2 ? 640 : 400);

/** The cards of the hand, each kind once, with the numbers of their buttons. */
export function hand({ own }: MoiPresidentView, say: Say): Scene | null {
  if (!own || own.hand.length === 0) return null;
  const cards = columns(box(margin, top, width - 2 * margin, heightOf(own.hand.length)), own.hand.length, gap);
  const below = top + heightOf(own.hand.length) + (own.known.length > 0 ? 16 : margin);
  const height = below + own.known.length * noteHeight;
  return {
    width,
    height,
    background: paper.table,
    layers: [
      under(height),
      {
        shapes: [
          ...cockade(box(margin, 8, 64, 64)),
          title(box(margin + 82, 8, 700, 64), say(look('look.hand')), { size: 60, min: 55, colour: paper.white, on: paper.table }),
          ...own.hand.flatMap((card, i) => (own.hand.length > 2 ? upright : lying)(card, cards[i]!, i + 1, say)),
          ...own.known.flatMap((known, i) => note(known, box(margin, below + i * noteHeight, width - 2 * margin, noteHeight - 12), say)),
        ],
      },
    ],
  };
}

/** The cloth under a hand: the same for all hands of one height. */
const under = (height: number): Layer => ({
  key: `moi-president/hand-${height}`,
  shapes: [
    ...cloth(box(0, 0, width, height), 60, { ground: paper.table, thread: paper.thread }),
    ...[paper.red, paper.white, paper.gold].map((fill, i) => rect(box(0, top - 20 + i * 4, width, 4), { fill })),
  ],
});

/** Cards the reader passed on that another player holds. */
const note = (known: Own['known'][number], at: Box, say: Say): Shape[] => [
  rect(at, { fill: paper.ink, radius: 12 }),
  ...token(known.seat, box(at.x + 10, at.y + 8, 56, at.h - 16), say),
  words({ ...at, x: at.x + 80, w: at.w - 96 }, say(msg('words.known', known)), {
    face: 'display',
    weight: 600,
    size: 36,
    min: 28,
    lines: 2,
    leading: 1.05,
    colour: paper.white,
    on: paper.ink,
  }),
];

const head = 58;
const written = { colour: paper.ink, on: paper.panel, align: 'centre', role: 'secondary' } as const;

/** The button's number, over the corner of the card. */
const number = (n: number, { x, y }: Box): Shape[] => [
  circle(x + 42, y + 42, 38, { fill: paper.gold }),
  circle(x + 42, y + 42, 34, { fill: paper.panel }),
  title({ x: x + 10, y: y + 10, w: 64, h: 64 }, String(n), { size: 56, min: 55, colour: paper.ink, on: paper.panel, align: 'centre' }),
];

/** The picture at the top, then the name, the signs and the text. */
function upright(card: Card, at: Box, n: number, say: Say): Shape[] {
  const art = 164;
  const inside = inset(at, 16, 0);
  const signed = signLines(card) * (signHeight + 8);
  const y = at.y + head + art;
  return [
    ...face(card, at, { head, art, left: 84 }, say),
    ...number(n, at),
    title({ ...inside, y: y + 8, h: 54 }, say.title(card.kind), { ...written, size: 48, min: 38 }),
    ...signs(card, null, { ...inside, y: y + 66, h: signed }, { colour: families[kindCards[card.kind].category], on: paper.panel }),
    words({ ...inside, y: y + 72 + signed, h: at.y + at.h - y - signed - 98 }, say(msg('does', { kind: card.kind })), {
      ...written,
      face: 'display',
      weight: 600,
      size: 44,
      min: 36,
      lines: 6,
      leading: 1.12,
      valign: 'top',
    }),
  ];
}

/** The picture on the left, the rest beside it: larger for a single card than for two. */
function lying(card: Card, at: Box, n: number, say: Say): Shape[] {
  const alone = at.w > 800;
  const scale = alone ? 1.7 : 1.1;
  const picture: Box = { ...at, w: alone ? 400 : 252 };
  const inside: Box = inset({ ...at, x: picture.x + picture.w, w: at.w - picture.w }, alone ? 32 : 18, 20);
  const colour = families[kindCards[card.kind].category];
  const [named, signed] = [alone ? 100 : 72, signLines(card) * (signHeight + 8) * scale];
  return [
    rect(at, { fill: paper.panel, radius: 18 }),
    ...face(card, picture, { head, art: at.h - head, left: 90 }, say),
    rect(inset(at, 3), { radius: 15, stroke: { colour, width: 6 } }),
    ...number(n, at),
    title({ ...inside, h: named }, say.title(card.kind), { ...written, size: alone ? 96 : 56, min: 38 }),
    ...signs(card, null, { ...inside, y: inside.y + named, h: signed }, { colour, on: paper.panel }, scale),
    words({ ...inside, y: inside.y + named + signed + 10, h: inside.h - named - signed - 18 }, say(msg('does', { kind: card.kind })), {
      ...written,
      face: 'display',
      weight: 600,
      size: alone ? 60 : 46,
      min: 32,
      lines: 6,
      leading: 1.12,
      valign: 'top',
    }),
  ];
}
