/** A pawn on its way: the die and the squares it passed, or a flight or a leap, up to the city it came to. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { between, within } from '../../../scene/motion.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { helicopterAttack, helicopterParade } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import type { Transfer } from '../state.ts';
import { squareCount } from '../vocabulary.ts';
import { isGold, sourceSign } from './highlight-card.ts';
import type { Happening, Leg, Source } from './highlight-events.ts';
import { cityTile, type Film, inner, isDone, shift, shiftWide, struck, words } from './highlight-parts.ts';
import { ownIcons } from './icons.ts';
import { die, pawn, pawnShade, plate, token } from './inks.ts';
import { gold, print, service } from './palette.ts';
import { signOf } from './question-parts.ts';
import { signShapes } from './square-signs.ts';

const high = 212;
const pawnHigh = 88;
const tile = { w: 98, h: 104 } as const;
/** The distance between squares: wider if there are few. */
const pitchOf = (squares: number): number => Math.min(140, Math.max(106, 660 / squares));
/** Beyond this many squares, the pawn leaps instead of walking. */
const mostWalked = 7;

/** The city on square `n`, with its transfer in the event if it moved, otherwise as it is now; null if the square is not a city. */
const transferAt = ({ cities }: PresidentView, n: number, changes: readonly Transfer[]): Transfer | null => {
  const { kind, name } = squareAt(n);
  if (kind !== 'city') return null;
  const owner = cities.find(({ id }) => id === name)?.owner ?? null;
  return changes.find(({ city }) => city === name) ?? { city: name, from: owner, to: owner };
};

/** A small square: a city's points on its owner's color, or a sign. */
function squareTile(view: PresidentView, n: number, changes: readonly Transfer[], at: Box, progress: number, say: Say): Shape[] {
  const city = transferAt(view, n, changes);
  if (city) return cityTile(city, view, at, progress, say);
  return [...signShapes(n, at), rect(at, { radius: 10, stroke: { colour: print.ink, width: 5 } })];
}

/**
 * The destination: the square's name, and the city's old and new owners; `shown`: with its points or its sign; `orders`: with what the square orders.
 */
function goalPlate(
  view: PresidentView,
  n: number,
  changes: readonly Transfer[],
  at: Box,
  progress: number,
  say: Say,
  { shown = false, orders = true } = {},
): Shape[] {
  const { kind, name } = squareAt(n);
  const city = transferAt(view, n, changes);
  const side = 88;
  const left = at.x + (shown ? 156 : 20);
  const wide = at.x + at.w - left - 16;
  const isFlat = city !== null && wide > 600;
  const line = isFlat ? box(left, at.y + 20, wide - shiftWide(side) - 40, at.h - 40) : box(left, at.y + 12, wide, 88);
  const low = isFlat ? box(left + wide - shiftWide(side) - 24, at.y + (at.h - side) / 2, 0, side) : box(left, at.y + at.h - side - 18, 0, side);
  const said = say(kind === 'city' ? look('look.city', { city: name }) : look('look.square', { name }));
  return [
    ...plate(at, print.panel, { radius: 12, shadow: 4 }),
    ...(shown ? squareTile(view, n, changes, box(at.x + 20, at.y + (at.h - 116) / 2, 116, 116), progress, say) : []),
    title(line, said, { ...words, weight: 700, size: isFlat ? 100 : 84, min: 40, colour: print.text, on: print.panel }),
    ...(city
      ? shift(city, { ...low, w: shiftWide(side) }, progress, say)
      : !orders
        ? []
        : [
            title(box(left, at.y + 104, wide, 96), say(look('look.order', { square: n })), {
              ...words,
              size: 44,
              min: 36,
              lines: 2,
              leading: 1.05,
              colour: print.text,
              on: print.panel,
            }),
          ]),
  ];
}

/** Hops from square to square, as a dotted line over them. */
const hops = (xs: readonly number[], y: number, seat: Seat): Shape[] =>
  xs.slice(1).flatMap((x, i) => {
    const from = xs[i]!;
    return [0.15, 0.38, 0.62, 0.85].map((t) =>
      circle(between(from, x, t), y - Math.sin(t * Math.PI) * 34, 6, { fill: lookOf(seat).colour, stroke: { colour: print.ink, width: 3 } }),
    );
  });

