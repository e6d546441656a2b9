/** The pictures of who is out and who is nominated: all candidates' bricks side by side. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rosette } from '../../../scene/motifs.ts';
import { boxBetween, within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Highlight } from '../../game.ts';
import { electoralVotes } from '../data/states.ts';
import { look } from '../labels.ts';
import type { CandidateView } from '../rules/view.ts';
import { majority } from '../vocabulary.ts';
import { frame, inner, mostHigh, pad, sceneOf, struck } from './highlight-parts.ts';
import { brickShapes, figureOf, type Gain, lookIn, type Standing, standingOf, unitIn, type Way } from './highlight-race.ts';
import { hatched } from './map-labels.ts';
import { button, onInk, print } from './palette.ts';

const { panel, deep, text, quiet, accent, ink } = print;

/** A candidate who is out, and the votes they had. */
export interface Out {
  seat: Seat;
  votes: number;
}

const [nameWide, figureWide] = [316, 250];

interface Line {
  standing: Standing;
  out: Out | null;
  at: Box;
}

/** Those in the race and those just eliminated, the most votes on top. */
function linesOf(view: CandidateView, gains: readonly Gain[], outs: readonly Out[]): Omit<Line, 'at'>[] {
  const gone = (seat: Seat) => outs.find((one) => one.seat === seat) ?? null;
  return view.runners
    .filter(({ seat, running }) => running || gone(seat) !== null)
    .map(({ seat }) => ({ standing: standingOf(view, seat, gains), out: gone(seat) }))
    .map(({ standing, out }) => ({ standing: out ? { ...standing, before: out.votes, after: out.votes, bricks: [] } : standing, out }))
    .sort((a, b) => b.standing.after - a.standing.after || Number(a.out !== null) - Number(b.out !== null));
}

const barIn = (at: Box): Box => box(at.x + nameWide, at.y + 6, at.w - nameWide - figureWide, at.h - 12);

/** One line: button, name, bricks, figure. A candidate who is out loses all of it. */
function lineShapes({ standing, out, at }: Line, unit: number, way: Way, done: number, say: Say): { under: Shape[]; over: Shape[] } {
  const seat = standing.seat!;
  const bar = barIn(at);
  const middle = at.y + at.h / 2;
  const across = Math.min(54, at.h - 6);
  const { lying, flying } = brickShapes(standing, bar, unit, way);
  const isOut = out !== null && done >= 1;
  return {
    under: [
      ...button(seat, at.x + 34, middle, across, say),
      title(box(at.x + 72, at.y, nameWide - 84, at.h), say.player(seat), {
        size: 46,
        min: 36,
        role: 'secondary',
        colour: isOut ? quiet : text,
        on: panel,
      }),
      rect(bar, { fill: deep, stroke: { colour: ink, width: 2 } }),
      ...lying,
      ...(out && out.votes > 0 ? [rect({ ...bar, w: Math.max(4, out.votes * unit) }, { stroke: { colour: quiet, width: 3, dash: [8, 6] } })] : []),
      title(box(bar.x + bar.w + 18, at.y, figureWide - 22, at.h), figureOf(standing, way), {
        size: Math.min(52, at.h),
        min: 38,
        role: 'secondary',
        colour: isOut ? quiet : text,
        on: panel,
      }),
    ],
    over: [...flying, ...(out ? struck(at.x + 34, middle, across - 6, done) : [])],
  };
}

const goal = (at: Box, unit: number): Shape => {
  const bar = barIn(at);
  return rect(box(bar.x + majority * unit - 3, at.y, 6, at.h), { fill: accent });
};

/** A candidate is out: their votes become Undecided. `gains`: votes won just before. */
export function eliminated(view: CandidateView, out: Out, gains: readonly Gain[], say: Say): Highlight | null {
  const found = linesOf(view, gains, [out]);
  if (!found.some((one) => one.out)) return null;
  const line = Math.min(64, (mostHigh - 2 * pad) / (found.length + 1));
  const all = box(pad, pad, inner, line * (found.length + 1));
  const lines = found.map((one, i): Line => ({ ...one, at: box(all.x, all.y + i * line, all.w, line) }));
  const last = box(all.x, all.y + line * found.length, all.w, line);
  const undecided = standingOf(view, null, [{ seat: null, votes: out.votes, source: 0 }]);
  const unit = unitIn(barIn(last).w, [...lines.map(({ standing }) => standing), undecided]);
  const from = { ...barIn(lines.find((one) => one.out)!.at), w: Math.max(4, out.votes * unit) };
  const to = { ...from, x: barIn(last).x + undecided.before * unit, y: barIn(last).y };
  return {
    at(progress) {
      const grown = gains.length > 0 ? within(progress, 0.02, 0.36) : 1;
      const way: Way = { from: () => ({ ...barIn(last), w: 60 }), done: () => grown };
      const crossed = within(progress, 0.36, 0.6);
      const moved = within(progress, 0.58, 0.95);
      const drawn = lines.map((one) => lineShapes(one, unit, way, crossed, say));
      const block = out.votes > 0 ? boxBetween(from, to, moved) : null;
      const isThere = moved >= 1;
      return sceneOf(all.h + 2 * pad, [
        ...frame(all, 0),
        ...drawn.flatMap(({ under }) => under),
        rect(box(last.x + 2, last.y, last.w - 4, 3), { fill: ink }),
        rect(box(last.x + 10, last.y + last.h / 2 - 23, 46, 46), { fill: hatched, stroke: { colour: ink, width: 3 } }),
        title(box(last.x + 72, last.y, nameWide - 84, last.h), say(look('look.undecided')), {
          size: 46,
          min: 36,
          role: 'secondary',
          colour: text,
          on: panel,
        }),
        rect(barIn(last), { fill: deep, stroke: { colour: ink, width: 2 } }),
        ...(undecided.before > 0 ? [rect({ ...barIn(last), w: undecided.before * unit }, { fill: hatched, stroke: { colour: ink, width: 2 } })] : []),
        title(
          box(barIn(last).x + barIn(last).w + 18, last.y, figureWide - 22, last.h),
          !isThere || out.votes === 0 ? String(undecided.before) : `${undecided.before} → ${undecided.after}`,
          {
            ...{ size: Math.min(52, last.h), min: 38, role: 'secondary', colour: text, on: panel },
          },
        ),
        ...lines.map(({ at }) => goal(at, unit)),
        ...drawn.flatMap(({ over }) => over),
        ...(block ? [rect(block, { fill: moved < 0.5 ? lookIn(out.seat) : hatched, stroke: { colour: accent, width: 5 } })] : []),
      ]);
    },
  };
}

