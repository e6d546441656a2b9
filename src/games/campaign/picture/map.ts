/** The map of the country, shown where no state is in play yet, or any more. */

import type { Say } from '../../../i18n/types.ts';
import { box, fitted, path, rect, sprite, title } from '../../../scene/build.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Colour, Fill, Layer, Shape } from '../../../scene/types.ts';
import { usMap, usPlaces } from '../../../scene/us-places.ts';
import { states } from '../data/states.ts';
import { type CampaignView, justWon } from '../rules/view.ts';
import { type Side, type StateId, sides } from '../vocabulary.ts';
import { areaOf, candidates, night, wall } from './studio.ts';

/** The states that aren't contested: their votes are what each side starts with. */
export const safeStates: { readonly [S in Side]: readonly StateId[] } = {
  obama: ['CA', 'NY', 'IL', 'MA', 'MD', 'CT', 'ME', 'HI', 'RI', 'VT', 'DE', 'DC'],
  mccain: ['TX', 'GA', 'TN', 'AZ', 'AL', 'LA', 'SC', 'KY', 'OK', 'AR', 'KS', 'MS', 'UT', 'NE', 'ID', 'AK', 'ND', 'SD', 'WY'],
};

const border = { colour: night.ground, width: 2 };

/** Who has won a battleground, or whether it is in play or still free. */
type Stand = Side | 'in-play' | 'free';

/** Until the first state is in play, all of them are lit in purple, between red and blue: the game is about them. Later they are gray. */
const free = { lit: '#8055B5', later: '#6B6E78' } as const;
type When = keyof typeof free;
const fillOf = (stand: Stand, when: When): Fill | Colour => {
  if (stand === 'free') return free[when];
  if (stand === 'in-play') return night.text;
  const { shade } = candidates[stand];
  return areaOf(stand, shade);
};
const spot = ({ x, y, w, h }: Box): string => [x, y, w, h].join();

/** States that never change. */
function safeLayer(whole: Box): Layer {
  const shapes = sides.flatMap((side) =>
    safeStates[side].map((id) => sprite(`usmap/${id}`, whole, { fill: areaOf(side, candidates[side].dim, 0.07), stroke: border })),
  );
  return { key: `campaign/map@${spot(whole)}`, shapes };
}

/** The country with its twenty battlegrounds: free, in play, or won; optionally labeled with letters, or with letters and votes. */
export function map(view: CampaignView, at: Box, lettered: 'letters' | 'votes' | null, say: Say): Layer[] {
  const whole = fitted(at, usMap.width, usMap.height);
  const when = view.phase === 'preparing' ? 'lit' : 'later';
  const winners = new Map(sides.flatMap((side) => view.sides[side].won.map(({ id }) => [id, side] as const)));
  const inPlay = new Set(view.tiles.map(({ id }) => id));
  const fresh = justWon(view);
  const stands = states.map(({ id }) => winners.get(id) ?? (inPlay.has(id) ? 'in-play' : 'free'));
  const battlegrounds: Layer = {
    key: `campaign/battlegrounds@${spot(whole)}/${when}/${stands.join()}`,
    shapes: states.map(({ id }, i) => sprite(`usmap/${id}`, whole, { fill: fillOf(stands[i]!, when), stroke: border })),
  };
  const shapes: Shape[] = [...fresh].map((id) => sprite(`usmap/${id}`, whole, { stroke: { colour: night.accent, width: 5 } }));
  if (lettered)
    shapes.push(
      ...states.flatMap(({ id, votes }, i) => letters(id, lettered === 'votes' ? `${id} ${say.number(votes)}` : id, stands[i]!, when, whole)),
    );
  return [safeLayer(whole), battlegrounds, { shapes }];
}

/** Offsets, in pixels of the map, for labels that would otherwise touch each other. */
const nudges: { readonly [state: StateId]: readonly [number, number] } = { WV: [-10, -2], VA: [8, 2], OH: [4, -4] };

function letters(id: StateId, said: string, stand: Stand, when: When, whole: Box & { scale: number }): Shape[] {
  const place = usPlaces[id]!;
  const at = (x: number, y: number) => ({ x: whole.x + x * whole.scale, y: whole.y + y * whole.scale });
  const [right, down] = nudges[id] ?? [0, 0];
  const middle = at(place.x + right, place.y + down);
  if (!place.aside) {
    const fill = fillOf(stand, when);
    const on = typeof fill === 'string' ? fill : fill.colour;
    const w = Math.ceil(wordsWidth(said, 28)) + 4;
    return [
      // Letters interrupt the borders, including the gold ones of states just won.
      rect(box(middle.x - w / 2, middle.y - 13, w, 26), { fill: on, radius: 4 }),
      title(box(middle.x - 42, middle.y - 16, 84, 32), said, {
        size: 28,
        min: 26,
        weight: 600,
        role: 'secondary',
        colour: stand === 'in-play' ? night.ink : '#FFFFFF',
        on,
        align: 'centre',
      }),
    ];
  }
  const beside = at(...place.aside);
  const leftward = place.aside[0] < place.x;
  const align = leftward ? 'right' : 'left';
  const w = Math.ceil(wordsWidth(said, 28)) + 4;
  return [
    path(`M${middle.x} ${middle.y}L${beside.x + (leftward ? 6 : -6)} ${beside.y}`, { stroke: { colour: night.quiet, width: 2 } }),
    title(box(beside.x - (leftward ? w : 0), beside.y - 16, w, 32), said, {
      size: 28,
      min: 26,
      weight: 600,
      role: 'secondary',
      colour: night.text,
      on: wall,
      align,
    }),
  ];
}
