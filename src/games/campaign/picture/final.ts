/** The middle of a board that has fewer than four states in play: before, after, and late in the game. */

import type { Say } from '../../../i18n/types.ts';
import { box, inset, rect, title, words } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rays } from '../../../scene/motifs.ts';
import { type Course, raceLine } from '../../../scene/race-line.ts';
import type { Box, Layer, Shape } from '../../../scene/types.ts';
import { votesToWin } from '../data/numbers.ts';
import { tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import { type CampaignView, drawOf, isConceded, isUncounted } from '../rules/view.ts';
import { opponentOf, type Side, type StateId, sides } from '../vocabulary.ts';
import { map } from './map.ts';
import { candidates, night, screen, token, wall } from './studio.ts';

/** The whole country with letters and votes, for while decks and states are chosen. */
export const wholeMap = (view: CampaignView, at: Box, say: Say): Layer[] => map(view, inset(at, 8), 'votes', say);

/** How many states each side has won, side by side or one above the other. */
function tally(view: CampaignView, at: Box, across: boolean, on: string, say: Say): Shape[] {
  return sides.flatMap((side, i): Shape[] => {
    const cell = across ? box(at.x + (i * at.w) / 2, at.y, at.w / 2, at.h) : box(at.x, at.y + i * 88, at.w, 80);
    return [
      ...token(side, cell.x + 24, cell.y + cell.h / 2, 44, on),
      title({ ...cell, x: cell.x + 60, w: cell.w - 60 }, say(look('look.states-won', { n: view.sides[side].won.length })), {
        size: 38,
        min: 28,
        weight: 600,
        role: 'secondary',
        colour: night.text,
        on,
      }),
    ];
  });
}

/** What fills the table beside the last states: the map, and how many states each side has won. */
export function sideMap(view: CampaignView, at: Box, say: Say): Layer[] {
  const tall = at.h > 400;
  const legend = tall ? box(at.x + 24, at.y + at.h - 80, at.w - 48, 64) : box(at.x + 20, at.y + 84, 150, at.h - 100);
  const on = night.panel;
  const ground: Shape[] = [
    ...screen(at, on),
    title(box(at.x + 24, at.y + 12, 300, 56), say(look('look.map')), { size: tall ? 48 : 38, role: 'secondary', colour: night.quiet, on }),
  ];
  const room = tall ? box(at.x + 12, at.y + 76, at.w - 24, at.h - 168) : box(at.x + 176, at.y + 12, at.w - 188, at.h - 24);
  return [{ shapes: ground }, ...map(view, room, tall ? 'letters' : null, say), { shapes: tally(view, legend, tall, on, say) }];
}

/** Confetti in the studio: each piece's position as fractions of its box, and whether it is turned. */
const confetti: readonly (readonly [x: number, y: number, turned: boolean])[] = [
  [0.06, 0.07, true],
  [0.16, 0.3, false],
  [0.09, 0.44, true],
  [0.2, 0.12, false],
  [0.3, 0.04, true],
  [0.7, 0.05, false],
  [0.8, 0.16, true],
  [0.92, 0.09, false],
  [0.86, 0.34, true],
  [0.95, 0.43, false],
  [0.05, 0.22, false],
  [0.94, 0.25, true],
];

/** The winner, on a screen as high as the map, in their side's light. */
function banner(view: CampaignView, winner: Side, at: Box, say: Say): Shape[] {
  const { colour, light, low } = candidates[winner];
  const conceded = isConceded(view);
  const player = say(look('look.played-by', { side: winner }));
  const [first, last] = say(look('look.winner', { side: winner })).split(' ');
  // A player who wins because the other gave up was not elected by these votes.
  const score = conceded ? say(look('look.by-concession')) : [winner, opponentOf(winner)].map((side) => say.number(view.sides[side].votes)).join('–');
  const line = (y: number, h: number) => box(at.x + 16, at.y + y, at.w - 32, h);
  const mid = [at.x + at.w / 2, at.y + 112] as const;
  return [
    rect(at, { fill: { colour: light, to: low } }),
    rays(at, mid, 14, mix(light, low, 0.55)),
    ...(conceded
      ? []
      : confetti.map(([x, y, turned], i) =>
          rect(box(at.x + x * at.w - 8, at.y + y * at.h, turned ? 8 : 18, turned ? 18 : 8), { fill: [night.accent, '#FFFFFF', colour][i % 3]! }),
        )),
    ...token(winner, ...mid, 168, light),
    title(line(206, 56), first!, { size: 60, min: 55, colour: night.text, on: light, align: 'centre' }),
    title(line(262, 106), last!, { size: 128, min: 90, colour: night.text, on: light, align: 'centre' }),
    ...(player === ''
      ? []
      : [title(line(372, 44), player, { size: 44, min: 32, weight: 600, role: 'secondary', colour: night.text, on: light, align: 'centre' })]),
    rect({ ...at, y: at.y + at.h - 84, h: 84 }, { fill: night.deep }),
    title({ ...line(0, 84), y: at.y + at.h - 84 }, score, {
      size: conceded ? 52 : 84,
      min: conceded ? 36 : 72,
      role: conceded ? 'secondary' : 'essential',
      colour: conceded ? night.text : night.accent,
      on: night.deep,
      align: 'centre',
    }),
    rect(at, { stroke: { colour: conceded ? night.line : night.accent, width: 5 } }),
  ];
}

/** A draw: both side by side, and why. */
function drawn(view: CampaignView, at: Box, say: Say): Shape[] {
  const how = drawOf(view);
  const half = at.w / 2;
  const middle = at.y + 132;
  return [
    ...sides.flatMap((side, i): Shape[] => {
      const { light, low } = candidates[side];
      const part = box(at.x + i * half, at.y, half, 264);
      return [rect(part, { fill: { colour: light, to: low } }), ...token(side, part.x + half / 2, middle, 120, light)];
    }),
    rect(box(at.x, at.y + 264, at.w, at.h - 264), { fill: night.panel }),
    title(box(at.x + 16, at.y + 276, at.w - 32, 100), sides.map((side) => say.number(view.sides[side].votes)).join('–'), {
      size: 104,
      min: 72,
      colour: how === 'agreed' ? night.text : night.accent,
      on: night.panel,
      align: 'centre',
    }),
    words(box(at.x + 24, at.y + 380, at.w - 48, 104), say(look('look.recount', { how })), {
      size: 36,
      min: 28,
      lines: 2,
      colour: night.text,
      on: night.panel,
      align: 'centre',
    }),
    rect(at, { stroke: { colour: night.line, width: 5 } }),
  ];
}

/** The end: the winner, large, and the map of the night. */
export function finale(view: CampaignView, at: Box, say: Say): Layer[] {
  const card = { ...at, w: 400 };
  const winner = view.winners?.length === 1 ? view.winners[0]! : null;
  const country = box(at.x + 424, at.y, at.w - 424, at.h);
  const legend = box(country.x + 24, country.y + country.h - 56, country.w - 24, 56);
  // If nothing was counted, the map has no counts beside it.
  if (winner && isUncounted(view)) return [{ shapes: banner(view, winner, card, say) }, ...map(view, country, 'letters', say)];
  const told = winner ? banner(view, winner, card, say) : drawn(view, card, say);
  return [
    { shapes: told },
    ...map(view, { ...country, h: country.h - 60 }, 'letters', say),
    { shapes: [...tally(view, { ...legend, w: 456 }, true, wall, say), ...flipped(view, { ...legend, x: legend.x + 490, w: 214 }, say)] },
  ];
}

/** How many states were won by the side opposite to the one printed on their backs. */
function flipped(view: CampaignView, at: Box, say: Say): Shape[] {
  const n = sides.reduce((sum, side) => sum + view.sides[side].won.filter(({ id }) => isFlipped(id, side)).length, 0);
  if (n === 0) return [];
  return [
    title(at, say(look('look.flipped', { n })), {
      size: 38,
      min: 28,
      weight: 600,
      role: 'secondary',
      colour: night.text,
      on: wall,
    }),
  ];
}

/** The lowest count in the picture of the race: below what either side starts with. */
const floor = 145;

/** How the race went, from the conventions to the end. */
export function road(view: CampaignView, course: Course, at: Box, say: Say): Shape[] {
  const on = night.panel;
  const racers = sides.map((seat) => ({ seat, colour: candidates[seat].colour, letters: say(look('look.tag', { side: seat })) }));
  const ends = [say(look('look.turn', { n: 1 })), say(look('look.turn', { n: view.turn }))] as const;
  const goal = { at: votesToWin, said: say.number(votesToWin), colour: night.accent };
  return [
    ...screen(at, on),
    ...raceLine(inset(at, 8, 4), course, racers, { on, text: night.text, quiet: night.quiet, ink: night.ink, goal, floor, ends }),
  ];
}

/** Whether it was won by the side opposite to the one on its back. */
const isFlipped = (id: StateId, by: Side): boolean => tileOf(id).back !== by;
