import { isTogether, type View } from '../../../kernel/rules.ts';
import type { Viewer } from '../../../kernel/types.ts';
import { deckSize, votesAtStart } from '../data/numbers.ts';
import { openingStates, tileOf } from '../data/states.ts';
import type { BoardChange, Campaign, Circle, Latest, Tile } from '../state.ts';
import { type CardId, type Group, type Issue, type NewsId, type Side, type Square, type StateId, sides, type Voter } from '../vocabulary.ts';
import { bringIn } from './effects/wins.ts';
import { hitsOf } from './parts/deeds.ts';
import type { Hit } from './parts/meaning.ts';
import { chooseOpening } from './setup.ts';
import { majority, tokensLeft, voterOf, votesOf } from './table.ts';

interface CircleView extends Circle {
  /** The side these voters support now. */
  voter: Voter;
}

export interface TileView {
  id: StateId;
  votes: number;
  square: Square;
  majority: Issue;
  key: Group;
  other: Group;
  defense: CircleView[];
  economy: CircleView[];
}

export interface SideView {
  votes: number;
  votesAtStart: number;
  /** States won in order, with their votes. */
  won: { id: StateId; votes: number }[];
  hand: number;
  deck: number;
  /** Everyone may look through it; the last card is on top. */
  discard: CardId[];
  /** Cards everyone has seen so far, wherever they are now. */
  shown: CardId[];
  /** Cards kept so far while drafting, of 15; null if there is no draft. */
  drafted: number | null;
  /** The side has chosen its two opening states (which are still secret). */
  chosen: boolean;
  /** Support tokens not on the table. */
  tokens: number;
}

/** What only the viewer's own seat knows. */
export interface Own {
  side: Side;
  /** In the order of the options of the turn. */
  hand: CardId[];
  /** What is left to draw, in no order: the side's deck as drafted or dealt, without the cards in hand, played or discarded. */
  left: CardId[];
  draft: { seen: CardId[]; kept: CardId[] } | null;
  opening: StateId[];
  /** The states the side may choose from now, in the order of the options; empty if there is no such choice. */
  offered: StateId[];
  /** What cards of the hand would affect if they were played now, where nothing is left to choose. */
  hits: { [card: CardId]: Hit[] };
}

export interface CampaignView extends View {
  phase: 'preparing' | 'playing' | 'over';
  winners: Side[] | null;
  /** Which decks are used; null for older games, which do not say. */
  decks: 'starter' | 'draft' | null;
  first: Side | null;
  /** Whose turn it is; null while decks are prepared. */
  active: Side | null;
  turn: number;
  tiles: TileView[];
  unused: StateId[];
  sides: { [S in Side]: SideView };
  media: { card: CardId; by: Side } | null;
  /** Cards the active player has played this turn. */
  played: CardId[];
  /** `state` is null if the last news affected none. */
  news: { left: number; last: { card: NewsId; state: StateId | null } | null };
  /** What the last player to act did in their turn. */
  latest: Latest | null;
  /** The side whose offer of a draw the opponent may still accept. */
  offer: Side | null;
  /** Why the game is over: the key of the sentence that says so; null while it goes on. */
  ended: string | null;
  /** What changed in this turn or, until the active side acts, in the last. */
  recent: BoardChange[];
  own: Own | null;
}

const isSide = (seat: Viewer): seat is Side => sides.some((side) => side === seat);

export function view(state: Campaign, viewer: Viewer): CampaignView {
  return {
    seenBy: viewer,
    phase: state.outcome ? 'over' : state.phase,
    winners: state.outcome ? sides.filter((side) => state.outcome?.winners.includes(side)) : null,
    decks: state.decks ?? null,
    first: state.first,
    active: state.phase === 'playing' ? state.active : null,
    turn: state.turn,
    tiles: state.tiles.map(tileView),
    unused: [...state.unused],
    sides: { obama: sideView(state, 'obama'), mccain: sideView(state, 'mccain') },
    media: state.media && { card: state.media.card, by: state.media.by },
    played: [...state.played],
    news: { left: state.news.length, last: state.lastNews && { card: state.lastNews.card, state: state.lastNews.state } },
    latest: state.latest && { ...state.latest, cards: [...state.latest.cards] },
    offer: state.offer,
    ended: state.outcome?.message.key ?? null,
    recent: state.recent.map((change) => ({ ...change })),
    own: isSide(viewer) ? own(state, viewer) : null,
  };
}

