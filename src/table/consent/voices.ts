/** Who has a voice at a table: whoever is out of the game, played for, late or gone has none, nor has anybody who is not there. */
import type { Seat } from '../../kernel/types.ts';
import { isOverdue } from '../clock/clock.ts';
import type { PersonRow, TableRow } from '../model/store.ts';
import { presentFor } from './constitution.ts';

/** A table, as far as that depends on it. */
export interface Voicing {
  /** Who sits there; a computer has a level. */
  people: readonly { seat: Seat | null; computer?: unknown }[];
  /** The seats that are out of the game; those the game answers for, and those whose people have left the server. */
  out: readonly Seat[];
  away: readonly Seat[];
  isLate: (seat: Seat) => boolean;
}

/** The seats that have a voice, if whoever sits there is present. Empty: nobody decides, and whoever is late is reminded like anybody who is asked. */
export const voices = ({ people, out, away, isLate }: Voicing): Seat[] =>
  people.flatMap(({ seat, computer }) => (seat === null || computer || out.includes(seat) || away.includes(seat) || isLate(seat) ? [] : [seat]));

/** Whether anybody would decide, whoever of those who play were late: at least two people play and are here. */
export const haveVoices = (table: Omit<Voicing, 'isLate'>): boolean => voices({ ...table, isLate: () => false }).length > 1;

/** Everybody but `user` who has something to do with a decision at a table. */
export interface Heard {
  /** Those who have a voice. */
  voices: string[];
  /** People who still play and have not left the server. */
  playing: string[];
}

/** Who has a voice there now, besides `user`. `seen` says when somebody pressed anything last. */
export async function heard(
  seen: (user: string) => Promise<number | null>,
  { row, people }: { row: TableRow; people: readonly PersonRow[] },
  out: readonly Seat[],
  user: string,
  now: number,
): Promise<Heard> {
  const others = people.filter((one) => one.user !== user && one.gone === null);
  const isLate = (seat: Seat) => isOverdue(row, seat, now);
  const seats = voices({ people: others, out, away: row.away, isLate });
  const playing = voices({ people: others, out, away: [], isLate: () => false });
  const at = (which: readonly Seat[]) => others.flatMap((one) => (one.seat !== null && which.includes(one.seat) ? [one.user] : []));
  const have: string[] = [];
  for (const one of at(seats)) if (((await seen(one)) ?? Number.NEGATIVE_INFINITY) + presentFor > now) have.push(one);
  return { voices: have, playing: at(playing) };
}
