/** The rules of Le Jeu du Président, assembled for the kernel. */
import { effectsIn, type Rules } from '../../../kernel/rules.ts';
import type { President } from '../state.ts';
import { allSeats } from '../vocabulary.ts';
import { whileAway } from './away.ts';
import { early } from './early.ts';
import * as battle from './effects/battle.ts';
import * as cities from './effects/cities.ts';
import * as flights from './effects/flight.ts';
import * as infos from './effects/infos.ts';
import * as landings from './effects/landing.ts';
import * as media from './effects/media.ts';
import * as movement from './effects/movement.ts';
import { leave } from './leave.ts';
import { migrations } from './migrations.ts';
import { orders } from './orders.ts';
import { setup } from './setup.ts';
import * as turns from './turn.ts';
import { type PresidentView, view } from './view.ts';

export const rules: Rules<President, PresidentView> = {
  id: 'president',
  version: 3,
  players: { min: 2, max: allSeats.length },
  setup,
  effects: effectsIn(battle, cities, flights, infos, landings, media, movement, turns),
  leave,
  orders,
  ahead: early,
  away: ({ decision }) => whileAway(decision),
  view,
  migrations,
};
