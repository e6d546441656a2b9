/** Below the hand: which card goes where, the viewer's own section first; and what the viewer knows of others' cards. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, inset, type Part, rect, title } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { CandidateView, Own } from '../rules/view.ts';
import { type Face, undecidedBox } from '../vocabulary.ts';
import { highOf, linesOf, smallCards, smallHeight } from './card.ts';
import { button, onInk, print } from './palette.ts';
import { edge, width } from './press.ts';

const { panel, text, quiet, line, ink } = print;
const headHeight = 52;
/** The space left and right of cards: their candidate's button, and the edge. */
const [before, after] = [90, 12];

/** Cards on one section. */
interface Pile {
  on: Seat;
  cards: Face[];
}

const smallOf = ({ cards }: Pile) => cards.map((card) => ({ card, by: null }));
/** The height of a pile's row in a column of this width. */
const rowHeight = (pile: Pile, wide: number, say: Say): number =>
  Math.max(smallHeight, highOf(linesOf(smallOf(pile), wide - before - after, true, say).length)) + 16;
/** The start of each row, and the end of the last. */
const offsets = (heights: readonly number[]): number[] => [0, ...heights].map((_, i) => heights.slice(0, i).reduce((sum, high) => sum + high, 0));

/** What the viewer has planned or laid in each box, their own section first; null if nothing. */
export function planPart({ contest }: CandidateView, own: Own, say: Say): Part | null {
  const { seat, plan, laid, faces } = own;
  const placed = [...laid, ...(plan?.placed ?? []).map(({ card, box: where, on }) => ({ card: faces[card]!, box: where, on }))];
  const boxes = contest?.boxes.filter(({ stage }) => stage !== 'done') ?? [];
  if (!contest?.live || placed.length === 0) return null;
  const piles = boxes.map(({ id }): Pile[] => {
    const here = placed.filter((one) => one.box === id);
    const sections = [seat, ...new Set(here.map(({ on }) => on).filter((on) => on !== seat))];
    return sections.map((on) => ({ on, cards: here.filter((one) => one.on === on).map(({ card }) => card) }));
  });
  // All pictures have the same width, so rows can be measured before they are placed.
  const wide = (width - 2 * edge) / boxes.length;
  const most = Math.max(...piles.map((one) => one.length));
  const heights = Array.from({ length: most }, (_, k) => Math.max(...piles.flatMap((here) => (here[k] ? [rowHeight(here[k], wide, say)] : []))));
  const from = offsets(heights);
  const high = headHeight + from.at(-1)!;
  return {
    high,
    shapes: (at) => {
      const cells = columns(at, boxes.length, 0);
      return [
        rect(at, { fill: panel }),
        rect({ ...at, h: headHeight }, { fill: ink }),
        ...boxes.flatMap((one, i) => {
          const cell = cells[i]!;
          const name = one.id === undecidedBox ? say(look('look.undecided')) : `${one.id} ${one.votes}`;
          return [
            title(box(cell.x + 16, at.y, cell.w - 32, headHeight), i === 0 ? `${say.capitals(say(look('look.plan')))} · ${name}` : name, {
              size: 40,
              min: 30,
              role: 'secondary',
              colour: onInk,
              on: ink,
            }),
            ...piles[i]!.flatMap((pile, k) => pileShapes(pile, box(cell.x, at.y + headHeight + from[k]!, cell.w, heights[k]!), say)),
            ...(i > 0 ? [rect(box(cell.x - 1, at.y + headHeight, 2, high - headHeight), { fill: line })] : []),
          ];
        }),
        rect(inset(at, 1), { stroke: { colour: ink, width: 3 } }),
      ];
    },
  };
}

/** A candidate's button, and the cards beside it. */
function pileShapes(pile: Pile, at: Box, say: Say): Shape[] {
  const inside = box(at.x + before, at.y + 8, at.w - before - after, smallHeight);
  return [
    ...button(pile.on, at.x + 46, at.y + at.h / 2, 64, say),
    ...(pile.cards.length > 0
      ? smallCards(smallOf(pile), inside, true, say)
      : [title(inside, '–', { size: 40, role: 'secondary', colour: quiet, on: panel })]),
  ];
}

/** Cards that others hold or have laid face down and the viewer knows of, including those the Favorite took from the viewer. */
export function knownPart({ seat, known, stolen }: Own, say: Say): Part | null {
  const holders = new Map<Seat, Face[]>();
  for (const { holder, cards } of known) holders.set(holder, [...(holders.get(holder) ?? []), ...cards]);
  for (const { card, by } of stolen) if (by !== seat) holders.set(by, [...(holders.get(by) ?? []), card]);
  if (holders.size === 0) return null;
  const piles = [...holders].map(([on, cards]): Pile => ({ on, cards }));
  const inLine = piles.length === 1 ? 1 : 2;
  const wide = (width - 2 * edge) / inLine;
  const heights = Array.from({ length: Math.ceil(piles.length / inLine) }, (_, k) =>
    Math.max(...piles.slice(k * inLine, (k + 1) * inLine).map((pile) => rowHeight(pile, wide, say))),
  );
  const from = offsets(heights);
  const high = headHeight + from.at(-1)!;
  return {
    high,
    shapes: (at) => {
      const cells = columns(at, inLine, 0);
      return [
        rect(at, { fill: panel }),
        rect({ ...at, h: headHeight }, { fill: quiet }),
        title(box(at.x + 16, at.y, at.w - 32, headHeight), say(look('look.known')), {
          size: 36,
          min: 28,
          weight: 600,
          role: 'secondary',
          colour: onInk,
          on: quiet,
        }),
        ...piles.flatMap((pile, i) => {
          const [cell, row] = [cells[i % inLine]!, Math.floor(i / inLine)];
          return pileShapes(pile, box(cell.x, at.y + headHeight + from[row]!, cell.w, heights[row]!), say);
        }),
        rect(inset(at, 1), { stroke: { colour: text, width: 2 } }),
      ];
    },
  };
}
