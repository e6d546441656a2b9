import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { MoiPresident } from '../state.ts';
import { winAlone } from './outcome.ts';
import { forgetPassed } from './passed.ts';
import { campaignOf, placeOf, playing, socleOf } from './table.ts';

/** The player's hand and campaign go to the discard, their socle leaves the game. The last player left wins. */
export function leave(turn: Turn<MoiPresident>, seat: Seat): void {
  const { state } = turn;
  const { hand, campaign, socle } = placeOf(state, seat);
  const held = { socle: socleOf(state, seat), campaign: campaignOf(state, seat) };
  forgetPassed(state, hand);
  state.discard.push(...campaign.splice(0), ...hand.splice(0));
  state.out.push(...socle.splice(0));
  turn.tell('all', msg('leaves', { seat, held }));
  const [one, ...others] = playing(state);
  if (one !== undefined && others.length === 0) winAlone(turn, one);
}
