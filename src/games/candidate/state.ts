import type { Core, Seat } from '../../kernel/types.ts';
import type { CardId, Face, PrimaryId, StateId } from './vocabulary.ts';

/** A card on the board: who laid it, on whose section. */
export interface Laid {
  card: CardId;
  by: Seat;
  on: Seat;
}

/** A card that was turned over: what it is, who laid it, on whose section. */
export interface Turned {
  card: Face;
  by: Seat;
  on: Seat;
}

/** What lies on one section once it is revealed, in thousands of dollars. */
export interface Sum {
  seat: Seat;
  money: number[];
  endorsements: number[];
  rumors: number[];
  /** Endorsements do not count, by a Party Ruling or a State Ruling. */
  ruled: boolean;
  /** Rumors do not count. */
  squelched: boolean;
  /** A Favorite Son is in effect here. */
  son: boolean;
  total: number;
}

export type Verdict =
  | { kind: 'deadlock' }
  | { kind: 'scandal' }
  | { kind: 'won'; by: Seat; son: boolean }
  | { kind: 'tie'; among: Seat[]; son: boolean }
  | { kind: 'nobody' };

/** What was seen when a box was last revealed. */
export interface Revealed {
  laid: Turned[];
  sums: Sum[];
  verdict: Verdict;
  partyRuling: boolean;
}

/** A "Polls are open" box: one state of a primary, or all votes contested at once in the Convention. */
export interface Box {
  /** The state, or 'undecided'. */
  id: string;
  states: StateId[];
  /** Whose sections count here. */
  rivals: Seat[];
  stage: 'campaign' | 'recampaign' | 'tie' | 'done';
  laid: Laid[];
  revealed: Revealed | null;
  winner: Seat | null;
}

/** The cards the Favorite drew before a primary; which card, only the two involved know. */
interface Theft {
  favorite: Seat;
  taken: { from: Seat; card: CardId }[];
}

/** What is being campaigned for; it stays to be looked at until the next begins. */
export interface Contest {
  /** Contests are numbered from 1 through the game. */
  n: number;
  kind: 'primary' | 'convention' | 'elimination';
  primary: PrimaryId | null;
  boxes: Box[];
  /** Who prepares another primary, and stays out of this one. */
  away: Seat[];
  /** Who has had their campaign turn. */
  done: Seat[];
  theft: Theft | null;
}

export interface Placement {
  card: CardId;
  box: string;
  on: Seat;
}

/** What somebody has laid out and not yet submitted. The cards are still in the hand. */
export interface Plan {
  by: Seat;
  /** Submitted, and to be carried out when everybody's is (sealed Convention). */
  sealed: boolean;
  placed: Placement[];
  /** Cards the Favorite gives up face up. */
  discarded: CardId[];
  groundwork: { primary: PrimaryId; cards: CardId[] } | null;
  /** What is asked about just now, where it is not the plan as a whole. */
  asking?: Asking;
  /** For a second campaign that may come in this contest, whichever state it is for. */
  again?: true;
}

/** Another's section has been chosen, for the next card; whether to pass; which primary to prepare, and with what Money. */
type Asking = { kind: 'section'; box: string; on: Seat } | { kind: 'pass' } | { kind: 'primary' } | { kind: 'money'; primary: PrimaryId };

export interface Candidacy {
  hand: CardId[];
  won: StateId[];
  /** Money placed on primaries to come, in thousands of dollars. */
  groundwork: { [primary: PrimaryId]: number };
  sonUsed: boolean;
  /** Put down for the first Dealer, in secret; null until chosen. */
  bid: CardId[] | null;
}

/** A primary to be held, with its states in the Dealer's order. */
export type Site = { primary: PrimaryId; states: StateId[] };

export interface Candidate extends Core {
  phase: 'bid' | 'primaries' | 'convention';
  superTuesday: boolean;
  extended: boolean;
  /** House option: in the Convention all lay at once. */
  sealed: boolean;
  /** What is printed on each card of this game, as it was when the game began: a corrected table does not change a hand. */
  cards: { [card: CardId]: Face };
  /** The primaries of this game and their states, likewise. */
  map: { [primary: PrimaryId]: StateId[] };
  /** The winner of the table's previous game, with a larger hand. */
  incumbent: Seat | null;
  /** Whoever plays last: null until the bids are revealed. */
  dealer: Seat | null;
  /** Whose turn it was to be the Dealer: the Dealer, unless a Super Tuesday has taken it away. */
  turnOf: Seat | null;
  /** The first card is the next to be drawn. */
  deck: CardId[];
  discard: CardId[];
  /** Cards in a hand, or laid face down by its owner, that these others know of. Left out where there are none. */
  known?: { card: CardId; holder: Seat; by: Seat[] }[];
  candidacies: { [seat: Seat]: Candidacy };
  /** Eliminated in the Convention. */
  out: Seat[];
  /** Primaries still on the map. */
  remaining: PrimaryId[];
  undecided: StateId[];
  bandwagon: Seat | null;
  /** The primaries of this turn: two on a Super Tuesday. */
  sites: Site[];
  contest: Contest | null;
  /** How many contests have been opened. */
  contests: number;
  /** The contest before, where the next began at once: it stays to be looked at until somebody has campaigned. */
  before: Contest | null;
  plans: { [seat: Seat]: Plan };
  /** Who has laid, spent or discarded a card this turn. */
  acted: Seat[];
  /** Votes won this turn. */
  tally: { [seat: Seat]: number };
  /** Convention rounds in a row without a winner. */
  quiet: number;
  /** Dealers in a row who put no state to the vote (extended Convention). */
  declined: number;
  /** Undecided votes when the Convention began; null before. */
  undecidedAtConvention: number | null;
  /** How often the discard pile was shuffled into a new deck. */
  reshuffles: number;
}
