/** Options and calls that several questions share. */

import type { Message, Offered, Option, Seat } from '../../../../kernel/types.ts';
import { votesIn } from '../../data/states.ts';
import { msg, type RaceSoFar } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import type { CardId, PrimaryId, StateId } from '../../vocabulary.ts';
import { ranks } from '../groundwork.ts';
import { boxOf, contestOf, faceOf, running, statesOf, votesOf } from '../table.ts';

export const cardOption = (state: Candidate, id: CardId, blocked?: Message | null): Offered => ({
  id,
  words() {
    const card = faceOf(state, id);
    return { label: msg('card', { card }), detail: msg('card.effect', { card }) };
  },
  ...(blocked && { blocked }),
});

/** A primary as an option, under a heading if there are other kinds of options; `inOrder`: its states, by default in the order of the map. */
export const primaryOption = (state: Candidate, id: PrimaryId, inOrder = statesOf, group?: Message): Offered => ({
  id,
  words() {
    const primary = inOrder(state, id);
    const detail = msg('primary.detail', { states: primary, groundwork: ranks(state, id) });
    return { label: msg('primary', { primary }), detail, ...(group && { group }) };
  },
  about: id,
});

/** The primaries in the order players look for them: those with the most votes first. */
export const byVotes = (state: Candidate, primaries: readonly PrimaryId[]): PrimaryId[] => {
  const votes = (id: PrimaryId): number => votesIn(...statesOf(state, id));
  return primaries.toSorted((a, b) => votes(b) - votes(a));
};

/** The votes of the player who is asked, and of the others, the leader first. */
export function standing(state: Candidate, by: Seat): RaceSoFar {
  const others = running(state).filter((seat) => seat !== by);
  const rivals = others.map((seat) => ({ seat, votes: votesOf(state, seat) })).sort((a, b) => b.votes - a.votes);
  return { own: votesOf(state, by), rivals };
}

export const stateOption = (state: StateId): Option => ({ id: state, label: msg('state', { state }), about: state });

/** What everyone may read of a campaign, whatever is asked within it. */
export function campaignCall(state: Candidate, boxes: readonly string[] = contestOf(state).boxes.map(({ id }) => id)): Message {
  const [first] = boxes;
  const { stage } = boxOf(state, first!);
  if (stage === 'recampaign' || stage === 'tie') return msg('call.again', { box: first!, why: stage === 'tie' ? 'tie' : 'scandal' });
  return contestOf(state).kind === 'elimination'
    ? msg('call.again', { box: first!, why: 'elimination' })
    : msg('call.campaign', { boxes: [...boxes] });
}
