import type { Core } from '../../kernel/types.ts';
import type { CardId, Group, Issue, NewsId, Side, Square, StateId, Voter } from './vocabulary.ts';

/** A block of voters: what is printed on the tile, and the token on it. */
export interface Circle {
  readonly printed: Voter;
  readonly token: Side | null;
}

/** A state tile with its markers, free to be changed: for a state in play, a copy. */
export interface LooseTile {
  readonly id: StateId;
  square: Square;
  key: Group;
  other: Group;
  defense: Circle[];
  economy: Circle[];
}

/** A state tile in play. It is never modified, since copies of the game share it: changes replace the whole tile (`takeUp`). */
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
  /** The first card is drawn next. */
  deck: CardId[];
  discard: CardId[];
  /** States won, in order. */
  won: StateId[];
  draft: Draft | null;
  /** Cards everyone has seen, played or discarded, in the order they were first seen. Omitted if there are none. */
  shown?: CardId[];
  /** Chosen in secret for the opening; empty once revealed. */
  opening: StateId[];
}

/** What changed on the table, for players who were away: pictures outline it. */
export type BoardChange =
  | { kind: 'support'; state: StateId; by: Side; issue: Issue; circles: number[] }
  | { kind: 'shift'; state: StateId; toward: Issue; spaces: number }
  | { kind: 'key'; state: StateId; group: Group }
  | { kind: 'won'; state: StateId; by: Side }
  | { kind: 'new'; state: StateId; by: Side };

/** What a player did in a turn: the cards played, in order; none if they drew, passed or offered. */
export interface Latest {
  by: Side;
  did: 'play' | 'draw' | 'pass';
  cards: CardId[];
}

export interface Campaign extends Core {
  phase: 'preparing' | 'playing';
  /** Which decks are used. Older saved games do not say. */
  decks?: 'starter' | 'draft';
  /** The side that begins; null until it is decided. */
  first: Side | null;
  active: Side;
  /** Turns begun, counting both players'. */
  turn: number;
  /** Consecutive turns that ended without a state won. */
  quiet: number;
  /** States in play, by their place on the table. */
  tiles: Tile[];
  /** States never brought into play. */
  unused: StateId[];
  /** The first card is revealed next. */
  news: NewsId[];
  /** `state` is null if the news affects none. */
  lastNews: { card: NewsId; state: StateId | null } | null;
  campaigners: { [S in Side]: Campaigner };
  /** Cards the active player has played this turn: they are out of reach until its end. */
  played: CardId[];
  /** The one Media Support in force. */
  media: { card: CardId; by: Side } | null;
  /** The side that has offered a draw: the offer is open until the opponent plays on. */
  offer: Side | null;
  /** What the last player to act has done in their turn. */
  latest: Latest | null;
  /** What changed since the turn began; kept until the next player acts. */
  recent: BoardChange[];
}
