import { ok, refuse } from '../kernel/result.ts';
import type { Seat } from '../kernel/types.ts';
import type { Position } from './loaded.ts';
import type { Told } from './refusals.ts';
import type { AnswerRow } from './store.ts';

/**
 * The answer `seat` may take back among those since the checkpoint. Others who answered side by side stand in the way only
 * if the seat's own answer was not given there: then theirs may rest on it.
 */
export function undoable(all: readonly AnswerRow[], seat: Seat): AnswerRow | null {
  // What others answered ahead rests on nothing, and nobody may notice it.
  const since = all.filter(({ kind }) => kind !== 'ahead');
  const at = since.findLastIndex((answer) => answer.seat === seat);
  const own = since[at];
  if (own?.kind !== 'answer' || own.barrier !== 'none') return null;
  const after = since.slice(at + 1);
  return after.length === 0 || (own.aside && after.every(({ aside }) => aside)) ? own : null;
}

/** The answer before which `seat` can ask the game to go back; or why there is none. */
export function backTo({ since, recent }: Pick<Position, 'since' | 'recent'>, seat: Seat): Told<AnswerRow> {
  if (undoable(since, seat)) return refuse({ why: 'back-is-free' });
  const own = recent.findLast((answer) => answer.seat === seat && answer.kind === 'answer');
  return own ? ok(own) : refuse({ why: 'no-back' });
}
