/** Standing orders: what a player wants done without being asked. */
import type { Option } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { Candidate } from '../state.ts';
import { fewVotes, passAgain, passAgainSmall } from './effects/again.ts';
import { doesClaim, noClaim } from './effects/super-tuesday.ts';

export const orders = (state: Candidate): Option[] => (state.phase === 'convention' ? [] : [...again, ...(state.superTuesday ? claims : [])]);

const again: Option[] = [
  {
    id: passAgainSmall,
    label: msg('order.pass-small', { votes: fewVotes }),
    detail: msg('order.pass.detail'),
    group: msg('order.group.again'),
    initial: true,
  },
  { id: passAgain, label: msg('order.pass'), detail: msg('order.pass.detail'), group: msg('order.group.again'), overrides: [passAgainSmall] },
];
const claims: Option[] = [
  { id: noClaim, label: msg('order.no-claim'), detail: msg('order.no-claim.detail'), group: msg('order.group.claim'), excludes: [doesClaim] },
  { id: doesClaim, label: msg('order.claim'), detail: msg('order.claim.detail'), group: msg('order.group.claim'), excludes: [noClaim] },
];