/** The die as it comes to rest: blank before the roll. */
export function rolling(face: number, at: Box, progress: number, until: number, seat: Seat): Shape[] {
  const done = Math.min(1, progress / until);
  const shown = done === 0 ? 0 : done >= 1 ? face : ((face + Math.round((1 - done) * 4)) % 6) + 1;
  const lifted = done > 0 && done < 1 ? Math.sin(done * Math.PI) * 12 : 0;
  return die(shown, { ...at, y: at.y - lifted }, lookOf(seat).colour, print.ink);
}

const stepsIn = ({ from, to }: Leg): number => (from === null ? squareCount : (to - from + squareCount) % squareCount);

/** The pawn's way, square by square, with the die that moved it. */
function walkPart(view: PresidentView, leg: Leg, dice: readonly number[], changes: readonly Transfer[], say: Say): Film {
  const steps = stepsIn(leg);
  const squares = Array.from({ length: steps + 1 }, (_, i) => (leg.from! + i) % squareCount);
  return {
    high,
    shapes(at, progress) {
      const left = at.x + 152;
      const pitch = pitchOf(squares.length);
      const wide = pitch - 10;
      const top = at.y + high - tile.h - 8;
      const xs = squares.map((_, i) => left + i * pitch + wide / 2);
      const gone = within(progress, 0.22, 0.62) * steps;
      const hop = Math.abs(Math.sin(gone * Math.PI)) * 22;
      const x = between(xs[0]!, xs.at(-1)!, steps === 0 ? 1 : gone / steps);
      const base = top - pawnHigh / 2 + 6;
      const face = typeof leg.by === 'object' && 'die' in leg.by ? leg.by.die : null;
      const earlier = dice.slice(0, -1).at(-1);
      const plateLeft = left + squares.length * pitch + 4;
      return [
        ...(face === null
          ? sourceSign(typeof leg.by === 'object' && 'source' in leg.by ? leg.by.source : null, box(at.x + 4, top - 8, 120, 112))
          : rolling(face, box(at.x + 6, top - 12, 112, 112), progress, 0.22, leg.seat)),
        ...(earlier === undefined || face === null ? [] : die(earlier, box(at.x + 6, at.y + 6, 64, 64), print.raised, print.quiet)),
        ...squares.flatMap((n, i) => squareTile(view, n, changes, box(left + i * pitch, top, wide, tile.h), progress, say)),
        ...pawnShade(xs[0]!, base, pawnHigh),
        ...hops(xs, top - 12, leg.seat),
        ...pawn(leg.seat, x, base - hop, pawnHigh, say),
        ...goalPlate(view, leg.to, changes, box(plateLeft, at.y, at.x + inner - plateLeft, high), progress, say),
      ];
    },
  };
}

const disc = 92;

/** What carries the player: a helicopter, or the pawn itself. */
const carrier = (leg: Leg, x: number, y: number, say: Say): Shape[] =>
  leg.by === 'helicopter'
    ? [
        circle(x + 4, y + 5, disc / 2, { fill: print.ink }),
        circle(x, y, disc / 2, { fill: lookOf(leg.seat).colour, stroke: { colour: print.ink, width: 5 } }),
        icon(ownIcons.helicopter, box(x - 31, y - 33, 62, 62), { fill: print.ink }),
      ]
    : pawn(leg.seat, x, y, pawnHigh, say);

/** A card shown during a flight, and who showed it; `isOut`: it was parried. */
const shownCard = (card: string, by: Seat, at: Box, isOut: boolean, say: Say): Shape[] => [
  ...signOf(card, at),
  ...token(by, at.x + at.w - 8, at.y + at.h - 8, 56, say),
  ...(isOut ? struck(inset(at, 14)) : []),
];