const row = (circles: readonly Circle[]): CircleView[] =>
  circles.map((circle) => ({ printed: circle.printed, token: circle.token, voter: voterOf(circle) }));

export const tileView = (tile: Tile): TileView => ({
  id: tile.id,
  votes: tileOf(tile.id).votes,
  square: tile.square,
  majority: majority(tile),
  key: tile.key,
  other: tile.other,
  defense: row(tile.defense),
  economy: row(tile.economy),
});

function sideView(state: Campaign, side: Side): SideView {
  const { hand, deck, discard, shown = [], won, draft, opening } = state.campaigners[side];
  return {
    votes: votesOf(state, side),
    votesAtStart: votesAtStart[side],
    won: won.map((id) => ({ id, votes: tileOf(id).votes })),
    hand: hand.length,
    deck: deck.length,
    discard: [...discard],
    shown: [...shown],
    drafted: state.phase === 'preparing' ? (draft?.kept.length ?? deckSize) : null,
    chosen: opening.length > 0,
    tokens: tokensLeft(state, side),
  };
}

function own(state: Campaign, side: Side): Own {
  const { hand, deck, draft, opening } = state.campaigners[side];
  const hits = hand.flatMap((card) => {
    const hit = hitsOf(state, side, card);
    return hit ? [[card, hit] as const] : [];
  });
  return {
    side,
    hand: [...hand].sort(),
    left: [...deck].sort(),
    draft: draft && { seen: [...draft.seen].sort(), kept: [...draft.kept].sort() },
    opening: [...opening],
    offered: offeredTo(state, side),
    hits: Object.fromEntries(hits),
  };
}

/** The states a side may choose from right now, when it chooses one that is not in play yet. */
function offeredTo(state: Campaign, side: Side): StateId[] {
  if (state.outcome || state.gone.includes(side)) return [];
  const top = state.stack.at(-1);
  const frame = top && isTogether(top) ? top.lanes[side]?.at(-1) : top;
  if (frame?.kind === chooseOpening.effect.kind && frame.by === side) return openingStates(side);
  return frame?.kind === bringIn.effect.kind && frame.by === side && state.unused.length > 1 ? [...state.unused] : [];
}

/** Whether both sides have the same number of votes. */
const isEven = ({ sides: { obama, mccain } }: CampaignView): boolean => obama.votes === mccain.votes;

/** Whether a player gave up, so that nobody was elected. */
export const isConceded = ({ ended }: CampaignView): boolean => ended === 'won.left';

/** Whether a player gave up before any state was won: nothing was counted that night. */
export const isUncounted = (view: CampaignView): boolean => isConceded(view) && sides.every((side) => view.sides[side].won.length === 0);

/** How a game without a winner ended. */
export const drawOf = (view: CampaignView): 'even' | 'deadlock' | 'agreed' =>
  view.ended !== null && !['draw.quiet', 'draw.votes'].includes(view.ended) ? 'agreed' : isEven(view) ? 'even' : 'deadlock';

/** The states that have just been won; at the end, the one that elected the winner. */
export function justWon({ phase, ended, winners, sides: both, recent }: CampaignView): ReadonlySet<StateId> {
  if (phase === 'over' && ended === 'won.votes' && winners?.length === 1) return new Set(both[winners[0]!].won.slice(-1).map(({ id }) => id));
  return new Set(recent.flatMap((change) => (change.kind === 'won' ? [change.state] : [])));
}
