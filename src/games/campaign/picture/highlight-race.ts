/** The race to the majority as bricks, one per state, with those just won on their way there. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon, rect, segments, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { between } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { votesToWin } from '../data/numbers.ts';
import { states, tileOf } from '../data/states.ts';
import type { CampaignView } from '../rules/view.ts';
import { type Side, type StateId, sides } from '../vocabulary.ts';
import type { Win } from './highlight-events.ts';
import { doneOf, faint, fromTo } from './highlight-parts.ts';
import { areaOf, candidates, night, pin, token, wall } from './studio.ts';

export const raceHeight = 140;
const barHeight = 56;
const flight = { from: 0.45, to: 0.85 };
const counted = { from: 0.85, to: 1 };

interface Brick {
  id: StateId;
  side: Side;
  at: Box;
}

/** Places the bricks of both sides: each side's from its own end, in the order in which they were won. */
function bricksOf({ sides: both }: CampaignView, bar: Box): { bricks: Brick[]; safe: { [S in Side]: Box }; unit: number } {
  const all = both.obama.votesAtStart + both.mccain.votesAtStart + states.reduce((sum, { votes }) => sum + votes, 0);
  const unit = bar.w / all;
  const [left, right] = [both.obama.votesAtStart * unit, both.mccain.votesAtStart * unit];
  const sum = both.mccain.won.reduce((votes, one) => votes + one.votes, 0);
  const ofObama = segments(
    { ...bar, x: bar.x + left },
    both.obama.won.map(({ votes }) => votes),
    unit,
  );
  const ofMcCain = segments({ ...bar, x: bar.x + bar.w - right - sum * unit }, both.mccain.won.map(({ votes }) => votes).reverse(), unit).reverse();
  const places = { obama: ofObama, mccain: ofMcCain };
  return {
    bricks: sides.flatMap((side) => both[side].won.map(({ id }, i) => ({ id, side, at: places[side][i]! }))),
    safe: { obama: { ...bar, w: left - 2 }, mccain: { ...bar, x: bar.x + bar.w - right + 2, w: right - 2 } },
    unit,
  };
}

/** A side's votes: before and after, if it has just won some. */
function votesOf(view: CampaignView, side: Side, wins: readonly Win[], at: Box, progress: number, say: Say): Shape[] {
  const isLeft = side === 'obama';
  const won = wins.reduce((sum, win) => (win.side === side ? sum + win.votes : sum), 0);
  const { votes } = view.sides[side];
  const middle = at.y + at.h / 2;
  const mark = token(side, isLeft ? at.x + 30 : at.x + at.w - 30, middle, 56, wall);
  const style = { size: 76, min: 60, colour: night.text, on: wall } as const;
  if (won === 0) {
    const place = isLeft ? box(at.x + 76, at.y, 160, at.h) : box(at.x + at.w - 236, at.y, 160, at.h);
    return [...mark, title(place, say.number(votes), { ...style, align: isLeft ? 'left' : 'right' })];
  }
  const place = isLeft ? box(at.x + 66, at.y, 316, at.h) : box(at.x + at.w - 390, at.y, 316, at.h);
  return [
    ...mark,
    ...fromTo([say.number(votes - won), say.number(votes)], place, doneOf(progress, counted), {
      size: 76,
      colour: night.accent,
      was: night.text,
      on: wall,
    }),
  ];
}

/** The votes on their way from where they were won to their place; the brick fills as they arrive. */
function votesFlying(n: number, side: Side, source: Box, place: Box, progress: number): Shape[] {
  const { colour } = candidates[side];
  const step = (flight.to - flight.from) * 0.5;
  const across = 18;
  const isLeft = side === 'obama';
  const done = Array.from({ length: n }, (_, i) => doneOf(progress, { from: flight.from + (i / n) * step, to: flight.from + (i / n) * step + step }));
  const w = (done.filter((one) => one === 1).length / n) * place.w;
  return [
    ...faint([rect(place, { stroke: { colour: night.accent, width: 3, dash: [6, 5] } })], doneOf(progress, { from: 0.35, to: 0.45 })),
    ...(w > 0 ? [rect({ ...place, x: isLeft ? place.x : place.x + place.w - w, w }, { fill: colour })] : []),
    ...faint([rect(place, { radius: 2, stroke: { colour: night.accent, width: 6 } })], progress >= flight.to ? 1 : 0),
    ...done.flatMap((one, i) => {
      if (one === 0 || one === 1) return [];
      const [column, row] = [i % 6, Math.floor(i / 6)];
      const x = between(source.x + (column + 0.5) * (source.w / 6), place.x + place.w / 2, one);
      const y = between(source.y + (row + 0.5) * (source.h / 5), place.y + place.h / 2, one);
      return [
        rect(box(x - across / 2, y - across / 2, across, across), {
          fill: colour,
          radius: isLeft ? across / 2 : 3,
          stroke: { colour: night.accent, width: 3 },
        }),
      ];
    }),
  ];
}

/** The race of a view in which these states have just been won; `sources`: where their votes come from, in the same order. */
export function race(view: CampaignView, wins: readonly Win[], sources: readonly Box[], at: Box, progress: number, say: Say): Shape[] {
  const bar = box(at.x, at.y + at.h - barHeight, at.w, barHeight);
  const { bricks, safe } = bricksOf(view, bar);
  const fresh = new Map(wins.map((win, i) => [win.state, sources[i]!]));
  const line = bar.x + bar.w / 2;
  const reached = sides.some((side) => view.sides[side].votes >= votesToWin) ? doneOf(progress, counted) : 0;
  const coming = bricks.flatMap(({ id, side, at: place }) => {
    const source = fresh.get(id);
    return source ? votesFlying(tileOf(id).votes, side, source, place, progress) : [];
  });
  return [
    rect(bar, { fill: night.deep, radius: 8 }),
    ...sides.map((side) => rect(safe[side], { fill: areaOf(side, candidates[side].shade, 0.1), radius: 8 })),
    ...bricks.flatMap(({ id, side, at: place }) => (fresh.has(id) ? [] : [rect(place, { fill: areaOf(side, candidates[side].colour, 0.3) })])),
    rect(box(bar.x, bar.y, bar.w, 8), { fill: '#FFFFFF', opacity: 0.2, radius: 8 }),
    rect(box(line - 3, bar.y - 6, 6, bar.h + 12), { fill: night.accent }),
    pin(box(line - 62, at.y + 4, 124, at.h - barHeight - 8), night.accent),
    title(box(line - 58, at.y + 4, 116, at.h - barHeight - 20), say.number(votesToWin), {
      size: 66,
      colour: night.ink,
      on: night.accent,
      align: 'centre',
    }),
    ...sides.flatMap((side) => votesOf(view, side, wins, box(at.x, at.y, at.w, at.h - barHeight - 6), progress, say)),
    ...coming,
    ...faint(
      [
        circle(line, bar.y + bar.h / 2, 24, { fill: night.accent }),
        icon(icons.check, box(line - 16, bar.y + bar.h / 2 - 16, 32, 32), { stroke: { colour: night.ink, width: 6 } }),
      ],
      reached,
    ),
  ];
}
