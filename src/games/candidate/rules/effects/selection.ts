/** The Dealer chooses a primary and the order of its states. */

import { effect } from '../../../../kernel/effect.ts';
import { unlessForced } from '../../../../kernel/question.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { border } from '../../data/primaries.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import type { PrimaryId, StateId } from '../../vocabulary.ts';
import { dealerOf, statesOf } from '../table.ts';
import { primaryOption } from './options.ts';

/** Asks the Dealer for a primary still on the map. On a Super Tuesday its order comes later, when everybody has drawn. */
export const selectPrimary = effect<Candidate, { tuesday: boolean }>('selectPrimary', {
  ask: (state, { tuesday }) => ({
    by: dealerOf(state),
    ask: msg('ask.primary', { tuesday }),
    call: msg('call.primary', { tuesday }),
    options: state.remaining.map((primary) => primaryOption(state, primary)),
  }),
  run(turn, { tuesday }, [picked]) {
    const { state } = turn;
    if (tuesday) state.sites = [{ primary: picked, states: [...statesOf(state, picked)] }];
    else turn.push(orderStates({ primary: picked, by: dealerOf(state), tuesday: false }));
  },
});

/** Asks the Dealer of a Super Tuesday for a second primary that borders the first, or none. */
export const selectSecond = effect<Candidate>('selectSecond', {
  ask(state) {
    const called = state.sites[0]!.primary;
    const first = statesOf(state, called);
    const near = state.remaining.filter((primary) => primary !== called && border(first, statesOf(state, primary)));
    const alone: Option = { id: 'alone', label: msg('alone') };
    const options = [...near.map((primary) => primaryOption(state, primary)), alone];
    return unlessForced({ by: dealerOf(state), ask: msg('ask.second', { first }), call: msg('call.primary', { tuesday: true }), options });
  },
  run(turn, _, [picked]) {
    const { state } = turn;
    if (picked !== 'alone') state.sites.push({ primary: picked, states: [...statesOf(state, picked)] });
    turn.tell('all', msg('tuesday', { seat: dealerOf(state), sites: state.sites.map(({ states }) => [...states]) }));
  },
});

/** Asks the Dealer of a Super Tuesday which of two primaries is held first; then for the order of the states of each. */
export const orderSites = effect<Candidate>('orderSites', {
  ask(state) {
    const options = state.sites.map(({ primary }) => primaryOption(state, primary));
    return unlessForced({ by: dealerOf(state), ask: msg('ask.first'), call: msg('call.first'), options });
  },
  run(turn, _, [picked]) {
    const { state } = turn;
    const held = state.sites.map(({ primary }) => primary);
    const order = [...held.filter((primary) => primary === picked), ...held.filter((primary) => primary !== picked)];
    state.sites = [];
    turn.push(...order.map((primary) => orderStates({ primary, by: dealerOf(state), tuesday: true })));
  },
});

/** Every order of a few states. */
export const orders = (states: readonly StateId[]): StateId[][] =>
  states.length <= 1 ? [[...states]] : states.flatMap((first) => orders(states.filter((state) => state !== first)).map((rest) => [first, ...rest]));

/** Boxes A, B and C: the order in which the states are decided. `by` has called the primary. */
export const orderStates = effect<Candidate, { primary: PrimaryId; by: Seat; tuesday: boolean }>('orderStates', {
  ask(state, { primary, by }) {
    const states = statesOf(state, primary);
    return unlessForced({
      by,
      ask: msg('ask.order', { primary: states }),
      call: msg('call.order', { primary: states }),
      options: orders(states).map((order) => ({ id: order.join('-'), label: msg('order', { states: order }), about: order[0]! })),
    });
  },
  run(turn, { primary }, [picked]) {
    const { state } = turn;
    const states = picked.split('-');
    state.sites.push({ primary, states });
    turn.tell('all', msg('names', { seat: dealerOf(state), primary: [...statesOf(state, primary)], states }));
  },
  /** Whoever called it has left before the order was told: the next Dealer calls anew, or orders what a Super Tuesday has called. */
  none(turn, { primary, tuesday }) {
    turn.push(tuesday ? orderStates({ primary, by: dealerOf(turn.state), tuesday }) : selectPrimary({ tuesday }));
  },
});
