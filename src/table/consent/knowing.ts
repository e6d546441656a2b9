/** Who knows already that somebody's time is over: what is proposed about that is no second reason to call them. */
import { bankOf } from '../clock/clock.ts';
import type { PersonRow, TableRow } from '../model/store.ts';
import type { Proposal } from '../model/types.ts';
import { articleOf } from './verdict.ts';

/**
 * Whether `user` was called at this table after the time of whom this is about had run out, and has pressed nothing anywhere since: the proposal stands where
 * that call leads. `seen` says when somebody pressed anything last.
 */
export async function knowsOfIt(
  seen: (user: string) => Promise<number | null>,
  { row, people }: { row: TableRow; people: readonly PersonRow[] },
  proposal: Pick<Proposal, 'kind' | 'about'>,
  user: string,
): Promise<boolean> {
  if (articleOf(proposal).about === null) return false;
  const late = people.find((one) => one.user === proposal.about)?.seat ?? null;
  const zero = late === null ? null : (bankOf(row, late)?.zero ?? null);
  const called = people.find((one) => one.user === user)?.pinged ?? null;
  if (zero === null || called === null || called < zero) return false;
  return ((await seen(user)) ?? Number.NEGATIVE_INFINITY) < called;
}
