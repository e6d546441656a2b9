/** The middle of a board where no four states are in play: before, after, and late in the game. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, inset, panel, rect, title, words } from '../../../scene/build.ts';
import type { Box, Layer, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { CampaignView } from '../rules/view.ts';
import { opponentOf, type Side, sides } from '../vocabulary.ts';
import { drawOf, isConceded } from './header.ts';
import { map } from './map.ts';
import { candidates, night, token } from './palette.ts';

/** The whole country with letters and votes, while decks and states are chosen. */
export const wholeMap = (view: CampaignView, at: Box, say: Say): Layer[] => map(view, inset(at, 8), true, say);

/** How many states each side has won, side by side or one above the other. */
function tally(view: CampaignView, at: Box, across: boolean, say: Say): Shape[] {
  return sides.flatMap((side, i): Shape[] => {
    const cell = across ? box(at.x + (i * at.w) / 2, at.y, at.w / 2, at.h) : box(at.x, at.y + i * 88, at.w, 80);
    return [
      ...token(side, cell.x + 24, cell.y + cell.h / 2, 44, night.ground),
      title({ ...cell, x: cell.x + 60, w: cell.w - 60 }, say(look('look.states-won', { n: view.sides[side].won.length })), {
        size: 38,
        min: 28,
        weight: 600,
        role: 'secondary',
        colour: night.text,
        on: night.ground,
      }),
    ];
  });
}

/** What remains of the table beside the last states: the map, and who has won how many. */
export function sideMap(view: CampaignView, at: Box, say: Say): Layer[] {
  const tall = at.h > 400;
  const legend = tall ? box(at.x + 24, at.y + at.h - 88, at.w - 48, 64) : box(at.x + 20, at.y + 84, 150, at.h - 100);
  const ground: Shape[] = [
    panel(at, { colour: night.ground, to: night.deep }),
    rect(at, { radius: 16, stroke: { colour: night.panel, width: 3 } }),
    title(box(at.x + 24, at.y + 16, 300, 56), say(look('look.map')), { size: 48, role: 'secondary', colour: night.quiet, on: night.ground }),
  ];
  const won = tally(view, legend, tall, say);
  const room = tall ? box(at.x + 12, at.y + 84, at.w - 24, at.h - 188) : box(at.x + 176, at.y + 12, at.w - 188, at.h - 24);
  return [{ shapes: ground }, ...map(view, room, false, say), { shapes: won }];
}

function banner(view: CampaignView, winner: Side, at: Box, say: Say): Shape[] {
  const { colour, shade } = candidates[winner];
  const player = say(look('look.played-by', { side: winner }));
  const [first, last] = say(look('look.winner', { side: winner })).split(' ');
  // Who wins because the other gave up was not elected by these votes.
  const score = isConceded(view)
    ? say(look('look.by-concession'))
    : [winner, opponentOf(winner)].map((side) => say.number(view.sides[side].votes)).join('–');
  const ink = isConceded(view) ? night.text : night.accent;
  return [
    panel(at, { colour: shade, to: night.panel }),
    rect(box(at.x, at.y, at.w, 12), { fill: colour, radius: 6 }),
    ...token(winner, at.x + at.w / 2, at.y + 130, 176, shade),
    title(box(at.x + 16, at.y + 236, at.w - 32, 60), first!, { size: 64, min: 55, colour: night.text, on: shade, align: 'centre' }),
    title(box(at.x + 16, at.y + 300, at.w - 32, 112), last!, { size: 132, min: 90, colour: night.text, on: shade, align: 'centre' }),
    ...(player === ''
      ? []
      : [
          title(box(at.x + 16, at.y + 414, at.w - 32, 44), player, {
            size: 44,
            min: 32,
            weight: 600,
            role: 'secondary',
            colour: night.text,
            on: shade,
            align: 'centre',
          }),
        ]),
    title(box(at.x + 16, at.y + 462, at.w - 32, 96), score, {
      size: isConceded(view) ? 52 : 100,
      min: isConceded(view) ? 36 : 72,
      role: isConceded(view) ? 'secondary' : 'essential',
      colour: ink,
      on: night.panel,
      align: 'centre',
    }),
  ];
}

function drawn(view: CampaignView, at: Box, say: Say): Shape[] {
  const middle = at.x + at.w / 2;
  return [
    panel(at, night.panel),
    circle(middle, at.y + 150, 116, { fill: night.deep }),
    ...token('obama', middle - 60, at.y + 150, 104, night.deep),
    ...token('mccain', middle + 60, at.y + 150, 104, night.deep),
    title(box(at.x + 16, at.y + 296, at.w - 32, 112), sides.map((side) => say.number(view.sides[side].votes)).join('–'), {
      size: 112,
      min: 72,
      colour: night.accent,
      on: night.panel,
      align: 'centre',
    }),
    words(box(at.x + 24, at.y + 424, at.w - 48, 100), say(look('look.recount', { how: drawOf(view) })), {
      size: 36,
      min: 28,
      lines: 2,
      colour: night.text,
      on: night.panel,
      align: 'centre',
    }),
  ];
}

/** The end: who has won, large, and the map of the night. */
export function finale(view: CampaignView, at: Box, say: Say): Layer[] {
  const card = { ...at, w: 384 };
  const winner = view.winners?.length === 1 ? view.winners[0]! : null;
  const country = box(at.x + 400, at.y, at.w - 400, at.h);
  const legend = box(country.x + 120, country.y + country.h - 72, country.w - 240, 64);
  const told = winner ? banner(view, winner, card, say) : drawn(view, card, say);
  return [{ shapes: told }, ...map(view, { ...country, h: country.h - 80 }, false, say), { shapes: tally(view, legend, true, say) }];
}
