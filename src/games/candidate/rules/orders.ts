/** Standing orders: what a player wants done without being asked. */
import type { StandingOrders } from '../../../kernel/rules.ts';
import type { Option } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { Candidate } from '../state.ts';
import { fewVotes, passAgain, passAgainSmall } from './effects/again.ts';
import { doesClaim, noClaim } from './effects/super-tuesday.ts';

const again: Option[] = [
  {
    id: passAgainSmall,
    label: msg('order.pass-small', { votes: fewVotes }),
    detail: msg('order.pass.detail'),
    group: msg('order.group.again'),
  },
  { id: passAgain, label: msg('order.pass'), detail: msg('order.pass.detail'), group: msg('order.group.again'), overrides: [passAgainSmall] },
];
const claims: Option[] = [
  { id: noClaim, label: msg('order.no-claim'), detail: msg('order.no-claim.detail'), group: msg('order.group.claim'), excludes: [doesClaim] },
  { id: doesClaim, label: msg('order.claim'), detail: msg('order.claim.detail'), group: msg('order.group.claim'), excludes: [noClaim] },
];

export const orders: StandingOrders<Candidate> = {
  all: [...again, ...claims],
  /** In the Convention there are no orders to give, and without Super Tuesday nothing to claim. */
  offered: (state) => (state.phase === 'convention' ? [] : [...again, ...(state.superTuesday ? claims : [])]),
};
