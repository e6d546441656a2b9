/** What is proposed at a table is kept and shown, also when nobody can agree to it any more. */

import type { Loaded } from './loaded.ts';
import type { Proposal } from './types.ts';
import type { Work } from './work.ts';

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
