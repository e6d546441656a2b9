/** A PostgreSQL database's name for people to read: without the password, and without options that might hold one. */
export function nameOf(address: string): string {
  if (!URL.canParse(address)) return 'the PostgreSQL database';
  const { protocol, username, host, pathname, searchParams } = new URL(address);
  const at = host || searchParams.get('host') || 'localhost';
  return `${protocol}//${username ? `${username}@` : ''}${at}${pathname}`;
}

/** Whether a database is on a PostgreSQL server, not in a file. */
export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//i.test(database);
