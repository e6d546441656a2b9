/** Beside the map: who must act, the last dice, and what happened. */

import type { Say } from '../../../i18n/types.ts';
import type { Message, Seat } from '../../../kernel/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import { die, lookOf } from '../../../scene/tokens.ts';
import type { Shape } from '../../../scene/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView, StoryView } from '../rules/view.ts';
import type { Count } from '../state.ts';
import type { MediaKind } from '../vocabulary.ts';
import { brief } from '../words/parts.ts';
import { night, tints, token } from './palette.ts';
import { column } from './places.ts';

const line = { weight: 600, role: 'secondary', on: night.ground } as const;

function who(view: PresidentView, toAct: readonly string[], say: Say): Shape[] {
  const winner = view.winners?.[0];
  const seats = winner === undefined ? toAct : [winner];
  const won = view.unopposed ? look('look.unopposed') : look('look.elected');
  const said = winner === undefined ? look('look.to-act', { n: toAct.length }) : won;
  const y = column.y + 40;
  // Up to three have a line each, with their names; of more, the tokens alone.
  const lines = seats.length > 1 && seats.length < 4;
  const across = lines ? 36 : seats.length > 1 ? Math.min(64, (column.w - 8 * (seats.length - 1)) / seats.length) : 96;
  const shapes: Shape[] = [
    title(box(column.x, column.y, column.w, 34), say(said), { size: 38, min: 30, colour: night.accent, on: night.ground, role: 'secondary' }),
    ...seats.flatMap((seat, i) =>
      lines
        ? named(seat, column.x, y + i * 38, column.w, night.ground, say)
        : token(seat, column.x + across / 2 + i * (across + 8), y + 46, across, say),
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
  ...token(seat, x + 18, y + 17, 36, say),
  title(box(x + 44, y, w - 44, 34), brief(say, seat), { ...line, on, size: 32, min: 26, colour: night.text }),
];

/** One side of a battle: die, who threw it, and what it came to. */
function battler({ seat, die: face, total }: Count, x: number, y: number, won: boolean, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  return [
    ...die(face, box(x, y, 84, 84), won ? { fill: night.text, pip: night.ink } : { fill: night.line, pip: night.quiet }),
    ...(total > face
      ? [title(box(x + 86, y + 22, 38, 40), `+${total - face}`, { ...line, size: 34, min: 28, weight: 700, colour: won ? night.text : night.quiet })]
      : []),
    ...token(seat, x + 22, y + 118, 44, say),
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
      ...die(face, box(x, y + 132 - across, across, across), { fill: night.text, pip: night.ink }),
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

/** One thing that happened; `kind` of the card it shows. */
interface Told {
  said: string;
  kind?: MediaKind;
}

/** What happened, in a few short lines. */
function lines(view: PresidentView, say: Say): Told[] {
  const { story, flight } = view;
  if (!story) return view.phase === 'over' ? [] : [{ said: say(look('look.opening')) }];
  const { kind, name } = squareAt(story.stops.at(-1) ?? 0);
  const skip = view.seats.find(({ seat }) => seat === story.by)?.skip ?? 0;
  const plain = (message: Message): Told => ({ said: say(message) });
  const told = [
    ...story.infos.map((card) => plain(look('look.infos', { card }))),
    ...story.shown.map(({ by, card }) => ({ said: say(look('look.shown', { by, card })), kind: mediaKindOf(card) })),
    ...story.changes.map(({ city, to }) => plain(look('look.moved', { city, to }))),
    ...Object.entries(story.drawn).map(([seat, n]) => plain(look('look.drew', { seat, n }))),
    ...(flight ? [plain(look('look.flight', { to: say.title(squareAt(flight.to).name) }))] : []),
  ];
  if (told.length === 0 && skip > 0) told.push(plain(look('look.skips', { seat: story.by, n: skip })));
  if (told.length === 0 && !view.fight && !story.battle) told.push(plain(look('look.stopped', { square: say.title(name), quiet: kind === 'city' })));
  return newest(told);
}

const rowHeight = 38;
const mostRows = 4;
/** As many letters as a row takes without being cut. */
const lettersInRow = 18;
const rowsOf = ({ said }: Told): number => (said.length > lettersInRow ? 2 : 1);

/** The last things told that have room without being cut. */
function newest(told: readonly Told[]): Told[] {
  let rows = 0;
  const kept = told.toReversed().filter((one) => {
    rows += rowsOf(one);
    return rows <= mostRows;
  });
  return kept.reverse();
}

/** A line; beside a card that was shown, a bar in the colour that its kind has in the hand. */
function toldShapes(told: readonly Told[], top: number): Shape[] {
  let y = top;
  return told.flatMap((one, i) => {
    const h = rowsOf(one) * rowHeight;
    const at = box(column.x, y, column.w, h - 4);
    y += h;
    const { kind } = one;
    const indent = kind ? 18 : 0;
    return [
      ...(kind ? [rect({ ...at, w: 8 }, { fill: tints[kind].colour, radius: 4 })] : []),
      title(box(at.x + indent, at.y, at.w - indent, at.h), one.said, {
        ...line,
        size: 32,
        min: 26,
        lines: rowsOf(one),
        leading: 1.05,
        valign: kind ? 'middle' : 'top',
        colour: i === told.length - 1 ? night.text : night.quiet,
      }),
    ];
  });
}

export function columnShapes(view: PresidentView, toAct: readonly string[], say: Say): Shape[] {
  const y = column.y + (view.story || view.fight ? 316 : 152);
  const middle = view.fight ? battle(view, say) : view.story ? dice(view.story, say) : [];
  return [...who(view, toAct, say), ...middle, ...toldShapes(lines(view, say), y)];
}
