/**
 * `npm run migrate-to [-- FILE]`: carries all games of the SQLite file over to the empty PostgreSQL database that `MIGRATE_TO` names, in the environment or
 * in `.env`, and says what to do next. An address without a password may be given on the command line instead.
 */
import { resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { isPostgres, nameOf } from '../store/address.ts';

const usage = `Name the empty PostgreSQL database to move the games to: write MIGRATE_TO=postgres://user:password@host/database into .env, then
  npm run migrate-to [-- FILE]`;

/** Where to, and the file that was named. Other users of a machine read its command lines, so a password is refused there. */
function asked(words: readonly string[], named: string | undefined): { address: string; file: string | undefined } {
  const [first, second] = words;
  const isGiven = first !== undefined && isPostgres(first);
  const address = isGiven ? first : named?.trim();
  if (address === undefined || !isPostgres(address)) throw new Error(usage);
  const { password, searchParams } = URL.parse(isGiven ? address : '') ?? { password: '', searchParams: new URLSearchParams() };
  if (password !== '' || searchParams.has('password')) {
    throw new Error(
      'Other users of this machine can read the command line, which has a password in it. Change the password, put MIGRATE_TO with the new one into .env, and leave the address out of the command.',
    );
  }
  return { address, file: isGiven ? second : first };
}

process.umask(0o077);
try {
  const settings = environment({ ...process.env, NODE_ENV: undefined });
  const { address, file } = asked(process.argv.slice(2), settings.MIGRATE_TO);
  const { beside } = readConfig(settings);
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
      ? 'The bot is still using that file, so new answers go there. To move for good, stop the bot, empty the database (dropdb, createdb), and run this again.'
      : `Now set DATABASE to that address (in .env) and start the bot. Keep ${path} until you have seen the games go on.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
