import type { Rules } from '../../../kernel/rules.ts';
import type { MoiPresident } from '../state.ts';
import { allSeats } from '../vocabulary.ts';
import { assault, target } from './effects/attack.ts';
import { keep, lay, leaveUndecided, luck, rally, trust } from './effects/bonus.ts';
import { duel, give, pay, take } from './effects/duel.ts';
import { direction, drawFirst, greatDebate, newDeal, passHands, passZones, standUp } from './effects/special.ts';
import { leave } from './leave.ts';
import { migrations } from './migrations.ts';
import { orders } from './orders.ts';
import { setup } from './setup.ts';
import { endTurn, open, startTurn, takeTurn, whoBegins } from './turn.ts';
import { type MoiPresidentView, view } from './view.ts';

const frame = [open, whoBegins, startTurn, takeTurn, endTurn];
const bonus = [lay, luck, keep, leaveUndecided, trust, rally];
const attack = [target, assault, duel, take, give, pay];
const special = [drawFirst, direction, passHands, passZones, newDeal, greatDebate, standUp];

export const rules: Rules<MoiPresident, MoiPresidentView> = {
  id: 'moi-president',
  version: 2,
  players: { min: 2, max: allSeats.length },
  setup,
  effects: [...frame, ...bonus, ...attack, ...special].map((maker) => maker.effect),
  leave,
  orders,
  view,
  migrations,
};
