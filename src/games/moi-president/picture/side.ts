/** A player in a question about cards on the table: their total, their base, and the campaign that can be lost. Drawn as a line, or as a panel. */
import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView, PlaceView } from '../rules/view.ts';
import { toBeElected } from '../vocabulary.ts';
import { type LittleLook, littleCards } from './card.ts';
import { type Glyph, marks } from './glyphs.ts';
import { coloursOf, paper, token } from './palette.ts';

const ink = { colour: paper.ink, on: paper.panel, role: 'secondary' } as const;

const sign = (glyph: readonly Glyph[], at: Box, colour: string): Shape[] =>
  glyph.map(({ d, line }) => icon(d, at, line ? { stroke: { colour, width: 3 } } : { fill: colour }));

/** The values of a campaign, as exactly as fits: «8 + 5 + 5», «8 + 5×2», or their sum. */
function valuesIn(cards: readonly Card[], sum: number, wide: number, size: number): string {
  const values = cards.map(({ points }) => points).sort((a, b) => b - a);
  const heaps = [...Map.groupBy(values, (one) => one)].map(([value, all]) => (all.length > 1 ? `${value}×${all.length}` : `${value}`));
  const ways = values.length === 0 ? ['0'] : [values.join(' + '), values.join('+'), heaps.join('+')];
  return ways.find((one) => wordsWidth(one, size) <= wide) ?? String(sum);
}

/** The way to 51 as a thin bar: the base solid, the campaign lighter. */
function line({ seat, soclePoints, campaignPoints }: PlaceView, at: Box): Shape[] {
  const { dark, light } = coloursOf(seat);
  const unit = at.w / toBeElected;
  const socle = Math.min(soclePoints, toBeElected) * unit;
  const campaign = Math.min(campaignPoints * unit, at.w - socle);
  return [
    rect(at, { fill: paper.line, radius: 5 }),
    ...(campaign > 0 ? [rect(box(at.x + socle, at.y, campaign, at.h), { fill: light, stroke: { colour: dark, width: 2 } })] : []),
    ...(socle > 0 ? [rect(box(at.x, at.y, socle, at.h), { fill: dark, radius: 5 })] : []),
    rect(box(at.x + at.w - 5, at.y - 3, 5, at.h + 6), { fill: paper.red }),
  ];
}

const lineHigh = 116;

/** Name, total, base and campaign in two lines, with the way to 51. `isOwn`: it is the reader's. */
function inLine(place: PlaceView, at: Box, isOwn: boolean, say: Say): Shape[] {
  const { seat, total, soclePoints, campaignPoints, campaign } = place;
  const x = at.x + 166;
  const wide = at.x + at.w - x - 12;
  const y = at.y + 50;
  const socle = String(soclePoints);
  const base = Math.ceil(wordsWidth(socle, 44)) + 4;
  const values = box(x + 50 + base + 58, y, wide - 108 - base, 46);
  return [
    rect(at, { fill: paper.panel, radius: 14, ...(isOwn && { stroke: { colour: paper.gilt, width: 6 } }) }),
    ...token(seat, box(at.x + 12, at.y + 22, 60, 60), say),
    title(box(at.x + 76, at.y + 14, 84, 76), String(total), { size: 80, min: 66, colour: paper.ink, on: paper.panel, align: 'centre' }),
    title(box(x, at.y + 6, wide, 46), say.player(seat), { ...ink, size: 44, min: 34 }),
    ...sign(marks.socle, box(x, y + 4, 38, 38), coloursOf(seat).dark),
    title(box(x + 44, y, base, 46), socle, { ...ink, size: 44, min: 40 }),
    ...sign(marks.campagne, box(x + 44 + base + 12, y + 4, 40, 40), coloursOf(seat).dark),
    title(values, valuesIn(campaign, campaignPoints, values.w, 44), { ...ink, size: 44, min: 40 }),
    ...line(place, box(at.x + 14, at.y + lineHigh - 18, at.w - 28, 11)),
  ];
}

