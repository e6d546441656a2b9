/** The pictures of events before a primary: who deals, whose cards the Favorite takes, money placed in advance, Super Tuesday. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, path, rect, sprite, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { boxBetween, within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Highlight } from '../../game.ts';
import { printOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import { electoralVotes, votesIn } from '../data/states.ts';
import { look } from '../labels.ts';
import type { CandidateView } from '../rules/view.ts';
import type { Face, StateId } from '../vocabulary.ts';
import { type Chip, chipShapes, dealerSign, fieldOf, frame, inner, pad, type Row, rising, rowShapes, sceneOf } from './highlight-parts.ts';
import { head, headShapes } from './highlight-result.ts';
import { back, button, fillOf, print } from './palette.ts';

const { panel, raised, deep, text, quiet, accent, ink } = print;

/** What a player showed to be the first Dealer. */
export interface Bid {
  seat: Seat;
  cards: Face[];
  total: number;
}

export function dealer(bids: readonly Bid[], seat: Seat, say: Say): Highlight | null {
  if (bids.length === 0) return null;
  const rows = bids
    .map((bid): Row => {
      const chips = bid.cards.map((card) => ({ card, by: null, owner: bid.seat, isIdle: !counts(card) }));
      return { seat: bid.seat, chips, total: bid.total, fate: bid.seat === seat ? 'wins' : null };
    })
    .sort((a, b) => Number(b.fate === 'wins') - Number(a.fate === 'wins') || b.total! - a.total!);
  const body = Math.max(248, rows.length * Math.min(66, (440 - 2 * pad) / rows.length));
  const left = box(pad, pad, 300, body);
  const right = box(left.x + left.w + 12, pad, inner - left.w - 12, body);
  const name = box(left.x + 12, left.y + body - 66, left.w - 24, 60);
  const middle = left.y + head + (body - head - 66) / 2;
  return {
    at(progress) {
      const decided = within(progress, 0.65, 0.9);
      const on = fieldOf(seat, decided);
      return sceneOf(body + 2 * pad, [
        ...frame(left, head, on),
        ...headShapes(left, say(look('look.first-dealer')), ''),
        ...dealerSign(box(left.x + 30, middle - 40, 80, 80)),
        ...rising(seat, [left.x + 195, middle], 92, decided, say),
        ...(decided >= 1 ? [title(name, say.player(seat), { size: 46, min: 36, role: 'secondary', colour: text, on, align: 'centre' })] : []),
        rect(right, { fill: panel, radius: 8 }),
        ...rowShapes(rows, right, { turned: (i) => within(progress, 0.04 + i * 0.06, 0.28 + i * 0.06), decided }, say),
        rect(inset(right, 1.5), { stroke: { colour: ink, width: 3 }, radius: 8 }),
      ]);
    },
  };
}

const counts = (card: Face): boolean => traits[printOf(card).family].counts === 'for';

const high = 300;

/** The states of a primary side by side, with letters and votes. */
function statesShapes(states: readonly StateId[], at: Box): Shape[] {
  return columns(at, states.length, 8).flatMap((cell, i): Shape[] => {
    const id = states[i]!;
    const outline = box(cell.x + 4, cell.y + 4, cell.w - 8, cell.h - 60);
    return [
      sprite(`us/${id}`, outline, { stroke: { colour: accent, width: 8 } }),
      sprite(`us/${id}`, outline, { fill: raised, stroke: { colour: ink, width: 3 } }),
      title(box(cell.x, cell.y + cell.h - 50, cell.w, 48), `${id} ${electoralVotes[id]!}`, {
        ...{ size: 46, min: 36, role: 'secondary', colour: text, on: panel, align: 'centre' },
      }),
    ];
  });
}

