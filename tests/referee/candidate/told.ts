/** The public sentences of Candidate, and their arguments. */
import type { Face, StateId } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';

type Primary = StateId[];
type By = { seat: Seat };
type Shown = By & { cards: Face[] };
export type ContestKind = 'primary' | 'convention' | 'elimination';
export type Turned = { card: Face; by: Seat; on: Seat };
/** What counts on one section, in thousands of dollars. */
export type Sum = {
  seat: Seat;
  money: number[];
  endorsements: number[];
  rumors: number[];
  ruled: boolean;
  squelched: boolean;
  son: boolean;
  total: number;
};
export type Verdict =
  | { kind: 'deadlock' | 'scandal' | 'nobody' }
  | { kind: 'won'; by: Seat; son: boolean }
  | { kind: 'tie'; among: Seat[]; son: boolean };

export type Told = {
  incumbent: By;
  bid: Shown & { total: number };
  'bid.none': By;
  dealer: By & { tied: boolean };
  names: By & { primary: Primary; states: StateId[] };
  'claims.nobody': object;
  claims: By & { dealer: Seat };
  tuesday: By & { sites: Primary[] };
  'tuesday.draw': object;
  favorite: By & { primary: Primary; from: Seat[] };
  campaigns: By & { counts: { box: string; on: Seat; n: number }[] };
  passes: By;
  'passes.empty': By;
  'gives-up': Shown;
  prepares: Shown & { primary: Primary; total: number };
  turned: { box: string; kind: ContestKind; laid: Turned[] };
  count: { box: string; votes: number; sums: Sum[]; verdict: Verdict; partyRuling: boolean; kind: ContestKind };
  'discards-down': Shown;
  bandwagon: By & { bonus: number; votes: number };
  'bandwagon.tie': { seats: Seat[] };
  'bandwagon.none': object;
  reshuffle: { n: number };
  deals: By;
  convention: { votes: number };
  'convention.leader': By & { votes: number };
  'convention.leaders': { seats: Seat[]; votes: number };
  'round.empty': object;
  'round.all': object;
  contested: By & { states: StateId[] };
  'contested.none': By;
  quiet: object;
  lowest: { seats: Seat[]; votes: number };
  safe: By;
  'lowest.again': object;
  'lowest.lot': By;
  eliminated: By & { votes: number; fewest?: true };
  left: By & { votes: number };
};
