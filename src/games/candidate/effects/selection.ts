/** The Dealer chooses a primary and the order of its states. */

import { effect } from '../../../kernel/effect.ts';
import type { Option } from '../../../kernel/types.ts';
import { border, primaryOf } from '../data/primaries.ts';
import type { Candidate } from '../state.ts';
import { dealerOf, type Move } from '../table.ts';
import { msg } from '../text/messages.ts';
import type { PrimaryId, StateId } from '../vocabulary.ts';
import { primaryOption } from './options.ts';

/** Asks the Dealer for a primary still on the map, then for the order of its states. */
export const selectPrimary = effect<Candidate, { tuesday: boolean }>('selectPrimary', {
  ask: (state, { tuesday }) => ({
    by: dealerOf(state),
    ask: msg('ask.primary', { tuesday }),
    options: state.remaining.map((primary) => primaryOption(state, primary)),
  }),
  run(turn, _, [picked]) {
    turn.push(orderStates({ primary: picked! }));
  },
});

/** Asks the Dealer of a Super Tuesday for a second primary that borders the first, or none. */
export const selectSecond = effect<Candidate>('selectSecond', {
  ask(state) {
    const first = state.sites[0]!.primary;
    const near = state.remaining.filter((primary) => border(first, primary));
    if (near.length === 0) return null;
    const alone: Option = { id: 'alone', label: msg('alone') };
    return { by: dealerOf(state), ask: msg('ask.second', { first }), options: [...near.map((primary) => primaryOption(state, primary)), alone] };
  },
  run(turn, _, [picked]) {
    if (picked !== undefined && picked !== 'alone') turn.push(orderStates({ primary: picked }));
  },
});

/** Every order of a few states. */
export const orders = (states: readonly StateId[]): StateId[][] =>
  states.length <= 1 ? [[...states]] : states.flatMap((first) => orders(states.filter((state) => state !== first)).map((rest) => [first, ...rest]));

/** Boxes A, B and C: the order in which the states are decided. */
export const orderStates = effect<Candidate, { primary: PrimaryId }>('orderStates', {
  ask(state, { primary }) {
    const { states } = primaryOf(primary);
    if (states.length === 1) return null;
    return {
      by: dealerOf(state),
      ask: msg('ask.order', { primary }),
      options: orders(states).map((order) => ({ id: order.join('-'), label: msg('order', { states: order }), about: order[0]! })),
    };
  },
  run(turn, { primary }, [picked]) {
    name(turn, primary, picked?.split('-') ?? [...primaryOf(primary).states]);
  },
});

function name(turn: Move, primary: PrimaryId, states: StateId[]): void {
  const { state } = turn;
  state.sites.push({ primary, states });
  turn.tell('all', msg('names', { seat: dealerOf(state), primary, states }));
}
