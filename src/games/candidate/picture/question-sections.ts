/** What is contested, beside a question: a column for each state, a row for each candidate, the cards there, and those the viewer is about to lay. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, inset, type Part, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { look } from '../labels.ts';
import type { BoxView, CandidateView, Own, RunnerView } from '../rules/view.ts';
import { type Face, undecidedBox } from '../vocabulary.ts';
import { bands, onBand, signShapes } from './card.ts';
import { back, button, onInk, print } from './palette.ts';
import { signs } from './signs.ts';

const { panel, land, text, line, accent, ink } = print;
const headHeight = 72;
/** The width of names and votes, by the number of boxes beside them. */
const leftWidth = (boxes: number): number => (boxes < 2 ? 560 : boxes === 2 ? 470 : 400);
/** The height of a row, by the number of candidates. */
const rowOf = (rows: number, isTight: boolean): number => Math.min(isTight ? 58 : 88, [88, 88, 88, 84, 80, 72, 66][rows] ?? 66);

/** A card the viewer is about to lay on a section. */
interface Planned {
  card: Face;
  box: string;
  on: Seat;
}

const plannedOf = ({ plan, faces }: Own): Planned[] => (plan?.placed ?? []).map(({ card, box: id, on }) => ({ card: faces[card]!, box: id, on }));

/** The boxes a question is about, in a contest that goes on. */
export function sectionsPart(
  view: CandidateView,
  boxes: readonly BoxView[],
  { own, isTight = false, target = null }: { own: Own; isTight?: boolean; target?: Seat | null },
  say: Say,
): Part {
  const rivals = view.runners.filter(({ seat }) => boxes.some((one) => one.rivals.includes(seat)));
  const high = rowOf(rivals.length, isTight);
  const planned = plannedOf(own);
  return {
    high: headHeight + rivals.length * high,
    shapes(at) {
      const left = leftWidth(boxes.length);
      const right = box(at.x + left, at.y, at.w - left, at.h);
      return [
        rect(at, { fill: panel }),
        rect({ ...at, h: headHeight }, { fill: ink }),
        ...headShapes(view, boxes, box(at.x, at.y, left, headHeight), say),
        ...boxes.flatMap((one, i) => stateHead(view, one, columns({ ...right, h: headHeight }, boxes.length, 0)[i]!, say)),
        ...rivals.flatMap((runner, k) => {
          const row = box(at.x, at.y + headHeight + k * high, at.w, high);
          const isOwn = runner.seat === own.seat;
          const on = isOwn ? mix(panel, accent, 0.1) : panel;
          return [
            ...(isOwn ? [rect(row, { fill: on }), rect({ ...row, w: 10 }, { fill: accent })] : []),
            rect(box(row.x, row.y + row.h - 2, row.w, 2), { fill: line }),
            ...runnerShapes(runner, box(row.x + 10, row.y, left - 10, row.h), on, say),
            ...columns({ ...right, y: row.y, h: row.h }, boxes.length, 0).flatMap((cell, i) => {
              const one = boxes[i]!;
              const mine = planned.filter((here) => here.box === one.id && here.on === runner.seat);
              return one.rivals.includes(runner.seat)
                ? cellShapes(one, { seat: runner.seat, isTarget: runner.seat === target }, mine, inset(cell, 12, 0), say)
                : [];
            }),
          ];
        }),
        ...columns(right, boxes.length, 0).map((cell) => rect(box(cell.x - 1, at.y + headHeight, 2, at.h - headHeight), { fill: line })),
        rect(inset(at, 1), { stroke: { colour: ink, width: 3 } }),
      ];
    },
  };
}

const onHead = { colour: onInk, on: ink } as const;

/** What is at stake, and what it takes to win. */
function headShapes({ contest }: CandidateView, boxes: readonly BoxView[], at: Box, say: Say): Shape[] {
  const votes = boxes.reduce((sum, one) => sum + one.votes, 0);
  const stake = contest?.kind === 'elimination' ? say(look('look.polls', { kind: 'elimination', live: true })) : say(look('look.stake', { votes }));
  const half = (at.w - 32) / 2;
  const common = { size: 40, min: 26, weight: 600, role: 'secondary', ...onHead } as const;
  return [
    title(box(at.x + 16, at.y, half, at.h), stake, { ...common, lines: 2, leading: 0.9 }),
    title(box(at.x + 16 + half, at.y, half, at.h), say(look('look.to-win')), { ...common, size: 34, align: 'right', lines: 2, leading: 0.9 }),
  ];
}

function stateHead({ contest }: CandidateView, { id, votes, stage }: BoxView, at: Box, say: Say): Shape[] {
  const inside = inset(at, 12, 6);
  const again = stage === 'tie' || stage === 'recampaign' ? say(look('look.again', { tie: stage === 'tie' })) : null;
  const amount = votes > 0 ? String(votes) : '';
  const wide = amount.length * 30 + 8;
  const figure: Shape[] =
    amount === '' ? [] : [title(box(inside.x + inside.w - wide, inside.y, wide, inside.h), amount, { size: 60, min: 55, ...onHead, align: 'right' })];
  const free = box(inside.x, inside.y, inside.w - wide - 8, inside.h);
  const note = (said: string, place: Box): Shape[] =>
    place.w < 60
      ? []
      : [
          title(place, said, {
            size: 40,
            min: 26,
            weight: 600,
            lines: 2,
            leading: 0.9,
            role: 'secondary',
            colour: again === null ? onInk : '#F5C043',
            on: ink,
          }),
        ];
  if (contest?.kind !== 'primary')
    return [...figure, ...note(again ?? (id === undecidedBox && votes > 0 ? say(look('look.undecided')) : ''), free)].filter(
      (shape) => shape.shape !== 'text' || shape.text !== '',
    );
  const outline = box(free.x + 84, free.y + 4, Math.min(86, free.w - 84), free.h - 8);
  const rest =
    again === null
      ? box(outline.x + outline.w + 14, free.y, free.x + free.w - outline.x - outline.w - 14, free.h)
      : box(free.x + 84, free.y, free.w - 84, free.h);
  return [
    title(box(free.x, free.y, 80, free.h), id, { size: 60, min: 55, ...onHead }),
    ...(outline.w >= 40 && again === null ? [sprite(`us/${id}`, outline, { fill: land })] : []),
    ...figure,
    ...note(again ?? say.title(id), again === null && rest.w < 150 ? { ...rest, w: 0 } : rest),
  ];
}

