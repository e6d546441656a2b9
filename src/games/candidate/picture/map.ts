/** The map: primaries outlined, every state with its letters and votes, won states in their owner's color and pattern, Undecided states hatched. */

import type { Say } from '../../../i18n/types.ts';
import { sprite } from '../../../scene/build.ts';
import type { Colour, Fill, Layer, Shape } from '../../../scene/types.ts';
import { usMap, usPlaces } from '../../../scene/us-places.ts';
import { electoralVotes } from '../data/states.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { type Fate, groundwork, hatched, label, lines, type Whole } from './map-labels.ts';
import { labelAt, widestOf } from './map-places.ts';
import { button, fillOf, print } from './palette.ts';

const { land, text, accent, ink, raised } = print;
/** Borders between states of one primary. */
const border = print.ink;

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

/** The height of a map of this width. */
export const mapHeight = (wide: number): number => Math.round((wide * usMap.height) / usMap.width);

/** The land: every primary outlined, every state in the color of its fate. */
const landLayer = (view: CandidateView, whole: Whole, fateOf: (state: StateId) => Fate): Layer => {
  const fated = Object.keys(electoralVotes).map(fateOf);
  return {
    key: `candidate/land@${whole.x},${whole.y},${whole.w}/${fated.map((fate) => (fate.kind === 'won' ? fate.by : fate.kind)).join()}`,
    shapes: view.map.flatMap(({ states }) => [
      ...states.map((one) => state(one, whole, { stroke: { colour: ink, width: 3 } })),
      ...states.map((one) => state(one, whole, { fill: fillFor(fateOf(one)), stroke: { colour: border, width: 2 } })),
    ]),
  };
};

const state = (id: StateId, whole: Whole, style: { fill?: Fill | Colour; stroke?: { colour: Colour; width: number } }): Shape =>
  sprite(`usmap/${id}`, whole, style);

/** A light around these states, outside only: inside, it would fill fjords and lakes. */
const lit = (ids: Iterable<StateId>, whole: Whole, fateOf: (state: StateId) => Fate, wide: number): Shape[] => [
  ...[...ids].map((id) => state(id, whole, { stroke: { colour: accent, width: wide } })),
  ...[...ids].map((id) => state(id, whole, { fill: fillFor(fateOf(id)), stroke: { colour: text, width: 2 } })),
];

const wholeOf = (x: number, y: number, wide: number): Whole => ({
  x,
  y,
  w: wide,
  h: (wide * usMap.height) / usMap.width,
  scale: wide / usMap.width,
});

/**
 * The map with its upper left corner at `x`, `y`, `wide` pixels wide; labels in the sea extend up to a twelfth further right. `fresh`: states decided
 * just now.
 */
export function mapLayers(
  view: CandidateView,
  { x, y, wide }: { x: number; y: number; wide: number },
  { about, fresh }: { about: readonly string[]; fresh: ReadonlySet<StateId> },
  say: Say,
): Layer[] {
  const fateOf = fates(view);
  const whole = wholeOf(x, y, wide);
  const contested = view.contest?.live && view.contest.kind === 'primary' ? view.contest.boxes.flatMap(({ states }) => states) : [];
  const live = new Set([...contested, ...fresh]);
  const offered = new Set(about);
  const prepared = new Set(view.primaries.flatMap(({ states, groundwork }) => (groundwork.length > 0 ? [widestOf(states)] : [])));
  return [
    landLayer(view, whole, fateOf),
    {
      shapes: [
        ...view.map
          .filter(({ id }) => offered.has(id))
          .flatMap(({ states }) => states.map((id) => state(id, whole, { stroke: { colour: accent, width: 4 } }))),
        ...lit(live, whole, fateOf, 10),
        ...lines(whole, live),
        ...Object.keys(electoralVotes).flatMap((id) => label(id, fateOf(id), whole, prepared.has(id), live.has(id), say)),
        ...view.primaries.flatMap((one) => groundwork(one, whole, say)),
      ],
    },
  ];
}

/** The least width of a state with room for its owner's button on the small map. */
const leastForButton = 34;

/** The map without letters: every state's owner, and which states are `fresh`. */
export function smallMapLayers(
  view: CandidateView,
  { x, y, wide }: { x: number; y: number; wide: number },
  fresh: ReadonlySet<StateId>,
  say: Say,
): Layer[] {
  const fateOf = fates(view);
  const whole = wholeOf(x, y, wide);
  const buttons = view.runners.flatMap(({ seat, won }) =>
    won.flatMap((id) => {
      const [px, py] = labelAt(id);
      return usPlaces[id]!.w * whole.scale < leastForButton ? [] : button(seat, x + px * whole.scale, y + py * whole.scale, 30, say);
    }),
  );
  return [landLayer(view, whole, fateOf), { shapes: [...lit(fresh, whole, fateOf, 9), ...buttons] }];
}
