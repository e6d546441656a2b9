/** Tables found by who sits at them, or by their server. */

import { infoOf } from './glance.ts';
import { isLate } from './lobby.ts';
import type { TableInfo, Tables } from './types.ts';
import type { Hall } from './work.ts';

export function openFinding(hall: Hall): Pick<Tables, 'of' | 'on'> {
  const { store, clock, log } = hall;

  /** What everybody may know of a table, whether its game can be played or not; null for one that has expired or cannot be read. */
  const read = (id: string): TableInfo | null => {
    try {
      const row = store.table(id);
      const isOpen = row?.phase === 'playing' || row?.phase === 'gathering';
      if (!isOpen || isLate(row, clock())) return null;
      const trouble = store.trouble(id);
      return infoOf({ row, people: store.people(id) }, trouble && { problem: trouble.problem, since: trouble.since });
    } catch (error) {
      log.error({ err: error, table: id }, 'a table could not be listed');
      return null;
    }
  };

  return {
    of: (user) =>
      hall.look({ what: 'of', table: null, user }, () => {
        const all = store.tablesWith(user).flatMap((id) => read(id) ?? []);
        const waiting = all.filter((table) => waitsFor(table, user)).sort((a, b) => sinceOf(a, user) - sinceOf(b, user));
        return [...waiting, ...all.filter((table) => !waiting.includes(table)).sort((a, b) => sinceOf(b, null) - sinceOf(a, null))];
      }),
    on: (guild) =>
      hall.look({ what: 'on', table: null }, () =>
        store
          .tablesOn(guild)
          .flatMap((id) => read(id) ?? [])
          .sort((a, b) => Number(b.trouble !== null) - Number(a.trouble !== null) || sinceOf(a, null) - sinceOf(b, null)),
      ),
  };
}

/** Whether the game goes on by this user's answer: a turn, or an invitation. */
export const waitsFor = ({ toAct, seats, invited }: TableInfo, user: string): boolean =>
  (seats[user] !== undefined && toAct.includes(seats[user])) || invited.some(({ id }) => id === user);

/** Since when it waits, in ms since 1970: for this user, or (null) for whoever it waits for longest. A gathering counts as newer than any game. */
export function sinceOf({ since, seats, expires }: TableInfo, user: string | null): number {
  const mine = user === null ? undefined : seats[user];
  const times = mine === undefined ? Object.values(since) : [since[mine] ?? 0];
  return times.length > 0 ? Math.min(...times) : (expires ?? 0);
}
