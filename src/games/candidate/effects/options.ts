/** Options that several questions share. */

import type { Message, Option } from '../../../kernel/types.ts';
import { primaryOf } from '../data/primaries.ts';
import { ranks } from '../groundwork.ts';
import type { Candidate } from '../state.ts';
import { msg } from '../text/messages.ts';
import type { CardId, PrimaryId, StateId } from '../vocabulary.ts';

export const cardOption = (card: CardId, blocked?: Message | null): Option => ({
  id: card,
  label: msg('card', { card }),
  detail: msg('card.effect', { card }),
  ...(blocked && { blocked }),
});

export function primaryOption(state: Candidate, primary: PrimaryId): Option {
  const states = [...primaryOf(primary).states];
  return {
    id: primary,
    label: msg('primary', { primary }),
    detail: msg('primary.detail', { states, groundwork: ranks(state, primary) }),
    about: primary,
  };
}

export const stateOption = (state: StateId): Option => ({ id: state, label: msg('state', { state }), about: state });
