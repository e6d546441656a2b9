/** The Convention: the Undecided votes are contested, round after round. */

import { effect } from '../../../../kernel/rules.ts';
import { votesIn } from '../../data/states.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import { type StateId, undecidedBox } from '../../vocabulary.ts';
import { contestOf, dealerOf, draw, openBox, openContest, playOrder, running, votesOf } from '../table.ts';
import { campaigns } from './campaign.ts';
import { eliminate } from './elimination.ts';
import { stateOption } from './options.ts';
import { award, passDealer } from './refill.ts';
import { resolve } from './resolve.ts';

/** After this many consecutive rounds without a winner, the last candidate is eliminated anyway. */
const patience = 2;

/** Gives the Bandwagon pawn to the leader, who draws a card; tied leaders draw one each, and nobody gets the pawn. */
export const openConvention = effect<Candidate>('openConvention', {
  run(turn) {
    const { state } = turn;
    const undecided = votesIn(...state.undecided);
    state.phase = 'convention';
    // All orders are about primaries, and orders no longer offered are not kept.
    state.orders = {};
    state.undecidedAtConvention = undecided;
    turn.tell('all', msg('convention', { votes: undecided }));
    const votes = Math.max(...running(state).map((seat) => votesOf(state, seat)));
    const first = playOrder(state).filter((seat) => votesOf(state, seat) === votes);
    state.bandwagon = first.length === 1 ? first[0]! : null;
    turn.tell('all', first.length === 1 ? msg('convention.leader', { seat: first[0]!, votes }) : msg('convention.leaders', { seats: first, votes }));
    for (const seat of first) draw(turn, seat, 1);
    turn.push(conventionRound({}));
  },
});

/** One round; another follows until a candidate has 270 votes or is the only one left. */
export const conventionRound = effect<Candidate>('conventionRound', {
  run(turn) {
    const { state } = turn;
    state.acted = [];
    state.tally = {};
    if (state.undecided.length === 0) {
      turn.tell('all', msg('round.empty'));
      return turn.push(eliminate({}), conventionRound({}));
    }
    turn.push(state.extended ? chooseContested({}) : holdRound({ states: state.undecided }), conventionRound({}));
  },
});

/** The extended Convention: the Dealer puts some, all or none of the Undecided states to the vote. */
export const chooseContested = effect<Candidate>('chooseContested', {
  ask(state) {
    const { declined, undecided } = state;
    if (declined >= running(state).length) return null;
    const [ask, call] = [msg('ask.contested', { declined }), msg('call.contested')];
    return { by: dealerOf(state), ask, call, options: undecided.map(stateOption), min: 0, max: undecided.length };
  },
  run(turn, _, picked) {
    turn.tell('all', msg('contested', { seat: dealerOf(turn.state), states: picked }));
    turn.push(holdRound({ states: picked }));
  },
  none(turn) {
    const { state } = turn;
    if (state.declined >= running(state).length) {
      turn.tell('all', msg('round.all'));
      turn.push(holdRound({ states: state.undecided }));
    } else {
      state.declined++;
      turn.tell('all', msg('contested.none', { seat: dealerOf(state) }));
      turn.push(passDealer({}));
    }
  },
});

/** States contested as one: a campaign of all remaining candidates, then new cards and the next Dealer. */
export const holdRound = effect<Candidate, { states: StateId[] }>('holdRound', {
  run(turn, { states }) {
    const { state } = turn;
    state.declined = 0;
    const box = openBox(undecidedBox, [...states], running(state));
    openContest(state, { kind: 'convention', primary: null, boxes: [box] }, !state.extended);
    turn.push(...campaigns(state, [undecidedBox], true), resolve({ box: undecidedBox }), award({}), passDealer({}), judgeRound({}));
  },
});

/** Eliminates the last candidate once the box is won; without a winner only after two such rounds in a row. */
export const judgeRound = effect<Candidate>('judgeRound', {
  run(turn) {
    const { state } = turn;
    const won = contestOf(state).boxes.some(({ winner }) => winner !== null);
    state.quiet = won ? 0 : state.quiet + 1;
    if (!won) turn.tell('all', msg('quiet'));
    const settled = won && (!state.extended || state.undecided.length === 0);
    if (!settled && state.quiet < patience) return;
    state.quiet = 0;
    state.declined = 0;
    turn.push(eliminate({}));
  },
});
