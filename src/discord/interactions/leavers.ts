/** Who has left the server: checked when the game waits for a player or asks for agreement. */
import { isFormerId } from '../../table/model/ids.ts';
import type { TableInfo } from '../../table/model/types.ts';
import type { Services } from './services.ts';

/** Asks Discord which players are still on the server, and notes it. An unknown answer changes nothing. Never rejects. */
export async function noteLeavers({ api, tables, log }: Pick<Services, 'api' | 'tables' | 'log'>, table: TableInfo | null): Promise<void> {
  if (table?.phase !== 'playing' || table.place.guild === null) return;
  const { id, people, place } = table;
  try {
    const humans = people.filter(({ id: user, computer }) => !computer && !isFormerId(user));
    const seen = await Promise.all(humans.map(async ({ id: user }) => ({ user, presence: await api.presence(place.guild!, user) })));
    const are = (...which: string[]) => seen.flatMap(({ user, presence }) => (which.includes(presence) ? [user] : []));
    await tables.noteGone(id, are('left', 'deleted'), are('here'));
  } catch (error) {
    log.warn({ err: error, table: id }, 'could not save that a player has left the server');
  }
}
