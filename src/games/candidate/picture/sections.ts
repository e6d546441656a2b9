/** The cards on the sections of what is contested: backs, or face-up cards with their sum. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, inset, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rosette, star } from '../../../scene/motifs.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { idle, isVoid } from '../rules/count.ts';
import type { BoxView, ContestView } from '../rules/view.ts';
import type { Revealed } from '../state.ts';
import { highOf, linesOf, type Small, smallCards } from './card.ts';
import { back, onInk, print } from './palette.ts';

const { text, quiet, land, accent, ink } = print;

/** A column for each box of the contest. */
export const columnsIn = ({ boxes }: ContestView, at: Box): Box[] => columns(at, boxes.length, 0);

const onHead = { colour: onInk, on: ink } as const;

/** Above the table: what is being held, and every state with its votes and its result. */
export function headShapes(contest: ContestView, isBrief: boolean, left: Box, cells: readonly Box[], say: Say): Shape[] {
  const sign = box(left.x + 16, left.y + (isBrief ? 6 : 18), left.w - 40, isBrief ? 48 : 60);
  const said = say(look('look.polls', { kind: contest.kind, live: contest.live }));
  return [
    rect(box(sign.x, sign.y, Math.min(sign.w, said.length * 21 + 40), sign.h), { fill: contest.live ? accent : print.quiet, radius: 6 }),
    title(box(sign.x + 16, sign.y, Math.min(sign.w, said.length * 21 + 40) - 32, sign.h), say.capitals(said), {
      size: 46,
      min: 26,
      lines: 2,
      leading: 0.95,
      role: 'secondary',
      colour: onInk,
      on: contest.live ? accent : print.quiet,
      align: 'centre',
    }),
    ...contest.boxes.flatMap((one, i) => stateHead(contest, one, isBrief, cells[i]!, say)),
  ];
}

function stateHead({ kind }: ContestView, one: BoxView, isBrief: boolean, at: Box, say: Say): Shape[] {
  const isState = kind === 'primary';
  const votes = one.votes > 0 ? String(one.votes) : '';
  const wide = votes.length > 2 ? 96 : 64;
  const note = noteOf(one, at.w, say);
  // A campaign for the right to stay has no votes: the sign on the left says what it is.
  const name = isState ? say.title(one.id) : kind === 'convention' ? say(look('look.undecided')) : '';
  const line = isBrief ? '' : (note ?? name);
  const inside = box(at.x + 12, at.y + 6, at.w - 24, 52);
  // Letters and votes above, words below; without letters and special words, all on one line.
  const isOneLine = !isState && note === null;
  const upper = isOneLine ? { ...inside, y: at.y, h: at.h } : inside;
  const lower = isOneLine ? { ...upper, w: inside.w - wide - 8 } : box(inside.x, at.y + 58, inside.w, 34);
  const outline = box(inside.x + 84, inside.y + 2, Math.min(90, inside.w - wide - 92), 48);
  return [
    ...(isState
      ? [
          title({ ...inside, w: 80 }, one.id, { size: 60, min: 55, ...onHead }),
          ...(outline.w >= 40 ? [sprite(`us/${one.id}`, outline, { fill: land })] : []),
        ]
      : []),
    ...(votes === ''
      ? []
      : [
          title({ ...upper, x: inside.x + inside.w - wide, w: wide }, votes, {
            size: 60,
            min: 55,
            ...onHead,
            align: 'right',
          }),
        ]),
    ...(line === ''
      ? []
      : [
          title(lower, line, {
            size: isOneLine ? 46 : 32,
            min: 26,
            weight: 600,
            role: 'secondary',
            colour: note === null ? '#D5CAB4' : '#F5C043',
            on: ink,
          }),
        ]),
  ];
}

/** The box's special outcome, which replaces its name. */
function noteOf({ stage, revealed }: BoxView, wide: number, say: Say): string | null {
  if (stage === 'tie' || stage === 'recampaign') return say(look('look.again', { tie: stage === 'tie' }));
  if (stage !== 'done' || !revealed) return null;
  const { verdict } = revealed;
  const isShort = verdict.kind === 'won' ? verdict.son && wide <= 340 : verdict.kind === 'deadlock' && wide <= 230;
  return say(look(isShort ? 'look.outcome' : 'look.verdict', { verdict }));
}

export interface Cell {
  on: Colour;
  isOpen: boolean;
  /** The player who campaigned last: their cards are outlined. */
  latest: Seat | null;
}

/** Whether a cell is wide enough for the sum beside the cards. */
const isWide = (wide: number): boolean => wide > 500;
/** The padding left and right in a cell, and the room a wide one keeps for the sum. */
const [pad, sumRoom] = [12, 200];
/** The height of the sum's line above the cards, in a narrow cell. */
const sumLine = 54;
const cardRoom = (wide: number): number => wide - 2 * pad + 4 - (isWide(wide) ? sumRoom : 0);
const smallOf = (revealed: Revealed, seat: Seat): Small[] =>
  revealed.laid
    .filter(({ on }) => on === seat)
    .map((one) => ({ card: one.card, by: one.by === seat ? null : one.by, isStruck: idle(revealed, one) !== null }));

