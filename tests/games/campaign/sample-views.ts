/** Views of games at varied moments, for sample pictures. */
import { votesAtStart } from '../../../src/games/campaign/data/numbers.ts';
import { tileOf } from '../../../src/games/campaign/data/states.ts';
import { freshTile, majority, mark, voterOf } from '../../../src/games/campaign/rules/table.ts';
import type { CampaignView, SideView, TileView } from '../../../src/games/campaign/rules/view.ts';
import type { BoardChange, LooseTile, Tile } from '../../../src/games/campaign/state.ts';
import type { Side, StateId } from '../../../src/games/campaign/vocabulary.ts';

function tileView(tile: Tile): TileView {
  const row = (issue: 'defense' | 'economy') => tile[issue].map((circle) => ({ ...circle, voter: voterOf(circle) }));
  return { ...tile, votes: tileOf(tile.id).votes, majority: majority(tile), defense: row('defense'), economy: row('economy') };
}

export const tile = (id: StateId, change: (tile: LooseTile) => void = () => {}): TileView => {
  const made = freshTile(id);
  change(made);
  return tileView(made);
};

export const side = (of: Side, won: StateId[], rest: Partial<SideView> = {}): SideView => ({
  votes: won.reduce((sum, id) => sum + tileOf(id).votes, votesAtStart[of]),
  votesAtStart: votesAtStart[of],
  won: won.map((id) => ({ id, votes: tileOf(id).votes })),
  hand: 3,
  deck: 12,
  discard: [],
  shown: [],
  drafted: null,
  chosen: false,
  tokens: 12,
  ...rest,
});

export const empty: CampaignView = {
  seenBy: null,
  phase: 'playing',
  winners: null,
  decks: 'starter',
  first: 'obama',
  active: 'obama',
  turn: 1,
  tiles: [],
  unused: [],
  sides: { obama: side('obama', []), mccain: side('mccain', []) },
  media: null,
  played: [],
  news: { left: 20, last: null },
  latest: null,
  offer: null,
  ended: null,
  recent: [],
  own: null,
};

const changes: BoardChange[] = [
  { kind: 'won', state: 'VA', by: 'obama' },
  { kind: 'new', state: 'NV', by: 'obama' },
  { kind: 'support', state: 'MI', by: 'obama', issue: 'economy', circles: [1] },
  { kind: 'shift', state: 'MI', toward: 'economy', spaces: 1 },
  { kind: 'key', state: 'OH', group: 'clinton-democrats' },
];

export const middle: CampaignView = {
  ...empty,
  turn: 14,
  tiles: [
    tile('FL', (florida) => {
      mark(florida.defense, 4, 'mccain');
    }),
    tile('MI', (michigan) => {
      mark(michigan.economy, 1, 'obama');
    }),
    tile('NV'),
    tile('OH', (ohio) => {
      [ohio.key, ohio.other] = [ohio.other, ohio.key];
      mark(ohio.economy, 0, 'obama');
    }),
  ],
  sides: {
    obama: side('obama', ['PA', 'WA', 'VA'], { hand: 4, deck: 8, discard: ['O01', 'O04', 'O10'], tokens: 7 }),
    mccain: side('mccain', ['OR', 'IA'], { hand: 5, deck: 7, discard: ['M01'], tokens: 11 }),
  },
  media: { card: 'M33', by: 'mccain' },
  latest: { by: 'obama', did: 'play', cards: ['O28'] },
  news: { left: 16, last: { card: 'N04', state: 'NV' } },
  recent: changes,
};

export const longest: CampaignView = {
  ...middle,
  turn: 88,
  active: 'mccain',
  tiles: [
    tile('WV'),
    tile('NC', (carolina) => {
      mark(carolina.defense, 3, 'mccain');
      mark(carolina.economy, 2, 'mccain');
      mark(carolina.economy, 3, 'mccain');
    }),
    tile('OR', (oregon) => {
      oregon.square = 4;
    }),
    tile('MN'),
  ],
  sides: {
    obama: side('obama', ['NH', 'NM', 'MI', 'NJ', 'WI', 'CO'], { hand: 11, deck: 4, discard: ['O01', 'O04', 'O10'], tokens: 0 }),
    mccain: side('mccain', ['MT', 'NV', 'FL', 'OH', 'IA', 'IN'], { hand: 10, deck: 11, discard: ['M01'], tokens: 10 }),
  },
  media: { card: 'O33', by: 'obama' },
  latest: { by: 'mccain', did: 'play', cards: ['M21', 'M28'] },
  news: { left: 9, last: { card: 'N20', state: null } },
  recent: [
    { kind: 'support', state: 'NC', by: 'mccain', issue: 'defense', circles: [3] },
    { kind: 'support', state: 'NC', by: 'mccain', issue: 'economy', circles: [2, 3] },
    { kind: 'shift', state: 'OR', toward: 'economy', spaces: 2 },
    { kind: 'key', state: 'WV', group: 'clinton-democrats' },
  ],
};

export const late: CampaignView = {
  ...middle,
  turn: 47,
  active: 'mccain',
  tiles: [
    tile('OH'),
    tile('NH', (hampshire) => {
      mark(hampshire.economy, 0, 'mccain');
    }),
  ],
  sides: {
    obama: side('obama', ['PA', 'WA', 'VA', 'MN', 'WI', 'NM', 'CO', 'MI', 'NC'], { hand: 2, deck: 1, discard: ['O01'], tokens: 8 }),
    mccain: side('mccain', ['OR', 'IA', 'FL', 'MO', 'IN', 'NV', 'WV', 'MT', 'NJ'], { hand: 1, deck: 9, discard: ['M02'], tokens: 3 }),
  },
  media: null,
  latest: { by: 'mccain', did: 'play', cards: ['M14'] },
  news: { left: 4, last: { card: 'N20', state: null } },
  recent: [
    { kind: 'won', state: 'NJ', by: 'mccain' },
    { kind: 'support', state: 'NH', by: 'mccain', issue: 'economy', circles: [0] },
  ],
};
