import type { Core, Seat } from '../../kernel/types.ts';
import type { CardId, Face, PrimaryId, StateId } from './vocabulary.ts';

/** A card on the board: who laid it, on whose section. */
export interface Laid {
  card: CardId;
  by: Seat;
  on: Seat;
}

/** A card that was turned over: its face, who laid it, on whose section. */
export interface Turned {
  card: Face;
  by: Seat;
  on: Seat;
}

/** The contents of one section once it is revealed, in thousands of dollars. */
export interface Sum {
  seat: Seat;
  money: number[];
  endorsements: number[];
  rumors: number[];
  /** Whether a Party Ruling or a State Ruling keeps Endorsements from counting. */
  ruled: boolean;
  /** Whether Rumors do not count. */
  squelched: boolean;
  /** Whether a Favorite Son is in effect here. */
  son: boolean;
  total: number;
}

export type Verdict =
  | { kind: 'deadlock' }
  | { kind: 'scandal' }
  | { kind: 'won'; by: Seat; son: boolean }
  | { kind: 'tie'; among: Seat[]; son: boolean }
  | { kind: 'nobody' };

/** What was visible when a box was last revealed. */
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
  /** The seats whose sections count here. */
  rivals: Seat[];
  stage: 'campaign' | 'recampaign' | 'tie' | 'done';
  laid: Laid[];
  revealed: Revealed | null;
  winner: Seat | null;
}

/** The cards the Favorite drew before a primary; only the two players involved know which. */
interface Theft {
  favorite: Seat;
  taken: { from: Seat; card: CardId }[];
}

/** What is being campaigned for; it stays visible until the next contest begins. */
export interface Contest {
  /** Contests are numbered from 1 through the game. */
  n: number;
  kind: 'primary' | 'convention' | 'elimination';
  primary: PrimaryId | null;
  boxes: Box[];
  /** The seats that are preparing another primary and stay out of this one. */
  away: Seat[];
  /** The seats that have had their campaign turn. */
  done: Seat[];
  theft: Theft | null;
}

export interface Placement {
  card: CardId;
  box: string;
  on: Seat;
}

/** What a player has laid out but not submitted. The cards are still in their hand. */
export interface Plan {
  by: Seat;
  /** Submitted, and carried out once everyone's is (sealed Convention). */
  sealed: boolean;
  placed: Placement[];
  /** Cards the Favorite discards face up. */
  discarded: CardId[];
  groundwork: { primary: PrimaryId; cards: CardId[] } | null;
  /** What is being asked, if it is not about the whole plan. */
  asking?: Asking;
  /** For a second campaign that may come in this contest, for whichever state. */
  again?: true;
}

/** Asks for: the next card on another candidate's chosen section; whether to pass; which primary to prepare; and with what Money. */
type Asking = { kind: 'section'; box: string; on: Seat } | { kind: 'pass' } | { kind: 'primary' } | { kind: 'money'; primary: PrimaryId };

export interface Candidacy {
  hand: CardId[];
  won: StateId[];
  /** Money placed on later primaries, in thousands of dollars. */
  groundwork: { [primary: PrimaryId]: number };
  sonUsed: boolean;
  /** Bid in secret to be the first Dealer; null until chosen. */
  bid: CardId[] | null;
}

/** A primary to be held, with its states in the Dealer's order. */
export type Site = { primary: PrimaryId; states: StateId[] };

export interface Candidate extends Core {
  phase: 'bid' | 'primaries' | 'convention';
  superTuesday: boolean;
  extended: boolean;
  /** House option: in the Convention all lay at the same time. */
  sealed: boolean;
  /** What is printed on each card of this game, as of its start: correcting the table does not change a hand. */
  cards: { [card: CardId]: Face };
  /** The primaries of this game and their states, also as of its start. */
  map: { [primary: PrimaryId]: StateId[] };
  /** The winner of the table's previous game, with a larger hand. */
  incumbent: Seat | null;
  /** The player who plays last; null until the bids are revealed. */
  dealer: Seat | null;
  /** The seat whose turn it was to be the Dealer: the Dealer, unless a Super Tuesday has taken the role away. */
  turnOf: Seat | null;
  /** The first card is drawn next. */
  deck: CardId[];
  discard: CardId[];
  /** Cards in a hand, or laid face down by their holder, that the players in `by` know. Omitted if there are none. */
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
  /** The previous contest, if the next began at once: it stays visible until someone has campaigned. */
  before: Contest | null;
  plans: { [seat: Seat]: Plan };
  /** Seats that have laid, spent or discarded a card this turn. */
  acted: Seat[];
  /** Votes won this turn. */
  tally: { [seat: Seat]: number };
  /** Consecutive Convention rounds without a winner. */
  quiet: number;
  /** Consecutive Dealers who put no state to the vote (extended Convention). */
  declined: number;
  /** Undecided votes when the Convention began; null before. */
  undecidedAtConvention: number | null;
  /** How often the discard pile was reshuffled into a new deck. */
  reshuffles: number;
}
