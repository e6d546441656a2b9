import type { Core, Seat } from '../../kernel/types.ts';
import type { CityId, InfosId, MediaId, MediaToken } from './vocabulary.ts';

export interface Candidate {
  square: number;
  media: MediaId[];
  /** Kinds of cards in the hand that everybody has seen go under the pile and come up again. Left out where there are none. */
  known?: MediaToken[];
  /** Turns still to be skipped. */
  skip: number;
  /** From the order to skip until the next real turn begins: nobody may battle for the cities meanwhile. */
  immobilised: boolean;
}

/** One side of a battle as it was counted. */
export type Count = { seat: Seat; die: number; strength: number; presidents: number; total: number };

export interface Battle {
  city: CityId;
  newcomer: Seat;
  owner: Seat;
  /** One pair for each throw, the newcomer first; the last one decided. */
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

/** What has happened since somebody rolled: for whoever was away, and for the picture. */
export interface Story {
  by: Seat;
  rolls: number[];
  /** Squares the pawn stopped on, the first one it left from. */
  stops: number[];
  infos: InfosId[];
  /** Attacks and parades, in order. */
  shown: ShownCard[];
  battle: Battle | null;
  changes: Transfer[];
  /** How many Media cards who took. */
  drawn: { [seat: Seat]: number };
}

export interface President extends Core {
  /** Rounds after which the strongest wins; null: the game goes on until somebody is elected. */
  limit: number | null;
  /** Rounds after which the majority falls, by a point with each round. Left out where it does not. */
  falls?: number;
  /** The travel die rolls without a press. */
  autoRoll: boolean;
  /** Who began; null until the die has said. */
  first: Seat | null;
  active: Seat | null;
  /** Turns begun, skipped ones as well. */
  turn: number;
  round: number;
  owners: { [city: CityId]: Seat | null };
  candidates: { [seat: Seat]: Candidate };
  /** The first is the next to be taken; used cards go to the end. */
  media: MediaId[];
  /** The end of the pile as everybody has seen it laid there, the last card last. Older saved games begin with none. */
  under?: MediaToken[];
  infos: InfosId[];
  /** All cities were owned at once: from then on the majority elects. */
  complete: boolean;
  /** Squares resolved since the last roll. */
  nested: number;
  /** The battle that is being fought. */
  fight: { newcomer: Seat; owner: Seat; city: CityId } | null;
  /** Where somebody wants to fly, while opponents may still block. */
  flight: { by: Seat; to: number } | null;
  story: Story | null;
}
