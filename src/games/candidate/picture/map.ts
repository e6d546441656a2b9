/** The map: primaries outlined, every state with its letters and votes, won states in their owner's colour and pattern, Undecided states hatched. */

import type { Say } from '../../../i18n/types.ts';
import { sprite } from '../../../scene/build.ts';
import type { Colour, Fill, Layer } from '../../../scene/types.ts';
import { usMap } from '../../../scene/us-places.ts';
import { electoralVotes } from '../data/states.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { type Fate, groundwork, hatched, label, lines, type Whole } from './map-labels.ts';
import { widestOf } from './map-places.ts';
import { fillOf, print } from './palette.ts';

const { land, text, accent, ink, raised } = print;
/** Between states of one primary. */
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
