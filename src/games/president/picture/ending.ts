/** The last picture of a game: who is elected, the final map, everyone's strength, and how the race went. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, inset, rect, title } from '../../../scene/build.ts';
import { rays, star } from '../../../scene/motifs.ts';
import { raceLine } from '../../../scene/race-line.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { pointsOf } from '../data/cities.ts';
import { look } from '../labels.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import { lineName, mostLetters } from '../words/parts.ts';
import { france, names, stripes, theName } from './field.ts';
import { hemicycle } from './hemicycle.ts';
import { pawn, plate, shieldAt, token } from './inks.ts';
import { mapCities } from './map.ts';
import { news, print } from './palette.ts';
import { mapBox, nameplate, namesBesideTable, width } from './places.ts';

const frame = 14;
const flagHigh = 24;
const head = box(32, 64, 1136, 236);
/** The hemicycle with all the points. */
const hall = box(head.x + head.w - 344, head.y + 54, 324, 166);
/** The box that the map is fitted into. */
export const endMap = { ...mapBox, x: 18, y: 316 };
const table = box(828, 336, 340, 612);
const race = box(32, 1076, 1136, 320);
const low = { alone: 1088, withRace: 1424 };

/** Blue, white and red along the upper edge. */
const tricolour = (): Shape[] =>
  [news, print.panel, print.accent].map((fill, i) => rect(box(frame, frame + i * (flagHigh / 3), width - 2 * frame, flagHigh / 3), { fill }));

function ground(height: number, hasRace: boolean, say: Say): Shape[] {
  const field = box(frame, frame, width - 2 * frame, height - 2 * frame);
  return [
    rect(field, { fill: print.ground }),
    rays(field, [200, 186], 14, print.deep),
    ...tricolour(),
    ...stripes(field, endMap.y + 524),
    ...france(endMap),
    ...names(say, endMap, namesBesideTable),
    ...plate(head, print.panel, { radius: 20, shadow: 8 }),
    ...(hasRace ? plate(race, print.ink, { shadow: 0 }) : []),
    ...theName(box(head.x + head.w - nameplate.w - 24, head.y - 28, nameplate.w, 68), say),
  ];
}

/** The winner's pawn on a rosette, and the name as large as it fits. */
function winner(view: PresidentView, { seat, strength, cities }: SeatView, say: Say): Shape[] {
  const [cx, cy] = [head.x + 136, head.y + head.h / 2];
  const inner = box(head.x + 296, head.y + 62, hall.x - head.x - 312, head.h - 72);
  const colour = print.text;
  const on = print.panel;
  return [
    star(cx, cy, 140, print.ink, { points: 20, inner: 0.88 }),
    star(cx, cy, 132, news, { points: 20, inner: 0.88 }),
    star(cx, cy, 106, print.panel, { points: 20, inner: 0.94 }),
    ...pawn(seat, cx, cy - 4, 160, say),
    title(box(inner.x, head.y + 12, 420, 48), say(view.unopposed ? look('look.unopposed') : look('look.elected')), {
      size: 60,
      min: 55,
      colour: print.accent,
      on,
    }),
    title(box(inner.x, inner.y + 2, inner.w, 102), say.player(seat), { size: 108, min: 55, lines: 2, leading: 0.95, colour, on }),
    title(
      box(inner.x, inner.y + inner.h - 58, inner.w, 54),
      `${say(look('look.score', { points: strength }))} · ${say(look('look.owned', { n: cities.length }))}`,
      {
        size: 52,
        min: 38,
        weight: 600,
        role: 'secondary',
        colour,
        on,
      },
    ),
  ];
}

