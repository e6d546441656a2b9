/** Everybody's strength as a bar to 45, made of their cities. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, segments, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import { majority } from '../vocabulary.ts';
import { night, pause, shieldAt, token } from './palette.ts';
import { standings } from './places.ts';

const head = 40;
const name = 196;
const bar = { x: standings.x + 316, w: 404 };

/** The cities as segments with their points, up to what stands at `end`. */
function strengthBar({ seat, cities }: SeatView, at: Box, unit: number, end: number, fresh: ReadonlySet<string>, say: Say): Shape[] {
  const { colour, shade } = lookOf(seat);
  const shapes: Shape[] = [rect(at, { fill: night.panel, radius: 6 })];
  segments(
    at,
    cities.map(({ points }) => points),
    unit,
  ).forEach((part, i) => {
    const { id, points, safe } = cities[i]!;
    const on = fresh.has(id) ? night.text : colour;
    shapes.push(rect(part, { fill: on }));
    if (safe) shapes.push(rect({ ...part, y: part.y + part.h - 8, h: 8 }, { fill: shade }));
    if (part.w < 13 || part.x + part.w > end) return;
    shapes.push(
      title({ ...part, h: safe ? part.h - 8 : part.h }, say.number(points), {
        size: 26,
        min: 24,
        colour: night.ink,
        on,
        align: 'centre',
        role: 'mark',
      }),
    );
  });
  return shapes;
}

function row(view: PresidentView, of: SeatView, at: Box, unit: number, acting: boolean, fresh: ReadonlySet<string>, say: Say): Shape[] {
  const { seat, gone, strength, media, groups, immobilised } = of;
  const won = view.winners?.includes(seat) ?? false;
  const middle = at.y + at.h / 2;
  const lit = won || acting;
  const plate = box(at.x, at.y + 2, bar.x - at.x - 12, at.h - 4);
  const on = lit ? night.accent : night.ground;
  // A full bar leaves the shield no room of its own: there it covers the last cities.
  const shield = bar.x + Math.min(bar.w - 20, strength * unit + 18);
  const count = { colour: gone ? night.quiet : night.text, on: night.ground } as const;
  const shapes: Shape[] = lit ? [rect(plate, { fill: night.accent, radius: 10 })] : [];
  shapes.push(
    ...token(seat, at.x + 26, middle, 44, say),
    title(box(at.x + 56, at.y, name - (immobilised ? 64 : 28), at.h), say.player(seat), {
      size: 36,
      min: 26,
      lines: 2,
      leading: 1,
      weight: 600,
      role: 'secondary',
      colour: lit ? night.ink : count.colour,
      on,
    }),
    title(box(bar.x - 82, at.y, 64, at.h), say.number(strength), { size: 58, min: 55, colour: lit ? night.ink : count.colour, on, align: 'right' }),
    ...strengthBar(of, box(bar.x, at.y + 5, bar.w, at.h - 10), unit, groups.length > 0 ? shield - 16 : bar.x + bar.w, fresh, say),
  );
  if (groups.length > 0) shapes.push(...shieldAt(shield, middle, 32));
  if (immobilised) shapes.push(icon(pause, box(at.x + 56 + name - 62, middle - 13, 26, 26), { fill: lit ? night.ink : night.text }));
  shapes.push(
    icon(icons.cards, box(bar.x + bar.w + 12, middle - 20, 40, 40), { fill: gone ? night.line : night.quiet }),
    title(box(bar.x + bar.w + 56, at.y, 40, at.h), say.number(media), { size: 44, min: 38, role: 'secondary', ...count }),
  );
  return shapes;
}

export function standingsShapes(view: PresidentView, acting: readonly string[], say: Say): Shape[] {
  const rowHeight = Math.min(80, (standings.h - head) / view.seats.length);
  const top = standings.y + head;
  const longest = Math.max(majority + 3, ...view.seats.map(({ strength }) => strength));
  const unit = bar.w / longest;
  const goal = bar.x + majority * unit;
  const changed = new Set(view.story?.changes.map(({ city }) => city));
  const small = { size: 30, min: 26, weight: 600, role: 'secondary', colour: night.quiet, on: night.ground } as const;
  const { turn, round, limit } = view;
  return [
    title(box(standings.x, standings.y, 300, head - 4), say(look('look.strength')), small),
    title(box(bar.x, standings.y, 220, head - 4), say(look('look.turn', { turn, round, limit })), small),
    rect(box(goal - 36, standings.y - 8, 72, head + 2), { fill: night.ground }),
    title(box(goal - 40, standings.y - 8, 80, head + 2), say.number(majority), {
      size: 55,
      colour: night.accent,
      on: night.ground,
      align: 'centre',
    }),
    ...view.seats.flatMap((seat, i) =>
      row(view, seat, box(standings.x, top + i * rowHeight, standings.w, rowHeight), unit, acting.includes(seat.seat), changed, say),
    ),
    rect(box(goal - 2, top, 4, rowHeight * view.seats.length), { fill: night.accent }),
  ];
}
