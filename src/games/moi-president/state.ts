import type { Core, Seat } from '../../kernel/types.ts';
import type { PointsById } from './data/deck.ts';
import type { CardId, Direction } from './vocabulary.ts';

/** What lies before one player. */
export interface Place {
  hand: CardId[];
  /** Counts, and can be lost. */
  campaign: CardId[];
  /** Counts, and never moves again. */
  socle: CardId[];
}

export type Roll = { by: Seat; die: number };
export type DiceFor = 'start' | 'bonus' | 'duel' | 'grand-debat';

/** The last dice: one list for each round of rolls, the last of which decided. */
export interface Dice {
  why: DiceFor;
  rounds: Roll[][];
}

/** A joker that answered an attack. */
interface Reply {
  by: Seat;
  joker: 'immunite' | 'diversion';
  /** Whom a Diversion turned the attack to. */
  to: Seat | null;
}

/** Cards of points that went from one place to another, face up. `from` and `to` are seats where it is somebody's campaign zone. */
export interface Move {
  by: Seat;
  from: Seat | 'undecided';
  to: Seat | 'socle' | 'undecided' | 'discard';
  cards: CardId[];
}

/** The last card somebody used as a turn, and what came of it. */
export interface Last {
  by: Seat;
  card: CardId;
  discarded: boolean;
  /** Whom the attack was first meant for. */
  target: Seat | null;
  replies: Reply[];
  /** Cards of points that changed places. */
  moves: Move[];
  /** Which way hands or campaigns passed, where there was a choice. */
  way?: Direction;
}

export interface MoiPresident extends Core {
  /** What the cards of this game are worth. */
  points: PointsById;
  /** How often the pile may be rebuilt before the game ends; null: without limit. */
  cap: number | null;
  /** Who began; null until the die has said. */
  first: Seat | null;
  active: Seat | null;
  /** Turns begun. */
  turn: number;
  /** The first is the next to be drawn. */
  pile: CardId[];
  /** The last is on top. Everybody may look through it. */
  discard: CardId[];
  /** The Indécis zone. */
  undecided: CardId[];
  /** Socles of players who left: out of the game. */
  out: CardId[];
  places: { [seat: Seat]: Place };
  /** Cards in hands that came there by a Tourne-main, and who passed them on and so knows of them. Left out where there are none. */
  passed?: { card: CardId; by: Seat[] }[];
  /** How often the pile was rebuilt from the discard. */
  rebuilds: number;
  /** Turns in a row in which a card was only discarded. Left out once one was played to its end. */
  idle?: number;
  last: Last | null;
  dice: Dice | null;
  /** What everybody had, campaign and socle together, before the last card was used. */
  before: { [seat: Seat]: number };
}