/** The zone that belongs to nobody. */
const undecidedLine = ({ undecided, undecidedPoints }: MoiPresidentView, at: Box, say: Say): Shape[] => [
  rect(at, { fill: paper.ground, radius: 14 }),
  icon(icons.group, box(at.x + 10, at.y + 26, 64, 64), { fill: paper.gold }),
  title(box(at.x + 76, at.y + 20, 84, 76), String(undecidedPoints), { size: 80, min: 66, colour: paper.ink, on: paper.ground, align: 'centre' }),
  title(box(at.x + 166, at.y + 6, at.w - 178, 50), say(look('look.undecided')), { ...ink, on: paper.ground, size: 44, min: 34 }),
  title(box(at.x + 166, at.y + 56, at.w - 178, 50), valuesIn(undecided, undecidedPoints, at.w - 178, 44), {
    ...ink,
    on: paper.ground,
    size: 44,
    min: 40,
  }),
];

/** Everyone who is still in the game, the reader first, and the undecided, in two columns. Returns where they end. */
export function lines(view: MoiPresidentView, own: string, at: Box, say: Say): { shapes: Shape[]; bottom: number } {
  const from = view.places.findIndex(({ seat }) => seat === own);
  const places = [...view.places.slice(from), ...view.places.slice(0, from)].filter(({ here }) => here);
  const drawn = [
    ...places.map((place) => (where: Box) => inLine(place, where, place.seat === own, say)),
    ...(view.undecided.length > 0 ? [(where: Box) => undecidedLine(view, where, say)] : []),
  ];
  const gap = 12;
  const w = (at.w - gap) / 2;
  const shapes = drawn.flatMap((draw, i) => {
    const isAlone = i === drawn.length - 1 && i % 2 === 0;
    return draw(box(at.x + (i % 2) * (w + gap), at.y + Math.floor(i / 2) * (lineHigh + gap), isAlone ? at.w : w, lineHigh));
  });
  return { shapes, bottom: at.y + Math.ceil(drawn.length / 2) * (lineHigh + gap) - gap };
}

export const panelHigh = 206;

/** The cards of a campaign as they lie on the table. */
const lying = (seat: string): LittleLook => {
  const { dark, light } = coloursOf(seat);
  return { fill: light, letters: paper.ink, edge: dark, loose: true, mark: null };
};

/** The name at the top; below it the total, the base, and the cards that can be lost. */
export function panel(place: PlaceView, at: Box, isOwn: boolean, say: Say): Shape[] {
  const { seat, total, soclePoints, campaign } = place;
  const { dark } = coloursOf(seat);
  const y = at.y + 66;
  const base = box(at.x + 118, y + 12, 100, 100);
  const zone = box(at.x + 218, y + 4, at.w - 234, 96);
  return [
    rect(at, { fill: paper.panel, radius: 14, ...(isOwn && { stroke: { colour: paper.gilt, width: 6 } }) }),
    ...token(seat, box(at.x + 12, at.y + 6, 56, 56), say),
    title(box(at.x + 80, at.y + 6, at.w - 92, 56), say.player(seat), { ...ink, size: 50, min: 36 }),
    title(box(at.x + 10, y + 4, 104, 104), String(total), { size: 96, min: 80, colour: paper.ink, on: paper.panel, align: 'centre' }),
    ...sign(marks.socle, box(base.x + 20, base.y, 44, 44), dark),
    title(box(base.x, base.y + 46, 84, 50), String(soclePoints), { ...ink, size: 48, min: 44, align: 'centre' }),
    ...(campaign.length === 0
      ? [...sign(marks.campagne, box(zone.x + 6, zone.y + 26, 48, 48), dark), title(box(zone.x + 62, zone.y + 24, 60, 54), '0', { ...ink, size: 48 })]
      : littleCards(campaign, zone, { w: 62, h: 86 }, lying(seat))),
    ...line(place, box(at.x + 14, at.y + panelHigh - 20, at.w - 28, 12)),
  ];
}
