/** The end of a game: who won, everyone's result, and how the race went. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, panel, rect, rows, title, words } from '../../../scene/build.ts';
import { onRibbon, rays, ribbon } from '../../../scene/motifs.ts';
import { type Course, raceLine } from '../../../scene/race-line.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView, PlaceView } from '../rules/view.ts';
import { toBeElected } from '../vocabulary.ts';
import { changeOf } from './changes.ts';
import { chipOf, wayTo51 } from './gauge.ts';
import { edge, header, height, margin, table, top, width } from './ground.ts';
import { cockade, confetti, inlay, laurel } from './ornament.ts';
import { coloursOf, paper, token } from './palette.ts';
import { lastPlayed } from './table.ts';

const sunHeight = 284;
const inside = margin + edge;

/**
 * The winners in laurels at the top, then everyone from first to last, then the race as a line chart, or the last card where the race isn't known.
 */
export function end(view: MoiPresidentView, winners: readonly Seat[], { course }: Now, say: Say): Scene {
  // The more lines the race has, the higher its field.
  const high = course ? height + Math.max(0, view.places.length - 2) * 60 : height;
  const across = { x: inside, w: width - 2 * inside };
  const sun = box(margin + 26, top - 40, width - 2 * (margin + 26), sunHeight);
  const wreath = box(sun.x + 38, sun.y + 18, 248, 248);
  const standing: Box = { ...across, y: sun.y + sun.h + 14, h: view.places.length * (view.places.length > 3 ? 60 : 80) + 24 };
  const from = standing.y + standing.h + 18;
  const below: Box = { ...across, y: from, h: high - margin - edge - from };
  return {
    width,
    height: high,
    background: paper.ground,
    layers: [
      {
        key: `moi-president/end-${high}`,
        shapes: [
          ...table(high),
          rays({ ...sun, h: high - margin - 26 - sun.y }, [wreath.x + wreath.w / 2, wreath.y + wreath.h / 2], 24, paper.thread),
        ],
      },
      {
        shapes: [
          ...header(view, [], say),
          ...victory(view, winners, sun, wreath, say),
          ...standings(view, winners, standing, say),
          ...(course ? line(view, course, below, say) : view.last ? decided(view, below, say) : honours(below)),
        ],
      },
    ],
  };
}

/** The last card and dice in the middle, with ornaments beside it. */
function decided(view: MoiPresidentView, { x, y, w, h }: Box, say: Say): Shape[] {
  const dice = view.dice?.rounds.at(-1)?.length ?? 0;
  const stage = box(x, y, Math.min(w, Math.max(624, dice === 1 ? h * 1.5 : h * 2)), Math.min(h, 420));
  stage.x += (w - stage.w) / 2;
  const beside = (w - stage.w) / 2;
  const side = Math.min(beside - 40, 150);
  const middle = y + stage.h / 2;
  return [
    ...lastPlayed(view, stage, say),
    ...(side < 100 ? [] : [x + beside / 2, x + w - beside / 2].flatMap((cx) => inlay(box(cx - side / 2, middle - side / 2, side, side)))),
  ];
}

/** A wreath and a cockade, when nothing was played. */
function honours({ x, y, w, h }: Box): Shape[] {
  const side = Math.min(w, h, 420) - 40;
  const wreath = box(x + (w - side) / 2, y + (h - side) / 2, side, side);
  return [icon(laurel.wreath, wreath, { fill: paper.gold }), ...cockade(inset(wreath, side * 0.28))];
}

