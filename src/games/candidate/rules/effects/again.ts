/** Standing orders about campaigning again: they depend only on public information, never on hands. */
import type { Message, Offer, Seat } from '../../../../kernel/types.ts';
import { votesIn } from '../../data/states.ts';
import { msg } from '../../messages.ts';
import type { Box, Candidate } from '../../state.ts';
import { pick } from '../plan.ts';
import { boxOf, contestOf } from '../table.ts';

/** Passes whenever a state is campaigned for again. */
export const passAgain = 'pass-again';
/** The same, but only for states with few votes. */
export const passAgainSmall = 'pass-again-small';
/** With that order, a state with at most this many votes is not worth a second campaign. */
export const fewVotes = 10;

/** The state of a primary that is being campaigned for again, after a Scandal or a tie. */
function boxAgain(state: Candidate, boxes: readonly string[]): Box | null {
  if (contestOf(state).kind !== 'primary') return null;
  const box = boxOf(state, boxes[0]!);
  return box.stage === 'recampaign' || box.stage === 'tie' ? box : null;
}

const hasFewVotes = ({ states }: Box): boolean => votesIn(...states) <= fewVotes;

/** Whether their order would pass if this state of a primary were campaigned for again. */
export function passesIfAgain(state: Candidate, { by, boxes }: { by: Seat; boxes: string[] }): boolean {
  const orders = state.orders[by] ?? [];
  if (contestOf(state).kind !== 'primary') return false;
  return orders.includes(passAgain) || (orders.includes(passAgainSmall) && hasFewVotes(boxOf(state, boxes[0]!)));
}

/** What to tell a player whose order passes in this campaign; null if they are asked. */
export function passesAgain(state: Candidate, fields: { by: Seat; boxes: string[] }): Message | null {
  const box = boxAgain(state, fields.boxes);
  if (!box || !passesIfAgain(state, fields)) return null;
  return msg('order.passes', { box: box.id, why: box.stage === 'tie' ? 'tie' : 'scandal' });
}

/** Offers a player who passes in a second campaign the order that would have done it. */
export function offerToPass(state: Candidate, boxes: readonly string[]): Offer[] {
  const box = boxAgain(state, boxes);
  if (!box) return [];
  const small = hasFewVotes(box);
  const label = small ? msg('offer.pass-small', { votes: fewVotes }) : msg('offer.pass');
  return [{ picks: pick.surePass, orders: [small ? passAgainSmall : passAgain], label, detail: msg('order.pass.detail') }];
}
