/** Opens the database that the program holds, on the engine that its address names. */
import { isPostgres } from './address.ts';
import type { OwnOptions, OwnStore } from './held.ts';
import { openOwnStore as openSqlite } from './sqlite/own.ts';

/** Opens a SQLite file for this program alone, or a PostgreSQL database shared with others. Rejects with a `StoreError` that says what to do. */
export async function openOwnStore(database: string, options: OwnOptions): Promise<OwnStore> {
  if (!isPostgres(database)) return openSqlite(database, options);
  // Loads the driver only if it is needed.
  const { openOwnStore: openPostgres } = await import('./postgres/own.ts');
  return openPostgres(database, options);
}
