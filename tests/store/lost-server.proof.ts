/** The connection to PostgreSQL is lost before a commit, during it, or for a while. What was acknowledged is there exactly once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as reach, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, storeOn } from '../../src/store/postgres/open.ts';
import { StoreBusy, StoreInDoubt } from '../../src/table/model/store/store.ts';
import { ada, must, openTestContext, why } from '../table/context.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';

let cluster: Cluster;
let made = 0;

/** What happens to the next COMMIT on its way to the server. */
type Fate = 'arrives' | 'is lost' | 'is answered to nobody';

/** A proxy to the server that can lose a COMMIT. */
async function openWay(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-way-'));
  /** `isShut`: once a COMMIT is lost, no connection gets through. */
  const way = { fate: 'arrives' as Fate, isShut: false };
  const open = new Set<() => void>();
  const server = createServer((client: Socket) => {
    if (way.isShut && way.fate === 'arrives') return client.destroy();
    const there = reach(join(new URL(address).searchParams.get('host')!, '.s.PGSQL.5432'));
    const cut = () => {
      client.destroy();
      there.destroy();
    };
    for (const side of [client, there]) side.on('error', cut).on('close', cut);
    open.add(cut);
    client.on('close', () => open.delete(cut));
    let isCut = false;
    there.on('data', (data) => (isCut ? cut() : client.write(data)));
    client.on('data', (data) => {
      const { fate } = way;
      if (fate !== 'arrives' && data.includes('COMMIT\0')) {
        way.fate = 'arrives';
        if (way.isShut) for (const other of open) if (other !== cut) other();
        if (fate === 'is lost') return cut();
        isCut = true;
      }
      there.write(data);
    });
  });
  await new Promise<void>((done) => server.listen(join(folder, '.s.PGSQL.5432'), done));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const url = new URL(address);
  url.searchParams.set('host', folder);
  return { way, address: url.href };
}

async function openContext(address: string, patience?: number, doubt?: number) {
  const store = storeOn(await connect(address), patience, doubt);
  onTestFinished(() => store.close());
  return openTestContext({ store });
}

describe('a lost server', needsPostgres, () => {
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.end());
  const fresh = () => cluster.create(`lost${++made}`);

  test.each<Fate>(['is lost', 'is answered to nobody'])('an answer whose COMMIT %s is taken once', async (fate) => {
    const { way, address } = await openWay(await fresh());
    const { hand, tables, store } = await openContext(address);
    const { id, a } = await hand.beginTurns();
    const { ref } = (await hand.asked(id, a))!;
    const before = (await store.answers(id, 0)).length;
    way.fate = fate;
    await must(tables.answer(id, a.id, ref, ['gain'], 'press'));
    expect(way.fate).toBe('arrives');
    expect((await store.answers(id, 0)).length).toBe(before + 1);
    expect(await why(tables.answer(id, a.id, ref, ['gain'], 'press'))).not.toBe('stale');
    expect((await store.answers(id, 0)).length).toBe(before + 1);
  });

  test.each<Fate>(['is lost', 'is answered to nobody'])('a commit whose COMMIT %s is neither a conflict with itself nor made twice', async (fate) => {
    const { way, address } = await openWay(await fresh());
    const { hand, store } = await openContext(address);
    const { id } = await hand.beginTurns();
    const row = (await store.table(id))!;
    way.fate = fate;
    await store.commit([
      ['saveTable', { ...row, version: row.version + 1 }],
      ['addRequest', '1', 1],
    ]);
    expect([way.fate, await store.version(id), await store.seen('1')]).toEqual(['arrives', row.version + 1, true]);
  });

  test('where nobody can tell for too long what became of a COMMIT, nobody is told that nothing changed', async () => {
    const { way, address } = await openWay(await fresh());
    const { hand, tables, store } = await openContext(address, 200, 200);
    const { id, a } = await hand.beginTurns();
    const { ref } = (await hand.asked(id, a))!;
    const before = (await store.answers(id, 0)).length;
    Object.assign(way, { fate: 'is answered to nobody', isShut: true });
    await expect(tables.answer(id, a.id, ref, ['gain'], 'press')).rejects.toThrow(StoreInDoubt);
    way.isShut = false;
    expect((await store.answers(id, 0)).length, 'it was done').toBe(before + 1);
    await must(tables.answer(id, a.id, ref, ['gain'], 'press'));
    expect((await store.answers(id, 0)).length).toBe(before + 1);
  });

  test('connections that an administrator ends are made anew, and nobody notices', async () => {
    const { hand, store } = await openContext(await fresh());
    const { id, a, b } = await hand.beginTurns();
    const end = () => cluster.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hustings'");
    await end();
    await must(hand.answer(id, a, 'gain'));
    await end();
    await must(hand.answer(id, b, 'gain'));
    expect((await store.answers(id, 0)).length).toBe(6);
  });

  test('for a while, whoever presses is told so, nothing is changed, and the bot carries on when it is back', async () => {
    const { hand, tables, store } = await openContext(await fresh(), 200);
    const { id, a } = await hand.beginTurns();
    const { ref } = (await hand.asked(id, a))!;
    await cluster.stop('immediate');
    await expect(tables.answer(id, a.id, ref, ['gain'], 'press')).rejects.toThrow(StoreBusy);
    await expect(store.commit([['addRequest', '1', 1]])).rejects.toThrow(StoreBusy);
    await cluster.start();
    expect(await store.seen('1')).toBe(false);
    await must(tables.answer(id, a.id, ref, ['gain'], 'press'));
    expect((await hand.asked(id, ada))?.ref).not.toBe(ref);
  });
});