/** The height a row of sections of this width needs for its cards, face up. */
export function openHeight({ boxes }: ContestView, seat: Seat, wide: number, say: Say): number {
  const lines = boxes.map(({ revealed }) => (revealed ? linesOf(smallOf(revealed, seat), cardRoom(wide), isWide(wide), say).length : 0));
  const cards = highOf(Math.max(...lines));
  return cards === 0 ? 0 : cards + (isWide(wide) ? 16 : sumLine + 6);
}

/** A section: backs with the players who laid them, or its cards and its sum. */
export function sectionShapes(one: BoxView, seat: Seat, at: Box, { on, isOpen, latest }: Cell, say: Say): Shape[] {
  const { revealed } = one;
  if (!isOpen || revealed === null) {
    if (one.stage !== 'done') return one.rivals.includes(seat) ? backs(one, seat, latest, box(at.x + pad, at.y + 6, at.w - 20, at.h - 12), say) : [];
    return revealed ? sumShapes(one, seat, at, on, []) : [];
  }
  const cards = smallOf(revealed, seat);
  const lines = highOf(linesOf(cards, cardRoom(at.w), isWide(at.w), say).length);
  const y = isWide(at.w) ? at.y + (at.h - lines) / 2 : at.y + sumLine;
  const why = revealed.laid.filter((card) => card.on === seat).flatMap((card) => idle(revealed, card) ?? []);
  return [
    ...sumShapes(one, seat, at, on, isVoid(revealed.verdict) ? [] : why.flatMap((reason) => (reason === 'void' ? [] : [reason])), say),
    ...smallCards(cards, box(at.x + pad, y, cardRoom(at.w), lines), isWide(at.w), say),
  ];
}

/** The sum of a section, its winner's rosette, and why some of its cards do not count: above the cards, or to their right. */
function sumShapes(one: BoxView, seat: Seat, at: Box, on: Colour, why: readonly ('silenced' | 'ruled-out')[], say?: Say): Shape[] {
  const revealed = one.revealed!;
  const sum = revealed.sums.find((found) => found.seat === seat);
  const isEmpty = !revealed.laid.some((card) => card.on === seat);
  if (!sum && isEmpty) return [];
  const wins = one.winner === seat;
  const field = wins ? mix(print.panel, lookOf(seat).colour, 0.5) : on;
  const figure = isEmpty ? '–' : sum && !isVoid(revealed.verdict) ? signed(sum.total) : '';
  const wide = isWide(at.w) || say === undefined;
  const middle = at.y + at.h / 2 - (why.length > 0 ? 14 : 0);
  const total = wide ? box(at.x + at.w - 128, middle - 26, 110, 52) : box(at.x + pad, at.y + 6, 90, 42);
  const seal: readonly [number, number] = wide ? [at.x + at.w - 168, middle] : [at.x + at.w - 34, at.y + 31];
  const note = wide ? box(at.x + at.w - 208, middle + 30, 190, 30) : box(at.x + 104, at.y + 12, at.w - 104 - (wins ? 66 : 12), 30);
  return [
    ...(wins ? [rect(at, { fill: field }), rect(box(at.x + 3, at.y + 3, at.w - 6, at.h - 6), { stroke: { colour: ink, width: 4 } })] : []),
    ...(figure === ''
      ? []
      : [title(total, figure, { size: 60, min: 55, colour: isEmpty ? quiet : text, on: field, align: wide ? 'right' : 'left' })]),
    ...(wins ? [...rosette(seal[0], seal[1], 26, { pleats: accent, inner: onInk, middle: accent }), star(seal[0], seal[1], 13, onInk)] : []),
    ...(say && why.length > 0
      ? [
          title(note, say(look('look.idle', { why: [...new Set(why)] })), {
            size: 30,
            min: 26,
            weight: 600,
            role: 'secondary',
            colour: text,
            on: field,
            align: 'right',
          }),
        ]
      : []),
  ];
}

const signed = (total: number): string => (total < 0 ? `−${-total}` : String(total));

/** The face-down cards on a section: its owner's as one back with their number, others' with their letters; an empty place if there are none. */
function backs(one: BoxView, seat: Seat, latest: Seat | null, at: Box, say: Say): Shape[] {
  const piles = one.piles.filter(({ on }) => on === seat).sort((a, b) => Number(b.by === seat) - Number(a.by === seat));
  const h = Math.min(72, at.h);
  const w = Math.round(h * 0.78);
  const step = piles.length < 2 ? 0 : Math.min(w + 6, (at.w - w) / (piles.length - 1));
  if (piles.length === 0) return [rect(box(at.x, at.y + (at.h - h) / 2, w, h), { radius: 6, stroke: { colour: land, width: 3 } })];
  return piles.flatMap(({ by, n }, i) => {
    const place = box(at.x + i * step, at.y + (at.h - h) / 2, w, h);
    return [
      ...back(by, place, by === seat ? String(n) : say.token(by)),
      ...(by === latest ? [rect(inset(place, -3), { stroke: { colour: accent, width: 6 }, radius: 8 })] : []),
    ];
  });
}
