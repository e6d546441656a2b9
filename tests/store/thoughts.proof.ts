/**
 * Computers' turns among several processes on one PostgreSQL: one process thinks about each, another takes over if that one dies, and processes that
 * only wait never do.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { startChild } from '../e2e/child.ts';
import { openGroundToday } from '../e2e/stage.ts';
import { ada, must, openTestContext, place, type Setting } from '../table/context.ts';
import { thinkingGame } from '../table/demo-mind.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';
import { onlyLong } from '../tools/often.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());
let made = 0;

async function fresh(): Promise<{ address: string; store: Store }> {
  const address = await cluster!.create(`thoughts${++made}`);
  const store = await openStore(address);
  onTestFinished(() => store.close());
  return { address, store };
}

/** Gains a point each turn and bids three. Notes each thought it begins. */
function noting(begun: string[]): Thinker {
  return {
    think({ known, seed }) {
      begun.push(`${seed}`);
      const picked = [JSON.stringify(known).includes('takeTurn') ? 'gain' : '3'];
      return { thought: Promise.resolve({ picked, moves: [], why: null, iterations: 0, cut: false }), callOff: () => {} };
    },
  };
}
/** Ends only when it is called off. */
const endless: Thinker = {
  think() {
    let callOff = () => {};
    const thought = new Promise<null>((resolve) => {
      callOff = () => resolve(null);
    });
    return { thought, callOff };
  },
};
const setting: Setting = { games: [thinkingGame], lifetimes: { pause: 0 } };

/** A store that can die: from then on no call to it ever settles, as if the process were dead. */
function mortal(store: Store) {
  let isDead = false;
  const of = new Proxy(store, {
    get: (under, name: keyof Store) =>
      typeof under[name] === 'function' && name !== 'onCall' && name !== 'onTold'
        ? (...given: never[]) => (isDead ? new Promise(() => {}) : (under[name] as (...given: never[]) => unknown)(...given))
        : under[name],
  });
  return { store: of, die: () => (isDead = true) };
}

