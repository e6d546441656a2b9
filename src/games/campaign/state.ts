import type { Core } from '../../kernel/types.ts';
import type { CardId, Group, Issue, NewsId, Side, Square, StateId, Voter } from './vocabulary.ts';

/** A block of voters: what is printed on the tile, and the token that lies on it. */
export interface Circle {
  readonly printed: Voter;
  readonly token: Side | null;
}

/** A state tile with its markers, in hand: of one that is in play it is a copy. */
export interface LooseTile {
  readonly id: StateId;
  square: Square;
  key: Group;
  other: Group;
  defense: Circle[];
  economy: Circle[];
}

/** A state tile in play. It is never written into, since copies of the game share it: whatever changes it puts another in its place (`takeUp`). */
export interface Tile extends Readonly<Omit<LooseTile, 'defense' | 'economy'>> {
  readonly defense: readonly Circle[];
  readonly economy: readonly Circle[];
}

interface Draft {
  /** Not seen yet, in the order they come. */
  pool: CardId[];
  seen: CardId[];
  kept: CardId[];
}

export interface Campaigner {
  hand: CardId[];
  /** The first card is the next to be drawn. */
  deck: CardId[];
  discard: CardId[];
  /** States won, in order. */
  won: StateId[];
  draft: Draft | null;
  /** Cards everybody has seen, played or discarded, in the order they were first seen. Left out where there are none. */
  shown?: CardId[];
  /** Chosen in secret for the beginning; empty once revealed. */
  opening: StateId[];
}

/** What changed on the table, for whoever was away: pictures outline it. */
export type BoardChange =
  | { kind: 'support'; state: StateId; by: Side; issue: Issue; circles: number[] }
  | { kind: 'shift'; state: StateId; toward: Issue; spaces: number }
  | { kind: 'key'; state: StateId; group: Group }
  | { kind: 'won'; state: StateId; by: Side }
  | { kind: 'new'; state: StateId; by: Side };

/** What somebody did in a turn: the cards played, in order; none where they drew, passed or offered. */
export interface Latest {
  by: Side;
  did: 'play' | 'draw' | 'pass';
  cards: CardId[];
}

export interface Campaign extends Core {
  phase: 'preparing' | 'playing';
  /** Which decks are played with. Older saved games do not say. */
  decks?: 'starter' | 'draft';
  /** Whoever begins: null until it is decided. */
  first: Side | null;
  active: Side;
  /** Turns begun, both players' together. */
  turn: number;
  /** Turns in a row that ended without a state won. */
  quiet: number;
  /** States in play, by their place on the table. */
  tiles: Tile[];
  /** States nobody has brought into play yet. */
  unused: StateId[];
  /** The first is the next to be revealed. */
  news: NewsId[];
  /** `state` is null where the news is about none. */
  lastNews: { card: NewsId; state: StateId | null } | null;
  campaigners: { [S in Side]: Campaigner };
  /** Cards the active player has played this turn: they are out of reach until its end. */
  played: CardId[];
  /** The one Media Support in force. */
  media: { card: CardId; by: Side } | null;
  /** Who has offered a draw: it stands until the opponent plays on. */
  offer: Side | null;
  /** What the last player to act has done in their turn. */
  latest: Latest | null;
  /** What changed since the turn began; it stays until the next one begins to act. */
  recent: BoardChange[];
}
