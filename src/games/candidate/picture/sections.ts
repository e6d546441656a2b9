/** What lies on the sections of whatever is contested: backs, or the cards face up and their sum. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, rect, sprite, title } from '../../../scene/build.ts';
import { rosette, star } from '../../../scene/motifs.ts';
import { mix } from '../../../scene/palette.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { isVoid } from '../rules/count.ts';
import type { BoxView, ContestView } from '../rules/view.ts';
import { smallCards, smallHeight } from './card.ts';
import { back, onInk, print } from './palette.ts';

const { text, quiet, land, accent, ink } = print;

/** A column for each box of the contest. */
export const columnsIn = ({ boxes }: ContestView, at: Box): Box[] => columns(at, boxes.length, 0);

const onHead = { colour: onInk, on: ink } as const;

/** Over the table: what is being held, and every state with its votes and what became of it. */
export function headShapes(contest: ContestView, left: Box, cells: readonly Box[], say: Say): Shape[] {
  const sign = box(left.x + 16, left.y + 18, left.w - 40, 60);
  const said = say(look('look.polls', { kind: contest.kind, live: contest.live }));
  return [
    rect(box(sign.x, sign.y, Math.min(sign.w, said.length * 21 + 40), 60), { fill: contest.live ? accent : print.quiet, radius: 6 }),
    title(box(sign.x + 16, sign.y, Math.min(sign.w, said.length * 21 + 40) - 32, 60), said.toUpperCase(), {
      size: 46,
      min: 32,
      role: 'secondary',
      colour: onInk,
      on: contest.live ? accent : print.quiet,
      align: 'centre',
    }),
    ...contest.boxes.flatMap((one, i) => stateHead(contest, one, cells[i]!, say)),
  ];
}

function stateHead({ kind }: ContestView, one: BoxView, at: Box, say: Say): Shape[] {
  const isState = kind === 'primary';
  const votes = one.votes > 0 ? String(one.votes) : '';
  const wide = votes.length > 2 ? 96 : 64;
  const note = noteOf(one, at.w > 340, say);
  // Who is to stay is no matter of votes: the sign on the left says what it is.
  const name = isState ? say.title(one.id) : kind === 'convention' ? say(look('look.undecided')) : '';
  const line = note ?? name;
  const inside = box(at.x + 12, at.y + 6, at.w - 24, 52);
  const outline = box(inside.x + 84, inside.y + 2, Math.min(90, inside.w - wide - 92), 48);
  return [
    ...(isState
      ? [
          title({ ...inside, w: 80 }, one.id, { size: 60, min: 55, ...onHead }),
          ...(outline.w >= 40 ? [sprite(`us/${one.id}`, outline, { fill: land })] : []),
        ]
      : []),
    ...(votes === '' ? [] : [title({ ...inside, x: inside.x + inside.w - wide, w: wide }, votes, { size: 60, min: 55, ...onHead, align: 'right' })]),
    ...(line === ''
      ? []
      : [
          title(box(inside.x, at.y + 58, inside.w, 34), line, {
            size: 32,
            min: 26,
            weight: 600,
            role: 'secondary',
            colour: note === null ? '#D5CAB4' : '#F5C043',
            on: ink,
          }),
        ]),
  ];
}

/** What is special about the box, instead of its name. */
function noteOf({ stage, revealed }: BoxView, isWide: boolean, say: Say): string | null {
  if (stage === 'tie' || stage === 'recampaign') return say(look('look.again', { tie: stage === 'tie' }));
  if (stage !== 'done' || !revealed) return null;
  const { verdict } = revealed;
  return say(look(!isWide && verdict.kind === 'won' && verdict.son ? 'look.outcome' : 'look.verdict', { verdict }));
}

export interface Cell {
  on: Colour;
  isOpen: boolean;
}

/** A section: the backs that lie there with who laid them, or its cards and its sum. */
export function sectionShapes(one: BoxView, seat: Seat, at: Box, { on, isOpen }: Cell, say: Say): Shape[] {
  const inside = box(at.x + 12, at.y + 6, at.w - 20, at.h - 12);
  const showsCards = isOpen && one.revealed !== null;
  if (!showsCards && one.stage !== 'done') return one.rivals.includes(seat) ? backs(one, seat, inside, say) : [];
  const sum = one.revealed?.sums.find((found) => found.seat === seat);
  const laid = (one.revealed?.laid ?? []).filter((card) => card.on === seat);
  if (!sum && laid.length === 0) return [];
  const wins = one.winner === seat;
  const counts = one.revealed !== null && !isVoid(one.revealed.verdict);
  const field = wins ? mix(print.panel, lookOf(seat).colour, 0.5) : on;
  const figure = laid.length === 0 ? '–' : sum && counts ? signed(sum.total) : '';
  const isWide = at.w > 500;
  const middle = at.y + at.h / 2;
  const total = isWide || !showsCards ? box(inside.x + inside.w - 120, middle - 26, 110, 52) : box(inside.x, at.y + 6, 120, 43);
  const cards = isWide
    ? box(inside.x, middle - smallHeight / 2, inside.w - 200, smallHeight)
    : box(inside.x, at.y + at.h - smallHeight - 6, inside.w, smallHeight);
  const seal: readonly [number, number] = isWide || !showsCards ? [inside.x + inside.w - 160, middle] : [at.x + at.w - 36, at.y + 32];
  return [
    ...(wins ? [rect(at, { fill: field }), rect(box(at.x + 3, at.y + 3, at.w - 6, at.h - 6), { stroke: { colour: ink, width: 4 } })] : []),
    ...(showsCards
      ? smallCards(
          laid.map(({ card, by }) => ({ card, by: by === seat ? null : by })),
          cards,
          isWide,
          say,
        )
      : []),
    ...(figure === ''
      ? []
      : [
          title(total, figure, {
            size: 60,
            min: 55,
            colour: laid.length === 0 ? quiet : text,
            on: field,
            align: isWide || !showsCards ? 'right' : 'left',
          }),
        ]),
    ...(wins ? [...rosette(seal[0], seal[1], 26, { pleats: accent, inner: onInk, middle: accent }), star(seal[0], seal[1], 13, onInk)] : []),
  ];
}

const signed = (total: number): string => (total < 0 ? `−${-total}` : String(total));

/** The cards face down on a section: the owner's own as one back with their number, everybody else's with their letters. */
function backs(one: BoxView, seat: Seat, at: Box, say: Say): Shape[] {
  const piles = one.piles.filter(({ on }) => on === seat).sort((a, b) => Number(b.by === seat) - Number(a.by === seat));
  const h = Math.min(72, at.h);
  const w = Math.round(h * 0.72);
  const step = piles.length < 2 ? 0 : Math.min(w + 6, (at.w - w) / (piles.length - 1));
  return piles.flatMap(({ by, n }, i) => back(by, box(at.x + i * step, at.y + (at.h - h) / 2, w, h), by === seat ? String(n) : say.token(by)));
}