/** A candidate is nominated: their bricks cross the line at 270 with the state that tipped it, or all others are out. */
export function nominated(view: CandidateView, winner: Seat, gains: readonly Gain[], outs: readonly Out[], say: Say): Highlight | null {
  const found = linesOf(view, gains, outs);
  const first = found.find(({ standing }) => standing.seat === winner);
  if (!first) return null;
  const others = found.filter((one) => one !== first);
  const tall = 104;
  const headline = 84;
  const line = Math.min(56, (mostHigh - 3 * pad - headline - tall) / Math.max(1, others.length));
  const all = box(pad, pad + headline, inner, tall + line * others.length + 8);
  const lines = others.map((one, i): Line => ({ ...one, at: box(all.x, all.y + tall + i * line, all.w, line) }));
  const top = box(all.x, all.y, all.w, tall);
  const unit = unitIn(
    barIn(top).w,
    found.map(({ standing }) => standing),
  );
  const said = say.capitals(say(look('look.nominated', { seat: winner })));
  const before = say.capitals(say(look('look.to-win')));
  return {
    at(progress) {
      const way: Way = { from: () => box(barIn(top).x + barIn(top).w - 60, barIn(top).y, 60, 56), done: () => within(progress, 0.05, 0.6) };
      const crossed = within(progress, 0.3, 0.6);
      const seal = within(progress, 0.6, 0.9);
      const drawn = lines.map((one) => lineShapes(one, unit, way, crossed, say));
      return sceneOf(all.y + all.h + pad, [
        title(box(pad + 8, pad - 6, inner - 16, headline), seal >= 1 ? said : before, {
          ...{ size: 84, min: 46, role: 'secondary', colour: seal >= 1 ? text : quiet, on: deep },
        }),
        ...frame(all, 0),
        ...winnerShapes(first.standing, top, unit, way, seal, say),
        ...drawn.flatMap(({ under }) => under),
        ...lines.map(({ at }) => goal(at, unit)),
        ...drawn.flatMap(({ over }) => over),
      ]);
    },
  };
}

/** The nominee's line: taller, and naming the state that brought them to 270. */
function winnerShapes(standing: Standing, at: Box, unit: number, way: Way, seal: number, say: Say): Shape[] {
  const seat = standing.seat!;
  const bar = { ...barIn(at), y: at.y + 10, h: 56 };
  const middle = at.y + at.h / 2;
  const { lying, flying } = brickShapes(standing, bar, unit, way);
  let sum = 0;
  const places = standing.bricks.map(({ id, votes }) => {
    const x = bar.x + sum * unit;
    sum += votes;
    return { id, x, w: votes * unit, upTo: sum };
  });
  const tipping = places.find(({ upTo }) => upTo >= majority);
  const on = mix(panel, accent, 0.12 * seal);
  const label = tipping?.id ? `${tipping.id} ${electoralVotes[tipping.id]!}` : '';
  return [
    rect(box(at.x + 3, at.y + 3, at.w - 6, at.h - 4), { fill: on, radius: 6 }),
    ...(seal >= 1 ? rosette(at.x + 58, middle, 48, { pleats: accent, inner: onInk, middle: ink }) : []),
    ...button(seat, at.x + 58, middle, 72, say),
    title(box(at.x + 118, at.y + 4, nameWide - 128, at.h - 8), say.player(seat), {
      ...{ size: 54, min: 36, role: 'secondary', colour: text, on },
    }),
    rect(bar, { fill: deep, stroke: { colour: ink, width: 2 } }),
    ...lying,
    ...flying,
    rect(box(bar.x + majority * unit - 3, at.y + 4, 6, at.h - 8), { fill: accent }),
    ...(tipping && seal > 0
      ? [
          rect(box(tipping.x, bar.y, tipping.w, bar.h), { stroke: { colour: ink, width: 8 } }),
          rect(box(tipping.x, bar.y, tipping.w, bar.h), { stroke: { colour: onInk, width: 3 } }),
        ]
      : []),
    ...(label !== '' && seal >= 1
      ? [
          title(box(bar.x + majority * unit - 190, bar.y + bar.h + 3, 180, 34), label, {
            size: 40,
            min: 36,
            role: 'secondary',
            colour: text,
            on,
            align: 'right',
          }),
        ]
      : []),
    title(box(bar.x + bar.w + 18, at.y + 4, figureWide - 22, at.h - 8), figureOf(standing, way), {
      size: 52,
      min: 40,
      role: 'secondary',
      colour: text,
      on,
    }),
  ];
}
