import { effectsIn, type Rules } from '../../../kernel/rules.ts';
import type { MoiPresident } from '../state.ts';
import { allSeats } from '../vocabulary.ts';
import { whileAway } from './away.ts';
import * as attack from './effects/attack.ts';
import * as bonus from './effects/bonus.ts';
import * as duel from './effects/duel.ts';
import * as special from './effects/special.ts';
import { leave } from './leave.ts';
import { migrations } from './migrations.ts';
import { orders } from './orders.ts';
import { setup } from './setup.ts';
import * as turns from './turn.ts';
import { type MoiPresidentView, view } from './view.ts';

export const rules: Rules<MoiPresident, MoiPresidentView> = {
  id: 'moi-president',
  version: 2,
  players: { min: 2, max: allSeats.length },
  setup,
  effects: effectsIn(turns, bonus, attack, duel, special),
  leave,
  orders,
  away: ({ decision }, random) => whileAway(decision, random),
  view,
  migrations,
};
