/**
 * Which older releases may use a database that a newer one has brought up to date. The newer one writes it down there: a migration that only adds, and says
 * so in its first line (`-- expand`), shuts out nobody; any other shuts out whoever lacks it.
 */

interface Migration {
  folderMillis: number;
  sql: readonly string[];
}

export const expands = ({ sql }: Migration): boolean => sql[0]?.startsWith('-- expand') ?? false;

/** When the newest migration was made that shuts older releases out, in milliseconds since 1970: whoever has it may use the database. */
export const compatibleFrom = (all: readonly Migration[]): number => all.findLast((one) => !expands(one))?.folderMillis ?? 0;

/** Whether a release whose newest migration was made then may use a database; `from`: what is written there, null: nothing. */
export const isCompatible = (newest: number, applied: number, from: number | null): boolean => applied <= newest || (from !== null && newest >= from);

/** What one hears whose release may not. */
export const tooNew = (what: string, instead: string): string =>
  `The database ${what} was written by a newer version of this program, beside which this one may not run. Install that version, or choose another ${instead}.`;
