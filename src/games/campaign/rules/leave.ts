import type { Turn } from '../../../kernel/effect.ts';
import type { Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { Campaign } from '../state.ts';
import { sides } from '../vocabulary.ts';

/** Whoever leaves concedes. */
export function leave(turn: Turn<Campaign>, seat: Seat): void {
  const stays = sides.filter((side) => side !== seat);
  turn.finish({ winners: stays, message: msg('won.left', { side: stays[0]! }) });
}
