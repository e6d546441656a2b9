/** Standing orders: what a player wants done without being asked. */
import type { Option } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { Candidate } from '../state.ts';
import { noClaim } from './effects/super-tuesday.ts';

export const orders = (state: Candidate): Option[] =>
  state.superTuesday && state.phase !== 'convention' ? [{ id: noClaim, label: msg('order.no-claim'), detail: msg('order.no-claim.detail') }] : [];
