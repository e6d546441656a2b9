/** One player's place: name, total, the bar to 51, and the two stacks. */

import type { Say } from '../../../i18n/types.ts';
import { columns, cutTop, inset, rect, rows, title, words } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { PlaceView } from '../rules/view.ts';
import { toBeElected } from '../vocabulary.ts';
import { type ChipLook, chips } from './card.ts';
import { coloursOf, paper, type SeatColours, token } from './palette.ts';

export interface PlaceNow {
  acts: boolean;
  /** The viewer may pick it now. */
  offered: boolean;
  won: 'look.elected' | 'look.unopposed' | null;
}

export const placeHeight = 340;

export function place(view: PlaceView, at: Box, { acts, offered, won }: PlaceNow, say: Say): Shape[] {
  const { seat, here } = view;
  const ground = here ? paper.panel : paper.ground;
  const marked = acts || won !== null;
  const border = marked ? { colour: paper.red, width: 8 } : { colour: offered ? paper.ink : paper.line, width: offered ? 6 : 3 };
  const [head, race, zones] = cutTop(inset(at, 16, 14), [58, 78], 6) as [Box, Box, Box];
  const shapes: Shape[] = [
    rect(inset(at, 2), { fill: ground, radius: 18, stroke: offered && !marked ? { ...border, dash: [16, 10] } : border }),
    ...token(seat, { ...head, w: head.h }, say),
    title({ x: head.x + head.h + 12, y: head.y + 8, w: head.w - head.h - 12, h: head.h - 10 }, say.player(seat), {
      size: 56,
      min: 55,
      colour: here ? paper.ink : paper.quiet,
      on: ground,
    }),
  ];
  if (!here) {
    const gone = say(look('look.gone'));
    return [...shapes, words({ ...race, h: 60 }, gone, { size: 40, colour: paper.quiet, on: ground })];
  }
  const colours = coloursOf(seat);
  const [socle, campaign] = (at.w > 500 ? columns(zones, 2, 24) : rows(zones, 2, 6)) as [Box, Box];
  shapes.push(
    ...raceTo51(view, race, colours),
    ...zone(view.socle, view.soclePoints, say(look('look.socle')), socle, colours, true),
    ...zone(view.campaign, view.campaignPoints, say(look('look.campaign')), campaign, colours, false),
  );
  if (marked) shapes.push(...tag(at, say(look(won ?? 'look.act'))));
  return shapes;
}

/** A ribbon over the upper edge. */
function tag(at: Box, said: string): Shape[] {
  const w = 24 + said.length * 19;
  const box = { x: at.x + at.w - w - 24, y: at.y - 22, w, h: 42 };
  return [
    rect(box, { fill: paper.red, radius: 8 }),
    words(box, said, { size: 30, min: 26, weight: 700, colour: paper.white, on: paper.red, align: 'centre' }),
  ];
}

/** The total large, then the way to 51: the socle solid, the campaign lighter with a broken outline, because it can be lost. */
function raceTo51({ total, soclePoints, campaignPoints, change }: PlaceView, at: Box, { dark, light }: SeatColours): Shape[] {
  const bar: Box = { x: at.x + 124, y: at.y + 38, w: at.w - 124, h: 36 };
  const unit = bar.w / toBeElected;
  const socle = Math.min(soclePoints, toBeElected) * unit;
  const campaign = Math.min(campaignPoints * unit, bar.w - socle);
  return [
    title({ ...at, w: 112 }, String(total), { size: 104, min: 88, colour: paper.ink, on: paper.panel }),
    ...(change === 0
      ? []
      : [
          title({ x: bar.x, y: at.y, w: 120, h: 38 }, `${change > 0 ? '+' : '−'}${Math.abs(change)}`, {
            size: 40,
            colour: paper.red,
            on: paper.panel,
            role: 'secondary',
          }),
        ]),
    title({ x: bar.x + bar.w - 60, y: at.y - 4, w: 60, h: 36 }, String(toBeElected), {
      size: 36,
      colour: paper.quiet,
      on: paper.panel,
      align: 'right',
      role: 'secondary',
    }),
    rect(bar, { fill: paper.ground, radius: 4 }),
    ...(campaign > 0
      ? [rect({ ...inset(bar, 0, 2), x: bar.x + socle, w: campaign }, { fill: light, stroke: { colour: dark, width: 3, dash: [8, 6] } })]
      : []),
    ...(socle > 0 ? [rect({ ...bar, w: socle }, { fill: dark })] : []),
    rect({ x: bar.x + bar.w - 5, y: bar.y - 4, w: 5, h: bar.h + 8 }, { fill: paper.red }),
  ];
}

/** A zone: its sum large, its name, and its cards. In a wide place the zones stand side by side, with larger cards. */
function zone(cards: readonly Card[], sum: number, name: string, at: Box, { dark, light }: SeatColours, solid: boolean): Shape[] {
  const style: ChipLook = solid
    ? { fill: dark, letters: paper.white, edge: { colour: paper.panel, width: 2 } }
    : { fill: light, letters: paper.ink, edge: { colour: dark, width: 2, dash: [6, 4] } };
  const empty = { stroke: { colour: paper.line, width: 3, dash: [8, 6] as [number, number] }, radius: 6 };
  const written = { weight: 600, colour: paper.quiet, on: paper.panel } as const;
  const wide = at.h > 100;
  const number = { size: wide ? 72 : 56, min: 55, colour: paper.ink, on: paper.panel };
  const slot: Box = wide ? { ...at, y: at.y + 80, h: 84 } : { x: at.x + 72, y: at.y + 34, w: at.w - 72, h: 46 };
  const chip = wide ? { w: 60, h: 74 } : { w: 44, h: 46 };
  return [
    title({ x: at.x, y: wide ? at.y : at.y + 16, w: wide ? 84 : 64, h: wide ? 64 : 50 }, String(sum), number),
    words(wide ? { x: at.x + 88, y: at.y + 12, w: at.w - 88, h: 40 } : { ...slot, y: at.y, h: 28 }, name, { size: wide ? 32 : 26, ...written }),
    ...(cards.length === 0 ? [rect({ x: slot.x + 1, y: slot.y + slot.h - chip.h - 1, ...chip }, empty)] : chips(cards, slot, chip, style)),
  ];
}
