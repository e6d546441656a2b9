/**
 * `npm run migrate-to [-- FILE]`: carries all games of the SQLite file over to the empty PostgreSQL database named by `MIGRATE_TO`, in the
 * environment or in `.env`, and says what to do next. An address without a password may be given on the command line instead. If `MIGRATE_TO` names a
 * file, the games of the PostgreSQL database in `DATABASE` go there.
 */
import { resolve } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { isPostgres, nameOf } from '../store/address.ts';

const usage = `Name the empty PostgreSQL database to move the games to: write MIGRATE_TO=postgres://user:password@host/database into .env, then
  npm run migrate-to [-- FILE]
To move them from the PostgreSQL database in DATABASE to a file that is not there yet: write MIGRATE_TO=hustings.db into .env, then
  npm run migrate-to`;

/** The target, and the file that was named. Other users of a machine can read its command lines, so this refuses passwords there. */
function asked(words: readonly string[], named: string | undefined): { target: string; file: string | undefined } {
  const [first, second] = words;
  const isGiven = first !== undefined && isPostgres(first);
  const target = isGiven ? first : named?.trim();
  if (!target) throw new Error(usage);
  const { password, searchParams } = URL.parse(isGiven ? target : '') ?? { password: '', searchParams: new URLSearchParams() };
  if (password !== '' || searchParams.has('password')) {
    throw new Error(
      'Other users of this machine can read the command line, which has a password in it. Change the password, put MIGRATE_TO with the new one into .env, and leave the address out of the command.',
    );
  }
  return { target, file: isGiven ? second : first };
}

type Settings = ReturnType<typeof environment>;

/** What to carry where, and what to do next. */
interface Move {
  from: string;
  to: string;
  carry(): ReturnType<typeof import('../store/carry-over/index.ts').carryBack>;
  /** What to remove before another try, if a program was playing. */
  again: string;
  next: string;
}

async function toServer(settings: Settings, address: string, file: string | undefined): Promise<Move> {
  const { beside } = readConfig(settings);
  // npm runs this in the program's folder; the user named the file from their own.
  const path = file === undefined ? beside : resolve(process.env.INIT_CWD ?? '.', file);
  const { carryOver } = await import('../store/carry-over/index.ts');
  return {
    from: path,
    to: nameOf(address),
    carry: () => carryOver(path, address),
    again: 'empty the database (dropdb, createdb)',
    next: `Now set DATABASE to that address (in .env) and start the bot. Keep ${path} until you have seen the games go on.`,
  };
}

async function toFile(settings: Settings, named: string): Promise<Move> {
  const { database } = readConfig(settings);
  const { database: path } = readConfig({ ...settings, DATABASE: named });
  if (!isPostgres(database) || path === ':memory:') throw new Error(usage);
  const { carryBack } = await import('../store/carry-over/index.ts');
  const from = nameOf(database);
  return {
    from,
    to: path,
    carry: () => carryBack(database, path),
    again: 'remove the file',
    next: `Now set DATABASE=${path} (in .env) and start one program of the bot. Keep ${from} until you have seen the games go on.`,
  };
}

process.umask(0o077);
try {
  const settings = environment({ ...process.env, NODE_ENV: undefined });
  const { target, file } = asked(process.argv.slice(2), settings.MIGRATE_TO);
  const { from, to, carry, again, next } = isPostgres(target) ? await toServer(settings, target, file) : await toFile(settings, target);
  const { tables, isPlayed } = await carry();
  for (const { table, rows, hash } of tables)
    console.log(`${table.padEnd(14)}${String(rows).padStart(10)} rows  ${hash.slice(0, 16)}  the same on both sides`);
  console.log(`\n${from} is in ${to} now, and is itself as it was.`);
  console.log(
    isPlayed ? `The bot is still using ${from}, so new answers go there. To move for good, stop the bot, ${again}, and run this again.` : next,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
