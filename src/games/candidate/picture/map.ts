/** The map: primaries outlined, every state with its letters and votes, won states in their owner's colour and pattern, Undecided states hatched. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, path, rect, sprite, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Layer, Shape } from '../../../scene/types.ts';
import { usMap, usPlaces } from '../../../scene/us-places.ts';
import { electoralVotes } from '../data/states.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { asideOfTag, asides, isStacked, labelAt, lift, tagOf, widestOf } from './map-places.ts';
import { button, darker, fillOf, print } from './palette.ts';

const { ground, deep, land, text, accent, ink, raised } = print;
/** Undecided states: hatched, as if struck out. */
export const hatched: Fill = { colour: '#CFC8B8', to: '#948B79', pattern: 'diagonal' };

/** Between states of one primary. */
const border = print.ink;

/** Who has won a state, that nobody has, that it is being held, or is still to come. */
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
  fate.kind === 'won' ? fillOf(fate.by) : fate.kind === 'undecided' ? hatched : fate.kind === 'held' ? raised : land;

/** The map's own pixels times the scale. */
interface Whole extends Box {
  scale: number;
}

/** How high a map of this width is. */
export const mapHeight = (wide: number): number => Math.round((wide * usMap.height) / usMap.width);

/** The map with its upper left corner at `x`, `y`, `wide` pixels wide; labels stand in the sea up to a twelfth further right. */
export function mapLayers(view: CandidateView, { x, y, wide }: { x: number; y: number; wide: number }, about: readonly string[], say: Say): Layer[] {
  const fateOf = fates(view);
  const whole: Whole = { x, y, w: wide, h: (wide * usMap.height) / usMap.width, scale: wide / usMap.width };
  const live = new Set(view.contest?.live && view.contest.kind === 'primary' ? view.contest.boxes.flatMap(({ states }) => states) : []);
  const offered = new Set(about);
  const prepared = new Set(view.primaries.flatMap(({ states, groundwork }) => (groundwork.length > 0 ? [widestOf(states)] : [])));
  const ids = Object.keys(electoralVotes);
  const place = `${x},${y},${wide}`;
  const state = (id: StateId, style: { fill?: Fill | Colour; stroke?: { colour: Colour; width: number } }) => sprite(`usmap/${id}`, whole, style);
  const fated = ids.map((id) => fateOf(id));
  return [
    {
      key: `candidate/land@${place}/${fated.map((fate) => (fate.kind === 'won' ? fate.by : fate.kind)).join()}`,
      shapes: [
        ...view.map.flatMap(({ states }) => [
          ...states.map((one) => state(one, { stroke: { colour: ink, width: 3 } })),
          ...states.map((one) => state(one, { fill: fillFor(fateOf(one)), stroke: { colour: border, width: 2 } })),
        ]),
      ],
    },
    {
      shapes: [
        // The light goes round the states from outside: within, it would fill fjords and lakes.
        ...view.map
          .filter(({ id }) => offered.has(id))
          .flatMap(({ states }) => states.map((id) => state(id, { stroke: { colour: accent, width: 4 } }))),
        ...[...live].map((id) => state(id, { stroke: { colour: accent, width: 10 } })),
        ...[...live].map((id) => state(id, { fill: fillFor(fateOf(id)), stroke: { colour: text, width: 2 } })),
        ...lines(whole, live),
        ...ids.flatMap((id) => label(id, fateOf(id), whole, prepared.has(id), live.has(id), say)),
        ...view.primaries.flatMap((one) => groundwork(one, whole, say)),
      ],
    },
  ];
}

const onto = ({ x, y, scale }: Whole, [px, py]: readonly [number, number]): [number, number] => [
  Math.round(x + px * scale),
  Math.round(y + py * scale),
];

