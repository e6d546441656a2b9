/** Standing orders about campaigning again: they look at what everybody knows, and at nothing that is held. */
import type { Message, Seat } from '../../../../kernel/types.ts';
import { votesIn } from '../../data/states.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import { boxOf, contestOf } from '../table.ts';

/** Passes whenever a state is campaigned for again. */
export const passAgain = 'pass-again';
/** The same for states of few votes only. */
export const passAgainSmall = 'pass-again-small';
/** Votes of a state that is worth no second campaign, with that order. */
export const fewVotes = 10;

/** What somebody is told whose order passes in this campaign: a state of a primary, after a Scandal or a tie. Null: they are asked. */
export function passesAgain(state: Candidate, { by, boxes }: { by: Seat; boxes: string[] }): Message | null {
  if (contestOf(state).kind !== 'primary') return null;
  const { id, stage, states } = boxOf(state, boxes[0]!);
  if (stage !== 'recampaign' && stage !== 'tie') return null;
  const orders = state.orders[by] ?? [];
  const passes = orders.includes(passAgain) || (orders.includes(passAgainSmall) && votesIn(...states) <= fewVotes);
  return passes ? msg('order.passes', { box: id, why: stage === 'tie' ? 'tie' : 'scandal' }) : null;
}
