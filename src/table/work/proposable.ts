/** What may be proposed at a table, and when. */

import { ok, refuse } from '../../kernel/result.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Proposal } from '../model/types.ts';
import type { Loaded, Position } from './loaded.ts';

/** A refusal counts for so long, in ms. */
const day = 24 * 3_600_000;

type Matter = Pick<Proposal, 'kind' | 'about' | 'by'>;

/** Whether two proposals are about the same: one of them is enough. Whoever hands a seat over hands over their own. */
export const isSame = (one: Matter, other: Matter): boolean =>
  one.kind === other.kind && one.about === other.about && (one.kind !== 'hand' || one.by === other.by);

/**
 * Nobody is asked the same twice at once, nor again by whoever was refused: for a day, where it is about somebody; else for the turn, if that is shorter.
 * Anybody else may ask it at once.
 */
export function mayPropose({ proposals }: Pick<Loaded, 'proposals'>, wanted: Matter & Pick<Proposal, 'turn'>, now: number): TableResult<null> {
  const same = proposals.filter((one) => isSame(one, wanted));
  if (same.some(({ fate }) => fate === 'open')) return refuse({ why: 'proposed-already' });
  const no = same.findLast(({ fate, by }) => fate === 'refused' && by === wanted.by);
  if (!no) return ok(null);
  const at = (no.settled ?? no.since) + day;
  const isTurn = wanted.kind !== 'away' && wanted.kind !== 'claim' && wanted.kind !== 'hand';
  return at <= now || (isTurn && no.turn !== wanted.turn) ? ok(null) : refuse({ why: 'refused-lately', at, isTurn });
}

/** The turn a table is in, by a name that changes with the next. */
export const turnOf = ({ row }: Pick<Loaded, 'row'>, { turns }: Pick<Position, 'turns'>): string => {
  const last = turns.at(-1);
  return last?.chapter ?? `after ${last?.after ?? row.answers}`;
};
