/** An attack on its way: its first target, the players jokers turned it to, and whether one ended it. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { boxBetween, within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { stamp } from './card.ts';
import type { Attacked } from './highlight-event.ts';
import { gap, margin, type Plan, wholeCard, width } from './highlight-parts.ts';
import { paper, token } from './palette.ts';

const high = 336;
/** These cards have short names. */
const cardWide = 200;
const inside = high - 2 * margin;
const lane = margin + 8;
const stampWide = 96;
const stampHigh = 126;
const tokenSide = 108;
const road = lane + stampHigh + 14;

const plain = (kind: Card['kind']): Card => ({ id: kind, kind, points: 0 });

interface Stop {
  seat: Seat;
  at: Box;
}

const above = ({ at }: Stop): Box => box(at.x + (at.w - stampWide) / 2, lane, stampWide, stampHigh);

function node({ seat, at }: Stop, say: Say): Shape[] {
  return [
    ...token(seat, box(at.x + (at.w - tokenSide) / 2, road, tokenSide, tokenSide), say),
    title(box(at.x + 2, road + tokenSide + 4, at.w - 4, 52), say.player(seat), {
      size: 48,
      min: 36,
      colour: paper.white,
      on: paper.table,
      align: 'centre',
      role: 'secondary',
    }),
  ];
}

/** From one stop to the next, as far as the attack has got. */
function arrow(from: Stop, to: Stop, done: number): Shape[] {
  const start = from.at.x + from.at.w / 2 + tokenSide / 2 + 8;
  const end = to.at.x + to.at.w / 2 - tokenSide / 2 - 8;
  const y = road + tokenSide / 2;
  const tip = start + (end - start) * done;
  if (tip - start < 16) return [];
  return [
    rect(box(start, y - 5, tip - start - 12, 10), { fill: paper.gilt }),
    icon('M14 8 40 24 14 40Z', box(tip - 40, y - 24, 48, 48), { fill: paper.gilt }),
  ];
}

/** The outline where the card lay before it moved on. */
const left = (at: Box): Shape => rect(inset(at, 3), { radius: 10, stroke: { colour: paper.sky, width: 4, dash: [10, 8] } });

export function onItsWay({ card, by, target, replies }: Attacked, say: Say): Plan {
  const seats = [by, target, ...replies.flatMap(({ to }) => to ?? [])];
  const first = Math.max(0, seats.length - 4);
  const jokers = replies.map(({ joker }) => joker);
  const last = jokers.at(-1);
  const isCanceled = last === 'immunite';
  const x = margin + cardWide + gap;
  const room = box(x, 0, width - margin - x - (last ? cardWide + gap : 0), high);
  const shown = seats.slice(first);
  const stops = columns(room, shown.length, 0).map((at, i): Stop => ({ seat: shown[i]!, at }));
  // Each leg takes the same time; Immunité has the end.
  const until = isCanceled ? 0.62 : 0.85;
  const [begin, each] = [0.08, (until - 0.08) / (stops.length - 1)];
  const way = (i: number, progress: number): number => within(progress, begin + i * each, begin + (i + 0.8) * each);
  const attackAt = (progress: number): Box => {
    let at = above(stops[0]!);
    for (const [i, stop] of stops.slice(1).entries()) at = boxBetween(at, above(stop), way(i, progress));
    // A canceled attack falls back a little.
    return isCanceled ? { ...at, x: at.x - within(progress, 0.7, 0.85) * Math.min(150, room.w / stops.length / 1.6) } : at;
  };
  return {
    high,
    shapes(progress) {
      const at = attackAt(progress);
      const stopped = isCanceled && progress >= 0.85;
      return [
        ...wholeCard(card, box(margin, margin, cardWide, inside), say),
        ...stops.flatMap((stop) => node(stop, say)),
        ...stops.slice(1).flatMap((stop, i) => arrow(stops[i]!, stop, way(i, progress))),
        left(above(stops[0]!)),
        ...stops.slice(1, -1).flatMap((stop, i) => (way(i + 1, progress) > 0 ? stamp(plain('diversion'), above(stop)) : [])),
        ...stamp(card, at),
        ...(isCanceled ? shield(above(stops.at(-1)!), within(progress, 0.62, 0.74)) : []),
        ...(stopped
          ? [
              icon(icons.cross, inset(at, -6, -2), { stroke: { colour: paper.white, width: 16 } }),
              icon(icons.cross, inset(at, -6, -2), { stroke: { colour: paper.red, width: 9 } }),
            ]
          : []),
        ...(last ? joker(last, progress, isCanceled, say) : []),
      ];
    },
  };
}

/** A shield rises from the player who used it. */
const shield = (at: Box, done: number): Shape[] => (done <= 0 ? [] : stamp(plain('immunite'), { ...at, y: at.y + (1 - done) * 40 }));

/** The joker that answered last, where it is laid; before that, its empty place. */
function joker(kind: 'immunite' | 'diversion', progress: number, isCanceled: boolean, say: Say): Shape[] {
  const at = box(width - margin - cardWide, margin, cardWide, inside);
  return progress < (isCanceled ? 0.6 : 0.45) ? [left(at)] : wholeCard(plain(kind), at, say);
}
