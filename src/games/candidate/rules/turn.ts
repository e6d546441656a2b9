/** The game from the first deal to the Convention. */

import { effect } from '../../../kernel/rules.ts';
import type { Candidate } from '../state.ts';
import { openConvention } from './effects/convention.ts';
import { holdSites } from './effects/primary.ts';
import { award, passDealer } from './effects/refill.ts';
import { selectPrimary } from './effects/selection.ts';
import { offerClaims } from './effects/super-tuesday.ts';

/** One turn of the Dealer: choose a primary (or two), hold it, refill; then the next Dealer's turn, until the map is empty. */
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
