import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { fold } from '../../src/kernel/run.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { ada, bob, openTestContext } from '../table/context.ts';
import { type Demo, demoGame } from '../table/demo-game.ts';

const rounds = 4;

test(`killed ${rounds} times at any instant, no acknowledged answer is lost and none is doubled, at tables whose commits share a sync`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
  const path = join(folder, 'kill.db');
  try {
    const first = openTestContext({ path });
    const games: { id: string; opening: Demo }[] = [];
    for (const channel of ['1', '2', '3']) {
      const { id } = await first.hand.begin([ada, bob], { length: 'long' }, channel);
      games.push({ id, opening: JSON.parse((await first.store.position(id))!.state) as Demo });
    }
    await first.store.close();

    const ids = games.map(({ id }) => id);
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) acknowledged.push(...(await answerUntilKilled(path, `k${round}`, ids)));
    expect(acknowledged.length).toBeGreaterThan(rounds * ids.length);

    const store = openStore(path);
    for (const request of acknowledged) expect(await store.seen(request), request).toBe(true);
    for (const { id, opening } of games) {
      const mine = acknowledged.filter((request) => request.includes(id)).length;
      const answers = await store.answers(id, 0);
      expect(answers.length, 'one answer a request').toBe(requestsIn(path, id));
      // Each kill can add at most one answer that was committed but not acknowledged.
      expect(answers.length - mine).toBeLessThanOrEqual(rounds);
      expect(answers.length).toBeGreaterThanOrEqual(mine);
      expect(answers.map(({ n }) => n)).toEqual(answers.map((_, i) => i + 1));
      const state = JSON.parse((await store.position(id))!.state) as Demo;
      expect(fold(demoGame.rules, opening, answers)).toEqual(state);
      expect(await store.table(id)).toMatchObject({ answers: answers.length, version: expect.any(Number) });
    }

    // The outbox still has every public message, because nothing was ever posted.
    const { outbox, clock, hand } = openTestContext({ store, prefix: 'after' });
    const deliveries = await outbox.due(clock.now, 10);
    for (const id of ids) {
      const said = (await store.log(id, null, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).map(({ message }) => message);
      expect(deliveries.find(({ table }) => table === id)?.news).toEqual(said.reverse());
      expect((await hand.asked(id, ada)) ?? (await hand.asked(id, bob))).not.toBeNull();
    }
    await store.close();
    const raw = new Database(path);
    expect(raw.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(raw.pragma('foreign_key_check')).toEqual([]);
    raw.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How many requests the killed processes have carried out at a table. */
function requestsIn(path: string, table: string): number {
  const raw = new Database(path, { readonly: true });
  const count = raw.prepare('SELECT count(*) FROM requests WHERE id LIKE ?').pluck().get(`k%-${table}-%`) as number;
  raw.close();
  return count;
}

/** Lets a process answer, kills it some milliseconds after its first answer, and returns the requests it acknowledged. */
function answerUntilKilled(path: string, prefix: string, ids: readonly string[]): Promise<string[]> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'answering.ts'), path, prefix, ...ids], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let errors = '';
    let killing = false;
    child.stdout.on('data', (data: Buffer) => {
      out += data;
      if (!killing) setTimeout(() => child.kill('SIGKILL'), Math.random() * 80);
      killing = true;
    });
    child.stderr.on('data', (data: Buffer) => {
      errors += data;
    });
    child.on('error', fail);
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') done(out.split('\n').slice(0, -1));
      else fail(new Error(`The process ended by itself: ${errors}`));
    });
  });
}