/** The Favorite draws a card from each of these; nobody else sees which. */
export function favorite({ seat, from, states }: { seat: Seat; from: readonly Seat[]; states: readonly StateId[] }, say: Say): Highlight | null {
  if (from.length === 0) return null;
  const left = box(pad, pad, 430, high - 2 * pad);
  const right = box(left.x + left.w + 12, pad, inner - left.w - 12, left.h);
  const middle = right.y + right.h / 2;
  const line = (right.h - 16) / from.length;
  const ways = from.map((_, i) => {
    const y = right.y + 8 + (i + 0.5) * line;
    const tall = Math.min(74, line - 6);
    return { y, start: box(right.x + right.w - 150, y - tall / 2, tall * 0.78, tall), end: box(right.x + 190 + i * 66, middle - 37, 58, 74) };
  });
  return {
    at(progress) {
      return sceneOf(high, [
        ...frame(left, head),
        ...headShapes(left, say(look('look.favorite')), ''),
        ...statesShapes(states, inset({ ...left, y: left.y + head, h: left.h - head }, 16, 8)),
        ...frame(right, 0),
        ...rising(seat, [right.x + 92, middle], 110, 1, say),
        ...ways.flatMap(({ y, start, end }, i): Shape[] => {
          const done = within(progress, 0.08 + i * 0.12, 0.5 + i * 0.12);
          const owner = from[i]!;
          const now = boxBetween(start, end, done);
          return [
            ...button(owner, right.x + right.w - 52, y, Math.min(64, line - 4), say),
            ...(done > 0
              ? [
                  path(`M${start.x - 12} ${y}L${(now.x + now.w + 14).toFixed(1)} ${(now.y + now.h / 2).toFixed(1)}`, {
                    stroke: { colour: quiet, width: 4, dash: [4, 9] },
                  }),
                  rect(start, { stroke: { colour: quiet, width: 3, dash: [8, 6] }, radius: 6 }),
                ]
              : []),
          ];
        }),
        ...ways.flatMap(({ start, end }, i): Shape[] => {
          const done = within(progress, 0.08 + i * 0.12, 0.5 + i * 0.12);
          const now = boxBetween(start, end, done);
          return done >= 1
            ? back(from[i]!, now, say.token(from[i]!))
            : [rect(now, { fill: fillOf(from[i]!), stroke: { colour: ink, width: 3 }, radius: 6 })];
        }),
      ]);
    },
  };
}

/** Money placed on a later primary: its total is now `total`. */
export interface Prepared {
  seat: Seat;
  states: readonly StateId[];
  cards: readonly Face[];
  total: number;
}

/** How many others are shown beside the player who places money. */
const mostOthers = 2;

export function prepares({ runners, primaries }: CandidateView, { seat, states, cards, total }: Prepared, say: Say): Highlight | null {
  if (!runners.some((one) => one.seat === seat) || states.length === 0) return null;
  const before = Math.max(0, total - cards.reduce((sum, card) => sum + printOf(card).value, 0));
  const others = primaries.find((one) => one.states.join() === states.join())?.groundwork.filter((one) => one.seat !== seat) ?? [];
  const lines = [
    { seat, before, after: total },
    ...others.slice(0, mostOthers).map((one) => ({ seat: one.seat, before: one.amount, after: one.amount })),
  ];
  const left = box(pad, pad, 430, high - 2 * pad);
  const right = box(left.x + left.w + 12, pad, inner - left.w - 12, left.h);
  const chips = cards.map((card): Chip => ({ card, by: null, owner: seat, isIdle: false }));
  const scale = 1 / Math.max(...lines.map(({ after }) => after), 100);
  return {
    at(progress) {
      const turned = within(progress, 0.05, 0.45);
      const done = within(progress, 0.45, 0.9);
      return sceneOf(high, [
        ...frame(left, head),
        ...headShapes(left, say(look('look.ahead')), String(votesIn(...states))),
        ...statesShapes(states, inset({ ...left, y: left.y + head, h: left.h - head }, 16, 8)),
        ...frame(right, 0),
        ...chipShapes(chips, box(right.x + 18, right.y + 16, right.w - 36, 56), turned, 0, say),
        ...lines.flatMap((one, i) => moneyShapes(one, box(right.x + 18, right.y + 84 + i * 60, right.w - 36, 58), scale, done, say)),
      ]);
    },
  };
}

