/**
 * `npm run load -- answers`: plays tables of all games at random, first through three programs on PostgreSQL, then through one, then through one on
 * SQLite. At the end it prints a row for each, for `docs/scale.md`. Programs, players and database share this machine, so presses per second of
 * processor time say more than presses per second.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore as openPostgres } from '../../src/store/postgres/open.ts';
import { openStore as openSqlite } from '../../src/store/sqlite/open.ts';
import { isAtHand, startCluster } from '../../tests/tools/cluster.ts';
import { digits } from '../measure.ts';
import { watchServer } from './fleet.ts';
import { makeKeys, middleAndLast, play, type Round, sizeOf } from './round.ts';

const size = sizeOf({ tables: 1000, each: 2, atOnce: 6, seconds: 140, warming: 80 });

/** Its row of the table in `docs/scale.md`. */
async function rowOf(round: Round, keys: ReturnType<typeof makeKeys>): Promise<string> {
  const { presses, lost, perSecond, acknowledged, answered, used, usedByDatabase } = await play(round, keys);
  const cells = [
    round.what,
    presses.toLocaleString('en'),
    lost,
    digits(perSecond),
    middleAndLast(acknowledged),
    middleAndLast(answered),
    digits(presses / used),
    usedByDatabase > 0 ? `${((1000 * usedByDatabase) / presses).toFixed(1)} ms` : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

export async function answers(): Promise<void> {
  const keys = makeKeys();
  const folder = mkdtempSync(join(tmpdir(), 'hustings-load-'));
  const cluster = isAtHand ? await startCluster() : null;
  try {
    const rounds: Round[] = [];
    for (const [what, workers] of [['three workers on PostgreSQL', 3] as const, ['one worker on PostgreSQL', 1] as const]) {
      if (!cluster) continue;
      const { rows } = await cluster.query("SELECT pg_backend_pid() AS pid, (pg_read_file('postmaster.pid')) AS file");
      watchServer(Number(String(rows[0].file).split('\n')[0]));
      const database = await cluster.create(`load${workers}`);
      rounds.push({ ...size, what, workers, database, open: () => openPostgres(database) });
    }
    const file = join(folder, 'games.db');
    rounds.push({ ...size, what: 'one worker on SQLite', workers: 1, database: file, open: () => openSqlite(file) });
    const rows: string[] = [];
    for (const one of rounds) rows.push(await rowOf(one, keys));
    console.log(rows.reverse().join('\n'));
  } finally {
    await cluster?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
