/** What lies beside a database bears its name. */

/** The path of what lies beside the database at `path`: `games.db` has its `-backups` in `games-backups`. */
export const beside = (path: string, what: string): string => `${path.replace(/\.db$/, '')}${what}`;

/** The database beside which something lies; null: that is nobody's `what`. A name without `.db` is taken to have had it. */
export const databaseBeside = (path: string, what: string): string | null => (path.endsWith(what) ? `${path.slice(0, -what.length)}.db` : null);
