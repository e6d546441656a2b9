/** Who has had their data deleted, and which servers are to be forgotten. */

import type { Kit } from '../columns/kit.ts';

export function leavingTables({ flag, table, text, whole }: Kit) {
  /** A row for each person whose data was deleted: a salted hash of their id, by which a copy of the database that is restored is held to it. */
  const erasures = table('erasures', {
    hash: text().primaryKey(),
    salt: text().notNull(),
    /** When the last of it was deleted. */
    at: whole().notNull(),
    /** Whose data is being deleted; null: it is done. */
    user: text(),
    /** The id that takes the place of theirs; null: it has, everywhere. */
    alias: text(),
  });

  /** Servers that have removed the bot or asked it to delete their games, until that is done. */
  const departures = table('departures', {
    guild: text().primaryKey(),
    at: whole().notNull(),
    /** They asked for it: their games are deleted at once. */
    asked: flag().notNull(),
  });

  return { departures, erasures };
}
