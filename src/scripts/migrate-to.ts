/** `npm run migrate-to -- postgres://… [FILE]`: carries all games of the SQLite file over to an empty PostgreSQL database, and says what to do next. */
import { resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { isPostgres, nameOf } from '../store/address.ts';

process.umask(0o077);
try {
  const [address, file] = process.argv.slice(2);
  if (address === undefined || !isPostgres(address)) throw new Error('Usage: npm run migrate-to -- postgres://user:password@host/database [FILE]');
  const { beside } = readConfig(environment({ ...process.env, NODE_ENV: undefined }));
  // npm runs this in the program's folder; the file was named from where somebody stood.
  const path = file === undefined ? beside : resolve(process.env.INIT_CWD ?? '.', file);
  const { carryOver } = await import('../store/carry-over.ts');
  const { tables, isPlayed } = await carryOver(path, address);
  const name = nameOf(address);
  for (const { table, rows, hash } of tables)
    console.log(`${table.padEnd(14)}${String(rows).padStart(10)} rows  ${hash.slice(0, 16)}  the same on both sides`);
  console.log(`\n${path} is in ${name} now, and is itself as it was.`);
  console.log(
    isPlayed
      ? 'The bot is playing on that file: what is answered from now on stays there. To move for good, stop the bot, empty the database (dropdb, createdb), and do this again.'
      : `Now set DATABASE to that address (in .env) and start the bot. Keep ${path} until you have seen the games go on.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
