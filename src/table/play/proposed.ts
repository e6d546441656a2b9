/** Stores and shows a table's proposals, even those that can no longer be agreed to. */

import { isOverdue } from '../clock/clock.ts';
import { countsFor } from '../consent/asking.ts';
import { articleOf } from '../consent/verdict.ts';
import type { TableRow } from '../model/store/store.ts';
import type { Proposal } from '../model/types.ts';
import { type Loaded, seatOf } from '../work/loaded/loaded.ts';
import type { Given } from '../work/loaded/record.ts';
import type { Work } from '../work/work.ts';

/** The number of a new proposal. Reading the buttons tells only how many proposals there were, which everyone has seen anyway. */
export const nextNumber = ({ row }: Pick<Loaded, 'row'>): number => row.proposed + 1;

/** Stores a new or changed proposal, and has it shown. The caller saves the result. */
export function put(work: Work, loaded: Loaded, proposal: Proposal): Loaded {
  const { id } = loaded.row;
  // Old settled proposals no longer restrict anyone, and are dropped once their result was posted.
  const isOld = (one: Proposal) => one.settled !== null && one.settled + countsFor(one) <= work.now && one.postMessage === null;
  for (const { n } of loaded.proposals.filter(isOld)) work.db.dropProposal(id, n);
  work.db.putProposal(id, proposal);
  work.queue(id, 'proposal', false);
  const others = loaded.proposals.filter((one) => one.n !== proposal.n && !isOld(one));
  const row = { ...loaded.row, proposed: Math.max(loaded.row.proposed, proposal.n) };
  return { ...loaded, row, proposals: [...others, proposal].sort((a, b) => a.n - b.n) };
}

/** Whether the player whose lateness a proposal is about is no longer late, by these columns. */
export const isInTime =
  (loaded: Loaded, waits: Partial<TableRow>, now: number) =>
  ({ until, about }: Proposal): boolean =>
    until === 'late' && !isOverdue({ ...loaded.row, ...waits }, seatOf(loaded, about) ?? '', now);

/** Whether this answer makes a proposal lapse: for some, any does; for others, that of another who plays in person and hasn't agreed to it. */
export function lapsesBy({ people, row }: Loaded, { kind, seat }: Pick<Given, 'kind' | 'seat'>, proposal: Proposal): boolean {
  if (kind !== 'answer') return false;
  const { lapses } = articleOf(proposal);
  const one = people.find((person) => person.seat === seat);
  const isReply = one?.computer === null && !row.away.includes(seat) && one.user !== proposal.by && !proposal.agreed.includes(one.user);
  return lapses.includes('answer') || (isReply && lapses.includes('reply'));
}

/** Makes these open proposals fall; their posts will say so. */
export function fall(work: Work, loaded: Loaded, which: (proposal: Proposal) => boolean = () => true): Loaded {
  const falls = (one: Proposal) => one.fate === 'open' && which(one);
  if (!loaded.proposals.some(falls)) return loaded;
  const proposals = loaded.proposals.map((one): Proposal => (falls(one) ? { ...one, fate: 'fallen', settled: work.now } : one));
  for (const [i, one] of proposals.entries()) if (one !== loaded.proposals[i]) work.db.putProposal(loaded.row.id, one);
  work.queue(loaded.row.id, 'proposal', false);
  return { ...loaded, proposals };
}

/** A record of something that nobody is asked about, so that it is counted. */
export const doneAtOnce = (work: Work, { row }: Pick<Loaded, 'row'>, matter: Pick<Proposal, 'kind' | 'by' | 'turn' | 'about'>): Proposal => ({
  ...{ ...matter, n: nextNumber({ row }), since: work.now, until: 'end', asked: [], agreed: [], against: [], fate: 'agreed', settled: work.now },
  ...{ refuser: null, taker: null, postChannel: null, postMessage: null },
});
