/** The parts of an event's picture: states that change, cards that are turned over, buttons, and bricks on the way to 270. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, inset, path, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rosette } from '../../../scene/motifs.ts';
import { within } from '../../../scene/motion.ts';
import { wordsWidth } from '../../../scene/room.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Scene, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { look } from '../labels.ts';
import type { Face, StateId } from '../vocabulary.ts';
import { bands, onBand, signShapes } from './card.ts';
import { button, fillOf, onInk, print } from './palette.ts';
import { width } from './press.ts';
import { markSigns, signs } from './signs.ts';

const { panel, raised, text, land, accent, ink } = print;
export const pad = 16;
/** The width without margins. */
export const inner = width - 2 * pad;
export const onHead = { colour: onInk, on: ink } as const;

/** The most height of an event's picture. */
export const mostHigh = 440;

export const sceneOf = (high: number, shapes: readonly Shape[]): Scene => ({
  width,
  height: Math.ceil(high),
  background: print.deep,
  layers: [{ shapes: [...shapes] }],
});

/** A field with its outline, and a black head above it. */
export const frame = (at: Box, head: number, field: Colour = panel): Shape[] => [
  rect(at, { fill: field, radius: 8 }),
  ...(head > 0 ? [rect({ ...at, h: head }, { fill: ink, radius: 8 }), rect(box(at.x, at.y + head - 10, at.w, 10), { fill: ink })] : []),
  rect(inset(at, 1.5), { stroke: { colour: ink, width: 3 }, radius: 8 }),
];

/** The winner's field, as it takes their color. */
export const fieldOf = (seat: Seat | null, done: number): Colour => (seat === null ? panel : mix(panel, lookOf(seat).colour, 0.5 * done));

/** A pattern that fades in from white. */
const turning = ({ colour, to, pattern }: Fill, done: number): Fill => ({
  colour: mix(raised, colour, done),
  ...(to !== undefined && { to: mix(raised, to, done) }),
  ...(pattern && { pattern }),
});

/** A state's outline: white with a light around it while it is contested, then the pattern of its result. */
export const stateShapes = (id: StateId, at: Box, fate: Fill | null, done: number): Shape[] => [
  ...(done < 1 || fate === null ? [sprite(`us/${id}`, at, { stroke: { colour: accent, width: 9 } })] : []),
  sprite(`us/${id}`, at, { fill: fate === null ? raised : turning(fate, done), stroke: { colour: ink, width: 3 } }),
];

/** A field instead of an outline, for votes that are not of one state. */
export const lotShapes = (at: Box, from: Fill, fate: Fill | null, done: number): Shape[] => [
  rect(at, { fill: from, stroke: { colour: ink, width: 3 }, radius: 8 }),
  ...(fate === null || done <= 0 ? [] : [rect({ ...at, w: Math.max(4, at.w * done) }, { fill: fate, stroke: { colour: ink, width: 3 }, radius: 8 })]),
];

/** A player's button that appears, with a rosette around it if they win. */
export function rising(seat: Seat, [x, y]: readonly [number, number], across: number, done: number, say: Say, wins = true): Shape[] {
  if (done <= 0) return [];
  if (done < 1) {
    const r = Math.max(2, (across / 2) * done);
    return [circle(x, y, r, { fill: ink }), circle(x, y, Math.max(1, r - 3), { fill: lookOf(seat).colour })];
  }
  return [...(wins ? rosette(x, y, across * 0.72, { pleats: accent, inner: onInk, middle: ink }) : []), ...button(seat, x, y, across, say)];
}

/** A cross over the button of a player who is out, drawn stroke by stroke. */
export function struck(x: number, y: number, across: number, done: number): Shape[] {
  const r = across * 0.5;
  const stroke = (part: number, from: readonly [number, number], to: readonly [number, number]): Shape[] => {
    if (part <= 0) return [];
    const d = `M${from[0]} ${from[1]}L${(from[0] + (to[0] - from[0]) * part).toFixed(1)} ${(from[1] + (to[1] - from[1]) * part).toFixed(1)}`;
    return [path(d, { stroke: { colour: onInk, width: 14 } }), path(d, { stroke: { colour: accent, width: 8 } })];
  };
  return [...stroke(within(done, 0, 0.5), [x - r, y - r], [x + r, y + r]), ...stroke(within(done, 0.5, 1), [x + r, y - r], [x - r, y + r])];
}

/** A card that is turned over. `by`: who laid it on another's section. */
export interface Chip {
  card: Face;
  by: Seat | null;
  /** The seat whose pattern is on its back. */
  owner: Seat;
  /** It does not count, and is struck out once all is counted. */
  isIdle: boolean;
}

const chipGap = 8;
const letters = 40;
/** Cards without a value lose their name if there is no room. */
type Form = 'named' | 'short';

function saidOn({ card }: Chip, form: Form, say: Say): string {
  return printOf(card).value > 0 || form === 'named' ? say(look('look.chip', { card })) : '';
}
function chipWidth(chip: Chip, form: Form, say: Say): number {
  const said = saidOn(chip, form, say);
  return 52 + (said === '' ? 0 : Math.ceil(wordsWidth(said, letters)) + 12) + (chip.by === null ? 0 : 50);
}

