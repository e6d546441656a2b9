/** Finds tables by who sits at them, or by their server. */

import type { Tables } from '../model/tables.ts';
import type { TableInfo } from '../model/types.ts';
import { isLate } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import type { Context } from '../work/work.ts';
import { troubleOf } from './looking.ts';

export function openFinding(context: Context): Pick<Tables, 'of' | 'on' | 'shows'> {
  const { store, clock, log } = context;

  /** What everyone may know of a table, whether or not its game can be played; null for one that has expired or can't be read. */
  const read = async (id: string): Promise<TableInfo | null> => {
    try {
      const sitting = await store.sitting(id);
      const isOpen = sitting?.row.phase === 'playing' || sitting?.row.phase === 'gathering';
      if (!isOpen || isLate(sitting.row, clock())) return null;
      return infoOf(sitting, await troubleOf(context, id));
    } catch (error) {
      log.error({ err: error, table: id }, 'could not list a table');
      return null;
    }
  };

  const readAll = async (ids: readonly string[]): Promise<TableInfo[]> => (await Promise.all(ids.map(read))).filter((table) => table !== null);

  return {
    of: (user) =>
      context.look({ what: 'of', table: null, user }, async () => {
        const all = await readAll(await store.tablesWith(user));
        const waiting = all.filter((table) => waitsFor(table, user)).sort((a, b) => sinceOf(a, user) - sinceOf(b, user));
        return [...waiting, ...all.filter((table) => !waiting.includes(table)).sort((a, b) => sinceOf(b, null) - sinceOf(a, null))];
      }),
    shows: (user) => context.look({ what: 'shows', table: null, user }, async () => (await readAll(await store.showsBy(user))).reverse()),
    on: (guild) =>
      context.look({ what: 'on', table: null }, async () =>
        (await readAll(await store.tablesOn(guild))).sort(
          (a, b) => Number(b.trouble !== null) - Number(a.trouble !== null) || sinceOf(a, null) - sinceOf(b, null),
        ),
      ),
  };
}

/** Whether the game waits for this user: for their turn, or for their answer to an invitation. */
export const waitsFor = ({ toAct, seats, invited }: TableInfo, user: string): boolean =>
  (seats[user] !== undefined && toAct.includes(seats[user])) || invited.some(({ id }) => id === user);

/** Since when it waits, in ms since 1970: for this user, or (null) for its longest wait. A gathering counts as newer than any game. */
export function sinceOf({ since, seats, expires }: TableInfo, user: string | null): number {
  const mine = user === null ? undefined : seats[user];
  const times = mine === undefined ? Object.values(since) : [since[mine] ?? 0];
  return times.length > 0 ? Math.min(...times) : (expires ?? 0);
}
