/** Socle and campaign of one player: their sums, and their cards as little ones. */

import type { Say } from '../../../i18n/types.ts';
import { cutLeft, icon, inset, rect, rows, title } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { PlaceView } from '../rules/view.ts';
import type { PointsKind } from '../vocabulary.ts';
import { littleCards } from './card.ts';
import { marks } from './glyphs.ts';
import { coloursOf, paper, type SeatColours } from './palette.ts';

/** What the sum and the name of a zone take. */
const labelled = 116;
/** The least that shows of a heap which another covers; with less, the zones' names give way: their signs are there. */
const leastStrip = 34;
/** A card in a wide place, and what a heap of many takes beside it. */
const wideCard = { w: 58, h: 86 };
const heaped = 14;

const heapsOf = (cards: readonly Card[]): number => Math.max(1, new Set(cards.map(({ points }) => points)).size);

/** Both zones side by side: of as many heaps, as much shows. `label` is what the sum and the name take in each. */
function shared({ x, y, w, h }: Box, { socle, campaign }: PlaceView): { zones: [Box, Box]; label: number } {
  const gap = 24;
  const more = heapsOf(socle) + heapsOf(campaign) - 2;
  const strip = (label: number): number => (w - gap - 2 * (label + wideCard.w + heaped)) / Math.max(1, more);
  const label = strip(labelled) < leastStrip ? 64 : labelled;
  const step = Math.min(strip(label), wideCard.w + 9);
  const wide = (cards: readonly Card[]): number => label + wideCard.w + heaped + (heapsOf(cards) - 1) * step;
  const spare = (w - gap - wide(socle) - wide(campaign)) / 2;
  return { zones: cutLeft({ x, y, w, h }, [wide(socle) + spare], gap) as [Box, Box], label };
}

/** Both zones: side by side in a wide place, one below the other in a narrow one. */
export function zones(view: PlaceView, at: Box, wide: boolean, say: Say): Shape[] {
  const colours = coloursOf(view.seat);
  const { zones: both, label } = wide ? shared(at, view) : { zones: rows(at, 2, 6) as [Box, Box], label: null };
  return [
    ...zone(view.socle, view.soclePoints, 'socle', say(look('look.socle')), both[0], colours, label),
    ...zone(view.campaign, view.campaignPoints, 'campagne', say(look('look.campaign')), both[1], colours, label),
  ];
}

/** A zone: its sum, its name, and its cards; an empty one shows what will lie there. */
function zone(
  cards: readonly Card[],
  sum: number,
  kind: PointsKind,
  name: string,
  at: Box,
  { dark, light }: SeatColours,
  label: number | null,
): Shape[] {
  const wide = label !== null;
  const mark = wide ? marks[kind] : null;
  const style =
    kind === 'socle'
      ? { fill: dark, letters: paper.white, edge: dark, loose: false, mark }
      : { fill: light, letters: paper.ink, edge: dark, loose: true, mark };
  const card = wide ? wideCard : { w: 48, h: 64 };
  const [across, crowded] = [label ?? labelled, label !== null && label < labelled];
  const slot: Box = { ...at, x: at.x + across, w: at.w - across };
  const sign: Box = { x: at.x, y: at.y + (wide && !crowded ? 8 : 2), w: 36, h: 36 };
  const beside = crowded ? { x: at.x, y: sign.y + 40, w: across - 6, h: 44 } : { x: at.x + 42, y: sign.y - 4, w: 62, h: 44 };
  const written = { on: paper.panel, role: 'secondary' } as const;
  return [
    ...marks[kind].map(({ d, line }) => icon(d, sign, line ? { stroke: { colour: dark, width: 3 } } : { fill: dark })),
    title(beside, String(sum), { ...written, size: wide ? 56 : 50, min: 46, colour: paper.ink }),
    ...(crowded
      ? []
      : [
          title({ x: at.x, y: sign.y + 38, w: labelled - 10, h: 34 }, name, {
            ...written,
            size: wide ? 34 : 30,
            min: 26,
            weight: 600,
            colour: paper.quiet,
          }),
        ]),
    ...(cards.length === 0 ? vacant({ x: slot.x, y: slot.y + slot.h - card.h, ...card }, kind) : littleCards(cards, slot, card, style)),
  ];
}

/** Where the first card of a zone will lie. */
const vacant = (at: Box, kind: PointsKind): Shape[] => [
  rect(inset(at, 2), { fill: paper.ground, radius: 8 }),
  ...marks[kind].map(({ d, line }) => icon(d, inset(at, at.w * 0.24), line ? { stroke: { colour: paper.line, width: 3 } } : { fill: paper.line })),
];