/** The winners' tokens in a wreath, their names and points beside it, and their prize on a ribbon. */
function victory(view: MoiPresidentView, winners: readonly Seat[], at: Box, wreath: Box, say: Say): Shape[] {
  const tokens = inset(wreath, winners.length === 1 ? 56 : 42, 56);
  const beside = box(wreath.x + wreath.w + 40, at.y + 20, at.x + at.w - wreath.x - wreath.w - 76, 124);
  const points = Math.max(...view.places.flatMap(({ seat, total }) => (winners.includes(seat) ? [total] : [])));
  const name = say.player(winners);
  // Roughly how far the name reaches, at its largest size.
  const reach = Math.min(beside.w, [...name].length * 60);
  const sash = box(beside.x, beside.y + 140, beside.w - 200, 92);
  const score = box(sash.x + sash.w + 16, sash.y - 12, 184, 112);
  const written = [wreath, { ...beside, w: reach }, inset(sash, -50, -8), inset(score, 26, 8)];
  return [
    ...confetti(inset(at, 8, 12), written),
    icon(laurel.wreath, wreath, { fill: paper.gilt }),
    ...columns(tokens, winners.length, 4).flatMap((place, i) => token(winners[i]!, place, say)),
    title(beside, name, { size: 128, min: 60, lines: 2, leading: 1, colour: paper.white, on: paper.table }),
    ...ribbon(sash, { fill: paper.red, back: '#92142A', fold: '#5E0D1C' }),
    title(onRibbon(sash), say(look(view.ending === 'won.alone' ? 'look.unopposed' : winners.length > 1 ? 'look.shared' : 'look.elected')), {
      size: 62,
      min: 55,
      colour: paper.white,
      on: paper.red,
      align: 'centre',
    }),
    title(score, String(points), {
      size: 130,
      min: 100,
      colour: paper.gilt,
      on: paper.table,
      align: 'centre',
    }),
  ];
}

/** Everyone with their way to 51, the winners first. */
function standings({ places, last }: MoiPresidentView, winners: readonly Seat[], at: Box, say: Say): Shape[] {
  const won = ({ seat }: PlaceView): number => Number(winners.includes(seat));
  // The last card decided the game, so its changes are shown.
  const chips = places.some(({ here, change }) => here && change !== 0) ? 100 : 0;
  const order = [...places].sort((a, b) => won(b) - won(a) || Number(b.here) - Number(a.here) || b.total - a.total);
  return [
    panel(at, paper.panel),
    ...rows(inset(at, 18, 12), order.length, 0).flatMap((row, i): Shape[] => {
      const one = order[i]!;
      const middle = row.y + row.h / 2;
      const name = title({ x: row.x + 66, y: row.y, w: 300, h: row.h }, say.player(one.seat), {
        size: 56,
        min: 55,
        colour: one.here ? paper.ink : paper.quiet,
        on: paper.panel,
      });
      const mark = token(one.seat, { x: row.x, y: middle - 27, w: 54, h: 54 }, say);
      const rest = { x: row.x + 384, w: row.w - 384 };
      if (!one.here) {
        const gone = words({ ...rest, y: row.y, h: row.h }, say(look('look.gone')), { size: 36, min: 28, colour: paper.quiet, on: paper.panel });
        return [...mark, name, gone];
      }
      return [
        ...mark,
        name,
        ...wayTo51(one.seat, changeOf(one, last), { ...rest, y: middle - 19, w: rest.w - 110 - chips, h: 38 }),
        ...(one.change === 0 ? [] : chipOf(one.change, box(row.x + row.w - 96 - chips, middle - 20, 92, 40))),
        title({ x: row.x + row.w - 96, y: row.y, w: 96, h: row.h }, String(one.total), {
          size: 66,
          min: 60,
          colour: paper.ink,
          on: paper.panel,
          align: 'right',
        }),
        ...(i > 0 ? [rect({ x: row.x, y: row.y - 1, w: row.w, h: 2 }, { fill: paper.line })] : []),
      ];
    }),
  ];
}

function line({ places, turn }: MoiPresidentView, course: Course, at: Box, say: Say): Shape[] {
  const racers = places.map(({ seat }) => ({ seat, colour: coloursOf(seat).dark, letters: say.token(seat) }));
  return [
    panel(at, paper.panel),
    ...raceLine(inset(at, 6), course, racers, {
      on: paper.panel,
      text: paper.ink,
      quiet: paper.quiet,
      ink: paper.white,
      goal: { at: toBeElected, said: say(look('look.goal', { points: toBeElected })), colour: paper.red },
      ends: [say(look('look.begin')), say(look('look.turn', { turn }))],
    }),
  ];
}
