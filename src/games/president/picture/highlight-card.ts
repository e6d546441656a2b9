/** What a card or a gold square ordered, and what happened to the cities of a player who left. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, rect, title } from '../../../scene/build.ts';
import { within } from '../../../scene/motion.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { goldOrders, squareNamed } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import type { Transfer } from '../state.ts';
import type { Happening, Source } from './highlight-events.ts';
import { arrowIn, cityTile, type Film, inner, shift, shiftWide, struck, words } from './highlight-parts.ts';
import { ownIcons } from './icons.ts';
import { cardBack, pause, pawn, plate, token } from './inks.ts';
import { gold, print, service } from './palette.ts';
import { picture } from './signs.ts';
import { signShapes } from './square-signs.ts';

const high = 212;
export const isGold = (source: Source): boolean => goldOrders.some((order) => order === source);

/** The sign of an order's source: a gold square's own, or the newspaper of an Infos card. */
export function sourceSign(source: Source | null, at: Box): Shape[] {
  if (source === null) return [];
  const outline = rect(at, { radius: 10, stroke: { colour: print.ink, width: 5 } });
  if (isGold(source)) return [...signShapes(squareNamed(source), at), outline];
  return [rect(at, { fill: service.infos, radius: 10 }), icon(ownIcons.newspaper, inset(at, at.w * 0.16), { fill: print.panel }), outline];
}

/** The name of the card that was read, or of the gold square, and the player it affected. */
function sourcePlate(source: Source | null, seat: Seat, at: Box, say: Say): Shape[] {
  const isRead = source !== null && !isGold(source);
  const [on, colour]: [Colour, Colour] = isRead ? [service.infos, print.panel] : [source === null ? print.panel : gold.leaf, print.ink];
  const d = isRead ? ownIcons.newspaper : null;
  const sign = box(at.x + 18, at.y + 16, 92, 92);
  return [
    ...plate(at, on, { radius: 12, shadow: 4 }),
    ...(d === null ? sourceSign(source, sign) : [icon(d, sign, { fill: colour })]),
    ...token(seat, at.x + 64, at.y + at.h - 52, 76, say),
    ...(source === null
      ? []
      : [
          title(box(at.x + 128, at.y + 12, at.w - 144, at.h - 24), say.title(source), {
            ...words,
            weight: 700,
            size: 62,
            min: 40,
            lines: 3,
            leading: 1.02,
            colour,
            on,
          }),
        ]),
  ];
}

/** The most cities with room for their names. */
const mostNamed = 4;

/** Cities with their old and new owners. */
function cityCells(view: PresidentView, changes: readonly Transfer[], at: Box, progress: number, say: Say): Shape[] {
  if (changes.length > mostNamed) {
    const across = Math.min(84, (at.w - 10 * changes.length) / changes.length);
    return changes.flatMap((change, i) =>
      cityTile(change, view, box(at.x + i * (across + 10), at.y + (at.h - across) / 2, across, across), progress, say),
    );
  }
  const inLine = changes.length > 2 ? 2 : 1;
  const lines = Math.ceil(changes.length / inLine);
  const cell = { w: (at.w - 16 * (inLine - 1)) / inLine, h: (at.h - 16 * (lines - 1)) / lines };
  return changes.flatMap((change, i) => {
    const here = box(at.x + (i % inLine) * (cell.w + 16), at.y + Math.floor(i / inLine) * (cell.h + 16), cell.w, cell.h);
    const side = Math.min(120, here.h - 20);
    const disc = Math.min(84, inLine > 1 ? 52 : 72, here.h - 24);
    const isNarrow = inLine > 1;
    const left = here.x + side + 28;
    const wide = here.x + here.w - left - 14;
    const room = isNarrow ? box(left, here.y + 2, wide, 42) : box(left, here.y + 8, wide - shiftWide(disc) - 14, here.h - 16);
    const low = isNarrow
      ? box(left, here.y + here.h - disc + 2 - 8, wide, disc - 4)
      : box(here.x + here.w - shiftWide(disc) - 18, here.y + (here.h - disc) / 2, shiftWide(disc), disc);
    return [
      ...plate(here, print.panel, { radius: 12, shadow: 4 }),
      ...cityTile(change, view, box(here.x + 12, here.y + (here.h - side) / 2, side, side), progress, say),
      title(room, say(look('look.city', { city: change.city })), {
        ...words,
        weight: 700,
        size: isNarrow ? 44 : 68,
        min: 36,
        colour: print.text,
        on: print.panel,
      }),
      ...shift(change, low, progress, say),
    ];
  });
}

type Order = Extract<Happening, { what: 'order' }>;

/** Turns missed, Président cards lost, Media cards taken, in signs and words. */
function effectCell({ seat, skips, presidents, media }: Order, at: Box, progress: number, say: Say): Shape[] {
  const n = Math.max(1, Math.min(3, skips + presidents + media));
  const cells = columns(box(at.x + 20, at.y + 14, Math.min(at.w - 40, n * 118), 104), n, 12);
  const said =
    skips > 0
      ? look('look.skips', { seat, n: skips })
      : presidents > 0
        ? look('look.spent', { seat, n: presidents })
        : look('look.drew', { seat, n: media });
  return [
    ...plate(at, print.panel, { radius: 12, shadow: 4 }),
    ...cells.flatMap((cell, i): Shape[] => {
      const part = within(progress, 0.2 + i * 0.15, 0.5 + i * 0.15);
      const here = box(cell.x, cell.y, 104, 104);
      if (presidents > 0) return [...picture('J1', here), ...(part > 0.9 ? struck(inset(here, 16)) : [])];
      if (part === 0) return [];
      if (skips > 0) return [icon(pause, here, { fill: print.accent })];
      return cardBack({ ...here, w: 76, x: here.x + (1 - part) * 200 });
    }),
    title(box(at.x + 20, at.y + 122, at.w - 40, 78), say(said), { ...words, size: 60, min: 40, colour: print.text, on: print.panel }),
  ];
}

/** A cause on the left in a box `wide` wide, an arrow, and the effect on the right. */
const ledTo = (wide: number, cause: (at: Box) => Shape[], effect: (at: Box, progress: number) => Shape[]): Film => ({
  high,
  shapes: ({ x, y }, progress) => [
    ...cause(box(x, y, wide, high)),
    arrowIn(box(x + wide + 4, y + high / 2 - 28, 56, 56)),
    ...effect(box(x + wide + 64, y, inner - wide - 64, high), progress),
  ],
});

/** The order on the left, its effect on the right. */
export const orderPart = (view: PresidentView, of: Order, say: Say): Film =>
  ledTo(
    466,
    (at) => sourcePlate(of.source, of.seat, at, say),
    (at, progress) => (of.changes.length > 0 ? cityCells(view, of.changes, at, progress, say) : effectCell(of, at, progress, say)),
  );

/** A player leaves the table, and their cities are free again. */
export const leavesPart = (view: PresidentView, seat: Seat, changes: readonly Transfer[], say: Say): Film =>
  ledTo(
    340,
    (at) => [
      ...plate(at, print.panel, { radius: 12, shadow: 4 }),
      ...pawn(seat, at.x + 170, at.y + 70, 112, say),
      title(box(at.x + 14, at.y + 134, at.w - 28, 66), say(look('look.left')), {
        ...words,
        size: 52,
        min: 36,
        align: 'centre',
        colour: print.text,
        on: print.panel,
      }),
    ],
    (at, progress) => cityCells(view, changes, at, progress, say),
  );
