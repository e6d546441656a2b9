import { ok, refuse } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import type { TableResult } from '../model/refusals.ts';
import type { AnswerRow } from '../model/store.ts';
import type { Position } from './loaded.ts';

/** What nobody else can notice: an answer given ahead, and standing orders that answered nothing at once. */
export const isQuiet = ({ kind, barrier }: AnswerRow): boolean => kind === 'ahead' || (kind === 'orders' && barrier === 'none');

/**
 * The answer `seat` may take back among those since the checkpoint. Others who answered side by side stand in the way only
 * if the seat's own answer was not given there: then theirs may rest on it.
 */
export function undoable(all: readonly AnswerRow[], seat: Seat): AnswerRow | null {
  // What others do unnoticed rests on nothing. One's own orders may answer what would be asked again: then there is no way back but with all.
  const since = all.filter((one) => one.kind !== 'ahead' && !(isQuiet(one) && one.seat !== seat));
  const at = since.findLastIndex((answer) => answer.seat === seat);
  const own = since[at];
  if (own?.kind !== 'answer' || own.barrier !== 'none') return null;
  const after = since.slice(at + 1);
  return after.length === 0 || (own.aside && after.every(({ aside }) => aside)) ? own : null;
}

/** The answer before which `seat` can ask the game to go back; or why there is none. */
export function backTo({ since, recent }: Pick<Position, 'since' | 'recent'>, seat: Seat): TableResult<AnswerRow> {
  if (undoable(since, seat)) return refuse({ why: 'back-is-free' });
  const own = recent.findLast((answer) => answer.seat === seat && answer.kind === 'answer');
  return own ? ok(own) : refuse({ why: 'no-back' });
}
