/** Everyone's strength as a bar to 45, made of their cities. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, path, rect, segments, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import { look } from '../labels.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import type { CityId } from '../vocabulary.ts';
import { lineName, mostLetters } from '../words/parts.ts';
import { cardBack, pause, shieldAt, token } from './inks.ts';
import { news, print } from './palette.ts';
import { nameplate, standings } from './places.ts';

const head = 43;
const side = 20;
const name = 240;
const bar = { x: standings.x + 376, w: 360 };

/** The narrowest brick for a struck figure: 10 px on a phone. */
const leastStruck = 33;

/** The width of a point, and the position of the majority. */
interface Scale {
  unit: number;
  goal: number;
}

/** Half a figure's width, including half the goal line's. */
const halfFigure = 18;

/** Where a brick has room for its figure: all of it, or its wider side if the goal line runs through its middle. */
function figureRoom(part: Box, goal: number): Box {
  if (Math.abs(part.x + part.w / 2 - goal) > halfFigure) return part;
  const [left, right] = [goal - 3 - part.x, part.x + part.w - goal - 3];
  return left > right ? { ...part, w: left } : { ...part, x: goal + 3, w: right };
}

/** Cities just lost, as empty bricks behind the bar: their points are struck through where they can be read. */
function lostBricks(lost: readonly CityId[], x: number, at: Box, { unit, goal }: Scale, say: Say): Shape[] {
  let left = x;
  return lost.flatMap((city) => {
    const part = box(left + 3, at.y + 3, pointsOf(city) * unit - 6, at.h - 6);
    left += pointsOf(city) * unit;
    if (part.x + part.w > bar.x + bar.w) return [];
    const room = figureRoom(part, goal);
    return [
      rect(part, { fill: print.panel, stroke: { colour: print.quiet, width: 3, dash: [6, 5] } }),
      ...(room.w < leastStruck
        ? []
        : [
            path(`M${room.x} ${room.y + room.h}L${room.x + room.w} ${room.y}`, { stroke: { colour: print.line, width: 5 } }),
            title(room, say.number(pointsOf(city)), { size: 26, min: 24, colour: print.text, on: print.panel, align: 'centre', role: 'mark' }),
          ]),
    ];
  });
}

/** The cities as segments with their points, up to what is at `end`; those just won are white and outlined. */
function strengthBar({ seat, cities }: SeatView, at: Box, { unit, goal }: Scale, end: number, fresh: ReadonlySet<string>, say: Say): Shape[] {
  const { colour, shade } = lookOf(seat);
  const parts = segments(
    at,
    cities.map(({ points }) => points),
    unit,
  );
  const brick = ({ id, points, safe }: SeatView['cities'][number], part: Box): Shape[] => {
    const isFresh = fresh.has(id);
    const on = isFresh ? '#FFFFFF' : colour;
    const room = figureRoom(part, goal);
    const isSeen = room.w >= 20 && part.x + part.w <= end;
    return [
      rect(part, { fill: on, stroke: isFresh ? { colour: news, width: 5 } : { colour: print.ink, width: 2 } }),
      ...(safe ? [rect({ ...part, y: part.y + part.h - 8, h: 8 }, { fill: shade })] : []),
      ...(isSeen
        ? [
            title({ ...room, h: safe ? part.h - 8 : part.h }, say.number(points), {
              size: 26,
              min: 24,
              colour: print.ink,
              on,
              align: 'centre',
              role: 'mark',
            }),
          ]
        : []),
    ];
  };
  const drawn = cities.map((city, i) => ({ isFresh: fresh.has(city.id), shapes: brick(city, parts[i]!) }));
  // Their outlines go over their neighbors.
  const inOrder = drawn.toSorted((one, other) => Number(one.isFresh) - Number(other.isFresh));
  return [rect(at, { fill: print.raised }), ...inOrder.flatMap(({ shapes }) => shapes)];
}

