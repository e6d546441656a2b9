/** Who is plainly there: computers, and the game for those who are away, answer within seconds, and whoever waited for nobody else sees on the panel what comes next. */
import type { Seat } from '../../kernel/types.ts';
import type { PersonRow, Store } from '../model/store.ts';

/** So long after an answer of theirs, in ms, somebody is there; whoever is still asked after it is called like everybody. */
const thereMs = 60_000;
/** So long, in ms, somebody is there whom nobody but computers waits for: whoever plays alone takes the time they like. */
const aloneMs = 3_600_000;
/** Of more answers of computers in between, nobody waits for the last one at the panel. */
const mostAnswers = 60;

/** Who is there, until when, in ms since 1970, and whether all others are computers. */
export interface There {
  seat: Seat;
  until: number;
  isAlone: boolean;
}

/**
 * Who needs no call of their own, because only computers, or the game for somebody else, have answered since they did, or since they were asked first.
 * Null: everybody may be gone. `answers` is the number of the table's last answer.
 */
export async function whoIsThere(
  store: Pick<Store, 'answers'>,
  { id, answers, since, away }: { id: string; answers: number; since: { [seat: Seat]: number }; away: readonly Seat[] },
  people: readonly Pick<PersonRow, 'seat' | 'computer'>[],
  now: number,
): Promise<There | null> {
  const seats = (isComputer: boolean) => people.flatMap((one) => (one.seat !== null && (one.computer !== null) === isComputer ? [one.seat] : []));
  const computers = seats(true);
  const instant = new Set([...computers, ...away]);
  if (instant.size === 0) return null;
  const humans = seats(false);
  const newest = (await store.answers(id, Math.max(0, answers - mostAnswers))).findLast((one) => !instant.has(one.seat));
  const alone = humans.length === 1 ? humans[0]! : null;
  const seat = newest?.seat ?? alone;
  const at = newest?.at ?? since[seat ?? ''];
  if (seat === null || at === undefined) return null;
  const until = at + (alone === null ? thereMs : aloneMs);
  return until > now ? { seat, until, isAlone: alone !== null } : null;
}