/** A player's line of the table: token, name, points, and what the last event added to them. It says so if they left. */
function line({ seat, gone, strength, cities, groups }: SeatView, at: Box, won: boolean, swing: number, say: Say): Shape[] {
  const on = won ? print.accent : print.panel;
  const colour = won ? print.panel : print.text;
  const middle = at.y + at.h / 2;
  const text = box(at.x + 76, at.y + 8, at.w - 166, at.h - 46);
  const roomy = at.h > 100;
  const letters = { weight: 600, role: 'secondary' } as const;
  // The last event's change goes inside the line: above the number, or in a low line instead of the number of cities.
  const swung = swing !== 0;
  const badge = roomy ? box(at.x + at.w - 92, at.y + 6, 84, 40) : box(text.x, at.y + 44, 84, 36);
  const top = swung && roomy ? badge.y + badge.h : at.y;
  return [
    ...plate(at, on, { radius: 12, shadow: 5, width: 4 }),
    ...token(seat, at.x + 40, middle, 56, say),
    title(swung && !roomy ? { ...text, y: at.y + 4, h: 38 } : text, lineName(say, seat, mostLetters), {
      size: roomy ? 48 : swung ? 38 : 44,
      min: 34,
      lines: 1,
      leading: 1,
      ...letters,
      colour,
      on,
    }),
    ...(swung && !roomy
      ? []
      : [
          title(
            box(text.x, text.y + text.h, groups.length > 0 ? text.w - 34 : text.w, 28),
            gone ? say(look('look.left')) : say(look('look.owned', { n: cities.length })),
            { ...letters, size: 30, min: 26, colour: won ? print.panel : print.quiet, on },
          ),
        ]),
    ...(groups.length > 0 ? shieldAt(text.x + text.w - 16, text.y + text.h + 13, 30) : []),
    ...(!swung
      ? []
      : [
          rect(badge, { fill: news, radius: 10, stroke: { colour: print.ink, width: 3 } }),
          title(badge, say(look('look.swing', { points: swing })), {
            ...letters,
            size: 40,
            min: 36,
            align: 'centre',
            colour: print.panel,
            on: news,
          }),
        ]),
    title(box(at.x + at.w - 88, top, 78, at.y + at.h - top), say.number(strength), {
      size: roomy && !swung ? 80 : 66,
      min: 55,
      colour,
      on,
      align: 'right',
    }),
  ];
}

/** Everyone, the winner first and players who left last. */
function ranked({ seats, winners }: PresidentView): SeatView[] {
  const won = ({ seat }: SeatView): number => Number(winners?.includes(seat) ?? false);
  return [...seats].sort((a, b) => won(b) - won(a) || Number(a.gone) - Number(b.gone) || b.strength - a.strength);
}

/** The points a player won or lost by the last event. */
const swingOf = ({ story, unopposed }: PresidentView, seat: Seat): number =>
  unopposed ? 0 : (story?.changes ?? []).reduce((sum, { city, from, to }) => sum + pointsOf(city) * (Number(to === seat) - Number(from === seat)), 0);

function standings(view: PresidentView, say: Say): Shape[] {
  const isWinner = (seat: string): boolean => view.winners?.includes(seat) ?? false;
  const order = ranked(view);
  const pitch = Math.min(136, Math.floor(table.h / order.length));
  return order.flatMap((seat, i) =>
    line(seat, { ...table, y: table.y + i * pitch, h: pitch - 16 }, isWinner(seat.seat), swingOf(view, seat.seat), say),
  );
}

export function ending(view: PresidentView, { course }: Now, say: Say): Scene {
  const best = view.seats.find(({ seat }) => view.winners?.includes(seat));
  const height = course ? low.withRace : low.alone;
  const racers = view.seats.map(({ seat }) => ({ seat, colour: lookOf(seat).colour, letters: say.token(seat) }));
  const changed = new Set(view.unopposed ? [] : view.story?.changes.map(({ city }) => city));
  const { turn, round, limit, majority } = view;
  return {
    width,
    height,
    background: print.ink,
    layers: [
      { key: `president/end/${say.lang}${course ? '/race' : ''}`, shapes: ground(height, course !== undefined, say) },
      {
        shapes: [
          ...(best ? winner(view, best, say) : []),
          ...hemicycle(ranked(view), majority, hall, print.panel, best ? Math.max(0, swingOf(view, best.seat)) : 0),
          ...mapCities(view.cities, (city) => (changed.has(city) ? 'changed' : undefined), say, endMap),
          ...standings(view, say),
          ...(course
            ? raceLine(inset(race, 12), course, racers, {
                on: print.ink,
                text: print.panel,
                quiet: print.line,
                ink: print.ink,
                goal: { at: majority, said: say(look('look.goal', { points: majority })), colour: print.ground },
                ends: [say(look('look.square', { name: 'depart' })), say(look('look.turn', { turn, round, limit }))],
              })
            : []),
        ],
      },
    ],
  };
}