function row(view: PresidentView, of: SeatView, at: Box, scale: Scale, acting: boolean, fresh: ReadonlySet<string>, say: Say): Shape[] {
  const { seat, gone, strength, cities, media, groups, immobilised } = of;
  const won = view.winners?.includes(seat) ?? false;
  const middle = at.y + at.h / 2;
  const lit = won || acting;
  const plate = box(at.x - 4, at.y + 0.5, bar.x - at.x - 6, at.h - 1);
  const on = lit ? print.accent : print.panel;
  // A full bar leaves the shield no space of its own, so it covers the last cities.
  const shield = bar.x + Math.min(bar.w - 20, strength * scale.unit + 18);
  const count = { colour: gone ? print.quiet : print.text, on: print.panel } as const;
  const shapes: Shape[] = lit ? [rect(plate, { fill: print.accent, radius: 10 })] : [];
  shapes.push(
    ...token(seat, at.x + 28, middle, Math.min(50, at.h - 4), say),
    title(box(at.x + 62, at.y, name - (immobilised ? 66 : 28), at.h), lineName(say, seat, immobilised ? mostLetters : undefined), {
      size: at.h > 80 ? 48 : 40,
      min: 32,
      lines: at.h > 80 ? 2 : 1,
      leading: 1,
      weight: 600,
      role: 'secondary',
      colour: lit ? print.panel : count.colour,
      on,
    }),
    title(box(bar.x - 82, at.y, 64, at.h), say.number(strength), {
      size: at.h > 60 ? 72 : 55,
      min: 55,
      colour: lit ? print.panel : count.colour,
      on,
      align: 'right',
    }),
    ...strengthBar(
      of,
      box(bar.x, middle - Math.min(60, at.h - 10) / 2, bar.w, Math.min(60, at.h - 10)),
      scale,
      groups.length > 0 ? shield - 16 : bar.x + bar.w,
      fresh,
      say,
    ),
  );
  if (groups.length === 0) {
    const lost = (view.story?.changes ?? []).flatMap(({ city, from }) => (from === seat && !cities.some(({ id }) => id === city) ? [city] : []));
    const high = Math.min(60, at.h - 10);
    shapes.push(...lostBricks([...new Set(lost)], bar.x + strength * scale.unit, box(bar.x, middle - high / 2, bar.w, high), scale, say));
  }
  if (groups.length > 0) shapes.push(...shieldAt(shield, middle, 32));
  if (immobilised) shapes.push(icon(pause, box(at.x + 56 + name - 62, middle - 13, 26, 26), { fill: lit ? print.panel : print.text }));
  shapes.push(
    ...cardBack(box(bar.x + bar.w + 14, middle - 18, 28, 36)),
    title(box(bar.x + bar.w + 52, at.y, 48, at.h), say.number(media), { size: 44, min: 38, role: 'secondary', ...count }),
  );
  return shapes;
}

export function standingsShapes(view: PresidentView, acting: readonly string[], say: Say): Shape[] {
  const room = standings.h - head - 4;
  const rowHeight = Math.min(104, Math.floor(room / view.seats.length));
  const top = standings.y + head + Math.round((room - rowHeight * view.seats.length) / 2);
  const { turn, round, limit, majority } = view;
  const longest = Math.max(majority + 3, ...view.seats.map(({ strength }) => strength));
  const unit = bar.w / longest;
  const goal = bar.x + majority * unit;
  const changed = new Set(view.story?.changes.map(({ city }) => city));
  const small = { size: 34, min: 26, weight: 600, role: 'secondary', colour: print.text, on: print.panel } as const;
  return [
    title(
      box(nameplate.x + nameplate.w + 20, standings.y + 4, goal - 50 - (nameplate.x + nameplate.w + 20), head - 6),
      say(look('look.turn', { turn, round, limit })),
      small,
    ),
    title(box(goal - 40, standings.y + 5, 80, head - 4), say.number(majority), {
      size: 56,
      min: 55,
      colour: print.accent,
      on: print.panel,
      align: 'centre',
    }),
    ...view.seats.flatMap((seat, i) =>
      row(
        view,
        seat,
        box(standings.x + side, top + i * rowHeight, standings.w - 2 * side, rowHeight),
        { unit, goal },
        acting.includes(seat.seat),
        changed,
        say,
      ),
    ),
    rect(box(goal - 3, top, 6, rowHeight * view.seats.length), { fill: print.accent }),
  ];
}
