import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Campaign } from '../state.ts';
import { sides } from '../vocabulary.ts';
import { winAlone } from './outcome.ts';

/** A player who leaves concedes. */
export function leave(turn: Turn<Campaign>, seat: Seat): void {
  const side = sides.find((one) => one !== seat)!;
  winAlone(turn, side);
}
