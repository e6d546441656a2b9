/** The column beside the map: the battle or the last dice, and what happened. */

import type { Say } from '../../../i18n/types.ts';
import type { Message, Seat } from '../../../kernel/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView, StoryView } from '../rules/view.ts';
import type { Count } from '../state.ts';
import { brief } from '../words/parts.ts';
import { contested, flying, who } from './actor.ts';
import { die, plate, token } from './inks.ts';
import { print, service, tints } from './palette.ts';
import { column } from './places.ts';

type Fight = NonNullable<PresidentView['fight']>;

const line = { weight: 600, role: 'secondary' } as const;

const rowHigh = 84;

/** A side of a battle: token, die, bonuses, and total. */
function battler({ seat, die: face, total }: Count, at: Box, won: boolean, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  const on = won ? print.raised : print.panel;
  const ink = won ? print.text : print.quiet;
  return [
    ...(won ? [rect(at, { fill: on, radius: 12 }), rect(box(at.x, at.y, 8, at.h), { fill: print.accent, radius: 4 })] : []),
    ...token(seat, at.x + 41, at.y + at.h / 2, 60, say),
    ...die(face, box(at.x + 76, at.y + 9, 60, 60), won ? colour : print.raised, won ? print.ink : print.quiet),
    ...(total > face
      ? [title(box(at.x + 137, at.y, 36, at.h), `+${total - face}`, { ...line, on, size: 40, min: 30, weight: 700, colour: ink, align: 'centre' })]
      : []),
    title(box(at.x + at.w - 62, at.y, 56, at.h), say.number(total), { size: 72, min: 55, colour: ink, on, align: 'right' }),
  ];
}

/** The plate beside the map, above the lines, with its height. */
interface Head {
  shapes: Shape[];
  high: number;
}

function dice({ by, rolls, battle }: StoryView, say: Say): Head {
  const last = battle?.throws.at(-1);
  const { x, y } = column;
  if (battle && last) {
    const row = (i: number): Box => box(x + 6, y + 8 + i * rowHigh, column.w - 12, rowHigh - 4);
    return { high: 8 + last.length * rowHigh, shapes: last.flatMap((count, i) => battler(count, row(i), count.seat === battle.winner, say)) };
  }
  const { colour } = lookOf(by);
  const shown = rolls.slice(-2);
  const name = title(box(x + 110, y + 14, column.w - 122, 88), brief(say, by), {
    ...line,
    size: 44,
    min: 26,
    lines: 2,
    leading: 1,
    colour: print.text,
    on: print.panel,
  });
  return {
    high: 118,
    shapes: [
      ...shown.flatMap((face, i) => {
        const across = i === shown.length - 1 ? 84 : 64;
        return die(face, box(x + 16 + (i === 0 ? 0 : 82), y + 102 - across, across, across), colour, print.ink);
      }),
      // Beside two dice there is room for the player's token, but not the name.
      ...(shown.length === 1 ? [name] : token(by, x + column.w - 36, y + 60, 56, say)),
    ],
  };
}

/** Above a list of players who must act. */
const waitsFor = (n: number, say: Say): Shape =>
  title(box(column.x + 16, column.y + 6, column.w - 32, 36), say(look('look.to-act', { n })), {
    ...line,
    size: 36,
    weight: 700,
    colour: print.accent,
    on: print.panel,
  });

/** Both sides of a battle for a city, one below the other; those who must act now are lit. */
function battle({ newcomer, owner }: Fight, { seats }: PresidentView, toAct: readonly string[], say: Say): Head {
  const { x, y, w } = column;
  const sides = [
    { seat: newcomer, role: 'look.newcomer' },
    { seat: owner, role: 'look.owner' },
  ] as const;
  const shapes = sides.flatMap(({ seat, role }, i): Shape[] => {
    const at = box(x + 6, y + 44 + i * rowHigh, w - 12, rowHigh - 4);
    const acts = toAct.includes(seat);
    const [on, colour] = acts ? [print.accent, print.panel] : [print.panel, print.text];
    const text = box(at.x + 80, at.y + 2, at.w - 86, 44);
    const strength = seats.find((one) => one.seat === seat)?.strength ?? 0;
    return [
      ...(acts ? [rect(at, { fill: on, radius: 12 })] : []),
      ...token(seat, at.x + 42, at.y + at.h / 2, 68, say),
      title(text, brief(say, seat), { ...line, weight: 700, size: 46, min: 30, colour, on }),
      title(box(text.x, text.y + 42, text.w, 32), say(look(role, { strength })), { ...line, size: 34, min: 28, colour, on }),
    ];
  });
  return { high: 46 + sides.length * rowHigh, shapes: [waitsFor(toAct.length, say), ...shapes] };
}

