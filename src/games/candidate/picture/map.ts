/** The map: primaries outlined, every state with its votes, won states in their owner's colour and pattern, Undecided states hatched. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { circle, fitted, path, rect, sprite, words } from '../../../scene/build.ts';
import { palettes } from '../../../scene/palette.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Layer, Shape } from '../../../scene/types.ts';
import { usMap, usPlaces } from '../../../scene/us-places.ts';
import { electoralVotes } from '../data/states.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { darker, fillOf } from './palette.ts';

const { deep, ground, land, line, text, accent, ink } = palettes.night;
/** Undecided states: only an outline, and hatched. */
export const hatched: Fill = { colour: '#1B2A40', to: '#4A5870', pattern: 'diagonal' };
export const undecidedColour = '#E9E4D4';
const held = '#34507C';
/** Where the labels of states too small for letters stand, in pixels of the map. */
const asides: { readonly [state: StateId]: readonly [number, number] } = {
  VT: [832, 74],
  NH: [880, 40],
  MA: [955, 224],
  RI: [955, 260],
  CT: [955, 296],
  NJ: [955, 332],
  DE: [955, 368],
  MD: [955, 404],
  DC: [955, 440],
  FL: [930, 520],
  HI: [251, 611],
};
const lead = '#8FA3BF';

/** Who has won a state, that nobody has, or that it is still to come. */
type Fate = { kind: 'won'; by: Seat } | { kind: 'undecided' } | { kind: 'held' } | { kind: 'open' };

function fates(view: CandidateView): (state: StateId) => Fate {
  const owners = new Map(view.runners.flatMap(({ seat, won }) => won.map((id) => [id, seat] as const)));
  const undecided = new Set(view.undecided.states);
  const open = new Set(view.primaries.flatMap(({ states }) => states));
  return (id) => {
    const by = owners.get(id);
    if (by !== undefined) return { kind: 'won', by };
    if (undecided.has(id)) return { kind: 'undecided' };
    return { kind: open.has(id) ? 'open' : 'held' };
  };
}

const fillFor = (fate: Fate): Fill | Colour =>
  fate.kind === 'won' ? fillOf(fate.by) : fate.kind === 'undecided' ? hatched : fate.kind === 'held' ? held : land;

export function mapLayer(view: CandidateView, at: Box, about: readonly string[], say: Say): Layer {
  const fateOf = fates(view);
  const whole = fitted(at, usMap.width, usMap.height);
  const live = new Set(view.contest?.live ? view.contest.boxes.flatMap(({ states }) => states) : []);
  const offered = new Set(about);
  const prepared = new Set(view.primaries.flatMap(({ states, groundwork: placed }) => (placed.length > 0 ? [widestOf(states)] : [])));
  const state = (id: StateId, style: { fill?: Fill | Colour; stroke: { colour: Colour; width: number } }) => sprite(`usmap/${id}`, whole, style);
  const shapes = view.map.flatMap(({ id, states }): Shape[] => {
    const border = offered.has(id) ? text : deep;
    return [
      ...states.map((one) => state(one, { stroke: { colour: border, width: offered.has(id) ? 5 : 7 } })),
      ...states.map((one) => state(one, { fill: fillFor(fateOf(one)), stroke: { colour: line, width: 1 } })),
    ];
  });
  const lit = [
    ...view.undecided.states.map((id) => state(id, { stroke: { colour: undecidedColour, width: 2 } })),
    // The light goes round the states from outside: within, it would fill fjords and lakes.
    ...[...live].map((id) => state(id, { stroke: { colour: accent, width: 7 } })),
    ...[...live].map((id) => state(id, { fill: fillFor(fateOf(id)), stroke: { colour: lead, width: 1 } })),
  ];
  return {
    shapes: [
      ...shapes,
      ...lit,
      ...lines(whole, live),
      ...Object.keys(electoralVotes).flatMap((id) => label(id, fateOf(id), whole, prepared.has(id) && !(id in tags), say)),
      ...view.primaries.flatMap((one) => groundwork(one, whole, say)),
    ],
  };
}

type Whole = ReturnType<typeof fitted>;

/** From each state that is too small for letters to its label. */
const lines = ({ x, y, scale }: Whole, live: ReadonlySet<StateId>): Shape[] =>
  Object.entries(asides).flatMap(([id, [ax, ay]]) => {
    const { x: px, y: py } = usPlaces[id]!;
    const [cx, cy] = [x + px * scale, y + py * scale];
    // On the label's side or top, whichever is nearer; where the state lies below, the label covers the line's end.
    const right = px > ax + 44 ? 38 : ax - 30 > px ? -44 : -24;
    const end = ay < py - 30 ? `${x + ax * scale} ${y + ay * scale}` : `${x + (ax + right) * scale} ${y + (right === -24 ? ay - 17 : ay) * scale}`;
    const colour = live.has(id) ? accent : lead;
    return [path(`M${cx} ${cy}L${end}`, { stroke: { colour, width: 2 } }), circle(cx, cy, 3, { fill: colour })];
  });

/** Whether a player's letters are one of usual width. */
const isNarrow = (letters: string): boolean => /^[A-LN-VX-Z\d]\p{M}*$/u.test(letters.normalize('NFD'));

/** A wide field on Illinois would touch Indiana's votes. */
const westward: { readonly [state: StateId]: number } = { IL: 10 };

