import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { Candidate } from '../state.ts';
import { passOn } from './effects/elimination.ts';
import { passDealer } from './effects/refill.ts';
import { orderSites, orderStates, selectPrimary, selectSecond } from './effects/selection.ts';
import { winAlone } from './outcome.ts';
import { forgetSection } from './plan.ts';
import { giveUp, running, votesOf } from './table.ts';

/** Eliminates a player who leaves, on the spot. Cards already laid stay where they are; the leaver's section no longer counts. */
export function leave(turn: Turn<Candidate>, seat: Seat): void {
  const { state } = turn;
  if (state.out.includes(seat)) return;
  turn.tell('all', msg('left', { seat, votes: votesOf(state, seat) }));
  giveUp(state, seat);
  forgetSection(state, seat);
  if (state.dealer === seat && !callStands(state)) {
    passOn(state, seat);
    if (state.dealer !== null && running(state).length > 1) turn.tell('all', msg('deals', { seat: state.dealer }));
  }
  winAlone(turn, 'left');
}

/** What a Dealer is asked before a campaign. */
const choices: readonly string[] = [selectPrimary, selectSecond, orderSites, orderStates].map((maker) => maker.effect.kind);

/**
 * Whether a primary (or the states of a Convention round) has been called and is unfinished: it continues from the left of the empty place, and the
 * player there is the next Dealer. Before the call, the role passes at once.
 */
function callStands({ stack }: Candidate): boolean {
  return stack.some(({ kind }) => kind === passDealer.effect.kind) && !choices.includes(stack.at(-1)?.kind ?? '');
}
