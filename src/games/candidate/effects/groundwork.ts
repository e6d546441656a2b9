/** Groundwork: money for a primary to come, instead of campaigning in this one. */

import { effect } from '../../../kernel/effect.ts';
import type { Message, Option, Seat } from '../../../kernel/types.ts';
import { familyOf, sorted } from '../data/cards.ts';
import { amountOf } from '../limits.ts';
import type { Candidate, Plan } from '../state.ts';
import { candidacyOf, contestOf, isRunning } from '../table.ts';
import { msg } from '../text/messages.ts';
import type { CardId, PrimaryId } from '../vocabulary.ts';
import { cardOption, primaryOption } from './options.ts';

const moneyOf = (state: Candidate, seat: Seat): CardId[] => sorted(candidacyOf(state, seat).hand).filter((card) => familyOf(card) === 'money');

function whyNot(state: Candidate, { by, placed, discarded }: Plan): Message | null {
  if (contestOf(state).theft?.favorite === by) return msg('blocked.favorite');
  if (state.remaining.length === 0) return msg('blocked.no-primary');
  if (moneyOf(state, by).length === 0) return msg('blocked.no-money');
  return placed.length + discarded.length > 0 ? msg('blocked.campaigning') : null;
}

/** To prepare, or to give up what was prepared. */
export function groundworkOption(state: Candidate, plan: Plan): Option {
  const { groundwork } = plan;
  if (groundwork) {
    const { primary, cards } = groundwork;
    return { id: 'back-groundwork', label: msg('back.groundwork', { primary, amount: amountOf(cards) }), group: msg('group.plan') };
  }
  const blocked = whyNot(state, plan);
  return { id: 'groundwork', label: msg('groundwork'), detail: msg('groundwork.detail'), group: msg('group.end'), ...(blocked && { blocked }) };
}

/** Asks for one primary still on the map; those being held are off it. */
export const groundworkPrimary = effect<Candidate, { by: Seat }>('groundworkPrimary', {
  ask(state, { by }) {
    if (!isRunning(state, by)) return null;
    const options = state.remaining.map((primary) => primaryOption(state, primary));
    return { by, ask: msg('ask.groundwork'), options: [...options, { id: 'cancel', label: msg('cancel') }] };
  },
  run(turn, { by }, [picked]) {
    if (picked !== undefined && picked !== 'cancel') turn.push(groundworkMoney({ by, primary: picked }));
  },
});

export const groundworkMoney = effect<Candidate, { by: Seat; primary: PrimaryId }>('groundworkMoney', {
  ask(state, { by, primary }) {
    if (!isRunning(state, by)) return null;
    const options = moneyOf(state, by).map((card) => cardOption(card));
    return { by, ask: msg('ask.groundwork-money', { primary }), options, min: 1, max: options.length };
  },
  run({ state }, { by, primary }, picked) {
    if (picked.length > 0 && state.plan?.by === by) state.plan.groundwork = { primary, cards: sorted(picked) };
  },
});
