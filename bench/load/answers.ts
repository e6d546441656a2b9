/**
 * `npm run load -- answers`: plays tables of all games at random, by signed HTTP interactions, first through three programs on PostgreSQL, then
 * through one, then through one on SQLite. At the end it prints a row for each, for `docs/scale.md`. As many presses are under way at any moment as
 * there are tables in play, because each player waits for the panel before going on. Nothing counts before all boards are posted and every program
 * has warmed up. Programs, players and database share this machine, so presses per second of processor time say more than presses per second. Boards
 * and panels are drawn as one pixel; `npm run bench picture` measures the cost of pictures.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { games } from '../../src/games/index.ts';
import { openStore as openPostgres } from '../../src/store/postgres/open.ts';
import { openStore as openSqlite } from '../../src/store/sqlite/open.ts';
import { openTables } from '../../src/table/index.ts';
import type { Store } from '../../src/table/model/store.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { isAtHand, startCluster } from '../../tests/tools/cluster.ts';
import { digits, quantile } from '../measure.ts';
import { startFleet, watchServer } from './fleet.ts';
import { playAll, type Seated } from './players.ts';
import { openSink, type Sink } from './sink.ts';

const tables = Number(process.env.TABLES ?? 1000);
const each = Number(process.env.ANSWERS ?? 2);
const atOnce = Number(process.env.AT_ONCE ?? 6);
/** How long a run counts at most, in seconds. */
const seconds = Number(process.env.SECONDS ?? 140);
/** How many tables are played per program before it counts. */
const warming = Number(process.env.WARMING ?? 80);

/** Games that have begun, one kind after another, each with as few players as possible. */
async function seatAll(store: Store, tables: number): Promise<Seated[]> {
  const log = pino({ level: 'error' });
  const { tables: on } = openTables({ store, games, clock: Date.now, chance: cryptoChance, log });
  const seat = async (i: number): Promise<Seated> => {
    const game = games[i % games.length]!;
    const user = (n: number) => String(118_124_100_000_000_000n + BigInt(i * 10 + n));
    const [guild, channel] = [String(118_124_200_000_000_000n + BigInt(i)), String(118_124_300_000_000_000n + BigInt(i))];
    const [host, ...invited] = Array.from({ length: game.rules.players.min }, (_, n) => ({ id: user(n), name: `P${user(n).slice(-4)}` }));
    const request = { game: game.command, place: { guild, channel }, host: host!, invited, options: {}, lang: 'en' as const, request: user(9) };
    const opened = await on.open(request);
    if (!opened.ok) throw new Error(`No table: ${JSON.stringify(opened.error)}`);
    for (const [n, person] of invited.entries()) await on.accept(opened.value.id, person, `${user(9)}${n}`);
    return { table: opened.value.id, guild, channel, users: [host!, ...invited].map(({ id }) => id) };
  };
  const seated: Seated[] = [];
  for (let i = 0; i < tables; i += 50) seated.push(...(await Promise.all(Array.from({ length: Math.min(50, tables - i) }, (_, n) => seat(i + n)))));
  return seated;
}

interface Run {
  what: string;
  workers: number;
  database: string;
  open(): Promise<Store> | Store;
}

/** Resolves when nothing has been posted for a second. */
async function allPosted(sink: Sink): Promise<void> {
  for (let before = -1; sink.posts !== before; await wait(1000)) before = sink.posts;
}

/** Plays one run. Returns its row of the table in `docs/scale.md`. */
async function run({ what, workers, database, open }: Run, key: KeyObject, publicKey: string): Promise<string> {
  const say = (text: string) => process.stderr.write(`${what}: ${text}\n`);
  const store = await open();
  const seated = await seatAll(store, tables + workers * warming);
  await store.close();
  const sink = await openSink();
  const env = { DISCORD_API: sink.api, DISCORD_TOKEN: 'load', DISCORD_PUBLIC_KEY: publicKey, DATABASE: database };
  const fleet = await startFleet(workers, env);
  const forMs = 1000 * seconds;
  const common = { ports: fleet.ports, key, sink, each, atOnce, forMs };
  say(`${seated.length} tables have begun, their boards are being posted`);
  await allPosted(sink);
  say('warming up');
  await playAll({ ...common, tables: seated.splice(0, workers * warming), progress: () => {} });
  await allPosted(sink);

  const began = performance.now();
  const before = { cpu: fleet.cpu(), cpuOfDatabase: fleet.cpuOfDatabase(), posts: sink.posts };
  let shown = 0;
  const progress = (answers: number) => {
    if (answers < shown + 250) return;
    shown = answers;
    say(`${answers} answers in ${Math.round((performance.now() - began) / 1000)} s`);
  };
  const { acknowledged, answered, answers, lost } = await playAll({ ...common, tables: seated, progress });
  const took = (performance.now() - began) / 1000;
  await allPosted(sink);
  const used = fleet.cpu() - before.cpu;
  const usedByDatabase = fleet.cpuOfDatabase() - before.cpuOfDatabase;
  await fleet.stop();
  await sink.close();
  const presses = answered.length;
  const middleAndLast = (ms: readonly number[]) => `${digits(quantile(ms, 0.5))}, ${digits(quantile(ms, 0.99))} ms`;
  say(`${answers} answers, ${sink.posts - before.posts} posts and edits, the slowest acknowledgement ${digits(Math.max(...acknowledged))} ms`);
  const cells = [
    what,
    presses.toLocaleString('en'),
    lost,
    digits(presses / took),
    middleAndLast(acknowledged),
    middleAndLast(answered),
    digits(presses / used),
    usedByDatabase > 0 ? `${((1000 * usedByDatabase) / presses).toFixed(1)} ms` : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

export async function answers(): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const hex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'hustings-load-'));
  const cluster = isAtHand ? await startCluster() : null;
  try {
    const runs: Run[] = [];
    for (const [what, workers] of [['three workers on PostgreSQL', 3] as const, ['one worker on PostgreSQL', 1] as const]) {
      if (!cluster) continue;
      const { rows } = await cluster.query("SELECT pg_backend_pid() AS pid, (pg_read_file('postmaster.pid')) AS file");
      watchServer(Number(String(rows[0].file).split('\n')[0]));
      const database = await cluster.create(`load${workers}`);
      runs.push({ what, workers, database, open: () => openPostgres(database) });
    }
    const file = join(folder, 'games.db');
    runs.push({ what: 'one worker on SQLite', workers: 1, database: file, open: () => openSqlite(file) });
    const rows: string[] = [];
    for (const one of runs) rows.push(await run(one, privateKey, hex));
    console.log(rows.reverse().join('\n'));
  } finally {
    await cluster?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
