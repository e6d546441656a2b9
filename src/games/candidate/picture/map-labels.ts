/** The labels on the map: letters and votes, owners' buttons, money placed in advance. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, inset, path, rect, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';
import { usPlaces } from '../../../scene/us-places.ts';
import { electoralVotes } from '../data/states.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { asideOfTag, asides, isStacked, labelAt, lift, tagOf, widestOf } from './map-places.ts';
import { button, print } from './palette.ts';

const { ground, deep, land, text, accent, ink, raised } = print;
/** Undecided states: hatched, as if struck out. */
export const hatched: Fill = { colour: '#CFC8B8', to: '#948B79', pattern: 'diagonal' };

/** Whether a state has been won, and by whom, is Undecided, is being held, or is still to come. */
export type Fate = { kind: 'won'; by: Seat } | { kind: 'undecided' } | { kind: 'held' } | { kind: 'open' };

/** The map's own pixels times the scale. */
export interface Whole extends Box {
  scale: number;
}

type Place = readonly [x: number, y: number];

/** Converts pixels of the outlines' own map to the picture. */
const onto = ({ x, y, scale }: Whole, [px, py]: Place): [number, number] => [Math.round(x + px * scale), Math.round(y + py * scale)];

/** Lines from each state too small for letters to its label. */
export const lines = (whole: Whole, live: ReadonlySet<StateId>): Shape[] =>
  Object.entries(asides).flatMap(([id, at]) => {
    const [cx, cy] = onto(whole, [usPlaces[id]!.x, usPlaces[id]!.y]);
    const [ax, ay] = onto(whole, at);
    const colour = live.has(id) ? accent : text;
    return [path(`M${cx} ${cy}L${cx < ax ? ax - 60 : ax} ${ay}`, { stroke: { colour, width: 2 } }), circle(cx, cy, 4, { fill: colour })];
  });

const common = { role: 'mark', face: 'display', weight: 700, align: 'centre' } as const;

/** A state's letters and votes, with its owner's button: on the state, or beside it with a line if it is too small. */
export function label(id: StateId, fate: Fate, whole: Whole, prepared: boolean, isLive: boolean, say: Say): Shape[] {
  const votes = String(electoralVotes[id]!);
  if (asides[id]) return asideLabel(id, votes, fate, onto(whole, asides[id]), isLive, say);
  const [x, y] = onto(whole, labelAt(id));
  const [cx, cy] = [x - (prepared ? asideOfTag(id) : 0), y - (prepared ? lift(id) : 0)];
  return isStacked(id) ? stacked(id, votes, fate, [cx, cy], usPlaces[id]!.w * whole.scale, say) : inLine(id, votes, fate, [cx, cy], say);
}

/** The color of the plate under letters that borders would cross. */
const plateOf = (fate: Fate): Colour =>
  fate.kind === 'won' ? lookOf(fate.by).colour : fate.kind === 'undecided' ? ground : fate.kind === 'held' ? raised : land;

/** Letters and votes side by side. */
function inLine(id: StateId, votes: string, fate: Fate, [cx, cy]: Place, say: Say): Shape[] {
  const said = `${id} ${votes}`;
  const w = said.length * 11 + 6;
  const on = plateOf(fate);
  const isWon = fate.kind === 'won';
  // West Virginia is tall rather than wide.
  const isHigh = isWon && id === 'WV';
  const at = box(cx - w / 2 + (isWon && !isHigh ? 16 : 0), cy - 15 + (isHigh ? 15 : 0), w, 30);
  return [
    rect(inset(at, 1, 3), { fill: on, radius: 5 }),
    ...(isWon ? (isHigh ? button(fate.by, cx, cy - 18, 30, say) : button(fate.by, at.x - 15, cy, 30, say)) : []),
    title(at, said, { ...common, size: isWon ? 26 : 28, min: 24, colour: ink, on }),
  ];
}

