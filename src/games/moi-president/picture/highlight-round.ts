/** Events that concern everyone at once, a column for each player: new hands, and the Grand débat with its dice. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, rect, title } from '../../../scene/build.ts';
import { boxBetween, within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { handSize, luckyFrom } from '../vocabulary.ts';
import { numbers } from './gauge.ts';
import type { Debated, DecisiveEvent } from './highlight-event.ts';
import { cardWide, gap, margin, type Plan, piece, wholeCard, width, zoneSign } from './highlight-parts.ts';
import { back } from './ornament.ts';
import { paper, token } from './palette.ts';
import { thrown } from './throw.ts';

const high = 344;
const inside = high - 2 * margin;
const card = box(margin, margin, cardWide, inside);
const x = margin + cardWide + gap;
/** In a column: where moving cards lie, and the numbers below them. */
const lane = { y: margin + 128, h: 108 };
const sums = { y: margin + 242, h: 62 };

type Column = { seat: Seat; at: Box };

const columnsOf = ({ places }: MoiPresidentView): Column[] => {
  const here = places.filter((place) => place.here);
  return columns(box(x, margin, width - margin - x, inside), here.length, 6).map((at, i) => ({ seat: here[i]!.seat, at }));
};

/** Token and name, above the rest of the column. */
const head = ({ seat, at }: Column, say: Say): Shape[] => [
  rect(at, { fill: paper.panel, radius: 14 }),
  ...token(seat, box(at.x + (at.w - 64) / 2, at.y + 8, 64, 64), say),
  title(box(at.x + 3, at.y + 74, at.w - 6, 48), say.player(seat), {
    size: 44,
    min: 36,
    colour: paper.ink,
    on: paper.panel,
    align: 'centre',
    role: 'secondary',
  }),
];

/** The old and new totals, at the foot of a column. */
const totals = (column: Column, both: readonly [number, number], progress: number): Shape[] =>
  numbers(both, lying(column, Math.min(column.at.w - 6, 230), sums.h, sums.y), progress >= 0.95, { on: paper.panel, colour: paper.ink });

/** Where something of this size lies in a column. */
const lying = ({ at }: Column, w: number, h: number, y = lane.y + (lane.h - h) / 2): Box => box(at.x + (at.w - w) / 2, y, w, h);

const [backWide, backHigh, handStep] = [74, 104, 29];
const handWide = backWide + (handSize - 1) * handStep;

type Dealt = Extract<DecisiveEvent, { what: 'deal' }>;
/** All hands go to the pile, and new cards come from it. */
export function dealtAnew({ card: one }: Dealt, view: MoiPresidentView, say: Say): Plan {
  const all = columnsOf(view);
  return {
    high,
    shapes: (progress) => [
      ...wholeCard(one, card, say),
      ...all.flatMap((column) => head(column, say)),
      ...all.flatMap((column, i) => {
        const own = lying(column, handWide, backHigh, lane.y);
        const pile = { ...own, x: card.x + (card.w - handWide) / 2 };
        const away = within(progress, 0.05 + i * 0.03, 0.4 + i * 0.03);
        const again = within(progress, 0.5 + i * 0.03, 0.85 + i * 0.03);
        const at = boxBetween(own, pile, away - again);
        return Array.from({ length: handSize }, (_, n) => back(box(at.x + n * handStep, at.y + Math.abs(n - 1.5) * 6, backWide, backHigh))).flat();
      }),
      ...(progress < 1 ? [] : all.flatMap(({ at }) => fresh(box(at.x + 8, sums.y + 2, at.w - 16, 56), say))),
    ],
  };
}

const fresh = (at: Box, say: Say): Shape[] => [
  rect(at, { fill: paper.blue, radius: 14 }),
  title(box(at.x + 6, at.y, at.w - 12, at.h), say(look('look.fresh', { cards: handSize })), {
    size: 46,
    min: 36,
    colour: paper.white,
    on: paper.blue,
    align: 'centre',
    role: 'secondary',
  }),
];

/** Everyone’s die, who pays, and the new points of the undecided. */
export function debated({ card: one, rolls, paid }: Debated, view: MoiPresidentView, say: Say): Plan {
  const all = columnsOf(view);
  const worth = paid.at(-1)?.worth ?? view.undecidedPoints;
  const came = paid.flatMap(({ set }) => set).reduce((sum, points) => sum + points, 0);
  const undecided = box(margin, margin + inside - 92, cardWide, 92);
  const sign = box(undecided.x + 8, undecided.y + 4, 64, 92);
  const shown = (column: Column, progress: number): Shape[] => {
    const place = view.places.find(({ seat }) => seat === column.seat)!;
    const pays = paid.find(({ by }) => by === column.seat);
    const cost = pays?.set.reduce((sum, points) => sum + points, 0) ?? 0;
    const after = pays?.total ?? place.total;
    const i = rolls.findIndex(({ by }) => by === column.seat);
    const die =
      i < 0
        ? []
        : thrown({ die: rolls[i]!.die, won: rolls[i]!.die >= luckyFrom }, lying(column, 98, 98), within(progress, 0.02 + i * 0.06, 0.3 + i * 0.06));
    return [
      ...head(column, say),
      ...(i < 0 ? [rect(lying(column, 60, 6), { fill: paper.line })] : []),
      ...die,
      ...totals(column, [after + cost, after], progress),
    ];
  };
  return {
    high,
    shapes: (progress) => [
      ...wholeCard(one, { ...card, h: inside - 92 - 10 }, say),
      rect(undecided, { fill: paper.ground, radius: 14 }),
      ...zoneSign('undecided', box(undecided.x + 10, undecided.y + 16, 60, 60), paper.gold),
      ...numbers([worth - came, worth], box(undecided.x + 74, undecided.y + 14, cardWide - 80, 64), progress >= 0.95, {
        on: paper.ground,
        colour: paper.ink,
      }),
      ...all.flatMap((column) => shown(column, progress)),
      ...paid.flatMap(({ by, set }, i) => {
        const column = all.find(({ seat }) => seat === by);
        const [from, to] = [0.6 + i * 0.05, 0.8 + i * 0.05];
        if (!column || progress <= from || progress >= to) return [];
        const cost = set.reduce((sum, points) => sum + points, 0);
        return piece(cost, by, boxBetween(lying(column, 64, 92), sign, within(progress, from, to)));
      }),
    ],
  };
}