describe('processes on one PostgreSQL', needsPostgres, () => {
  test('begin each thought once between them, whoever looks when', async () => {
    const { store } = await fresh();
    const begun: string[] = [];
    const workers = ['one', 'two', 'tri'].map((prefix) => openTestContext({ ...setting, store, prefix, thinker: noting(begun) }));
    let isOver = false;
    const start = performance.now() - workers[0]!.clock.now;
    const looking = workers.map(async ({ clock, computers }) => {
      while (!isOver) {
        clock.now = Math.floor(performance.now() - start);
        await Promise.all([computers.look(), computers.repair()]);
        await wait(1);
      }
    });
    const shows = workers.map(({ tables, request }, i) =>
      must(
        tables.open({
          ...{ game: 'demo', place: { ...place, channel: `${i}` }, host: ada, invited: [aComputer('novice'), aComputer('expert')] },
          ...{ options: {}, lang: 'en' as const, watches: true, request: request() },
        }),
      ),
    );
    const ids = (await Promise.all(shows)).map(({ id }) => id);
    const phases = () => Promise.all(ids.map(async (id) => (await store.table(id))!.phase));
    await expect.poll(phases, { timeout: 60_000 }).toEqual(['over', 'over', 'over']);
    for (const { logged } of workers) for (const { fields, text } of logged) console.log(text, fields);
    isOver = true;
    await Promise.all(looking);
    await Promise.all(workers.map(({ computers }) => computers.stop()));
    console.log(`${begun.length} thoughts`);
    expect(begun.length).toBeGreaterThan(20);
    expect(begun.length - new Set(begun).size, 'begun twice').toBe(0);
    expect(workers.flatMap(({ logged }) => logged)).toEqual([]);
  });

  test("add missing jobs beside a computer's answer without waiting in a circle", async () => {
    const { address, store } = await fresh();
    const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const begun = noting([]);
    const isTurnOfB = (known: unknown) => JSON.stringify(known).includes('"active":"B"');
    const thinker: Thinker = {
      think(given, ...rest) {
        const { thought, callOff } = begun.think(given, ...rest);
        if (!isTurnOfB(given.known)) return { thought, callOff };
        asked.resolve();
        return { thought: gate.promise.then(() => thought), callOff };
      },
    };
    const worker = openTestContext({ ...setting, store, thinker });
    const open = { game: 'demo', place, host: ada, invited: [aComputer('novice'), aComputer('expert')], options: {}, lang: 'en' as const };
    const { id } = await must(worker.tables.open({ ...open, watches: true, request: worker.request() }));
    await worker.computers.look();
    await asked.promise;
    const repairing = new pg.Client({ connectionString: address });
    await repairing.connect();
    onTestFinished(() => repairing.end());
    const put = (seat: string) =>
      repairing.query(
        `INSERT INTO jobs (kind, key, "table", due, holder, tries) SELECT 'think', id || ' ' || $2, id, 0, null, 0 FROM tables WHERE id = $1
         ON CONFLICT DO NOTHING`,
        [id, seat],
      );
    await repairing.query('BEGIN');
    await put('A');
    gate.resolve();
    const waiting = async () => (await cluster!.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    await put('B');
    await repairing.query('COMMIT');
    await expect.poll(async () => (await store.table(id))!.phase, { timeout: 20_000 }).toBe('over');
    expect(cluster!.errors().filter((line) => line.includes('deadlock'))).toEqual([]);
    expect(worker.logged).toEqual([]);
    await worker.computers.stop();
  });

  test('take up what one that has died was thinking of when its time is over, and not before', async () => {
    const { store } = await fresh();
    const dying = mortal(store);
    const first = openTestContext({ ...setting, store: dying.store, thinker: endless });
    const open = { game: 'demo', place, host: ada, invited: [aComputer('novice')], options: {}, lang: 'en' as const };
    const { id, seats } = await must(first.tables.open({ ...open, request: first.request() }));
    await first.computers.look();
    dying.die();
    const begun: string[] = [];
    const other = openTestContext({ ...setting, store, prefix: 'other', thinker: noting(begun) });
    const look = async () => {
      await other.computers.look();
      await other.computers.quiet();
      return (await store.table(id))!.toAct;
    };
    other.clock.now += 29_000;
    expect([await look(), begun]).toEqual([expect.arrayContaining([seats['computer-1']]), []]);
    other.clock.now += 1000;
    expect(await look()).toEqual([seats[ada.id]]);
    expect(other.logged).toEqual([]);
    await other.computers.stop();
  });

  test('with a thousand games against computers, one that only waits makes about a transaction a second', {
    ...onlyLong,
    timeout: 180_000,
  }, async () => {
    const { address, store } = await fresh();
    const context = openTestContext({ games, store, lifetimes: { pause: 0 }, thinker: endless });
    const open = { game: 'campaign', host: ada, invited: [aComputer('novice')], lang: 'en' as const };
    const ids: string[] = [];
    // A person's turn, and a computer's turn in a paused game.
    for (const [channel, first] of [
      ['1', 'obama'],
      ['2', 'mccain'],
    ] as const) {
      const options = { side: 'obama', first };
      const { id } = await must(context.tables.open({ ...open, options, place: { ...place, channel }, request: context.request() }));
      if (first === 'mccain') await must(context.tables.propose(id, ada, 'pause', null, context.request()));
      ids.push(id);
    }
    await context.computers.stop();
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    onTestFinished(() => client.end());
    for (const [table, column, also] of [
      ['tables', 'id', 'channel'],
      ['people', 'table', null],
      ['positions', 'table', null],
      ['checkpoints', 'table', null],
      ['turns', 'table', null],
    ]) {
      const { rows } = await client.query<{ name: string }>(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
        [table],
      );
      const copied = rows.map(({ name }) => (name === column || name === also ? `"${name}" || '_' || n` : `"${name}"`)).join();
      const names = rows.map(({ name }) => `"${name}"`).join();
      await client.query(`INSERT INTO ${table} (${names}) SELECT ${copied} FROM ${table}, generate_series(1, 499) n WHERE "${column}" = ANY($1)`, [
        ids,
      ]);
    }
    await client.query('UPDATE tables SET announced = messages, queued = messages, called = to_act; DELETE FROM errands; ANALYZE');
    // It listens as a worker does, and would be counted as a second one.
    await store.close();
    const ground = await openGroundToday();
    await startChild(ground, address, 'none');
    await wait(10_000);
    const commits = async () => {
      await wait(1100);
      const { rows } = await client.query<{ n: string }>('SELECT xact_commit AS n FROM pg_stat_database WHERE datname = current_database()');
      return Number(rows[0]!.n);
    };
    const [began, before] = [performance.now(), await commits()];
    await wait(15_000);
    const after = await commits();
    const rate = (after - before - 2) / ((performance.now() - began) / 1000);
    console.log(`${rate.toFixed(2)} transactions a second`);
    expect((await client.query("SELECT 1 FROM tables WHERE phase = 'playing'")).rowCount).toBe(1000);
    // If every game were looked at, it would be 70 and more.
    expect(rate).toBeLessThan(2);
  });
});
