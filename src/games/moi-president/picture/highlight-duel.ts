/** An attack that struck: both sides with their dice, the winner, and the cards that went to the winner, to the undecided or to the discard. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, rect, title } from '../../../scene/build.ts';
import { within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { die, stamp } from './card.ts';
import { type Change, changedPart, framed, gauge, numbers, totalOf } from './gauge.ts';
import type { Attacked } from './highlight-event.ts';
import { about, flight, heldBy, inCampaign, margin, type Plan, piece, width, zoneSign } from './highlight-parts.ts';
import { coloursOf, paper, token } from './palette.ts';
import { thrown } from './throw.ts';

const middle = 208;
const side = (width - 2 * margin - middle) / 2;
const panelHigh = 304;
const dieSide = 132;
const chainHigh = 76;

const written = { colour: paper.ink, on: paper.panel, role: 'secondary' } as const;

/** The result: who lost which cards, who gained them, and the total at the place they went to. */
interface Cost {
  loser: Seat | null;
  points: number;
  gains: Seat | null;
  undecided: [before: number, after: number] | null;
  values: readonly number[];
}

function costOf({ took, gave, paid, victim }: Attacked): Cost {
  if (took) return { loser: took.from, points: took.points, gains: took.by, undecided: null, values: [took.points] };
  if (gave) return { loser: gave.by, points: gave.points, gains: null, undecided: [gave.worth - gave.points, gave.worth], values: [gave.points] };
  const values = paid?.set ?? [];
  return { loser: paid?.by ?? victim, points: values.reduce((a, b) => a + b, 0), gains: null, undecided: null, values };
}

interface Side {
  seat: Seat;
  change: Change;
  at: Box;
  /** Their die is drawn towards the middle: on the right for the left side. */
  isLeft: boolean;
  /** Their roll in each round; empty for an attack without dice. */
  throws: readonly number[];
  won: boolean;
}

const barOf = ({ at }: Side): Box => box(at.x + 18, at.y + panelHigh - 58, at.w - 36, 38);

function dice({ at, isLeft, throws, won }: Side, progress: number): Shape[] {
  const last = throws.at(-1);
  if (last === undefined) return [];
  const place = box(isLeft ? at.x + at.w - dieSide - 24 : at.x + 24, at.y + 92, dieSide, dieSide);
  const settled = progress >= 0.48;
  const thrownNow = within(progress, isLeft ? 0.04 : 0.08, isLeft ? 0.42 : 0.46);
  const past = throws.slice(0, -1).slice(-4);
  const small = 44;
  const from = isLeft ? place.x - 14 - past.length * (small + 8) : place.x + place.w + 22;
  return [
    ...(settled ? past : []).flatMap((face, i) => die(face, box(from + i * (small + 8), place.y + dieSide - small, small, small), 'past')),
    ...(settled ? die(last, place, won ? 'won' : 'lost') : thrown({ die: last, won: true }, place, Math.min(0.999, thrownNow))),
  ];
}

function panelOf(one: Side, progress: number, hasDice: boolean, say: Say): Shape[] {
  const { seat, change, at, isLeft, throws, won } = one;
  const gains = totalOf(change.after) > totalOf(change.before);
  const done = gains ? within(progress, 0.8, 0.9) : within(progress, 0.52, 0.66);
  const told = progress >= 0.9;
  const room = at.w - 36 - (throws.length > 0 ? dieSide + 16 : 0);
  const ties = throws.length > 1;
  const sum = box(isLeft || throws.length === 0 ? at.x + 18 : at.x + at.w - 18 - room, at.y + (ties ? 92 : 106), room, ties ? 82 : 104);
  const isMarked = hasDice && won && progress >= 0.48;
  return [
    ...(isMarked ? framed(inset(at, 5)) : []),
    rect(isMarked ? inset(at, 5) : at, { fill: paper.panel, radius: isMarked ? 8 : 16 }),
    rect(box(at.x + 12, at.y + 84, at.w - 24, 4), { fill: coloursOf(seat).dark }),
    ...token(seat, box(at.x + 18, at.y + 12, 66, 66), say),
    title(box(at.x + 98, at.y + 12, at.w - 114, 66), say.player(seat), { ...written, size: 62, min: 40 }),
    ...numbers([totalOf(change.before), totalOf(change.after)], sum, told, { on: paper.panel, colour: paper.ink }),
    ...dice(one, progress),
    ...gauge(seat, change, done, barOf(one)),
  ];
}

