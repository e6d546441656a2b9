/** The rules of Campaign Manager 2008, assembled for the kernel. */

import { effectsIn, type Rules } from '../../../kernel/rules.ts';
import type { Campaign } from '../state.ts';
import { whileAway } from './away.ts';
import * as choose from './effects/choose.ts';
import * as hand from './effects/hand.ts';
import * as media from './effects/media.ts';
import * as negative from './effects/negative.ts';
import * as play from './effects/play.ts';
import * as several from './effects/several.ts';
import * as states from './effects/state.ts';
import * as wins from './effects/wins.ts';
import { leave } from './leave.ts';
import { migrations } from './migrations.ts';
import { orders } from './orders.ts';
import * as opening from './setup.ts';
import { setup } from './setup.ts';
import * as turns from './turn.ts';
import { type CampaignView, view } from './view.ts';

export const rules: Rules<Campaign, CampaignView> = {
  id: 'campaign',
  version: 2,
  players: { min: 2, max: 2 },
  setup,
  effects: effectsIn(choose, hand, media, negative, play, several, states, wins, opening, turns),
  values: ['tiles'],
  leave,
  away: ({ decision }) => whileAway(decision),
  orders,
  ahead: turns.turnAhead,
  view,
  migrations,
};
