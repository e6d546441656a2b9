/** Beside the map: the battle or the last dice, and what happened. */

import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Shape } from '../../../scene/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView, StoryView } from '../rules/view.ts';
import type { Count } from '../state.ts';
import { brief } from '../words/parts.ts';
import { named, who } from './actor.ts';
import { die, plate, token } from './inks.ts';
import { print, service, tints } from './palette.ts';
import { column } from './places.ts';

const line = { weight: 600, role: 'secondary' } as const;

/** One side of a battle: die, who threw it, and what it came to. */
function battler({ seat, die: face, total }: Count, x: number, y: number, won: boolean, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  const on = print.panel;
  const ink = won ? print.text : print.quiet;
  return [
    ...die(face, box(x, y, 64, 64), won ? colour : print.raised, won ? print.ink : print.quiet),
    ...(total > face ? [title(box(x + 66, y + 12, 34, 40), `+${total - face}`, { ...line, on, size: 34, min: 28, weight: 700, colour: ink })] : []),
    ...token(seat, x + 22, y + 100, 44, say),
    title(box(x + 48, y + 76, 52, 50), say.number(total), { size: 60, min: 55, colour: ink, on }),
    ...(won ? [rect(box(x, y + 130, 92, 7), { fill: print.accent, radius: 3 })] : []),
  ];
}

/** What stands on the plate beside the map, above the lines: as high as it says. */
interface Head {
  shapes: Shape[];
  high: number;
}

function dice({ by, rolls, battle }: StoryView, say: Say): Head {
  const last = battle?.throws.at(-1);
  const { x, y } = column;
  if (battle && last) {
    return { high: 148, shapes: last.flatMap((count, i) => battler(count, x + 12 + i * 118, y + 12, count.seat === battle.winner, say)) };
  }
  const { colour } = lookOf(by);
  const shown = rolls.slice(-2);
  const name = title(box(x + 110, y + 14, column.w - 114, 88), brief(say, by), {
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
      ...(shown.length === 1 ? [name] : []),
    ],
  };
}

function battle(fight: NonNullable<PresidentView['fight']>, say: Say): Head {
  const { x, y, w } = column;
  const head = { colour: print.panel, on: print.accent, role: 'secondary', align: 'centre' } as const;
  return {
    high: 156,
    shapes: [
      rect(box(x + 3, y + 3, w - 6, 62), { fill: print.accent, radius: 13 }),
      title(box(x + 14, y + 6, w - 28, 24), say(look('look.fight')), { ...head, size: 26 }),
      title(box(x + 14, y + 29, w - 28, 34), say.title(fight.city), { ...head, size: 44, min: 30 }),
      ...named(fight.newcomer, x + 12, y + 69, w - 24, print.panel, say),
      ...named(fight.owner, x + 12, y + 111, w - 24, print.panel, say),
    ],
  };
}

/** One thing that happened; the colour of the card it shows. */
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
    ...(flight ? [plain(look('look.flight', { to: say.title(squareAt(flight.to).name) }))] : []),
  ];
  if (told.length === 0 && skip > 0) told.push(plain(look('look.skips', { seat: story.by, n: skip })));
  if (told.length === 0 && !view.fight && !story.battle) told.push(plain(look('look.stopped', { square: say.title(name), quiet: kind === 'city' })));
  return newest(told);
}

const rowHeight = 36;
const mostRows = 4;
/** As many letters as a row takes without being cut. */
const lettersInRow = 20;
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
        size: 32,
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
  const { fight, story } = view;
  const head = fight ? battle(fight, say) : story ? dice(story, say) : { shapes: [], high: 10 };
  const told = lines(view, say);
  const rows = told.reduce((sum, one) => sum + rowsOf(one), 0);
  if (head.shapes.length + rows === 0) return who(toAct, say);
  const high = head.high + rows * rowHeight + (rows > 0 ? 8 : 0);
  return [...who(toAct, say), ...plate({ ...column, h: high }, print.panel), ...head.shapes, ...toldShapes(told, column.y + head.high)];
}
