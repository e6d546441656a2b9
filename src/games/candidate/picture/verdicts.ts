/** After a primary with many players: a small map, and beside it a line for each decided state: who won it, and by how much. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, rect, rows, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rosette } from '../../../scene/motifs.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Layer, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { isVoid } from '../rules/count.ts';
import type { BoxView, CandidateView, ContestView } from '../rules/view.ts';
import type { Revealed } from '../state.ts';
import { signShapes } from './card.ts';
import { mapHeight, smallMapLayers } from './map.ts';
import { hatched } from './map-labels.ts';
import { button, onInk, print } from './palette.ts';
import { edge, width } from './press.ts';
import { type Sign, signs } from './signs.ts';

const { ground, panel, deep, text, quiet, accent, ink } = print;
const mapWidth = 560;
const footHeight = 48;
/** The total height. */
export const verdictsHeight = mapHeight(mapWidth);
/** The greatest height of a line. */
const mostHigh = 210;

/** How many sums a line tells; the table has all of them. */
const mostSums = 3;

/** From `y` down: the map, the verdicts, and what is still to come. */
export function verdictLayers(view: CandidateView, contest: ContestView, y: number, say: Say): Layer[] {
  const right = box(edge + mapWidth + 16, y + 4, width - 2 * edge - mapWidth - 16, verdictsHeight - 4);
  const { boxes } = contest;
  const high = Math.min(mostHigh, (right.h - footHeight - 8) / boxes.length);
  const lines = rows({ ...right, h: high * boxes.length }, boxes.length, 8);
  const foot = box(right.x, right.y + high * boxes.length + 8, right.w, footHeight);
  return [
    ...smallMapLayers(view, { x: edge, y, wide: mapWidth }, new Set(boxes.flatMap(({ states }) => states)), say),
    { shapes: [...boxes.flatMap((one, i) => lineShapes(contest, one, lines[i]!, say)), ...footShapes(view, foot, say)] },
  ];
}

/** One state: its letters and votes, and its result, in the winner's color. */
function lineShapes({ kind }: ContestView, one: BoxView, at: Box, say: Say): Shape[] {
  const { revealed, winner, votes } = one;
  const field = winner === null ? deep : mix(panel, lookOf(winner).colour, 0.5);
  const head = box(at.x, at.y, kind === 'primary' ? 168 : 112, at.h);
  const [x, middle] = [head.x + head.w, at.y + at.h / 2];
  const isLarge = at.h > 170;
  const said = box(x + 92, middle - (isLarge ? 66 : 42), at.x + at.w - x - 102, isLarge ? 70 : 46);
  const margin = revealed === null ? '' : marginOf(revealed, one, say);
  const onHead = { size: 60, min: 55, colour: onInk, on: ink } as const;
  return [
    rect(at, { fill: field, radius: 8, stroke: { colour: ink, width: 3 } }),
    rect(head, { fill: ink, radius: 8 }),
    ...(kind === 'primary' ? [title(box(head.x + 14, head.y, 68, head.h), one.id, onHead)] : []),
    ...(votes > 0
      ? [
          title(box(head.x + (kind === 'primary' ? 86 : 8), head.y, head.w - (kind === 'primary' ? 98 : 20), head.h), String(votes), {
            ...onHead,
            align: 'right',
          }),
        ]
      : []),
    ...(winner === null
      ? signOf(revealed, box(x + 20, middle - 28, 56, 56))
      : [...rosette(x + 48, middle, 42, { pleats: accent, inner: onInk, middle: ink }), ...button(winner, x + 48, middle, 64, say)]),
    ...(revealed === null
      ? [title({ ...said, y: middle - 30, h: 60 }, say.title(one.id), { size: 46, min: 28, role: 'secondary', colour: quiet, on: field })]
      : [
          title(said, say(look('look.verdict', { verdict: revealed.verdict })), {
            size: isLarge ? 64 : 46,
            min: 28,
            lines: 2,
            leading: 0.9,
            role: 'secondary',
            colour: text,
            on: field,
          }),
          ...(margin === ''
            ? []
            : [
                title({ ...said, y: middle + (isLarge ? 16 : 6), h: isLarge ? 48 : 34 }, margin, {
                  size: isLarge ? 48 : 36,
                  min: 26,
                  weight: 600,
                  role: 'secondary',
                  colour: text,
                  on: field,
                }),
              ]),
        ]),
  ];
}

/** The sums, the winner's or those tied first, then the highest; the state's name if nothing was counted; empty if several are decided together. */
function marginOf({ sums, laid, verdict }: Revealed, { id, states }: BoxView, say: Say): string {
  const told = sums.filter(({ seat, total }) => total !== 0 || laid.some(({ on }) => on === seat)).sort((a, b) => b.total - a.total);
  if (isVoid(verdict) || told.length === 0) return states.length === 1 ? say.title(id) : '';
  const isFirst = (seat: Seat) => (verdict.kind === 'won' ? verdict.by === seat : verdict.kind === 'tie' && verdict.among.includes(seat));
  const first = told.filter(({ seat }) => isFirst(seat));
  return [...first, ...told.filter((one) => !first.includes(one))]
    .slice(0, mostSums)
    .map(({ seat, total }) => `${say.token(seat)} ${total < 0 ? `−${-total}` : total}`)
    .join(' · ');
}

/** The sign when nobody won: the card that spoiled it, a tie, or the hatching of Undecided; none while it is not decided. */
function signOf(revealed: Revealed | null, at: Box): Shape[] {
  const kind = revealed?.verdict.kind;
  if (kind === undefined) return [];
  if (kind === 'tie') return [title(box(at.x, at.y - 24, at.w, at.h + 48), '=', { size: 84, colour: ink, on: deep, align: 'centre' })];
  const sign: Sign | null = kind === 'deadlock' || kind === 'scandal' ? signs[kind] : null;
  return sign ? signShapes(sign, at, ink, deep) : [rect(at, { fill: hatched, stroke: { colour: ink, width: 3 } })];
}

/** Below the verdicts: what is Undecided, and what is still to come. */
function footShapes({ undecided, primaries }: CandidateView, at: Box, say: Say): Shape[] {
  const votes = primaries.reduce((sum, one) => sum + one.votes, 0);
  const said = [`${undecided.votes} ${say(look('look.undecided'))}`, say(look('look.to-come', { votes, primaries: primaries.length }))].join(' · ');
  return [
    rect(box(at.x, at.y + 8, 32, 32), { fill: hatched, stroke: { colour: ink, width: 2 } }),
    title(box(at.x + 42, at.y, at.w - 42, at.h), said, { size: 34, min: 26, weight: 600, role: 'secondary', colour: quiet, on: ground }),
  ];
}
