/** Socle and campaign of one player: their sums, and their cards in miniature, on the spaces printed for them. */

import type { Say } from '../../../i18n/types.ts';
import { box, cutLeft, icon, inset, rect, rows, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { LastView } from '../messages.ts';
import type { PlaceView } from '../rules/view.ts';
import type { PointsKind } from '../vocabulary.ts';
import { type LittleLook, littleCards } from './card.ts';
import { cameTo } from './changes.ts';
import { type Glyph, marks } from './glyphs.ts';
import { coloursOf, paper, type SeatColours } from './palette.ts';

/** The room for the sum and the name of a zone; in a narrow place, for the sum alone. */
const labelled = 122;
const narrowLabel = 112;
/** The narrowest visible strip of a covered heap. Below this the zones' names are dropped: their signs remain. */
const leastStrip = 42;
/** A card in a wide place, and the width added by a heap of many. */
const wideCard = { w: 58, h: 86 };
const heaped = 14;

/** How the cards of a zone look, and the sign printed on its first space. */
interface ZoneLook extends LittleLook {
  printed: readonly Glyph[];
}

const heapsOf = (cards: readonly Card[]): number => Math.max(1, new Set(cards.map(({ points }) => points)).size);

/** Both zones side by side, with the same visible strip for each heap. `label` is the room for the sum and the name in each. */
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
export function zones(view: PlaceView, last: LastView | null, at: Box, wide: boolean, say: Say): Shape[] {
  const colours = coloursOf(view.seat);
  const came = (zone: PointsKind) => cameTo({ seat: view.seat, zone }, last);
  const { zones: both, label } = wide ? shared(at, view) : { zones: rows(at, 2, 6) as [Box, Box], label: null };
  return [
    ...zone(view.socle, view.soclePoints, 'socle', say(look('look.socle')), both[0], colours, label, came('socle')),
    ...zone(view.campaign, view.campaignPoints, 'campagne', say(look('look.campaign')), both[1], colours, label, came('campagne')),
  ];
}

/** A zone: its sum, its name if there is room, and its cards or, if empty, the spaces printed for them. */
function zone(
  cards: readonly Card[],
  sum: number,
  kind: PointsKind,
  name: string,
  at: Box,
  { dark, light }: SeatColours,
  label: number | null,
  came: ReadonlySet<string>,
): Shape[] {
  const wide = label !== null;
  const mark = wide ? marks[kind] : null;
  const printed = marks[kind];
  const style: ZoneLook =
    kind === 'socle'
      ? { fill: dark, letters: paper.white, edge: dark, loose: false, mark, printed }
      : { fill: light, letters: paper.ink, edge: dark, loose: true, mark, printed };
  const card = wide ? wideCard : { w: 48, h: 64 };
  const [across, crowded] = [label ?? narrowLabel, label !== null && label < labelled];
  const slot: Box = { ...at, x: at.x + across, w: at.w - across };
  const sign: Box = { x: at.x, y: wide ? at.y + (crowded ? 2 : 8) : slot.y + (at.h - 40) / 2, w: wide ? 36 : 40, h: wide ? 36 : 40 };
  const beside = crowded ? { x: at.x, y: sign.y + 40, w: across - 6, h: 44 } : { x: at.x + sign.w + 6, y: sign.y - 4, w: 62, h: sign.h + 8 };
  // Cards lie along the lower edge; in a narrow place, in the middle of their line.
  const shelf: Box = wide ? slot : { ...slot, y: at.y + (at.h - card.h) / 2, h: card.h };
  const written = { on: paper.panel, role: 'secondary' } as const;
  return [
    ...marks[kind].map(({ d, line }) => icon(d, sign, line ? { stroke: { colour: dark, width: 3 } } : { fill: dark })),
    title(beside, String(sum), { ...written, size: 56, min: 46, colour: paper.ink }),
    ...(crowded || !wide
      ? []
      : [
          title({ x: at.x, y: sign.y + 38, w: labelled - 10, h: 34 }, name, {
            ...written,
            size: 34,
            min: 28,
            weight: 600,
            colour: paper.quiet,
          }),
        ]),
    ...vacant(shelf, card, heapsOf(cards), cards.length > 0, style, wide ? null : name),
    ...littleCards(cards, shelf, card, style, came),
  ];
}

/** The gap between two spaces for cards. */
const apart = 9;

/** The empty spaces printed for cards: the first with the zone's sign, or with its name across the empty line if that isn't beside it. */
function vacant(
  at: Box,
  card: { w: number; h: number },
  heaps: number,
  taken: boolean,
  { fill, edge, loose, printed }: ZoneLook,
  name: string | null,
): Shape[] {
  const places = Math.floor((at.w + apart + 4) / (card.w + apart));
  const step = Math.min(card.w + apart, (at.w - card.w) / Math.max(1, places - 1));
  const from = taken ? heaps : 0;
  const y = at.y + at.h - card.h;
  const ground = mix(paper.panel, fill, loose ? 0.3 : 0.09);
  const line = mix(paper.panel, edge, 0.4);
  const free = Array.from({ length: Math.max(0, places - from) }, (_, i) => box(at.x + (from + i) * step, y, card.w, card.h));
  if (!taken && name !== null)
    return [
      rect(inset(box(at.x, y, at.w, card.h), 2), {
        fill: ground,
        radius: 8,
        stroke: { colour: line, width: 2, ...(loose && { dash: [8, 6] as [number, number] }) },
      }),
      title(box(at.x + 10, y, at.w - 20, card.h), name, {
        size: 40,
        min: 36,
        weight: 600,
        colour: paper.quiet,
        on: ground,
        align: 'centre',
        role: 'secondary',
      }),
    ];
  return free.flatMap((one, i) => [
    rect(inset(one, 2), { fill: ground, radius: 8, stroke: { colour: line, width: 2, ...(loose && { dash: [8, 6] as [number, number] }) } }),
    ...(taken || i > 0
      ? []
      : printed.map((glyph) => icon(glyph.d, inset(one, one.w * 0.22), glyph.line ? { stroke: { colour: line, width: 3 } } : { fill: line }))),
  ]);
}
