/** What may be proposed at a table, and when. */

import { ok, refuse } from '../kernel/result.ts';
import type { Loaded, Position } from './loaded.ts';
import type { Told } from './refusals.ts';
import type { ProposalKind } from './types.ts';

/** Nobody is asked twice at once, nor again in a turn in which it came to nothing. */
export function mayPropose({ proposals }: Pick<Loaded, 'proposals'>, kind: ProposalKind, turn: string): Told<null> {
  const last = proposals.find((one) => one.kind === kind);
  if (last?.fate === 'open') return refuse({ why: 'proposed-already' });
  return last?.turn === turn && last.fate !== 'agreed' ? refuse({ why: 'not-this-turn' }) : ok(null);
}

/** The turn a table is in, by a name that changes with the next. */
export const turnOf = ({ row }: Pick<Loaded, 'row'>, { turns }: Pick<Position, 'turns'>): string => {
  const last = turns.at(-1);
  return last?.chapter ?? `after ${last?.after ?? row.answers}`;
};
