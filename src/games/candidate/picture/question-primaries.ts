/** Primaries beside a question: a row for each, with its states, their votes, and the money placed there; and how far each candidate has come. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, type Part, rect, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { electoralVotes, votesIn } from '../data/states.ts';
import { look } from '../labels.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { button, onInk, print } from './palette.ts';

const { panel, land, text, quiet, line, accent, ink } = print;
const rowHeight = 76;
const stateWidth = 186;

/** Money on a primary; `after`: what it would become. */
interface Rank {
  seat: Seat;
  amount: number;
  after?: number;
}

export interface Site {
  states: StateId[];
  ranks: Rank[];
}

/** The letters, outline and votes of a state. */
function stateShapes(id: StateId, at: Box, on: Colour): Shape[] {
  return [
    title(box(at.x, at.y, 60, at.h), id, { size: 46, min: 40, role: 'secondary', colour: text, on }),
    sprite(`us/${id}`, box(at.x + 62, at.y + 14, 56, at.h - 28), { fill: land, stroke: { colour: ink, width: 2 } }),
    title(box(at.x + 122, at.y, 54, at.h), String(electoralVotes[id]), { size: 46, min: 36, role: 'secondary', colour: quiet, on }),
  ];
}

/** A row for each primary. */
export function sitesPart(sites: readonly Site[], say: Say): Part {
  return {
    high: sites.length * rowHeight,
    shapes: (at) => [
      rect(at, { fill: panel }),
      ...sites.flatMap(({ states, ranks }, i) => {
        const row = box(at.x, at.y + i * rowHeight, at.w, rowHeight);
        const sum = box(row.x + 3 * stateWidth + 8, row.y, 130, row.h);
        return [
          ...(i > 0 ? [rect(box(row.x, row.y, row.w, 2), { fill: line })] : []),
          ...states.flatMap((id, k) => stateShapes(id, box(row.x + 16 + k * stateWidth, row.y, stateWidth, row.h), panel)),
          title(sum, String(votesIn(...states)), { size: 64, min: 55, colour: text, on: panel, align: 'right' }),
          ...rankShapes(ranks, box(sum.x + sum.w + 24, row.y, row.x + row.w - sum.x - sum.w - 36, row.h), say),
        ];
      }),
      rect(inset(at, 1), { stroke: { colour: ink, width: 3 } }),
    ],
  };
}

/** Who has placed how much, the Favorite first. */
function rankShapes(ranks: readonly Rank[], at: Box, say: Say): Shape[] {
  const wide = ranks.map(({ after }) => (after === undefined ? 132 : 236));
  const total = wide.reduce((sum, one) => sum + one, 0);
  const scale = Math.min(1, at.w / Math.max(1, total));
  let { x } = at;
  return ranks.flatMap(({ seat, amount, after }, i): Shape[] => {
    const from = x;
    x += wide[i]! * scale;
    const middle = at.y + at.h / 2;
    const said = after === undefined ? String(amount) : amount > 0 ? `${amount} → ${after}` : `→ ${after}`;
    const colour = after === undefined ? text : accent;
    return [
      ...button(seat, from + 24, middle, 44, say),
      title(box(from + 52, middle - 24, wide[i]! * scale - 56, 48), said, { size: 42, min: 26, role: 'secondary', colour, on: panel }),
    ];
  });
}

/** Orders of states, one below another in two columns, with the usual one lit. */
export function ordersPart(orders: readonly { states: StateId[]; isUsual: boolean }[]): Part {
  const inLine = 2;
  const lines = Math.ceil(orders.length / inLine);
  return {
    high: lines * (rowHeight + 10) - 10,
    shapes: (at) =>
      orders.flatMap(({ states, isUsual }, i) => {
        const cell = columns({ ...at, y: at.y + Math.floor(i / inLine) * (rowHeight + 10), h: rowHeight }, inLine, 12)[i % inLine]!;
        const on = isUsual ? mix(panel, accent, 0.1) : panel;
        const step = Math.min((cell.w - 20) / states.length, 230);
        return [
          rect(cell, { fill: on, radius: 8 }),
          rect(inset(cell, 1), { stroke: { colour: isUsual ? accent : ink, width: isUsual ? 5 : 3 }, radius: 8 }),
          ...states.flatMap((id, k) => [
            ...(k > 0 ? [icon(icons.right, box(cell.x + 16 + k * step - 28, cell.y + cell.h / 2 - 11, 22, 22), { fill: quiet })] : []),
            ...stateShapes(id, box(cell.x + 16 + k * step, cell.y, Math.min(stateWidth, step), cell.h), on),
          ]),
        ];
      }),
  };
}

/** How far each candidate has come, the leader first. */
export function racePart({ runners }: CandidateView, say: Say): Part {
  const running = runners.filter(({ running: is }) => is).sort((a, b) => b.votes - a.votes);
  const high = 68;
  return {
    high,
    shapes(at) {
      const head = box(at.x, at.y, 190, at.h);
      const cells = columns(box(head.x + head.w, at.y, at.w - head.w, at.h), running.length, 0);
      return [
        rect(at, { fill: panel }),
        rect(head, { fill: ink }),
        title(inset(head, 12, 0), say(look('look.to-win')), {
          size: 32,
          min: 26,
          weight: 600,
          lines: 2,
          leading: 0.9,
          role: 'secondary',
          colour: onInk,
          on: ink,
        }),
        ...running.flatMap(({ seat, votes }, i) => [
          ...button(seat, cells[i]!.x + 40, at.y + high / 2, 52, say),
          title(box(cells[i]!.x + 74, at.y + 8, cells[i]!.w - 78, 52), String(votes), { size: 58, min: 55, colour: text, on: panel }),
        ]),
        rect(inset(at, 1), { stroke: { colour: ink, width: 3 } }),
      ];
    },
  };
}