function runnerShapes({ seat, votes }: RunnerView, at: Box, on: Colour, say: Say): Shape[] {
  const across = Math.min(64, at.h - 8);
  const lines = at.h >= 72 ? 2 : 1;
  const wide = 100;
  const name = box(at.x + across + 22, at.y + 4, at.w - across - 22 - wide - 16, at.h - 8);
  return [
    ...button(seat, at.x + 8 + across / 2, at.y + at.h / 2, across, say),
    title(name, say.player(seat), {
      size: lines === 1 ? 42 : Math.floor((at.h - 8) / 1.9),
      min: 30,
      lines,
      leading: 0.9,
      role: 'secondary',
      colour: text,
      on,
    }),
    title(box(at.x + at.w - wide - 12, at.y + at.h / 2 - 26, wide, 52), String(votes), { size: 60, min: 55, colour: text, on, align: 'right' }),
  ];
}

const cellGap = 6;

/** What the viewer is about to lay there, face up, then the backs of the cards already there. */
function cellShapes({ piles }: BoxView, { seat, isTarget }: { seat: Seat; isTarget: boolean }, mine: readonly Planned[], at: Box, say: Say): Shape[] {
  const h = Math.min(64, at.h - 12);
  const y = at.y + (at.h - h) / 2;
  const here = piles.filter(({ on }) => on === seat).sort((a, b) => Number(b.by === seat) - Number(a.by === seat));
  const w = Math.max(46, Math.round(h * 0.78));
  const place = isTarget ? [rect(inset(at, -6, 4), { radius: 8, stroke: { colour: accent, width: 5 } })] : [];
  if (here.length + mine.length === 0)
    return [...place, rect(box(at.x, y, w, h), { radius: 6, stroke: { colour: isTarget ? accent : land, width: 3 } })];
  const backs = Math.min(here.length * (w + cellGap), Math.max(w + cellGap, at.w * (mine.length > 0 ? 0.4 : 1)));
  const cards = planShapes(mine, box(at.x, y, at.w - backs, h), say);
  const from = at.x + cards.wide;
  return [...place, ...cards.shapes, ...backShapes(here, seat, box(from, y, at.x + at.w - from, h), w, say)];
}

/** Backs side by side, as many as fit, and the number of the other cards. */
function backShapes(here: BoxView['piles'], seat: Seat, at: Box, w: number, say: Say): Shape[] {
  const fits = Math.floor((at.w + cellGap) / (w + cellGap));
  const shown = here.length <= fits ? here : here.slice(0, Math.max(0, fits - 1));
  const rest = here.slice(shown.length).reduce((sum, { n }) => sum + n, 0);
  const place = (i: number): Box => box(at.x + i * (w + cellGap), at.y, w, at.h);
  return [
    ...shown.flatMap(({ by, n }, i) => back(by, place(i), by === seat ? String(n) : say.token(by))),
    ...(rest > 0 ? [title(place(shown.length), `+${rest}`, { size: 40, min: 26, role: 'secondary', colour: text, on: panel, align: 'centre' })] : []),
  ];
}

/** Small cards with their value or name, or only signs if there is no room. */
function planShapes(mine: readonly Planned[], at: Box, say: Say): { shapes: Shape[]; wide: number } {
  const said = mine.map(({ card }) => say(look('look.chip', { card })));
  const full = said.map((one) => 46 + Math.ceil(wordsWidth(one, 34)) + 8);
  const total = full.reduce((sum, one) => sum + one + cellGap, 0);
  const isShort = total > at.w;
  const each = Math.min(52, (at.w - cellGap * mine.length) / Math.max(1, mine.length));
  let { x } = at;
  const shapes = mine.flatMap(({ card }, i): Shape[] => {
    const { family } = printOf(card);
    const place = box(x, at.y, isShort ? each : full[i]!, at.h);
    x += place.w + cellGap;
    const side = Math.min(36, place.w - 8);
    const sign = box(place.x + (isShort ? (place.w - side) / 2 : 6), place.y + (place.h - side) / 2, side, side);
    return [
      rect(place, { fill: bands[family], radius: 8 }),
      rect(place, { stroke: { colour: accent, width: 4 }, radius: 8 }),
      ...signShapes(signs[family], sign, onBand(family), bands[family]),
      ...(isShort
        ? []
        : [
            title(box(place.x + 44, place.y, place.w - 48, place.h), said[i]!, {
              size: 34,
              min: 26,
              role: 'secondary',
              colour: onBand(family),
              on: bands[family],
            }),
          ]),
    ];
  });
  return { shapes, wide: x - at.x };
}
