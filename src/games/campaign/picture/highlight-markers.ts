/** The two markers of a state as it changes: its issue and its key group. */
import type { Say } from '../../../i18n/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { boxBetween } from '../../../scene/motion.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { type Group, type Issue, squares } from '../vocabulary.ts';
import { faint } from './highlight-parts.ts';
import { doneIn, isShift, rowTop, type Scenery } from './highlight-scenery.ts';
import { night } from './studio.ts';

/** The issue track: the marker moves, and its outline stays where it was. */
export function track(scenery: Scenery, at: Box, progress: number): Shape[] {
  const { turned, format } = scenery;
  const { before, after } = turned;
  const { gap } = format;
  const high = (format.row - gap) / 2;
  const cellOf = (square: number): Box => {
    const issue: Issue = square <= 2 ? 'defense' : 'economy';
    return box(at.x + 12, at.y + rowTop(issue, format) + ((square - 1) % 2) * (high + gap), format.track, high);
  };
  const done = doneIn(scenery, progress, isShift);
  const moved = before.square !== after.square;
  const marker = boxBetween(cellOf(before.square), cellOf(after.square), done);
  const d = (done < 0.5 ? before : after).majority === 'defense' ? icons.up : icons.down;
  return [
    ...squares.map((square) => rect(cellOf(square), { fill: night.deep, radius: 6 })),
    ...faint([rect(cellOf(before.square), { radius: 6, stroke: { colour: night.accent, width: 4, dash: [8, 6] } })], moved ? done : 0),
    rect(marker, { fill: moved ? mix(night.text, night.accent, done) : night.text, radius: 6 }),
    icon(d, inset(marker, 0, 4), { fill: night.ink }),
  ];
}

/** Both groups of the state: the key on white, or on gold if it has just become the key. */
export function groups(scenery: Scenery, at: Box, progress: number, say: Say): Shape[] {
  const { before, after } = scenery.turned;
  const done = doneIn(scenery, progress, ({ kind }) => kind === 'key');
  const changed = before.key !== after.key;
  const both: Group[] = [before.key, before.other];
  const size = 40;
  const room = at.w - 72 - 16;
  const wanted = both.map((group) => wordsWidth(say.title(group), size) + 36);
  const squeeze = Math.min(1, (room - 12) / (wanted[0]! + wanted[1]!));
  const places = [box(at.x + 72, at.y, wanted[0]! * squeeze, at.h), box(at.x + 84 + wanted[0]! * squeeze, at.y, wanted[1]! * squeeze, at.h)];
  const lit = boxBetween(places[0]!, changed ? places[1]! : places[0]!, done);
  const fill = changed ? mix(night.text, night.accent, done) : night.text;
  const onIt = changed && done >= 0.5 ? 1 : 0;
  return [
    icon(icons.group, box(at.x + 12, at.y, 52, at.h), { fill: night.quiet }),
    ...places.map((place) =>
      rect(inset(place, 2), {
        radius: place.h / 2,
        stroke: { colour: night.line, width: 3 },
      }),
    ),
    ...faint([rect(inset(places[0]!, 2), { radius: at.h / 2, stroke: { colour: night.accent, width: 4, dash: [8, 6] } })], changed ? done : 0),
    rect(lit, { fill, radius: lit.h / 2 }),
    ...places.map((place, i) =>
      title(inset(place, 14, 0), say.title(both[i]!), {
        size,
        min: 36,
        weight: 600,
        role: 'secondary',
        align: 'centre',
        ...(i === onIt ? { colour: night.ink, on: fill } : { colour: night.quiet, on: night.panel }),
      }),
    ),
  ];
}
