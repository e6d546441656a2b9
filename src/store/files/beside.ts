/** Files beside a database are named after it. */

/** The path of something beside the database at `path`: the `-backups` of `games.db` are in `games-backups`. */
export const beside = (path: string, what: string): string => `${path.replace(/\.db$/, '')}${what}`;

/** The database that something lies beside; null: this isn't a `what`. Assumes `.db` where the name dropped it. */
export const databaseBeside = (path: string, what: string): string | null => (path.endsWith(what) ? `${path.slice(0, -what.length)}.db` : null);
