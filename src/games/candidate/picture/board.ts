/** The board, a newspaper's front page: who must act, the map, and the table with the primary being held. */

import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import type { Box, Layer, Scene, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { CandidateView, ContestView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { finishHeight, finishShapes } from './finish.ts';
import { mapHeight, mapLayers } from './map.ts';
import { hatched } from './map-labels.ts';
import { print } from './palette.ts';
import { edge, headHeight, headLayers, width } from './press.ts';
import { resultOf } from './result.ts';
import { rowHeights, type TableOf, tableHead, tableShapes } from './table.ts';
import { verdictLayers, verdictsHeight } from './verdicts.ts';

const { ground, text, quiet, ink } = print;
/** The outlines' native size: patterns then repeat on whole pixels, which keeps the picture small. */
const mapWidth = 1000;
const tickerHeight = 44;
/** The top of the table, below the map, while a game goes on. */
export const tableTop = headHeight + mapHeight(mapWidth) + 8 + tickerHeight;
/** With at most this many players, the map stays at full width above the cards that were turned over. */
const mostBesideResult = 2;

export function board(view: CandidateView, now: Now, say: Say): Scene {
  // A player who is choosing on the map sees it; everyone else sees what was turned over, until the next campaign.
  const isOver = view.phase === 'over';
  const result = now.about.length === 0 && !isOver ? resultOf(view) : null;
  const contest = result ?? (view.contest?.live && !isOver ? view.contest : null);
  const people = view.runners.length;
  // Beside the cards of many players there is no room for the map at full width.
  const told = result && people > mostBesideResult ? result : null;
  const tickerFrom = headHeight + (told ? verdictsHeight : mapHeight(mapWidth)) + 8;
  const course = isOver && now.course && now.course.length > 1 ? now.course : null;
  const tableFrom = tickerFrom + (told || course ? 0 : tickerHeight);
  const of: TableOf = { view, contest, isOpen: result !== null, isBrief: told !== null, now };
  const inner = width - 2 * edge;
  const rows = () => rowHeights(of, inner, say).reduce((sum, high) => sum + high, tableHead(of));
  const table = box(edge, tableFrom, inner, course ? finishHeight(people) : rows());
  return {
    width,
    height: Math.ceil(table.y + table.h + edge),
    background: ground,
    layers: [
      ...headLayers(headline(view, now), [progress(view), look('look.to-win')], isOver ? view.winners : now.toAct, say),
      ...(told ? verdictLayers(view, told, headHeight, say) : mapPart(view, now, freshIn(result), say)),
      {
        shapes: [
          ...(course || told ? [] : tickerShapes(view, box(edge, tickerFrom, inner, tickerHeight), say)),
          ...(course ? finishShapes(view, course, table, say) : tableShapes(of, table, say)),
        ],
      },
    ],
  };
}

/** The states decided by the cards now face up. */
const freshIn = (contest: ContestView | null): ReadonlySet<StateId> =>
  new Set(contest?.boxes.flatMap(({ stage, states }) => (stage === 'done' ? states : [])));

const mapPart = (view: CandidateView, { about }: Now, fresh: ReadonlySet<StateId>, say: Say): Layer[] => [
  ...mapLayers(view, { x: edge, y: headHeight, wide: mapWidth }, { about, fresh }, say),
  { shapes: undecidedShapes(view, box(560, headHeight + 552, 300, 76), say) },
];

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

/** Whether a primary is called but its polls are not open yet. */
const isCalled = ({ sites, contest }: CandidateView): boolean => sites.length > 0 && !sites.some(({ primary }) => primary === contest?.primary);

const progress = (view: CandidateView): Message =>
  view.phase === 'over'
    ? look('look.over')
    : view.phase === 'convention'
      ? look('look.convention')
      : look('look.primary', { n: numberOf(view), of: view.map.length });

/** The number of the primary being held or, once that is decided, of the next one to be called. */
function numberOf({ map, primaries, sites, contest }: CandidateView): number {
  const held = map.length - primaries.length;
  const at = sites.findIndex(({ primary }) => primary === contest?.primary);
  return at < 0 ? held + 1 : held - (sites.length - 1 - at);
}

/** The Undecided votes, drawn in the Gulf. */
const undecidedShapes = ({ undecided }: CandidateView, at: Box, say: Say): Shape[] => [
  rect(box(at.x, at.y + 8, 56, 56), { fill: hatched, stroke: { colour: ink, width: 3 } }),
  title(box(at.x + 68, at.y, 110, 48), String(undecided.votes), { size: 60, min: 55, colour: text, on: ground }),
  title(box(at.x + 68, at.y + 50, 220, 26), say(look('look.undecided')), {
    size: 30,
    min: 26,
    weight: 600,
    role: 'secondary',
    colour: quiet,
    on: ground,
  }),
];

/** A strip of news: money placed in advance, or what is still to come. */
function tickerShapes(view: CandidateView, at: Box, say: Say): Shape[] {
  const placed = view.primaries.filter(({ groundwork }) => groundwork.length > 0).slice(0, 4);
  const votes = view.primaries.reduce((sum, one) => sum + one.votes, 0);
  const said = [
    say(look('look.piles', { deck: view.deck, discard: view.discard.length })),
    placed.length > 0
      ? say(look('look.groundwork', { placed: placed.map(({ states, groundwork }) => ({ states, ranks: groundwork })) }))
      : say(look('look.to-come', { votes, primaries: view.primaries.length })),
  ].join(' · ');
  return [title(at, said, { size: 30, min: 26, weight: 600, role: 'secondary', colour: quiet, on: ground })];
}