/** From each state that is too small for letters to its label. */
const lines = (whole: Whole, live: ReadonlySet<StateId>): Shape[] =>
  Object.entries(asides).flatMap(([id, at]) => {
    const [cx, cy] = onto(whole, [usPlaces[id]!.x, usPlaces[id]!.y]);
    const [ax, ay] = onto(whole, at);
    const colour = live.has(id) ? accent : text;
    return [path(`M${cx} ${cy}L${cx < ax ? ax - 60 : ax} ${ay}`, { stroke: { colour, width: 2 } }), circle(cx, cy, 4, { fill: colour })];
  });

const common = { role: 'mark', face: 'display', weight: 700, align: 'centre' } as const;

/** A state's letters and votes, with its owner's button: on the state, or beside it with a line where it is too small. */
function label(id: StateId, fate: Fate, whole: Whole, prepared: boolean, isLive: boolean, say: Say): Shape[] {
  const votes = String(electoralVotes[id]!);
  if (asides[id]) return asideLabel(id, votes, fate, onto(whole, asides[id]), isLive, say);
  const room = usPlaces[id]!.w * whole.scale;
  const [x, y] = onto(whole, labelAt(id));
  const cx = x - (prepared ? asideOfTag(id) : 0);
  const cy = y - (prepared ? lift(id) : 0);
  const colour = fate.kind === 'won' ? ink : text;
  const on = fate.kind === 'won' ? darker(fate.by) : fate.kind === 'undecided' ? ground : fate.kind === 'held' ? raised : land;
  const paper = (at: Box): Shape[] => (fate.kind === 'undecided' ? [rect(at, { fill: ground, radius: 6 })] : []);
  if (!isStacked(id)) {
    const said = `${id} ${votes}`;
    const w = said.length * 11 + 6;
    if (fate.kind !== 'won') {
      const at = box(cx - w / 2, cy - 15, w, 30);
      return [...paper(at), title(at, said, { ...common, size: 28, min: 24, colour, on })];
    }
    const isHigh = id === 'WV';
    const at = isHigh ? box(cx - w / 2, cy + 2, w, 28) : box(cx - w / 2 + 16, cy - 15, w, 30);
    return [
      ...(isHigh ? button(fate.by, cx, cy - 17, 30, say) : button(fate.by, at.x - 16, cy, 30, say)),
      title(at, said, { ...common, size: 26, min: 24, colour, on }),
    ];
  }
  const size = room >= 90 ? 38 : 32;
  const beside = fate.kind === 'won' && room >= 78;
  const mid = cx + (beside ? 20 : 0);
  const upper = box(mid - 24, cy - (size + 24) / 2 + 3, 48, 24);
  const lower = box(mid - 30, cy - 4, 60, size - 2);
  const at = box(mid - 25, upper.y - 3, 50, lower.y + lower.h - upper.y + 5);
  if (fate.kind !== 'won' || beside)
    return [
      ...paper(at),
      ...(fate.kind === 'won' ? button(fate.by, cx - 24, cy + 1, 42, say) : []),
      title(upper, id, { ...common, size: 26, min: 24, weight: 600, colour, on }),
      title(lower, votes, { ...common, size, min: 24, colour, on }),
    ];
  return [
    ...button(fate.by, cx, cy - 28, 30, say),
    title(box(cx - 30, cy - 12, 60, 22), id, { ...common, size: 24, weight: 600, colour, on }),
    title(box(cx - 30, cy + 9, 60, 28), votes, { ...common, size: 30, colour, on }),
  ];
}

/** In the sea: letters and votes, and the owner's button before them. */
function asideLabel(id: StateId, votes: string, fate: Fate, [ax, ay]: readonly [number, number], isLive: boolean, say: Say): Shape[] {
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
      colour: text,
      on: fill,
    }),
  ];
}

/** Money placed on a primary to come, at its widest state: the Favorite's, as a banknote in their colour. */
function groundwork({ states, groundwork: [first] }: CandidateView['primaries'][number], whole: Whole, say: Say): Shape[] {
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