/** A player's money on a primary as a bar; the amount placed now is outlined. */
function moneyShapes(
  { seat, before, after }: { seat: Seat; before: number; after: number },
  at: Box,
  scale: number,
  done: number,
  say: Say,
): Shape[] {
  const bar = box(at.x + 70, at.y + 7, at.w - 70 - 210, at.h - 14);
  const [from, to] = [before * scale * bar.w, after * scale * bar.w];
  const isThere = done >= 1 || before === after;
  const figure = !isThere || before === after ? String(isThere ? after : before) : `${before} → ${after}`;
  return [
    ...button(seat, at.x + 30, at.y + at.h / 2, 52, say),
    rect(bar, { fill: deep, stroke: { colour: ink, width: 2 } }),
    ...(from > 0 ? [rect({ ...bar, w: from }, { fill: fillOf(seat), stroke: { colour: ink, width: 2 } })] : []),
    ...(to > from && done > 0
      ? [rect({ ...bar, x: bar.x + from, w: Math.max(4, (to - from) * done) }, { fill: fillOf(seat), stroke: { colour: accent, width: 6 } })]
      : []),
    title(box(bar.x + bar.w + 18, at.y, 192, at.h), figure, { size: 52, min: 40, role: 'secondary', colour: text, on: panel }),
  ];
}

/** Two Zeros take the Dealer's place; `sites`: the primaries called, once they are. */
export function tuesday(
  { seat, dealer: old, sites }: { seat: Seat; dealer: Seat | null; sites: readonly (readonly StateId[])[] },
  say: Say,
): Highlight {
  const left = box(pad, pad, 560, high - 2 * pad);
  const right = box(left.x + left.w + 12, pad, inner - left.w - 12, left.h);
  const middle = left.y + head + (left.h - head) / 2;
  const zeros = [1, 2].map((n): Chip => ({ card: `zero-${n}`, by: null, owner: seat, isIdle: false }));
  const [from, to] = [left.x + 90, left.x + left.w - (old === null ? left.w / 2 : 104)];
  const lists = sites.slice(0, 2);
  return {
    at(progress) {
      const turned = within(progress, 0.05, 0.35);
      const hop = old === null ? 1 : within(progress, 0.35, 0.75);
      const named = within(progress, 0.75, 1);
      const x = from + 96 + (to - from - 190) * hop;
      return sceneOf(high, [
        ...frame(left, head),
        ...headShapes(left, say(look('look.tuesday')), ''),
        ...(old === null ? [] : changeShapes(old, [from, x, to], middle, hop, say)),
        ...rising(seat, [to, middle], 104, 1, say, hop >= 1),
        ...frame(right, 0),
        ...chipShapes(zeros, box(right.x + 20, lists.length > 0 ? right.y + 18 : right.y + right.h / 2 - 30, right.w - 40, 60), turned, 0, say),
        ...lists.flatMap((states, i) => siteShapes(states, box(right.x + 20, right.y + 92 + i * 84, right.w - 40, 76), named)),
      ]);
    },
  };
}

/** The Dealer's sign passes from one to the other. */
const changeShapes = (old: Seat, [from, x, to]: readonly [number, number, number], middle: number, hop: number, say: Say): Shape[] => [
  ...button(old, from, middle, 92, say),
  path(`M${from + 64} ${middle}H${to - 96}`, { stroke: { colour: quiet, width: 5, dash: [6, 12] } }),
  icon(icons.right, box(to - 120, middle - 18, 36, 36), { fill: quiet }),
  ...dealerSign(box(x - 30, middle - 34 - 46 * Math.sin(Math.PI * hop) - 24, 60, 60)),
];

/** One primary in a line, lit once it is called. */
const siteShapes = (states: readonly StateId[], at: Box, done: number): Shape[] => [
  rect(at, { fill: raised, stroke: { colour: done >= 1 ? accent : ink, width: done >= 1 ? 6 : 3 }, radius: 8 }),
  title(box(at.x + 18, at.y, at.w - 140, at.h), states.join(' · '), { size: 52, min: 36, role: 'secondary', colour: text, on: raised }),
  title(box(at.x + at.w - 116, at.y, 98, at.h), String(votesIn(...states)), { size: 56, min: 55, colour: text, on: raised, align: 'right' }),
];
