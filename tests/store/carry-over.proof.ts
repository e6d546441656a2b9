/** A SQLite file moves to PostgreSQL as a whole, and its games go on there. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { carryOver } from '../../src/store/carry-over/index.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';

const quiet = { error: () => {}, warn: () => {}, info: () => {} };
let cluster: Cluster;
let made = 0;
const empty = () => cluster.create(`target${++made}`);

async function stored(address: string) {
  const store = await openStore(address);
  onTestFinished(() => store.close());
  return store;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hustings-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** A file with a game in the middle of a card, one that is over, and one that is still gathering. */
async function played(path: string) {
  const context = openTestContext({ path });
  const { id, a } = await context.hand.beginTurns();
  await must(context.hand.answer(id, a, 'pair'));
  const over = await context.hand.begin([ada, bob], {}, '2');
  await must(context.tables.resign(over.id, bob.id, 'bye'));
  const place = { guild: null, channel: '3' };
  await must(context.tables.open({ game: 'demo', place, host: bob, invited: [], options: {}, lang: 'fr', request: '1200000012582912369' }));
  return { context, id, a };
}

describe('carried over to PostgreSQL', needsPostgres, () => {
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.end());

  test('a game goes on in the middle of a card, and nothing is missing', async () => {
    const path = join(folder(), 'games.db');
    const { context, id, a } = await played(path);
    const address = await empty();
    const { tables, isPlayed } = await carryOver(path, address);
    expect(isPlayed).toBe(false);
    expect(tables.find(({ table }) => table === 'tables')).toMatchObject({ rows: 3 });

    const store = await stored(address);
    const all = 999_999;
    for (const read of [
      (from: typeof store) => from.sitting(id),
      (from: typeof store) => from.standing(id),
      (from: typeof store) => from.log(id, 'A', all, all),
      (from: typeof store) => from.due(all * all, all),
      (from: typeof store) => from.seen('1200000012582912369'),
    ]) {
      expect(await read(store)).toEqual(await read(context.store));
    }
    const next = openTestContext({ store, prefix: 'next' });
    await must(next.hand.answer(id, a, 'one'));
    await must(next.tables.undo(id, a.id, 'back'));
    expect((await next.hand.asked(id, a))?.decision.ask.key).toBe('demo.which');
    await context.store.close();
  });

  test('deliveries go on being counted where they were', async () => {
    const path = join(folder(), 'games.db');
    const { context, id } = await played(path);
    const before = Math.max(...(await context.store.due(Number.MAX_SAFE_INTEGER, 99)).map((delivery) => delivery.id));
    await context.store.commit([['dropDeliveries', id]]);
    await context.store.close();
    const address = await empty();
    await carryOver(path, address);
    const store = await stored(address);
    await store.commit([['queue', id, 'show', true, 1]]);
    expect((await store.due(1, 9)).find((delivery) => delivery.table === id)!.id).toBeGreaterThan(before);
  });

  test('a file that somebody plays on is, as it was at one moment', async () => {
    const path = join(folder(), 'games.db');
    const { context } = await played(path);
    await context.store.close();
    const own = await openOwnStore(path, { log: quiet });
    onTestFinished(() => own.stop());
    const { isPlayed } = await carryOver(path, await empty());
    expect(isPlayed).toBe(true);
    expect(readdirSync(join(path, '..')).filter((name) => name.includes('carried'))).toEqual([]);
  });

  test('a file of an older version is brought up to date there, and stays as it was', async () => {
    const path = join(folder(), 'old.db');
    const raw = new Database(path);
    raw.exec(readFileSync(join(import.meta.dirname, 'old', 'database.sql'), 'utf8'));
    raw.close();
    const before = readFileSync(path);
    const address = await empty();
    await carryOver(path, address);
    expect(readFileSync(path).equals(before)).toBe(true);
    const told = JSON.parse(readFileSync(join(import.meta.dirname, 'old', 'told.json'), 'utf8')) as { id: string; [what: string]: unknown };
    const store = await stored(address);
    expect(await store.answers(told.id, 0)).toEqual(told.answers);
    expect(await store.log(told.id, null, 999, 999)).toEqual(told.spectator);
    expect(await store.checkpoint(told.id)).toEqual(told.checkpoint);
  });

  test('not where there are games already, and nothing where a row arrives changed', async () => {
    const path = join(folder(), 'games.db');
    const { context } = await played(path);
    await context.store.close();
    const address = await empty();
    const spoiled = await stored(address);
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.seat = NEW.seat || ''!''; RETURN NEW; END'`);
    await client.query('CREATE TRIGGER spoil BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION spoil()');
    await expect(carryOver(path, address)).rejects.toThrow(/'answers' is not the same on both sides/);
    expect(await spoiled.tablesWith(ada.id)).toEqual([]);

    await client.query('DROP TRIGGER spoil ON answers');
    await carryOver(path, address);
    await expect(carryOver(path, address)).rejects.toThrow(/is not empty: \d+ rows/);
    await expect(carryOver(join(path, '..', 'no.db'), address)).rejects.toThrow(/There is no database/);
  });
});
