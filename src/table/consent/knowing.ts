/** Who already knows that a player's time is over: a proposal about that is no second reason to ping them. */
import { bankOf } from '../clock/clock.ts';
import type { PersonRow, TableRow } from '../model/store/store.ts';
import type { Proposal } from '../model/types.ts';
import { articleOf } from './verdict.ts';

/**
 * Whether this table pinged `user` after the late player's time had run out, and they have pressed nothing anywhere since: that ping leads them to
 * the proposal. `seen` returns when a user last pressed anything.
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
