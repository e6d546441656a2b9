/** Who has a voice at a table: not players who are out of the game, played for, late or gone, nor anyone who isn't present. */
import type { Seat } from '../../kernel/types.ts';
import { isOverdue } from '../clock/clock.ts';
import type { PersonRow, TableRow } from '../model/store/store.ts';
import { presentFor } from './constitution.ts';

/** The part of a table that this depends on. */
export interface Voicing {
  /** The people who sit there; a computer has a level. */
  people: readonly { seat: Seat | null; computer?: unknown }[];
  /** The seats that are out of the game; those the game answers for, and those whose players have left the server. */
  out: readonly Seat[];
  away: readonly Seat[];
  isLate: (seat: Seat) => boolean;
}

/** The seats that have a voice, if their players are present. Empty: nobody decides, and a late player is reminded like anyone who is asked. */
export const voices = ({ people, out, away, isLate }: Voicing): Seat[] =>
  people.flatMap(({ seat, computer }) => (seat === null || computer || out.includes(seat) || away.includes(seat) || isLate(seat) ? [] : [seat]));

/** Whether anyone would decide, whichever player were late: at least two people play and are here. */
export const haveVoices = (table: Omit<Voicing, 'isLate'>): boolean => voices({ ...table, isLate: () => false }).length > 1;

/** Everyone but `user` who is concerned by a decision at a table. */
export interface Heard {
  /** Those who have a voice. */
  voices: string[];
  /** People who still play and haven't left the server. */
  playing: string[];
}

/** Who has a voice there now, besides `user`. `seen` returns when a user last pressed anything. */
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