const idleLook = { fill: '#D5CAB4', colour: ink } as const;

/** Cards side by side, turned over as far as `turned` says; those that do not count are struck out as far as `counted` says. */
export function chipShapes(chips: readonly Chip[], at: Box, turned: number, counted: number, say: Say): Shape[] {
  const total = (some: readonly Chip[], form: Form) => some.reduce((sum, chip) => sum + chipWidth(chip, form, say) + chipGap, -chipGap);
  const form: Form = total(chips, 'named') <= at.w ? 'named' : 'short';
  let n = chips.length;
  while (n > 1 && total(chips.slice(0, n), form) + (n < chips.length ? 60 : 0) > at.w) n--;
  let { x } = at;
  const shapes = chips.slice(0, n).flatMap((chip): Shape[] => {
    const w = Math.min(at.w, chipWidth(chip, form, say));
    const place = { ...at, x, w };
    x += w + chipGap;
    return chipShape(chip, place, saidOn(chip, form, say), turned, counted, say);
  });
  const rest = chips.length - n;
  return rest === 0
    ? shapes
    : [...shapes, title(box(x, at.y, 60, at.h), `+${rest}`, { size: letters, min: 36, role: 'secondary', colour: text, on: panel })];
}

function chipShape({ card, by, owner, isIdle }: Chip, at: Box, said: string, turned: number, counted: number, say: Say): Shape[] {
  const { family } = printOf(card);
  const half = Math.abs(1 - 2 * turned);
  const seen = { ...at, x: at.x + (at.w * (1 - half)) / 2, w: Math.max(4, at.w * half) };
  const outline = { stroke: { colour: ink, width: 3 }, radius: 8 } as const;
  if (turned < 0.5) return [rect(seen, { fill: fillOf(by ?? owner), ...outline })];
  const isOut = isIdle && counted >= 1;
  const fill = isOut ? idleLook.fill : bands[family];
  const colour = isOut ? idleLook.colour : onBand(family);
  if (turned < 1) return [rect(seen, { fill, ...outline })];
  const middle = at.y + at.h / 2;
  const right = at.w - 52 - (by === null ? 8 : 54);
  return [
    rect(at, { fill, ...outline }),
    ...signShapes(signs[family], box(at.x + 8, middle - 18, 36, 36), colour, fill),
    ...(said === '' ? [] : [title(box(at.x + 50, at.y, right, at.h), said, { size: letters, min: 36, role: 'secondary', colour, on: fill })]),
    ...(by === null ? [] : button(by, at.x + at.w - 27, middle, Math.min(48, at.h - 2), say)),
    ...(isIdle && counted > 0
      ? [
          path(`M${at.x + 4} ${at.y + at.h - 5}l${((at.w - 8) * counted).toFixed(1)} ${((10 - at.h) * counted).toFixed(1)}`, {
            stroke: { colour: accent, width: 6 },
          }),
        ]
      : []),
  ];
}

/** One section: its owner, its cards, and its sum once all cards are seen. */
export interface Row {
  seat: Seat;
  chips: Chip[];
  total: number | null;
  fate: 'wins' | 'tied' | 'out' | null;
}

/** Sections one below another. `turned`: how far a row's cards are turned over; `decided`: how far the winner is shown. */
export function rowShapes(rows: readonly Row[], at: Box, { turned, decided }: { turned(row: number): number; decided: number }, say: Say): Shape[] {
  const high = at.h / rows.length;
  return rows.flatMap(({ seat, chips, total, fate }, i): Shape[] => {
    const row = box(at.x, at.y + i * high, at.w, high);
    const middle = row.y + high / 2;
    const chip = Math.min(54, high - 10);
    const isSeen = turned(i) >= 1;
    const lights = fate === 'wins' || fate === 'tied';
    const on = lights ? fieldOf(seat, decided) : panel;
    return [
      rect(row, { fill: on }),
      ...(i > 0 ? [rect(box(row.x, row.y - 1, row.w, 2), { fill: print.line })] : []),
      ...(lights && decided >= 1 ? [rect(inset(row, 3), { stroke: { colour: ink, width: 5 } })] : []),
      ...button(seat, row.x + 44, middle, Math.min(56, high - 8), say),
      ...(fate === 'out' ? struck(row.x + 44, middle, 50, decided) : []),
      ...chipShapes(chips, box(row.x + 84, middle - chip / 2, row.w - 84 - 136, chip), turned(i), decided, say),
      ...(total !== null && isSeen
        ? [
            title(box(row.x + row.w - 128, row.y, 112, high), signed(total), {
              size: Math.min(60, high),
              min: 40,
              role: 'secondary',
              colour: text,
              on,
              align: 'right',
            }),
          ]
        : []),
    ];
  });
}

export const signed = (total: number): string => (total < 0 ? `−${-total}` : String(total));

/** The Dealer's sign. */
export const dealerSign = (at: Box, fill: Colour = ink): Shape[] => signShapes(markSigns.dealer, at, fill, land);
