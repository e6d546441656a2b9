/** The picture of a primary: its states side by side as they are decided, with the highest sums of each, and how far that brings the winners. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, title } from '../../../scene/build.ts';
import { within } from '../../../scene/motion.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import type { Highlight } from '../../game.ts';
import { look } from '../labels.ts';
import { isVoid } from '../rules/count.ts';
import type { CandidateView } from '../rules/view.ts';
import type { Sum, Verdict } from '../state.ts';
import { signShapes } from './card.ts';
import { fieldOf, frame, inner, pad, rising, sceneOf, signed } from './highlight-parts.ts';
import { concerned, raceShapes, rowHigh, type Way } from './highlight-race.ts';
import { type Counted, emblem, gainsOf, head, headShapes, isNobodys, rankOf, spoilt, winnerOf } from './highlight-result.ts';
import { button, print } from './palette.ts';
import { signs } from './signs.ts';

const { panel, text, ink } = print;

/** The states of a primary side by side, with the highest sums of each, and how far they bring the winners. */
export function primary(view: CandidateView, counted: readonly Counted[], wagon: Seat | null, say: Say): Highlight {
  const gains = gainsOf(counted);
  const race = concerned(view, gains, 3);
  const body = 216;
  const cells = columns(box(pad, pad, inner, body), counted.length, 12);
  const begin = (i: number): number => 0.06 + (i * 0.42) / counted.length;
  const high = body + 3 * pad + race.length * rowHigh;
  return {
    at(progress) {
      const way: Way = {
        from: (i) => box(cells[i]!.x + 50, cells[i]!.y + 130, 80, 48),
        done: (i) => within(progress, begin(i) + 0.22, begin(i) + 0.54),
      };
      return sceneOf(high, [
        ...counted.flatMap((one, i) => cellShapes(one, cells[i]!, within(progress, begin(i), begin(i) + 0.22), say)),
        ...raceShapes(race, box(pad, 2 * pad + body, inner, race.length * rowHigh), way, wagon, say),
      ]);
    },
  };
}

function cellShapes(one: Counted, at: Box, done: number, say: Say): Shape[] {
  const { verdict } = one.revealed;
  const winner = winnerOf(one.revealed);
  const on = fieldOf(winner, done);
  const state = box(at.x + 14, at.y + head + 10, Math.min(176, at.w * 0.46), at.h - head - 22);
  const right = box(state.x + state.w + 14, at.y + head + 4, at.x + at.w - state.x - state.w - 22, at.h - head - 10);
  const ranks = isVoid(verdict) || isNobodys(verdict) ? [] : rankOf(one.revealed).slice(0, 3);
  return [
    ...frame(at, head, on),
    ...headShapes(at, one.box, String(one.votes)),
    ...emblem(one, state, done),
    ...(done < 1 ? [] : ranks.length === 0 ? nobodyShapes(verdict, right, say) : sumsShapes(one, ranks, right, on, say)),
  ];
}

/** Why nobody won, and what that means. */
function nobodyShapes(verdict: Verdict, at: Box, say: Say): Shape[] {
  const sign = spoilt(verdict, box(at.x, at.y + 6, 52, 52), panel);
  const below = sign.length > 0 ? 58 : 0;
  return [
    ...sign,
    title(box(at.x, at.y + below, at.w, at.h - below), say(look('look.verdict', { verdict })), {
      ...{ size: 44, min: 36, lines: sign.length > 0 ? 2 : 3, leading: 0.95, role: 'secondary', colour: text, on: panel },
    }),
  ];
}

/** The highest sums, the winner's first; with their name if there is room. */
function sumsShapes({ revealed }: Counted, ranks: readonly Sum[], at: Box, on: Colour, say: Say): Shape[] {
  const { verdict } = revealed;
  const winner = winnerOf(revealed);
  const [first, line] = winner === null ? [46, 46] : [60, (at.h - 60) / 2];
  const named = winner !== null && ranks.length === 1 ? say.player(winner) : verdict.kind === 'tie' ? say(look('look.verdict', { verdict })) : '';
  const shown = verdict.kind === 'tie' ? ranks.slice(0, 2) : ranks;
  const rest = at.y + first + (shown.length - 1) * line;
  return [
    ...shown.flatMap(({ seat, total }, i) => {
      const row = box(at.x, at.y + (i === 0 ? 0 : first + (i - 1) * line), at.w, i === 0 ? first : line);
      return sumShapes(
        { seat, total, wins: seat === winner, isSon: seat === winner || verdict.kind === 'tie' ? isBySon(verdict) : false },
        row,
        on,
        say,
      );
    }),
    ...(named === ''
      ? []
      : [
          title(box(at.x, rest, at.w, at.y + at.h - rest), named, {
            ...{ size: 44, min: 36, lines: 2, leading: 0.95, role: 'secondary', colour: text, on },
          }),
        ]),
  ];
}

const isBySon = (verdict: Verdict): boolean => (verdict.kind === 'won' || verdict.kind === 'tie') && verdict.son;

interface Ranked {
  seat: Seat;
  total: number;
  wins: boolean;
  isSon: boolean;
}

function sumShapes({ seat, total, wins, isSon }: Ranked, at: Box, on: Colour, say: Say): Shape[] {
  const middle = at.y + at.h / 2;
  return [
    ...(wins ? rising(seat, [at.x + 28, middle], 44, 1, say) : button(seat, at.x + 28, middle, 46, say)),
    title(box(at.x + 64, at.y, at.w - 64 - (isSon ? 46 : 0), at.h), signed(total), {
      ...{ size: wins ? 60 : 44, min: 40, role: 'secondary', colour: text, on },
    }),
    ...(isSon ? signShapes(signs['favorite-son'], box(at.x + at.w - 44, middle - 20, 40, 40), ink, on) : []),
  ];
}
