/** Points that a player lays, wins with a die, or leaves behind: the card on the left, the die beside it, and what changes on the right. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { Messages } from '../messages.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { luckyFrom } from '../vocabulary.ts';
import { dieRanges } from '../words/parts.ts';
import { type Change, changedPart } from './gauge.ts';
import type { Tried } from './highlight-event.ts';
import {
  about,
  barIn,
  cardWide,
  flight,
  gap,
  heldBy,
  type Instant,
  inCampaign,
  margin,
  type Plan,
  piece,
  player,
  wholeCard,
  width,
  zone,
} from './highlight-parts.ts';
import { paper } from './palette.ts';
import { thrown, verdict } from './throw.ts';

const high = 288;
const inside = high - 2 * margin;
const card = box(margin, margin, cardWide, inside);
const dieWide = 150;

/** The space to the right of the card, or of the die beside it. */
const field = (withDie: boolean): Box => {
  const x = margin + cardWide + gap + (withDie ? dieWide + gap : 0);
  return box(x, margin, width - margin - x, inside);
};

/** The part of the bar where it counts, at that part's width. */
const onto = (change: Change, bar: Box): Box => {
  const part = changedPart(change, bar) ?? bar;
  return about(part.x + part.w / 2, part.y + part.h / 2, Math.max(44, Math.min(72, part.w)), Math.max(60, part.h));
};

const cardPlace = about(card.x + card.w / 2, card.y + card.h / 2 - 20, 110, 146);

/** A card of the hand turns into campaign points. */
export function laid({ by, card: one, total }: Messages['lays'], view: MoiPresidentView, say: Say): Plan {
  const after = heldBy(view, by, total);
  const change = { before: inCampaign(after, -one.points), after };
  const at = field(false);
  return {
    high,
    shapes: (progress) => [
      ...wholeCard(one, card, say),
      ...player(by, change, at, { done: within(progress, 0.5, 0.8), told: progress >= 0.8 }, say),
      ...flight(progress, [0.08, 0.62], [cardPlace, onto(change, barIn(at))], (to) => piece(one.points, by, to)),
    ],
  };
}

/** The die with the faces it needed. */
function dice({ die }: Tried, progress: number): Shape[] {
  const x = margin + cardWide + gap;
  const won = die >= luckyFrom;
  const at = box(x + 11, margin + 34, 128, 128);
  const below = at.y + at.h + 22;
  return [
    ...thrown({ die, won }, at, within(progress, 0.04, 0.42)),
    title(box(x, below, 92, 56), dieRanges.lucky, { size: 52, min: 44, colour: paper.white, on: paper.table, align: 'centre', role: 'secondary' }),
    ...(progress >= 0.45 ? [verdict(won, box(x + 94, below, 52, 52))] : []),
  ];
}

/** Two lines, one below the other. */
const lines = (at: Box): [Box, Box] => {
  const h = (at.h - 10) / 2;
  return [
    { ...at, h },
    { ...at, y: at.y + h + 10, h },
  ];
};

/** The result of the die: whose line changes, and the zone's line below it. */
function outcome(event: Tried, view: MoiPresidentView): { change: Change; zone: { of: 'undecided' | 'socle'; sums: [number, number] } | null } {
  const { by, card: one, kept, lost, trusted, rallied } = event;
  const after = heldBy(view, by, kept?.total ?? rallied?.total);
  if (kept) return { change: { before: { ...after, socle: after.socle - one.points, campaign: after.campaign }, after }, zone: null };
  if (trusted) {
    const before = { socle: after.socle - trusted.points, campaign: after.campaign + trusted.points };
    return { change: { before, after }, zone: { of: 'socle', sums: [before.socle, after.socle] } };
  }
  if (rallied)
    return { change: { before: { ...after, socle: after.socle - rallied.points }, after }, zone: { of: 'undecided', sums: [rallied.points, 0] } };
  const still = { before: after, after };
  if (!lost) return { change: still, zone: null };
  const points = lost.cards.reduce((sum, { points: worth }) => sum + worth, 0);
  return { change: still, zone: { of: 'undecided', sums: [lost.worth - points, lost.worth] } };
}

/** A card with a die. */
export function tried(event: Tried, view: MoiPresidentView, say: Say): Plan {
  const { by, card: one, lost, rallied, trusted } = event;
  const { change, zone: beside } = outcome(event, view);
  const whole = field(true);
  const [upper, lower] = beside ? lines(whole) : [whole, whole];
  const bar = barIn(upper);
  const sign = about(lower.x + 58, lower.y + lower.h / 2);
  const goes = (): { from: Box; to: Box; points: number; of: Seat | null } | null => {
    if (lost) return { from: cardPlace, to: sign, points: one.points, of: null };
    if (rallied) return { from: sign, to: onto(change, bar), points: rallied.points, of: null };
    return event.kept ? { from: cardPlace, to: onto(change, bar), points: one.points, of: by } : null;
  };
  const way = goes();
  return {
    high,
    shapes(progress) {
      const now: Instant = { done: trusted ? within(progress, 0.5, 0.8) : within(progress, 0.74, 0.9), told: progress >= 0.9 };
      return [
        ...wholeCard(one, card, say),
        ...player(by, change, upper, now, say),
        ...(beside ? zone(beside.of, beside.sums, lower, now, say) : []),
        ...dice(event, progress),
        ...(way ? flight(progress, [0.48, 0.82], [way.from, way.to], (at) => piece(way.points, way.of, at)) : []),
      ];
    },
  };
}

/** A player has left, and their cards are gone too. Logs of older games do not say how many points those were. */
export function departed({ seat, held }: Messages['leaves'], say: Say): Plan {
  const at = box(margin, margin, width - 2 * margin, inside);
  const change = held ? { before: held, after: { socle: 0, campaign: 0 } } : null;
  const bar = barIn(at);
  const label = box(bar.x, bar.y + bar.h + 10, 480, 58);
  return {
    high,
    shapes(progress) {
      const told = progress >= 0.75;
      return [
        ...player(seat, change, at, { done: within(progress, 0.15, 0.7), told }, say),
        ...(told
          ? [
              icon(icons.cross, box(at.x + 16, at.y + 12, 92, 92), { stroke: { colour: paper.white, width: 18 } }),
              icon(icons.cross, box(at.x + 16, at.y + 12, 92, 92), { stroke: { colour: paper.red, width: 10 } }),
              rect(label, { fill: paper.red, radius: 14 }),
              title(inset(label, 14, 0), say(look('look.gone')), {
                size: 56,
                min: 40,
                colour: paper.white,
                on: paper.red,
                align: 'centre',
                role: 'secondary',
              }),
            ]
          : []),
      ];
    },
  };
}
