/** The board: who must act, the map, the primary being held, the standings. */

import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import { box, rect, title, words } from '../../../scene/build.ts';
import { palettes } from '../../../scene/palette.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { CandidateView } from '../rules/view.ts';
import { hatched, mapLayer, undecidedColour } from './map.ts';
import { pollsShapes } from './polls.ts';
import { resultOf, resultShapes } from './result.ts';
import { hasSparePlace, standingsHeight, standingsShapes } from './standings.ts';

const { ground, text, quiet, accent } = palettes.night;
const width = 1200;
const edge = 16;
const headHeight = 80;
const mapHeight = 624;
/** Three quarters of the outlines' own size: patterns then repeat on whole pixels, which keeps the picture small. */
const mapWidth = 750;
const panelFrom = 784;

export function board(view: CandidateView, now: Now, say: Say): Scene {
  const below = headHeight + mapHeight + edge;
  const height = below + standingsHeight(view.runners.length) + edge;
  const standings = standingsShapes(view, box(edge, below, width - 2 * edge, standingsHeight(view.runners.length)), now, say);
  // Whoever is to choose on the map sees it; everybody else sees what was turned over, until the next campaign.
  const result = now.about.length === 0 ? resultOf(view) : null;
  if (result) {
    const shapes = [...headShapes(view, now, say), ...resultShapes(result, box(edge, headHeight, width - 2 * edge, mapHeight), say), ...standings];
    return { width, height, background: ground, layers: [{ shapes }] };
  }
  const map = box(edge, headHeight + 8, mapWidth, mapWidth * 0.629);
  return {
    width,
    height,
    background: ground,
    layers: [
      { shapes: headShapes(view, now, say) },
      mapLayer(view, map, now.about, say),
      {
        shapes: [
          ...stripShapes(view, box(edge, headHeight + 488, mapWidth, 136), say),
          ...pollsShapes(view, box(panelFrom, headHeight, width - panelFrom - edge, mapHeight), say),
          ...standings,
        ],
      },
    ],
  };
}

function headline(view: CandidateView, { toAct }: Now): Message {
  const [winner] = view.winners;
  const [first] = toAct;
  if (winner !== undefined) return look('look.nominated', { seat: winner });
  if (view.phase === 'bid') return look('look.bids');
  if (view.superTuesday && view.dealer !== first && isCalled(view)) return look('look.super-tuesday');
  if (first === undefined || toAct.length > 1) return look('look.decide', { n: toAct.length });
  if (view.contest?.live) return look('look.campaigns', { seat: first });
  return first === view.dealer ? look('look.chooses', { seat: first }) : look('look.discards', { seat: first });
}

/** A primary is called, and its polls are not open yet. */
const isCalled = ({ sites, contest }: CandidateView): boolean => sites.length > 0 && !sites.some(({ primary }) => primary === contest?.primary);

/** The number of the primary that is being held or, once it is decided, of the one to be called next. */
function numberOf({ map, primaries, sites, contest }: CandidateView): number {
  const held = map.length - primaries.length;
  const at = sites.findIndex(({ primary }) => primary === contest?.primary);
  return at < 0 ? held + 1 : held - (sites.length - 1 - at);
}

function headShapes(view: CandidateView, now: Now, say: Say): Shape[] {
  const progress =
    view.phase === 'over'
      ? look('look.over')
      : view.phase === 'convention'
        ? look('look.convention')
        : look('look.primary', { n: numberOf(view), of: view.map.length });
  return [
    title(box(edge, 8, mapWidth, 64), say(headline(view, now)).toUpperCase(), { size: 60, min: 55, colour: accent, on: ground }),
    words(box(panelFrom, 12, width - panelFrom - edge, 28), say(progress), {
      size: 28,
      min: 26,
      weight: 600,
      colour: text,
      on: ground,
      align: 'right',
    }),
    words(box(panelFrom, 42, width - panelFrom - edge, 28), say(look('look.to-win')), {
      size: 28,
      min: 26,
      colour: quiet,
      on: ground,
      align: 'right',
    }),
  ];
}

/** Under the map: what is Undecided, the piles, and the money placed in advance. */
function stripShapes(view: CandidateView, at: Box, say: Say): Shape[] {
  const { undecided, deck, discard, primaries: toCome } = view;
  const besides = hasSparePlace(view)
    ? look('look.to-come', { votes: toCome.reduce((sum, { votes }) => sum + votes, 0), primaries: toCome.length })
    : look('look.piles', { deck, discard: discard.length });
  const line = { ...at, h: 64 };
  const placed = toCome.filter(({ groundwork }) => groundwork.length > 0).slice(0, 4);
  const shapes = [
    rect(box(at.x + 8, at.y + 12, 40, 40), { fill: hatched, stroke: { colour: undecidedColour, width: 2 }, radius: 8 }),
    title({ ...line, x: at.x + 60, w: 90 }, String(undecided.votes), { size: 60, min: 55, colour: undecidedColour, on: ground }),
    words({ ...line, x: at.x + 152, w: 180 }, say(look('look.undecided')), { size: 30, min: 26, colour: quiet, on: ground }),
    words({ ...line, x: at.x + 340, w: at.w - 348 }, say(besides), {
      size: 28,
      min: 26,
      colour: quiet,
      on: ground,
      align: 'right',
    }),
  ];
  if (placed.length === 0) return shapes;
  const said = say(look('look.groundwork', { placed: placed.map(({ states, groundwork }) => ({ states, ranks: groundwork })) }));
  return [
    ...shapes,
    words(box(at.x + 8, at.y + 66, at.w - 16, 66), said, { size: 28, min: 26, lines: 2, leading: 1.2, colour: text, on: ground, valign: 'top' }),
  ];
}
