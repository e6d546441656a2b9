/** People who have had their data deleted, and servers to forget. */

import type { Kit } from '../columns/kit.ts';

export function leavingTables({ flag, table, text, whole }: Kit) {
  /** A row for each person whose data was deleted: a salted hash of their id, so that a restored copy of the database deletes their data again. */
  const erasures = table('erasures', {
    hash: text().primaryKey(),
    salt: text().notNull(),
    /** When the last of it was deleted. */
    at: whole().notNull(),
    /** Whose data is being deleted; null once that is done. */
    user: text(),
    /** The id that replaces theirs; null once it has done so everywhere. */
    alias: text(),
  });

  /** Servers that have removed the bot or asked it to delete their games, until that is done. */
  const departures = table('departures', {
    guild: text().primaryKey(),
    at: whole().notNull(),
    /** Whether they asked for it: then their games are deleted at once. */
    asked: flag().notNull(),
  });

  return { departures, erasures };
}