/** A state's votes: on the state, higher if money placed there is to stand below, or beside it with a line where it is too small. */
function label(id: StateId, fate: Fate, { x, y, scale }: Whole, prepared: boolean, say: Say): Shape[] {
  const place = usPlaces[id]!;
  const votes = String(electoralVotes[id]!);
  const [cx, cy] = [x + place.x * scale, y + place.y * scale - (prepared ? 12 + (raised[id] ?? 0) : 0)];
  const common = { size: 26, min: 24, role: 'mark', face: 'display', weight: 700, align: 'centre' } as const;
  const aside = asides[id];
  if (aside) {
    const [ax, ay] = [x + aside[0] * scale, y + aside[1] * scale];
    const letters = fate.kind === 'won' ? say.token(fate.by) : '';
    const said = fate.kind === 'won' ? `${letters} ${id} ${votes}` : `${id} ${votes}`;
    // Longer ones grow to the left: on the right there is the edge.
    const w = letters === '' ? 66 : isNarrow(letters) ? 78 : 88;
    const box = { x: ax + 33 - w, y: ay - 13, w, h: 26 };
    const fill = fate.kind === 'won' ? fillOf(fate.by) : ground;
    const stroke = fate.kind === 'undecided' ? { stroke: { colour: undecidedColour, width: 2 } } : {};
    const on = fate.kind === 'won' ? darker(fate.by) : ground;
    return [
      rect(box, { fill, radius: 6, ...stroke }),
      words({ ...box, x: box.x + 2, w: w - 4 }, said, { ...common, size: 24, colour: fate.kind === 'won' ? ink : text, on }),
    ];
  }
  const at = { x: cx - 24, y: cy - 15, w: 48, h: 30 };
  if (fate.kind === 'won') {
    const letters = say.token(fate.by);
    const w = Math.min(60, place.w * scale + 10);
    if (isNarrow(letters)) return [words({ ...at, x: cx - w / 2, w }, `${letters} ${votes}`, { ...common, colour: ink, on: darker(fate.by) })];
    // Other letters have a field of their own: some states are narrower. Where even the field would be much too wide, they stand above the votes.
    const wide = 12 + 10.5 * (Math.max(2, letters.length) + 1 + votes.length);
    const field = wide <= w + 8 ? { x: cx - wide / 2 - (westward[id] ?? 0), y: cy - 14, w: wide, h: 28 } : { x: cx - 18, y: cy - 24, w: 36, h: 48 };
    const said = `${letters}${wide <= w + 8 ? ' ' : '\n'}${votes}`;
    const { colour } = lookOf(fate.by);
    return [rect(field, { fill: colour, radius: 6 }), words(field, said, { ...common, size: 24, lines: 2, leading: 0.95, colour: ink, on: colour })];
  }
  if (fate.kind === 'undecided' || prepared) {
    // Votes that make room for money stand higher, partly on a neighbour.
    const colour = fate.kind === 'undecided' ? undecidedColour : text;
    return [rect({ x: cx - 17, y: cy - 14, w: 34, h: 28 }, { fill: ground, radius: 6 }), words(at, votes, { ...common, colour, on: ground })];
  }
  return [words(at, votes, { ...common, colour: text, on: fate.kind === 'held' ? held : land })];
}

/** Where money placed on states that are too small for it stands: above or below their labels, or off their coast, in the sea. */
const tags: { readonly [state: StateId]: readonly [number, number] } = {
  MA: [955, 190],
  MD: [955, 474],
  DE: [955, 474],
  DC: [955, 474],
  NC: [840, 433],
};
/** New York's widest place lies low, and a tag below it would lie on Pennsylvania; Ohio's would touch West Virginia's: there the votes stand higher. */
const raised: { readonly [state: StateId]: number } = { NY: 22, OH: 6 };
/** Those of Ohio and Illinois would touch Indiana's votes. */
const leftward: { readonly [state: StateId]: number } = { VA: 2, OH: -5, IL: 12 };

/** The state of a primary with the most room for a tag: one that is no aside, if there is one. */
const widestOf = (states: readonly StateId[]): StateId =>
  [...states].sort((a, b) => Number(a in asides) - Number(b in asides) || usPlaces[b]!.w - usPlaces[a]!.w)[0]!;

/** Money placed on a primary to come, under the votes of its widest state: the Favorite's. */
function groundwork({ states, groundwork: [first] }: CandidateView['primaries'][number], { x, y, scale }: Whole, say: Say): Shape[] {
  if (!first) return [];
  const { seat, amount } = first;
  const id = widestOf(states);
  const { x: px, y: py } = usPlaces[id]!;
  const aside = asides[id];
  const off = tags[id] ?? (aside && [aside[0] - 90, aside[1]]);
  const letters = say.token(seat);
  const w = isNarrow(letters) ? 66 : 72;
  const at = off
    ? { x: x + off[0]! * scale - w / 2, y: y + off[1]! * scale - 13, w, h: 26 }
    : { x: x + px * scale - w / 2 - (leftward[id] ?? 0), y: y + py * scale - (raised[id] ?? 0), w, h: 26 };
  return [
    rect(at, { fill: fillOf(seat), stroke: { colour: text, width: 2 }, radius: 8 }),
    words(at, `${letters} ${amount}`, {
      size: 24,
      role: 'mark',
      face: 'display',
      weight: 700,
      align: 'centre',
      colour: ink,
      on: darker(seat),
    }),
  ];
}
