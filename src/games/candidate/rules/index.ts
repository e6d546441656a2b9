/** The rules of Candidate, assembled for the kernel. */

import { effectsIn, type Rules } from '../../../kernel/rules.ts';
import type { Candidate } from '../state.ts';
import { whileAway } from './away.ts';
import * as campaign from './effects/campaign.ts';
import { campaignAhead } from './effects/campaign.ts';
import * as convention from './effects/convention.ts';
import * as elimination from './effects/elimination.ts';
import * as opening from './effects/opening.ts';
import * as primary from './effects/primary.ts';
import * as refill from './effects/refill.ts';
import * as resolve from './effects/resolve.ts';
import * as selection from './effects/selection.ts';
import * as tuesday from './effects/super-tuesday.ts';
import { leave } from './leave.ts';
import { migrations } from './migrations.ts';
import { orders } from './orders.ts';
import { setup } from './setup.ts';
import * as turns from './turn.ts';
import { type CandidateView, view } from './view.ts';

export const rules: Rules<Candidate, CandidateView> = {
  id: 'candidate',
  version: 4,
  players: { min: 2, max: 6 },
  setup,
  effects: effectsIn(campaign, convention, elimination, opening, primary, refill, resolve, selection, tuesday, turns),
  leave,
  out: ({ out }) => out,
  orders,
  ahead: campaignAhead,
  away: whileAway,
  view,
  migrations,
};
