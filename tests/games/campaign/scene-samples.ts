/** Views of games at varied moments, for picture tests and for the gallery. */

import { openingStates, states } from '../../../src/games/campaign/data/states.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { board } from '../../../src/games/campaign/picture/board.ts';
import { hand } from '../../../src/games/campaign/picture/hand.ts';
import type { CampaignView, Own } from '../../../src/games/campaign/rules/view.ts';
import type { CardId, Side, StateId } from '../../../src/games/campaign/vocabulary.ts';
import type { Now } from '../../../src/games/game.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { type Lang, langs, type Say } from '../../../src/i18n/types.ts';
import type { Course } from '../../../src/scene/race-line.ts';
import type { Scene } from '../../../src/scene/types.ts';
import { highlightPictures } from './highlight-samples.ts';
import { empty, late, longest, middle, side, tile } from './sample-views.ts';

export interface Sample {
  view: CampaignView;
  now: Now;
}

const over = (winners: Side[], obama: StateId[], mccain: StateId[]): CampaignView => ({
  ...late,
  phase: 'over',
  active: null,
  winners,
  tiles: late.tiles.slice(0, 1),
  sides: { obama: side('obama', obama), mccain: side('mccain', mccain) },
  recent: [],
  ended: winners.length === 1 ? 'won.votes' : 'draw.votes',
});

/** The course of a race: the turns after which someone won a state, and both sides' votes then. */
const course = (...points: [turn: number, obama: number, mccain: number][]): Course =>
  points.map(([turn, obama, mccain]) => ({ turn, tally: { obama, mccain } }));

/** A long race that Ohio decides at the end. */
const long = course(
  ...([
    [0, 157, 155],
    [4, 157, 162],
    [7, 178, 162],
    [11, 178, 189],
    [13, 189, 189],
    [18, 202, 196],
    [22, 212, 196],
    [24, 212, 207],
    [29, 222, 218],
    [31, 227, 223],
    [36, 236, 228],
    [40, 253, 231],
    [44, 268, 231],
    [46, 268, 246],
    [47, 288, 246],
  ] as [number, number, number][]),
);

const drafting = (obama: number | null, mccain: number | null): CampaignView => ({
  ...empty,
  phase: 'preparing',
  active: null,
  turn: 0,
  sides: { obama: side('obama', [], { drafted: obama }), mccain: side('mccain', [], { drafted: mccain, chosen: mccain === null }) },
});

const now = (toAct: Side[], about: string[] = []): Now => ({ toAct, about });

/** Everything a board can look like. */
export const boards: { [name: string]: Sample } = {
  start: { view: { ...empty, tiles: ['FL', 'MI', 'MO', 'NJ'].map((id) => tile(id)) }, now: now(['obama']) },
  middle: { view: middle, now: now(['mccain'], ['FL', 'NV']) },
  longest: { view: longest, now: now(['mccain'], ['MN']) },
  three: {
    view: {
      ...late,
      tiles: [...late.tiles, tile('NC')],
      sides: { ...late.sides, obama: side('obama', ['PA', 'WA', 'VA', 'MN', 'WI', 'NM', 'CO', 'MI'], { hand: 2, deck: 1 }) },
    },
    now: now(['obama']),
  },
  late: { view: late, now: now(['mccain']) },
  last: { view: { ...late, tiles: [tile('OH')], recent: [] }, now: now(['obama']) },
  over: {
    view: over(['obama'], ['PA', 'WA', 'VA', 'MN', 'WI', 'NM', 'CO', 'MI', 'NC', 'OH'], ['OR', 'IA', 'FL', 'MO', 'IN', 'NV', 'WV', 'MT', 'NJ']),
    now: { ...now([]), course: long },
  },
  mccain: {
    view: over(['mccain'], ['PA', 'WA', 'VA', 'MN', 'WI', 'NM'], ['OR', 'IA', 'FL', 'MO', 'IN', 'NV', 'WV', 'MT', 'NJ', 'OH', 'CO']),
    now: { ...now([]), course: course([0, 157, 155], [3, 178, 155], [8, 178, 209], [15, 203, 227], [28, 227, 246], [47, 227, 275]) },
  },
  draw: {
    view: over([], ['PA', 'WA', 'VA', 'MN', 'WI', 'NM'], ['OR', 'IA', 'FL', 'MO', 'IN', 'NV']),
    now: { ...now([]), course: long.slice(0, 10) },
  },
  even: {
    view: over([], ['PA', 'MI', 'NJ', 'WA', 'MN', 'WI', 'IA', 'OR', 'NM', 'NH', 'NV'], ['FL', 'OH', 'NC', 'VA', 'IN', 'MO', 'CO', 'WV', 'MT']),
    now: {
      ...now([]),
      course: course([0, 157, 155], [6, 178, 155], [9, 195, 182], [17, 227, 202], [25, 241, 228], [31, 253, 244], [39, 262, 264], [47, 269, 269]),
    },
  },
  conceded: {
    view: { ...over(['mccain'], ['PA', 'WA', 'VA'], ['OR']), turn: 12, ended: 'won.left' },
    now: { ...now([]), course: course([0, 157, 155], [3, 178, 155], [9, 189, 162], [12, 202, 162]) },
  },
  'conceded-early': { view: { ...over(['obama'], [], []), turn: 1, ended: 'won.left' }, now: now([]) },
  agreed: {
    view: { ...over([], ['PA', 'WA', 'VA'], ['OR']), ended: 'draw.agreed' },
    now: { ...now([]), course: course([0, 157, 155], [3, 178, 155], [9, 189, 162], [47, 202, 162]) },
  },
  drew: { view: { ...middle, latest: { by: 'mccain', did: 'draw', cards: [] }, recent: [] }, now: now(['obama']) },
  drafting: { view: drafting(7, 11), now: now(['obama', 'mccain']) },
  choosing: { view: drafting(null, null), now: now(['obama']) },
};

