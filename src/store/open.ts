/** The database as the program holds it, on the engine it names. */
import { isPostgres } from './address.ts';
import type { OwnOptions, OwnStore } from './held.ts';
import { openOwnStore as openSqlite } from './sqlite/own.ts';

/** Opens a SQLite file for this program alone, or a PostgreSQL database beside others. Rejects with a `StoreError` that says what to do. */
export async function openOwnStore(database: string, options: OwnOptions): Promise<OwnStore> {
  if (!isPostgres(database)) return openSqlite(database, options);
  // Its driver is loaded for those who ask for it.
  const { openOwnStore: openPostgres } = await import('./postgres/own.ts');
  return openPostgres(database, options);
}
