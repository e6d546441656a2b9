/** The state of a game before the deal. */

import type { Start } from '../../../kernel/rules.ts';
import type { Core, Step } from '../../../kernel/types.ts';
import { primaries } from '../data/primaries.ts';
import type { Candidacy, Candidate } from '../state.ts';
import { deal } from './effects/opening.ts';
import { primaryTurn } from './turn.ts';

const candidacy = (): Candidacy => ({ hand: [], won: [], groundwork: {}, sonUsed: false, bid: null });

/** With the Incumbent option, the winner of the previous game holds the larger hand. */
export function setup({ seats, options, champion = null }: Start): { state: Omit<Candidate, keyof Core>; steps: Step[] } {
  const state: Omit<Candidate, keyof Core> = {
    phase: 'bid',
    superTuesday: options['super-tuesday'] === true,
    extended: options['extended-convention'] === true,
    sealed: options['sealed-convention'] === true,
    cards: {},
    map: Object.fromEntries(Object.entries(primaries).map(([id, states]) => [id, [...states]])),
    incumbent: options.incumbent === true ? champion : null,
    dealer: null,
    turnOf: null,
    deck: [],
    discard: [],
    candidacies: Object.fromEntries(seats.map((seat) => [seat, candidacy()])),
    out: [],
    remaining: Object.keys(primaries),
    undecided: [],
    bandwagon: null,
    sites: [],
    contest: null,
    contests: 0,
    before: null,
    plans: {},
    acted: [],
    tally: {},
    quiet: 0,
    declined: 0,
    undecidedAtConvention: null,
    reshuffles: 0,
  };
  return { state, steps: [deal({}), primaryTurn({})] };
}