/** Letters above votes; the button beside them or, on narrow states, above. */
function stacked(id: StateId, votes: string, fate: Fate, [cx, cy]: Place, room: number, say: Say): Shape[] {
  // A button above Arkansas would touch Missouri's votes.
  const isWide = room >= 78 || id === 'AR';
  const isWon = fate.kind === 'won';
  if (isWon && !isWide) {
    const on = plateOf(fate);
    return [
      rect(box(cx - 18, cy - 20, 36, 58), { fill: on, radius: 6 }),
      ...button(fate.by, cx, cy - (say.token(fate.by).length > 1 ? 33 : 28), 30, say),
      title(box(cx - 30, cy - 12, 60, 22), id, { ...common, size: 24, weight: 600, colour: ink, on }),
      title(box(cx - 30, cy + 9, 60, 28), votes, { ...common, size: 30, colour: ink, on }),
    ];
  }
  const size = room >= 90 ? 38 : 32;
  const mid = cx + (isWon ? 20 : 0);
  const upper = box(mid - 24, cy - (size + 24) / 2 + 3, 48, 24);
  const lower = box(mid - 30, cy - 4, 60, size - 2);
  const plate = box(mid - 25, upper.y - 3, 50, lower.y + lower.h - upper.y + 5);
  const on = plateOf(fate);
  return [
    // Wide states need it too: the button moves the letters close to the border.
    rect(fate.kind === 'undecided' ? plate : inset(plate, 4, 2), { fill: on, radius: 6 }),
    ...(isWon ? button(fate.by, cx - 24, cy + 1, 42, say) : []),
    title(upper, id, { ...common, size: 26, min: 24, weight: 600, colour: ink, on }),
    title(lower, votes, { ...common, size, min: 24, colour: ink, on }),
  ];
}

/** In the sea: letters and votes, and the owner's button before them. */
function asideLabel(id: StateId, votes: string, fate: Fate, [ax, ay]: Place, isLive: boolean, say: Say): Shape[] {
  const at = box(ax - 60, ay - 17, 120, 34);
  const isWon = fate.kind === 'won';
  const fill = isWon ? lookOf(fate.by).colour : fate.kind === 'undecided' ? deep : raised;
  return [
    rect(at, { fill, radius: 17, stroke: { colour: isLive ? accent : ink, width: isLive ? 4 : 2 } }),
    ...(isWon
      ? button(fate.by, at.x + 17, ay, 34, say)
      : fate.kind === 'undecided'
        ? [rect(box(at.x + 9, ay - 9, 18, 18), { fill: hatched, radius: 3 })]
        : []),
    title(box(at.x + (isWon ? 36 : 26), at.y, at.w - (isWon ? 40 : 34), 34), `${id} ${votes}`, {
      ...common,
      size: 30,
      min: 26,
      colour: ink,
      on: fill,
    }),
  ];
}

/** Money placed on a later primary, at its widest state: the Favorite's, as a banknote in their color. */
export function groundwork({ states, groundwork: [first] }: CandidateView['primaries'][number], whole: Whole, say: Say): Shape[] {
  if (!first) return [];
  const { seat, amount } = first;
  const { at, from } = tagOf(widestOf(states));
  const [x, y] = onto(whole, at);
  const said = `${say.token(seat)} ${amount}`;
  const w = said.length * 12 + 16;
  const note = box(x - w / 2, y - 14, w, 28);
  const { colour } = lookOf(seat);
  const [fx, fy] = from ? onto(whole, from) : [x, y];
  return [
    ...(from ? [path(`M${fx} ${fy}L${x} ${y}`, { stroke: { colour: text, width: 2, dash: [6, 4] } }), circle(fx, fy, 4, { fill: text })] : []),
    rect(note, { fill: colour, stroke: { colour: text, width: 2 }, radius: 4 }),
    title(note, said, { ...common, size: 26, min: 24, colour: ink, on: colour }),
  ];
}
