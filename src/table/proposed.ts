/** What is proposed at a table: what may be, what is shown of it, and what nobody can agree to any more. */

import { ok, refuse } from '../kernel/result.ts';
import type { Loaded, Position } from './loaded.ts';
import type { Proposal, ProposalKind, Told } from './types.ts';
import type { Work } from './work.ts';

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

/** Notes a proposal in place of the one of its kind, and has it shown. */
export function put(work: Work, loaded: Loaded, proposal: Proposal): Loaded {
  work.db.putProposal(loaded.row.id, proposal);
  work.queue(loaded.row.id, 'proposal', false);
  return { ...loaded, proposals: [...loaded.proposals.filter(({ kind }) => kind !== proposal.kind), proposal] };
}

/** Whatever of this is open has fallen; its posts will say so. */
export function fall(work: Work, loaded: Loaded, which: (proposal: Proposal) => boolean = () => true): Loaded {
  const falls = (one: Proposal) => one.fate === 'open' && which(one);
  if (!loaded.proposals.some(falls)) return loaded;
  const proposals = loaded.proposals.map((one): Proposal => (falls(one) ? { ...one, fate: 'fallen' } : one));
  for (const [i, one] of proposals.entries()) if (one !== loaded.proposals[i]) work.db.putProposal(loaded.row.id, one);
  work.queue(loaded.row.id, 'proposal', false);
  return { ...loaded, proposals };
}
