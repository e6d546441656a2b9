/** Groundwork: money for a later primary, instead of campaigning in this one. */

import type { Early, Message, Offered, Option, Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Candidate, Plan } from '../../state.ts';
import type { CardId, PrimaryId } from '../../vocabulary.ts';
import { amountOf } from '../limits.ts';
import { candidacyOf, contestOf, familyOf, inOrder, statesOf } from '../table.ts';
import { byVotes, cardOption, primaryOption } from './options.ts';

const moneyOf = (state: Candidate, seat: Seat): CardId[] =>
  inOrder(
    state,
    candidacyOf(state, seat).hand.filter((card) => familyOf(state, card) === 'money'),
  );

function whyNot(state: Candidate, { by, placed, discarded }: Plan): Message | null {
  if (contestOf(state).theft?.favorite === by) return msg('blocked.favorite');
  if (state.remaining.length === 0) return msg('blocked.no-primary');
  if (!candidacyOf(state, by).hand.some((card) => familyOf(state, card) === 'money')) return msg('blocked.no-money');
  return placed.length + discarded.length > 0 ? msg('blocked.campaigning') : null;
}

/** The option to prepare a primary, or to give up what was prepared. */
export function groundworkOption(state: Candidate, plan: Plan): Option {
  const { groundwork } = plan;
  if (groundwork) {
    const { primary, cards } = groundwork;
    const amount = amountOf(state, cards);
    return { id: 'back-groundwork', label: msg('back.groundwork', { primary: statesOf(state, primary), amount }), group: msg('group.plan') };
  }
  const blocked = whyNot(state, plan);
  return { id: 'groundwork', label: msg('groundwork'), detail: msg('groundwork.detail'), group: msg('group.end'), ...(blocked && { blocked }) };
}

/** The primaries still on the map, without those being held. */
export const primariesForGroundwork = (state: Candidate): Offered[] =>
  byVotes(state, state.remaining).map((primary) => primaryOption(state, primary));

/** Asks for any of the Money in hand, for this primary. */
export function moneyForGroundwork(state: Candidate, by: Seat, primary: PrimaryId): Pick<Early, 'ask' | 'options' | 'min' | 'max'> {
  const options = moneyOf(state, by).map((card) => cardOption(state, card));
  return { ask: msg('ask.groundwork-money', { primary: statesOf(state, primary) }), options, min: 1, max: options.length };
}