/** The card between both sides, the way it went, and where the lost points are now. */
function between(event: Attacked, { undecided, values, gains }: Cost, y: number, progress: number, say: Say): Shape[] {
  const x = margin + side;
  const below = box(x + 2, y + 196, middle - 4, 108);
  const on = { colour: paper.white, on: paper.table, role: 'secondary', align: 'centre' } as const;
  const goes = gains === event.attacker ? 'M45 24H5M18 11 5 24 18 37' : 'M3 24H43M30 11 43 24 30 37';
  const where = event.paid ? 'discard' : 'undecided';
  return [
    ...stamp(event.card, box(x + (middle - 104) / 2, y, 104, 136)),
    title(box(x + 6, y + 138, middle - 12, 50), say.title(event.card.kind), { ...on, size: 48, min: 36 }),
    ...(undecided || event.paid
      ? [
          ...zoneSign(where, box(below.x + 2, below.y + 4, 46, 46), paper.gilt),
          title(box(below.x + 50, below.y, below.w - 50, 54), say(look(`look.${where}`)), { ...on, size: 42, min: 36 }),
          ...(undecided
            ? numbers(undecided, box(below.x, below.y + 54, below.w, 56), progress >= 0.9, { on: paper.table, colour: paper.white })
            : progress >= 0.9
              ? [title(box(below.x, below.y + 54, below.w, 56), values.join(' + '), { ...on, size: 60, min: 36 })]
              : []),
        ]
      : gains && progress >= 0.48
        ? [icon(goes, box(x + (middle - 96) / 2, y + 196, 96, 96), { stroke: { colour: paper.gilt, width: 10 } })]
        : []),
  ];
}

/** The attacker, the target, and everyone jokers turned the attack to, in one line. */
function chain({ by, target, replies }: Attacked, say: Say): Shape[] {
  const nodes = [by, target, ...replies.flatMap(({ to }) => to ?? [])].slice(-4);
  const at = box(margin, margin, width - 2 * margin, chainHigh - 14);
  return [
    rect(at, { fill: paper.ink, radius: 14 }),
    ...columns(inset(at, 16, 4), nodes.length, 64).flatMap((place, i): Shape[] => [
      ...token(nodes[i]!, box(place.x, place.y, place.h, place.h), say),
      title(box(place.x + place.h + 10, place.y, place.w - place.h - 10, place.h), say.player(nodes[i]!), {
        size: 46,
        min: 36,
        colour: paper.white,
        on: paper.ink,
        role: 'secondary',
      }),
      ...(i > 0
        ? [icon('M4 24H42M28 10 42 24 28 38', box(place.x - 56, place.y + 4, 44, place.h - 8), { stroke: { colour: paper.gilt, width: 5 } })]
        : []),
    ]),
  ];
}

/** `isTight`: there is no room for the attack's route. */
export function struck(event: Attacked, view: MoiPresidentView, isTight: boolean, say: Say): Plan {
  const { attacker, victim, rounds, replies } = event;
  const cost = costOf(event);
  const isTurned = replies.length > 0 && !isTight;
  const y = margin + (isTurned ? chainHigh : 0);
  const hasDice = rounds.length > 0;
  const winner = hasDice ? rounds.at(-1)!.reduce((best, roll) => (roll.die > best.die ? roll : best)).by : null;
  const sides = [attacker, victim].map((seat, i): Side => {
    const told = { took: event.took?.by === seat ? event.took.total : undefined, gave: event.gave?.by === seat ? event.gave.total : undefined };
    const after = heldBy(view, seat, told.took ?? told.gave ?? (event.paid?.by === seat ? event.paid.total : undefined));
    const by = cost.loser === seat ? cost.points : cost.gains === seat ? -cost.points : 0;
    const at = box(i === 0 ? margin : margin + side + middle, y, side, panelHigh);
    return {
      seat,
      change: { before: inCampaign(after, by), after },
      at,
      isLeft: i === 0,
      throws: rounds.map((round) => round[i]!.die),
      won: winner === seat,
    };
  });
  return {
    high: y + panelHigh + margin,
    shapes: (progress) => [
      ...(isTurned ? chain(event, say) : []),
      ...sides.flatMap((one) => panelOf(one, progress, hasDice, say)),
      ...between(event, cost, y, progress, say),
      ...goingOver(sides, cost, y, progress),
    ],
  };
}

/** The lost cards on their way to the winner or to the middle. */
function goingOver(sides: readonly Side[], { loser, gains, points }: Cost, y: number, progress: number): Shape[] {
  const from = sides.find(({ seat }) => seat === loser);
  if (!from || points === 0) return [];
  const to = sides.find(({ seat }) => seat === gains);
  const centre = (one: Side): Box => {
    const part = changedPart(one.change, barOf(one)) ?? barOf(one);
    return about(part.x + part.w / 2, part.y + part.h / 2 - 10, 66, 88);
  };
  const end = to ? centre(to) : about(margin + side + middle / 2, y + 150, 66, 88);
  return flight(progress, [0.56, 0.86], [centre(from), end], (at) => piece(points, from.seat, at));
}
