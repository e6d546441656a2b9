/** Beside the map: who must act, the last dice, and what happened. */
import type { Say } from '../../i18n/types.ts';
import type { Seat } from '../../kernel/types.ts';
import { box, rect, title } from '../../scene/build.ts';
import type { Shape } from '../../scene/types.ts';
import { squareAt } from './data/squares.ts';
import { die, lookOf, night, token } from './look-palette.ts';
import { column } from './look-places.ts';
import type { Count } from './state.ts';
import { brief } from './text/brief.ts';
import { look } from './text/look-messages.ts';
import type { PresidentView, StoryView } from './view.ts';

const line = { weight: 600, role: 'secondary', on: night.ground } as const;

function who(view: PresidentView, toAct: readonly string[], say: Say): Shape[] {
  const winner = view.winners?.[0];
  const seats = winner === undefined ? toAct : [winner];
  const said = winner === undefined ? look('look.to-act', { n: toAct.length }) : look('look.elected');
  const y = column.y + 40;
  // Up to three have a line each, with their names; of more, the tokens alone.
  const lines = seats.length > 1 && seats.length < 4;
  const across = lines ? 36 : seats.length > 1 ? Math.min(64, (column.w - 8 * (seats.length - 1)) / seats.length) : 96;
  const shapes: Shape[] = [
    title(box(column.x, column.y, column.w, 34), say(said), { size: 38, min: 30, colour: night.accent, on: night.ground, role: 'secondary' }),
    ...seats.flatMap((seat, i) =>
      lines
        ? named(seat, column.x, y + i * 38, column.w, night.ground, say)
        : token(say, seat, column.x + across / 2 + i * (across + 8), y + 46, across),
    ),
  ];
  const [one] = seats;
  if (seats.length === 1 && one !== undefined)
    shapes.push(
      title(box(column.x + 108, y, column.w - 108, 92), say.player(one), { ...line, size: 38, min: 26, lines: 2, leading: 1.05, colour: night.text }),
    );
  return shapes;
}

/** A small token with the name beside it. */
const named = (seat: Seat, x: number, y: number, w: number, on: string, say: Say): Shape[] => [
  ...token(say, seat, x + 18, y + 17, 36),
  title(box(x + 44, y, w - 44, 34), brief(say, seat), { ...line, on, size: 32, min: 26, colour: night.text }),
];

/** One side of a battle: die, who threw it, and what it came to. */
function battler({ seat, die: face, total }: Count, x: number, y: number, won: boolean, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  return [
    ...die(face, box(x, y, 84, 84), won ? night.text : night.line, won ? night.ink : night.quiet),
    ...(total > face
      ? [title(box(x + 86, y + 22, 38, 40), `+${total - face}`, { ...line, size: 34, min: 28, weight: 700, colour: won ? night.text : night.quiet })]
      : []),
    ...token(say, seat, x + 22, y + 118, 44),
    title(box(x + 50, y + 92, 60, 52), say.number(total), { size: 60, min: 55, colour: won ? night.text : night.quiet, on: night.ground }),
    ...(won ? [rect(box(x, y + 148, 104, 6), { fill: colour, radius: 3 })] : []),
  ];
}

function dice({ by, rolls, battle }: StoryView, say: Say): Shape[] {
  const y = column.y + 148;
  const last = battle?.throws.at(-1);
  if (battle && last) {
    return last.flatMap((count, i) => battler(count, column.x + i * 124, y, count.seat === battle.winner, say));
  }
  const { colour } = lookOf(by);
  const shown = rolls.slice(-2);
  return shown.flatMap((face, i) => {
    const across = i === shown.length - 1 ? 120 : 64;
    const x = column.x + (i === 0 ? 0 : 76);
    return [
      ...die(face, box(x, y + 132 - across, across, across), night.text, night.ink),
      rect(box(x, y + 140, across, 6), { fill: colour, radius: 3 }),
    ];
  });
}

function battle(view: PresidentView, say: Say): Shape[] {
  const { fight } = view;
  if (!fight) return [];
  const y = column.y + 148;
  return [
    rect(box(column.x, y, column.w, 160), { fill: night.panel, radius: 16, stroke: { colour: night.accent, width: 4 } }),
    title(box(column.x + 16, y + 8, column.w - 32, 30), say(look('look.fight')), {
      size: 32,
      colour: night.accent,
      on: night.panel,
      role: 'secondary',
    }),
    title(box(column.x + 16, y + 40, column.w - 32, 40), say.title(fight.city), {
      size: 44,
      min: 30,
      colour: night.text,
      on: night.panel,
      role: 'secondary',
    }),
    ...named(fight.newcomer, column.x + 16, y + 82, column.w - 32, night.panel, say),
    ...named(fight.owner, column.x + 16, y + 120, column.w - 32, night.panel, say),
  ];
}

/** What happened, in a few short lines. */
function lines(view: PresidentView, say: Say): string[] {
  const { story, flight } = view;
  if (!story) return [say(look('look.opening'))];
  const { kind, name } = squareAt(story.stops.at(-1) ?? 0);
  const skip = view.seats.find(({ seat }) => seat === story.by)?.skip ?? 0;
  const told = [
    ...story.infos.map((card) => look('look.infos', { card })),
    ...story.shown.map(({ by, card }) => look('look.shown', { by, card })),
    ...story.changes.map(({ city, to }) => look('look.moved', { city, to })),
    ...Object.entries(story.drawn).map(([seat, n]) => look('look.drew', { seat, n })),
    ...(flight ? [look('look.flight', { to: say.title(squareAt(flight.to).name) })] : []),
  ];
  if (told.length === 0 && skip > 0) told.push(look('look.skips', { seat: story.by, n: skip }));
  if (told.length === 0 && !view.fight && !story.battle) told.push(look('look.stopped', { square: say.title(name), quiet: kind === 'city' }));
  return told.slice(-4).map(say);
}

export function columnShapes(view: PresidentView, toAct: readonly string[], say: Say): Shape[] {
  const y = column.y + (view.story || view.fight ? 316 : 152);
  const told = lines(view, say);
  const middle = view.fight ? battle(view, say) : view.story ? dice(view.story, say) : [];
  const room = (column.y + column.h - y) / Math.max(2, told.length);
  return [
    ...who(view, toAct, say),
    ...middle,
    ...told.map((said, i) =>
      title(box(column.x, y + i * room, column.w, room - 4), said, {
        ...line,
        size: 32,
        min: 26,
        lines: room > 60 ? 2 : 1,
        leading: 1.05,
        valign: 'top',
        colour: i === told.length - 1 ? night.text : night.quiet,
      }),
    ),
  ];
}
