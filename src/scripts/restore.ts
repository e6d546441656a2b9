/** `npm run restore -- FILE`: puts a copy of the database in its place, and keeps what was there. Without a file it names the copies. */
import { resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { isPostgres } from '../store/address.ts';
import { StoreError } from '../store/error.ts';
import { backupsOf, folderOf } from '../store/sqlite/backups.ts';
import { restore } from '../store/sqlite/restore.ts';

process.umask(0o077);
try {
  const { database } = readConfig(environment({ ...process.env, NODE_ENV: undefined }));
  if (isPostgres(database)) throw new StoreError('DATABASE is a PostgreSQL server: what pg_dump has copied, pg_restore brings back.');
  const [name] = process.argv.slice(2);
  if (name === undefined) {
    const copies = backupsOf(database).map(({ file, at }) => `  ${file}  (${new Date(at).toLocaleString()})`);
    console.log(copies.length === 0 ? `There is no copy in ${folderOf(database)}.` : `Say which: npm run restore -- FILE\n${copies.join('\n')}`);
    process.exit(1);
  }
  // npm runs this in the program's folder; the file was named from where somebody stood.
  const waiting = (why: string) => console.error(`${why} Waiting for a sign of life …`);
  const { kept, erased } = await restore(resolve(process.env.INIT_CWD ?? '.', name), database, Date.now(), waiting);
  console.log(`${database} is now what ${name} was.${kept === null ? '' : ` What was there is kept as ${kept}.`}`);
  if (erased > 0)
    console.log(
      `${erased === 1 ? 'One person has' : `${erased} people have`} had their data deleted since that copy was made: the next start deletes it from this one.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
