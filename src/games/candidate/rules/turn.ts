/** The game from the first deal to the Convention. */

import { effect, type Turn } from '../../../kernel/effect.ts';
import type { Start } from '../../../kernel/rules.ts';
import type { Core, Option, Seat, Step } from '../../../kernel/types.ts';
import { primaries } from '../data/primaries.ts';
import { msg } from '../messages.ts';
import type { Candidacy, Candidate } from '../state.ts';
import { openConvention } from './effects/convention.ts';
import { passOn } from './effects/elimination.ts';
import { deal } from './effects/opening.ts';
import { holdSites } from './effects/primary.ts';
import { award, passDealer } from './effects/refill.ts';
import { selectPrimary } from './effects/selection.ts';
import { noClaim, offerClaims } from './effects/super-tuesday.ts';
import { giveUp, running, votesOf } from './table.ts';

const candidacy = (): Candidacy => ({ hand: [], won: [], groundwork: {}, sonUsed: false, bid: null });

/** With the Incumbent option, the champion of the game before holds the larger hand. */
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

/** One turn of the Dealer: choose a primary (or two), hold it, refill; then the next Dealer's, until the map is empty. */
export const primaryTurn = effect<Candidate>('primaryTurn', {
  run(turn) {
    const { state } = turn;
    if (state.remaining.length === 0) return turn.push(openConvention({}));
    state.sites = [];
    state.acted = [];
    state.tally = {};
    turn.push(selectPrimary({ tuesday: false }), offerClaims({}), holdSites({}), award({}), passDealer({}), primaryTurn({}));
  },
});

/** Whoever leaves is eliminated on the spot. Cards already laid stay where they lie; the section of whoever left counts no more. */
export function leave(turn: Turn<Candidate>, seat: Seat): void {
  const { state } = turn;
  if (state.out.includes(seat)) return;
  turn.tell('all', msg('left', { seat, votes: votesOf(state, seat) }));
  giveUp(state, seat);
  if (state.dealer === seat && !callStands(state)) {
    passOn(state, seat);
    if (state.dealer !== null && running(state).length > 1) turn.tell('all', msg('deals', { seat: state.dealer }));
  }
  const [last, ...others] = running(state);
  if (last && others.length === 0) turn.finish({ winners: [last], message: msg('won.left', { seat: last }) });
}

/** What a Dealer is asked before a campaign. */
const choices = ['selectPrimary', 'selectSecond', 'orderSites', 'orderStates'];

/**
 * A primary (or what a Convention round is about) has been called and is not done with: it goes on from the left of the empty place, and whoever
 * sits there is the next Dealer. Before, the role passes at once.
 */
function callStands({ stack }: Candidate): boolean {
  return stack.some(({ kind }) => kind === 'passDealer') && !choices.includes(stack.at(-1)?.kind ?? '');
}

export const orders = (state: Candidate): Option[] =>
  state.superTuesday && state.phase !== 'convention' ? [{ id: noClaim, label: msg('order.no-claim'), detail: msg('order.no-claim.detail') }] : [];
