/**
 * `node bench/load/bytes.ts`: plays whole games of each kind at random by calls to the table, and prints the room they take in the database on each
 * engine, one line of JSON each. No Discord, no pictures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import pino from 'pino';
import { games } from '../../src/games/index.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { openStore as openPostgres } from '../../src/store/postgres/open.ts';
import { openStore as openSqlite } from '../../src/store/sqlite/open.ts';
import { openTables } from '../../src/table/index.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { randomAnswer } from '../../tests/standing/play.ts';
import { isAtHand, startCluster } from '../../tests/tools/cluster.ts';

const each = Number(process.env.GAMES ?? 3);

/** Plays them all. Returns how many answers they took. */
async function playOn(store: Store, game: (typeof games)[number], first: number): Promise<number> {
  const { tables } = openTables({ store, games, clock: Date.now, chance: cryptoChance, log: pino({ level: 'error' }) });
  const chance = openRandom(startRandom('5'.repeat(64)), () => {});
  let answers = 0;
  for (let i = first; i < first + each; i++) {
    const id = (n: number) => String(118_124_100_000_000_000n + BigInt(i * 10 + n));
    const [host, ...invited] = Array.from({ length: game.rules.players.min }, (_, n) => ({ id: id(n), name: `P${n}` }));
    const place = { guild: id(7), channel: id(8) };
    const told = await tables.open({ game: game.command, place, host: host!, invited, options: {}, lang: 'en', request: id(9) });
    if (!told.ok) throw new Error(JSON.stringify(told.error));
    const table = told.value.id;
    for (const person of invited) await tables.accept(table, person, `${person.id}5`);
    for (let isOver = false; !isOver; ) {
      for (const { id: user } of [host!, ...invited]) {
        const snapshot = await tables.snapshot(table, user);
        if (!snapshot.ok) throw new Error(snapshot.error.why);
        isOver = snapshot.value.table.phase === 'over';
        const { asked } = snapshot.value;
        if (isOver || !asked) continue;
        const { picked } = randomAnswer(asked.decision, chance);
        await tables.answer(table, user, asked.ref, picked, String(118_124_300_000_000_000n + BigInt(first) * 1_000_000n + BigInt(++answers)));
      }
    }
  }
  return answers;
}

async function measure(database: string, store: Store, bytes: () => Promise<number>): Promise<void> {
  for (const [i, game] of games.entries()) {
    const before = await bytes();
    const began = performance.now();
    const answers = await playOn(store, game, 1000 * (i + 1));
    const seconds = (performance.now() - began) / 1000;
    const perGame = Math.round(((await bytes()) - before) / each);
    console.log(
      JSON.stringify({
        database,
        game: game.command,
        games: each,
        answersPerGame: Math.round(answers / each),
        bytesPerGame: perGame,
        answersPerSecond: Math.round(answers / seconds),
      }),
    );
  }
  await store.close();
}

/** The pages in use, including those waiting in the write-ahead log. */
function bytesOf(path: string): number {
  const raw = new Database(path, { readonly: true });
  const [pages, size] = [raw.pragma('page_count', { simple: true }), raw.pragma('page_size', { simple: true })];
  raw.close();
  return Number(pages) * Number(size);
}

const folder = mkdtempSync(join(tmpdir(), 'hustings-bytes-'));
const file = join(folder, 'games.db');
const sqlite = openSqlite(file);
await measure('SQLite', sqlite, async () => bytesOf(file));
rmSync(folder, { recursive: true, force: true });
if (isAtHand) {
  const cluster = await startCluster();
  const address = await cluster.create('bytes');
  const client = new pg.Client({ connectionString: address });
  const store = await openPostgres(address);
  await client.connect();
  const size = "SELECT sum(pg_total_relation_size(oid))::int8 AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";
  await measure('PostgreSQL', store, async () => {
    await client.query('VACUUM FULL');
    return Number((await client.query<{ bytes: string }>(size)).rows[0]!.bytes);
  });
  await client.end();
  await cluster.end();
}