const holding = (of: Side, hand: CardId[], draft: Own['draft'] = null): CampaignView => ({
  ...(draft ? drafting(draft.kept.length, 3) : middle),
  seenBy: of,
  own: { ...bare(of), hand, draft, left: draft ? [] : many(of, 30, 12 - Math.min(hand.length, 12)) },
});

/** What a side with an empty hand knows. */
export const bare = (side: Side): Own => ({ side, hand: [], left: [], draft: null, opening: [], offered: [], hits: {} });

const many = (of: Side, from: number, n: number): CardId[] =>
  Array.from({ length: n }, (_, i) => `${of === 'obama' ? 'O' : 'M'}${String(from + i).padStart(2, '0')}`);

/** The cards with the longest titles, in each language. */
const longestTitles = (of: Side, n: number): CardId[] => {
  const long = (card: CardId) => Math.max(...langs.map((lang) => saying(lang).title(card).length));
  return many(of, 1, 43)
    .sort((a, b) => long(b) - long(a))
    .slice(0, n)
    .sort();
};

/** Everything a hand can look like. */
export const hands: { [name: string]: CampaignView } = {
  'hand-1': holding('obama', ['O01']),
  'hand-2': holding('mccain', ['M16', 'M35']),
  'hand-3': holding('obama', ['O04', 'O13', 'O38']),
  'hand-4': holding('obama', ['O10', 'O26', 'O33', 'O43']),
  'hand-longest': holding('mccain', longestTitles('mccain', 6)),
  'hand-5': holding('mccain', ['M01', 'M16', 'M28', 'M33', 'M36']),
  'hand-7': holding('mccain', ['M09', 'M17', 'M20', 'M21', 'M24', 'M34', 'M35']),
  'hand-11': holding('obama', many('obama', 5, 11)),
  draft: holding('obama', [], { seen: ['O01', 'O26', 'O43'], kept: many('obama', 2, 7) }),
  hits: {
    ...holding('obama', ['O04', 'O36', 'O38']),
    own: {
      ...bare('obama'),
      hand: ['O04', 'O36', 'O38'],
      left: ['O10', 'O11'],
      hits: { O36: [{ state: 'OH', n: 2, wins: 'obama' }], O38: [] },
    },
  },
  'new-state': { ...middle, own: { ...bare('obama'), hand: ['O04', 'O13', 'O38'], offered: states.map(({ id }) => id).slice(0, 16) } },
  opening: { ...middle, own: { ...bare('mccain'), hand: ['M04'], offered: openingStates('mccain') } },
  'draft-last': holding('mccain', [], { seen: ['M28', 'M35', 'M40'], kept: many('mccain', 6, 14) }),
};

/** Speaks one language. Obama's player has no known name; McCain's has a very long one. */
export function saying(lang: Lang): Say {
  return openSay({ lang, texts: campaign.texts[lang], players: { mccain: 'Maximilienne Dubois' } });
}

export interface Picture {
  name: string;
  lang: Lang;
  scene: Scene;
}

/** Every sample as a scene, in every language. */
export function pictures(): Picture[] {
  return langs.flatMap((lang) => {
    const say = saying(lang);
    const drawnBoards = Object.entries(boards).map(([name, { view, now }]) => ({ name, lang, scene: board(view, now, say) }));
    const drawnHands = Object.entries(hands).flatMap(([name, view]) => {
      const scene = hand(view, say);
      return scene ? [{ name, lang, scene }] : [];
    });
    return [...drawnBoards, ...drawnHands, ...highlightPictures(lang, say)];
  });
}
