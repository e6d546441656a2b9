import type { Core, Seat } from '../../kernel/types.ts';
import type { CityId, InfosId, MediaId, MediaToken } from './vocabulary.ts';

export interface Candidate {
  square: number;
  media: MediaId[];
  /** Kinds of cards in the hand that everyone saw go under the pile and come up again. Left out if there are none. */
  known?: MediaToken[];
  /** Turns still to be skipped. */
  skip: number;
  /** From the order to skip until the next real turn begins: nobody may battle for the player's cities in between. */
  immobilised: boolean;
}

/** One side's total in a battle. */
export type Count = { seat: Seat; die: number; strength: number; presidents: number; total: number };

export interface Battle {
  city: CityId;
  newcomer: Seat;
  owner: Seat;
  /** A pair for each roll, the newcomer first; the last one decided. */
  throws: Count[][];
  winner: Seat;
}

export interface ShownCard {
  by: Seat;
  card: MediaId;
}

export interface Transfer {
  city: CityId;
  from: Seat | null;
  to: Seat | null;
}

/** What has happened since the last roll, for players who were away and for the picture. */
export interface Story {
  by: Seat;
  rolls: number[];
  /** Squares the pawn stopped on, beginning with the one it left. */
  stops: number[];
  infos: InfosId[];
  /** Attacks and parades, in order. */
  shown: ShownCard[];
  battle: Battle | null;
  changes: Transfer[];
  /** How many Media cards each player took. */
  drawn: { [seat: Seat]: number };
}

export interface President extends Core {
  /** Rounds after which the strongest wins; null: the game goes on until a player is elected. */
  limit: number | null;
  /** Rounds after which the majority falls, by a point each round. Left out if it doesn't. */
  falls?: number;
  /** The travel die rolls without a press. */
  autoRoll: boolean;
  /** Who began; null before the die has decided. */
  first: Seat | null;
  active: Seat | null;
  /** Number of turns begun, including skipped ones. */
  turn: number;
  round: number;
  owners: { [city: CityId]: Seat | null };
  candidates: { [seat: Seat]: Candidate };
  /** The first is taken next; used cards go to the end. */
  media: MediaId[];
  /** The end of the pile as everyone saw it laid there, the last card last. Older saved games begin with none. */
  under?: MediaToken[];
  infos: InfosId[];
  /** All cities were owned at once: from then on the majority elects. */
  complete: boolean;
  /** Squares resolved since the last roll. */
  nested: number;
  /** The battle under way. */
  fight: { newcomer: Seat; owner: Seat; city: CityId } | null;
  /** A player's intended flight, while opponents may still block it. */
  flight: { by: Seat; to: number } | null;
  story: Story | null;
}
