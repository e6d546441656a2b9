/** Finds by id, or throws a clear error: a missing entry is a bug, never a player's fault. */

/** Returns `found`, or throws if it is missing: «There is no state 'ZZ'.» for `needed(found, 'state', 'ZZ')`. Builds the message only then. */
export function needed<T>(found: T | null | undefined, what: string, id?: string | number): T {
  if (found === null || found === undefined) throw new Error(id === undefined ? `There is no ${what}.` : `There is no ${what} '${id}'.`);
  return found;
}

/** Finds an entry of a printed table by its id: `finder('state', states)('OH')`. Throws if no entry has the id. */
export function finder<T extends { readonly id: string }>(what: string, table: readonly T[]): (id: string) => T {
  const byId = new Map(table.map((entry) => [entry.id, entry]));
  return (id) => needed(byId.get(id), what, id);
}
