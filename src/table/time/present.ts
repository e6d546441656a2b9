/** Who is plainly there: computers answer within seconds, and whoever waited for nobody else sees on the panel what comes next. */
import type { Seat } from '../../kernel/types.ts';
import type { PersonRow, Store } from '../store.ts';

/** So long after an answer of theirs, in ms, somebody is there; whoever is still asked after it is called like everybody. */
export const thereMs = 60_000;
/** Of more answers of computers in between, nobody waits for the last one at the panel. */
const mostAnswers = 60;

/**
 * Who needs no call of their own, because only computers have answered since they did, and until when, in ms since 1970. Null: everybody may be gone.
 * `answers` is the number of the table's last answer.
 */
export async function whoIsThere(
  store: Pick<Store, 'answers'>,
  { id, answers }: { id: string; answers: number },
  people: readonly Pick<PersonRow, 'seat' | 'computer'>[],
  now: number,
): Promise<{ seat: Seat; until: number } | null> {
  const computers = new Set(people.flatMap((one) => (one.computer !== null && one.seat !== null ? [one.seat] : [])));
  if (computers.size === 0) return null;
  const newest = (await store.answers(id, Math.max(0, answers - mostAnswers))).findLast((one) => !computers.has(one.seat));
  const until = newest ? newest.at + thereMs : 0;
  return newest && until > now ? { seat: newest.seat, until } : null;
}
