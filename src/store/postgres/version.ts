/** The oldest supported release of PostgreSQL; the tests run on it. */
import type { ClientBase } from '../drizzle/postgres.ts';
import { StoreError } from '../error.ts';

export const oldest = 15;

/** Throws a `StoreError` that says what to do if the server is older; `version` is the server's `server_version_num`: 150004 is 15.4. */
export function refuseOld(version: number, name: string): void {
  if (version >= 10_000 * oldest) return;
  const [major, rest] = [Math.floor(version / 10_000), version % 10_000];
  // Before 10, releases had three numbers.
  const told = major >= 10 ? `${major}.${rest}` : `${major}.${Math.floor(rest / 100)}.${rest % 100}`;
  throw new StoreError(
    `The database ${name} is on PostgreSQL ${told}, and this program needs ${oldest} or newer. Update the server (pg_upgrade), or restore a dump on a newer one (pg_dump, pg_restore).`,
  );
}

/** Asks for the server's release, and refuses one that is too old. */
export async function refuseOldServer(client: ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  refuseOld(Number(rows[0]!.server_version_num), name);
}