/** The name of the card or gold square that ordered the move. */
function ordering(source: Source | null, at: Box, say: Say): Shape[] {
  if (source === null) return [];
  const [on, colour] = isGold(source) ? [gold.leaf, print.ink] : [service.infos, print.panel];
  return [
    rect(at, { fill: on, radius: 10, stroke: { colour: print.ink, width: 4 } }),
    title(inset(at, 12, 4), say.title(source), { ...words, size: 46, min: 36, lines: 2, leading: 0.95, align: 'centre', colour, on }),
  ];
}

type Flight = Extract<Happening, { what: 'flight' }>;

/** From a square through the air to another; a block stands in the way, then its parry. */
export function leapPart(
  view: PresidentView,
  leg: Leg,
  changes: readonly Transfer[],
  say: Say,
  of?: Pick<Flight, 'blocker' | 'end' | 'insists'>,
): Film {
  const source = typeof leg.by === 'object' && 'source' in leg.by ? leg.by.source : null;
  const { blocker = null, end = 'away', insists = false } = of ?? {};
  return {
    high,
    shapes(at, progress) {
      const goal = box(at.x + inner - 540, at.y, 540, high);
      const start = box(at.x + 8, at.y + high - tile.h - 8, tile.w, tile.h);
      const low = start.y - pawnHigh / 2 + 4;
      const [from, to] = [
        { x: start.x + tile.w / 2, y: low },
        { x: goal.x - 64, y: at.y + high - 62 },
      ];
      const spot = (t: number) => ({ x: between(from.x, to.x, t), y: between(from.y, to.y, t) - Math.sin(t * Math.PI) * 40 });
      const far =
        end === 'away'
          ? within(progress, blocker === null ? 0.1 : 0.4, 0.62)
          : end === 'open'
            ? 0
            : Math.sin(within(progress, 0.05, 0.5) * Math.PI) * 0.18;
      const here = spot(end === 'away' ? far : Math.max(0, far));
      const dots = Array.from({ length: 17 }, (_, i) => spot((i + 1.5) / 19));
      const middle = (from.x + to.x) / 2;
      const cards = [
        ...(blocker === null ? [] : [{ card: helicopterAttack, by: blocker, from: 0.1 }]),
        ...(insists ? [{ card: helicopterParade, by: leg.seat, from: 0.3 }] : []),
      ];
      const places = cards.map((_, i) => box(middle - (cards.length * 134) / 2 + i * 134 + 8, at.y + 82, 118, 118));
      return [
        ...(leg.from === null ? [] : squareTile(view, leg.from, changes, start, progress, say)),
        ...ordering(source, box(start.x + tile.w + 16, at.y + 124, goal.x - start.x - tile.w - 124, 84), say),
        ...dots.map(({ x, y }) => circle(x, y, 6, { fill: lookOf(leg.seat).colour, stroke: { colour: print.ink, width: 3 } })),
        ...(end === 'away' && far > 0 ? pawnShade(from.x, from.y, pawnHigh) : []),
        ...carrier(leg, here.x, here.y, say),
        ...cards.flatMap(({ card, by, from: since }, i) =>
          progress > since ? shownCard(card, by, places[i]!, insists && isDone(progress), say) : [],
        ),
        ...(end === 'grounded' && isDone(progress)
          ? [icon(icons.cross, box(to.x - 44, to.y - 50, 88, 88), { stroke: { colour: print.accent, width: 14 } })]
          : []),
        // A player sent back to Départ takes no card there.
        ...goalPlate(view, leg.to, changes, goal, progress, say, { shown: true, orders: source !== 'oubli' }),
      ];
    },
  };
}

export const wayPart = (view: PresidentView, leg: Leg, dice: readonly number[], changes: readonly Transfer[], say: Say): Film =>
  stepsIn(leg) <= mostWalked && stepsIn(leg) > 0 && leg.by !== 'helicopter' && !isBack(leg)
    ? walkPart(view, leg, dice, changes, say)
    : leapPart(view, leg, changes, say);

/** Straight to a square without passing any, however close it is. */
const isBack = ({ by, to }: Leg): boolean =>
  typeof by === 'object' &&
  'source' in by &&
  (by.source === 'oubli' || (by.source !== null && squareAt(to).kind === 'city' && by.source !== 'battant'));
