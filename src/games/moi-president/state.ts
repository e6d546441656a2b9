import type { Core, Seat } from '../../kernel/types.ts';
import type { PointsById } from './data/deck.ts';
import type { CardId, Direction } from './vocabulary.ts';

/** A player's cards on the table, and their hand. */
export interface Place {
  hand: CardId[];
  /** They count, and can be lost. */
  campaign: CardId[];
  /** They count, and never move again. */
  socle: CardId[];
}

export type Roll = { by: Seat; die: number };
export type DiceFor = 'start' | 'bonus' | 'duel' | 'grand-debat';

/** The last dice: a list for each round of rolls, the last of which decided. */
export interface Dice {
  why: DiceFor;
  rounds: Roll[][];
}

/** A joker that answered an attack. */
interface Reply {
  by: Seat;
  joker: 'immunite' | 'diversion';
  /** The player a Diversion turned the attack to. */
  to: Seat | null;
}

/** Cards of points that moved face up from one place to another. `from` and `to` are seats for campaign zones. */
export interface Move {
  by: Seat;
  from: Seat | 'undecided';
  to: Seat | 'socle' | 'undecided' | 'discard';
  cards: CardId[];
}

/** The last card used as a turn, and its result. */
export interface Last {
  by: Seat;
  card: CardId;
  discarded: boolean;
  /** The attack's first target. */
  target: Seat | null;
  replies: Reply[];
  /** Cards of points that changed places. */
  moves: Move[];
  /** The direction in which hands or campaigns passed, if there was a choice. */
  way?: Direction;
}

export interface MoiPresident extends Core {
  /** The points of this game's cards. */
  points: PointsById;
  /** How often the pile may be rebuilt before the game ends; null: no limit. */
  cap: number | null;
  /** Who began; null before the die has decided. */
  first: Seat | null;
  active: Seat | null;
  /** Number of turns begun. */
  turn: number;
  /** The first is drawn next. */
  pile: CardId[];
  /** The last is on top. Anyone may look through it. */
  discard: CardId[];
  /** The Indécis zone. */
  undecided: CardId[];
  /** Socles of players who left, out of the game. */
  out: CardId[];
  places: { [seat: Seat]: Place };
  /** Cards that came to a hand by a Tourne-main, and who passed them on and so knows them. Left out if there are none. */
  passed?: { card: CardId; by: Seat[] }[];
  /** How often the pile was rebuilt from the discard. */
  rebuilds: number;
  /** Discard-only turns in a row. Left out once a card was played. */
  idle?: number;
  last: Last | null;
  dice: Dice | null;
  /** Everyone's total, campaign and socle together, before the last card was used. */
  before: { [seat: Seat]: number };
}
