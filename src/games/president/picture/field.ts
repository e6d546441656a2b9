/** The parts inside the loop that never change: the sun behind France, the map with its cities' names, the game's name. */

import type { Say } from '../../../i18n/types.ts';
import { box, rect, sprite, title } from '../../../scene/build.ts';
import { rays } from '../../../scene/motifs.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { cities } from '../data/cities.ts';
import { look } from '../labels.ts';
import { plate } from './inks.ts';
import { edge, print, tints } from './palette.ts';
import { field, mapBox, nameBox, nameplate, standings, withoutLabel } from './places.ts';

/** France, drawn as a piece of cardboard laid on the board. */
export const france = (at = mapBox): Shape[] => [
  sprite('france/metropolitan', { ...at, x: at.x + 7, y: at.y + 8 }, { fill: edge, stroke: { colour: edge, width: 5 } }),
  sprite('france/metropolitan', at, { fill: print.land, stroke: { colour: print.ink, width: 4 } }),
];

/** The cities' names on the map in this box, each on paper like the land's, so that a name crossing the coast or in the sea looks like a label. */
export const names = (say: Say, within = mapBox, moved = {}): Shape[] =>
  cities.flatMap(({ id }) => {
    const said = say(look('look.city', { city: id }));
    const at = nameBox(id, said.length, within, moved);
    return [
      ...(withoutLabel.includes(id) ? [] : [rect(at, { fill: print.land, radius: 8 })]),
      title(at, said, { size: 36, min: 34, weight: 600, role: 'secondary', colour: print.text, on: print.land, align: 'centre' }),
    ];
  });

/** The game's name on a plate. */
export const theName = (at: Box, say: Say): Shape[] => [
  ...plate(at, print.accent, { radius: 14 }),
  title(box(at.x + 16, at.y + 4, at.w - 32, at.h - 16), say(look('look.name')), {
    size: 50,
    min: 40,
    colour: print.panel,
    on: print.accent,
    align: 'centre',
    role: 'secondary',
  }),
  rect(box(at.x + 10, at.y + at.h - 16, at.w - 20, 4), { fill: print.deep }),
  rect(box(at.x + 10, at.y + at.h - 12, at.w - 20, 4), { fill: print.panel }),
];

/** Three stripes straight across, in the style of the time. */
export const stripes = ({ x, w }: Box, y: number): Shape[] =>
  [edge, tints.attack.colour, print.panel].map((fill, i) => rect(box(x, y + i * 28, w, 22), { fill }));

export const fieldGround = (say: Say): Shape[] => [
  rect(field, { fill: print.ground }),
  rays(field, [field.x + field.w * 0.47, field.y + field.h * 0.34], 7, print.deep),
  ...stripes(field, 636),
  rect(field, { stroke: { colour: print.ink, width: 6 } }),
  ...france(),
  ...names(say),
  ...plate(standings, print.panel),
  ...theName(nameplate, say),
];
