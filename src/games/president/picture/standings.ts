/** Everybody's strength as a bar to 45, made of their cities. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, segments, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import { lineName, mostLetters } from '../words/parts.ts';
import { cardBack, pause, shieldAt, token } from './inks.ts';
import { print } from './palette.ts';
import { nameplate, standings } from './places.ts';

const head = 43;
const side = 20;
const name = 240;
const bar = { x: standings.x + 376, w: 360 };

/** The cities as segments with their points, up to what stands at `end`. */
function strengthBar({ seat, cities }: SeatView, at: Box, unit: number, end: number, fresh: ReadonlySet<string>, say: Say): Shape[] {
  const { colour, shade } = lookOf(seat);
  const shapes: Shape[] = [rect(at, { fill: print.raised })];
  segments(
    at,
    cities.map(({ points }) => points),
    unit,
  ).forEach((part, i) => {
    const { id, points, safe } = cities[i]!;
    const on = fresh.has(id) ? '#FFFFFF' : colour;
    shapes.push(rect(part, { fill: on, stroke: { colour: print.ink, width: 2 } }));
    if (safe) shapes.push(rect({ ...part, y: part.y + part.h - 8, h: 8 }, { fill: shade }));
    if (part.w < 20 || part.x + part.w > end) return;
    shapes.push(
      title({ ...part, h: safe ? part.h - 8 : part.h }, say.number(points), {
        size: 26,
        min: 24,
        colour: print.ink,
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
  const plate = box(at.x - 4, at.y + 0.5, bar.x - at.x - 6, at.h - 1);
  const on = lit ? print.accent : print.panel;
  // A full bar leaves the shield no room of its own: there it covers the last cities.
  const shield = bar.x + Math.min(bar.w - 20, strength * unit + 18);
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
      unit,
      groups.length > 0 ? shield - 16 : bar.x + bar.w,
      fresh,
      say,
    ),
  );
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
        unit,
        acting.includes(seat.seat),
        changed,
        say,
      ),
    ),
    rect(box(goal - 3, top, 6, rowHeight * view.seats.length), { fill: print.accent }),
  ];
}
