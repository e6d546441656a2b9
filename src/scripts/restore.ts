/**
 * `npm run restore -- FILE`: replaces the database with a copy, and keeps what was there. Without a file, lists the copies. On PostgreSQL, after
 * `pg_restore` has brought a dump back: deletes again what people had deleted since, according to the files that workers have kept; by default, this
 * machine's.
 */
import { resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { isPostgres } from '../store/address.ts';
import { beside } from '../store/files/beside.ts';
import { deletionsFile, deletionsIn } from '../store/postgres/deletions.ts';
import { backupsOf, folderOf } from '../store/sqlite/backups.ts';
import { restore } from '../store/sqlite/restoring/restore.ts';

const told = (erased: number, since: string): string =>
  `${erased === 1 ? 'One person has' : `${erased} people have`} had their data deleted since that ${since}. The next start deletes it from this one too.`;

/** A dump that pg_restore has brought back knows nothing of the deletions made since. */
async function eraseAgain(database: string, files: readonly string[]): Promise<void> {
  const known = files.flatMap((file) => deletionsIn(resolve(process.env.INIT_CWD ?? '.', file)));
  const { eraseAgainOn } = await import('../store/postgres/erased.ts');
  console.log(told(await eraseAgainOn(database, known, Date.now()), 'dump was made'));
}

process.umask(0o077);
try {
  const { database, beside: path } = readConfig(environment({ ...process.env, NODE_ENV: undefined }));
  const [name, ...more] = process.argv.slice(2);
  if (isPostgres(database)) {
    await eraseAgain(database, name === undefined ? [beside(path, deletionsFile)] : [name, ...more]);
    process.exit(0);
  }
  if (name === undefined) {
    const copies = backupsOf(database).map(({ file, at }) => `  ${file}  (${new Date(at).toLocaleString()})`);
    console.log(copies.length === 0 ? `There are no copies in ${folderOf(database)}.` : `Choose one: npm run restore -- FILE\n${copies.join('\n')}`);
    process.exit(1);
  }
  // npm runs this in the program's folder; the user named the file from their own.
  const waiting = (why: string) => console.error(`${why} Waiting for a sign of life …`);
  const { kept, erased } = await restore(resolve(process.env.INIT_CWD ?? '.', name), database, Date.now(), waiting);
  console.log(`${database} now has the contents of ${name}.${kept === null ? '' : ` Its old contents are kept as ${kept}.`}`);
  if (erased > 0) console.log(told(erased, 'copy was made'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
