/**
 * Which older releases may use a database that a newer one has migrated. The newer one records it in the database: a migration that only adds, and
 * says so in its first line (`-- expand`), shuts no release out; any other shuts out every release that lacks it.
 */

interface Migration {
  folderMillis: number;
  sql: readonly string[];
}

export const expands = ({ sql }: Migration): boolean => sql[0]?.startsWith('-- expand') ?? false;

/** When the newest migration that shuts older releases out was made, in milliseconds since 1970: a release that has it may use the database. */
export const compatibleFrom = (all: readonly Migration[]): number => all.findLast((one) => !expands(one))?.folderMillis ?? 0;

/** Whether a release whose newest migration was made at `newest` may use a database; `from`: what is recorded there, null: nothing. */
export const isCompatible = (newest: number, applied: number, from: number | null): boolean => applied <= newest || (from !== null && newest >= from);

/** The error for a release that may not. */
export const tooNew = (what: string, instead: string): string =>
  `The database ${what} was written by a newer version of this program, beside which this one may not run. Install that version, or choose another ${instead}.`;
