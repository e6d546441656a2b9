/** The Dealer chooses a primary and the order of its states. */

import { unlessForced } from '../../../../kernel/question.ts';
import { effect } from '../../../../kernel/rules.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { border } from '../../data/primaries.ts';
import { votesIn } from '../../data/states.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import type { PrimaryId, StateId } from '../../vocabulary.ts';
import { dealerOf, type Move, statesOf } from '../table.ts';
import { byVotes, primaryOption, standing } from './options.ts';

/** The option that asks for the order as well. */
const reorder = 'reorder';

/** The order in which a primary's states are decided unless the Dealer wants another: fewest votes first. */
export const usualOrder = (state: Candidate, primary: PrimaryId): StateId[] => [...statesOf(state, primary)].sort((a, b) => votesIn(a) - votesIn(b));

/**
 * Asks the Dealer for a primary still on the map, with its states in the usual order; `ordered`: in another order, which is asked for next. On a
 * Super Tuesday the order comes later, after everyone has drawn.
 */
export const selectPrimary = effect<Candidate, { tuesday: boolean; ordered?: boolean }>('selectPrimary', {
  ask(state, { tuesday, ordered }) {
    const by = dealerOf(state);
    const question = { by, ask: msg('ask.primary', { tuesday, ...standing(state, by) }), call: msg('call.primary', { tuesday }) };
    const remaining = byVotes(state, state.remaining);
    if (tuesday) return { ...question, options: remaining.map((primary) => primaryOption(state, primary)) };
    const several = remaining.filter((primary) => statesOf(state, primary).length > 1);
    if (ordered)
      return { ...question, options: [...several.map((primary) => primaryOption(state, primary)), { id: 'cancel', label: msg('cancel') }] };
    const calls = remaining.map((primary) => primaryOption(state, primary, usualOrder, msg('group.primaries')));
    const other: Option[] = several.length > 0 ? [{ id: reorder, label: msg('reorder'), group: msg('group.order') }] : [];
    const options = [...calls, ...other];
    return { ...question, options, open: options };
  },
  run(turn, { tuesday, ordered }, [picked]) {
    const { state } = turn;
    if (picked === reorder) turn.push(selectPrimary({ tuesday, ordered: true }));
    else if (picked === 'cancel') turn.push(selectPrimary({ tuesday }));
    else if (tuesday) state.sites = [{ primary: picked, states: [...statesOf(state, picked)] }];
    else if (ordered) turn.push(orderStates({ primary: picked, by: dealerOf(state), tuesday: false }));
    else name(turn, picked, usualOrder(state, picked));
  },
});

function name({ state, tell }: Move, primary: PrimaryId, states: StateId[]): void {
  state.sites.push({ primary, states });
  tell('all', msg('names', { seat: dealerOf(state), primary: [...statesOf(state, primary)], states }));
}

/** Asks the Dealer of a Super Tuesday for a second primary that borders the first, or none. */
export const selectSecond = effect<Candidate>('selectSecond', {
  ask(state) {
    const called = state.sites[0]!.primary;
    const first = statesOf(state, called);
    const near = state.remaining.filter((primary) => primary !== called && border(first, statesOf(state, primary)));
    const alone: Option = { id: 'alone', label: msg('alone') };
    const options = [...byVotes(state, near).map((primary) => primaryOption(state, primary)), alone];
    return unlessForced({ by: dealerOf(state), ask: msg('ask.second', { first }), call: msg('call.primary', { tuesday: true }), options });
  },
  run(turn, _, [picked]) {
    const { state } = turn;
    if (picked !== 'alone') state.sites.push({ primary: picked, states: [...statesOf(state, picked)] });
    turn.tell('all', msg('tuesday', { seat: dealerOf(state), sites: state.sites.map(({ states }) => [...states]) }));
  },
});

/** Asks the Dealer of a Super Tuesday which of two primaries is held first, then for the order of each one's states. */
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

/** All permutations of a few states. */
export const orders = (states: readonly StateId[]): StateId[][] =>
  states.length <= 1 ? [[...states]] : states.flatMap((first) => orders(states.filter((state) => state !== first)).map((rest) => [first, ...rest]));

/** Asks for boxes A, B and C: the order in which the states are decided. `by` has called the primary. */
export const orderStates = effect<Candidate, { primary: PrimaryId; by: Seat; tuesday: boolean }>('orderStates', {
  ask(state, { primary, by }) {
    const states = statesOf(state, primary);
    const usual = usualOrder(state, primary).join('-');
    return unlessForced({
      by,
      ask: msg('ask.order', { primary: states }),
      call: msg('call.order', { primary: states }),
      options: orders(states).map((order) => {
        const option = {
          id: order.join('-'),
          label: msg('order', { states: order }),
          detail: msg('detail.order', { states: order }),
          about: order[0]!,
        };
        return option.id === usual ? { ...option, likely: true as const } : option;
      }),
    });
  },
  run: (turn, { primary }, [picked]) => name(turn, primary, picked.split('-')),
  /** The caller left before naming the order: the next Dealer makes a new call, or orders what a Super Tuesday has called. */
  none(turn, { primary, tuesday }) {
    turn.push(tuesday ? orderStates({ primary, by: dealerOf(turn.state), tuesday }) : selectPrimary({ tuesday }));
  },
});