/** Everyone who must answer before a helicopter takes off, each on a line. */
function waiting(toAct: readonly Seat[], say: Say): Head {
  const { x, y, w } = column;
  const high = Math.min(64, Math.floor((column.h - 54) / Math.max(1, toAct.length)));
  const rows = toAct.flatMap((seat, i): Shape[] => {
    const at = box(x + 6, y + 46 + i * high, w - 12, high - 4);
    return [
      rect(at, { fill: print.accent, radius: 12 }),
      ...token(seat, at.x + 30, at.y + at.h / 2, at.h - 4, say),
      title(box(at.x + 60, at.y, at.w - 66, at.h), brief(say, seat), {
        ...line,
        weight: 700,
        size: 44,
        min: 28,
        colour: print.panel,
        on: print.accent,
      }),
    ];
  });
  return { high: 50 + toAct.length * high, shapes: [waitsFor(toAct.length, say), ...rows] };
}

/** Something that happened, with the color of the card it shows. */
interface Told {
  said: string;
  card?: string;
}

/** What happened, in a few short lines. */
function lines(view: PresidentView, say: Say): Told[] {
  const { story, flight } = view;
  if (!story) return [{ said: say(look('look.opening')) }];
  const { kind, name } = squareAt(story.stops.at(-1) ?? 0);
  const skip = view.seats.find(({ seat }) => seat === story.by)?.skip ?? 0;
  const plain = (message: Message): Told => ({ said: say(message) });
  const told = [
    ...story.infos.map((card) => ({ said: say(look('look.infos', { card })), card: service.infos })),
    ...story.shown.map(({ by, card }) => ({ said: say(look('look.shown', { by, card })), card: tints[mediaKindOf(card)].colour })),
    ...story.changes.map(({ city, to }) => plain(look('look.moved', { city, to }))),
    ...Object.entries(story.drawn).map(([seat, n]) => plain(look('look.drew', { seat, n }))),
  ];
  if (told.length === 0 && skip > 0) told.push(plain(look('look.skips', { seat: story.by, n: skip })));
  if (told.length === 0 && !view.fight && !flight && !story.battle)
    told.push(plain(look('look.stopped', { square: say.title(name), quiet: kind === 'city' })));
  return told;
}

const rowHeight = 40;
const mostRows = 4;
/** The most letters that fit in a row. */
const lettersInRow = 19;
const rowsOf = ({ said }: Told): number => (said.length > lettersInRow ? 2 : 1);

/** The newest lines that fit in `most` rows without being cut. */
function newest(told: readonly Told[], most: number): Told[] {
  let rows = 0;
  const kept = told.toReversed().filter((one) => {
    rows += rowsOf(one);
    return rows <= most;
  });
  return kept.reverse();
}

/** A line; beside a card that was shown, a bar in the color that its kind has in the hand. */
function toldShapes(told: readonly Told[], top: number): Shape[] {
  let y = top;
  return told.flatMap((one) => {
    const h = rowsOf(one) * rowHeight;
    const at = box(column.x + 10, y, column.w - 16, h - 2);
    y += h;
    const { card } = one;
    const indent = card ? 18 : 0;
    return [
      ...(card ? [rect({ ...at, w: 12 }, { fill: card, radius: 4, stroke: { colour: print.ink, width: 3 } })] : []),
      title(box(at.x + indent, at.y, at.w - indent, at.h), one.said, {
        ...line,
        size: 37,
        min: 26,
        lines: rowsOf(one),
        leading: 1.05,
        valign: card ? 'middle' : 'top',
        colour: print.text,
        on: print.panel,
      }),
    ];
  });
}

export function columnShapes(view: PresidentView, toAct: readonly string[], say: Say): Shape[] {
  const { fight, flight, story } = view;
  const inBattle = fight !== null && toAct.every((seat) => seat === fight.owner || seat === fight.newcomer);
  const head =
    fight && inBattle
      ? battle(fight, view, toAct, say)
      : flight || toAct.length > 1
        ? waiting(toAct, say)
        : story && !fight
          ? dice(story, say)
          : { shapes: [], high: 10 };
  const most = Math.min(mostRows, Math.floor((column.h - head.high - 8) / rowHeight));
  const told = newest(lines(view, say), most);
  const rows = told.reduce((sum, one) => sum + rowsOf(one), 0);
  const above = fight && inBattle ? contested(fight.city, say) : flight ? flying(flight, say) : who(toAct, say);
  if (head.shapes.length + rows === 0) return above;
  const high = head.high + rows * rowHeight + (rows > 0 ? 8 : 0);
  return [...above, ...plate({ ...column, h: high }, print.panel), ...head.shapes, ...toldShapes(told, column.y + head.high)];
}
