/** What a store keeps outlives the process; what it keeps in memory doesn't grow. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ada, bob, must, openTestContext, why } from '../table/context.ts';

const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const fresh = () => join(folder, `${++files}.db`);

describe('a new process', () => {
  test('goes on in the middle of a card, with what may be taken back', async () => {
    const path = fresh();
    const first = openTestContext({ path });
    const { id, a, b } = await first.hand.beginTurns();
    await must(first.hand.answer(id, a, 'pair'));
    const before = await must(first.tables.snapshot(id, a.id));
    await first.store.close();

    const second = openTestContext({ path, prefix: 'next' });
    expect(second.loaded()).toBe(0);
    expect(await must(second.tables.snapshot(id, a.id))).toEqual(before);
    expect((await must(second.tables.undo(id, a.id, 'u'))).snapshot.asked?.decision.ask.key).toBe('demo.turn');
    await second.store.close();

    const third = openTestContext({ path, prefix: 'third' });
    expect((await third.hand.asked(id, a))?.decision.ask.key).toBe('demo.turn');
    expect(await why(third.tables.answer(id, a.id, before.asked!.ref, ['one'], 'old'))).toBe('stale');
    expect((await must(third.tables.undo(id, a.id, 'u'))).snapshot.asked?.decision.ask.key).toBe('demo.turn');
    expect(await why(third.hand.answer(id, b, 'gain'))).toBe('stale');
  });

  test('lifts a state of older rules, which nobody can take back from any more', async () => {
    const path = fresh();
    const old = openTestContext({ path, rules: { version: 1, migrations: {} } });
    const { id, a } = await old.hand.beginTurns();
    await must(old.hand.answer(id, a, 'pair'));
    await old.store.close();
    const now = openTestContext({ path, prefix: 'now' });
    expect((await now.hand.asked(id, a))?.decision.ask.key).toBe('demo.which');
    expect((await must(now.tables.snapshot(id, a.id))).canUndo).toBe(false);
    await must(now.hand.answer(id, a, 'one'));
    expect((await now.store.position(id))?.rules).toBe(2);
    expect((await must(now.tables.undo(id, a.id, 'u'))).snapshot.asked?.decision.ask.key).toBe('demo.which');
    await now.store.close();
    const older = openTestContext({ path, rules: { version: 1, migrations: {} } });
    await expect(older.tables.snapshot(id, a.id)).rejects.toThrow(/newer rules/);
  });

  test('beside another on the same file notices what that has done', async () => {
    const path = fresh();
    const one = openTestContext({ path });
    const { id, a, b } = await one.hand.beginTurns();
    const two = openTestContext({ path, prefix: 'two' });
    const { ref } = (await two.hand.asked(id, a))!;
    await must(one.hand.answer(id, a, 'gain'));
    expect(await why(two.tables.answer(id, a.id, ref, ['gain'], 'late'))).toBe('stale');
    expect((await two.tables.find(id))?.toAct).toEqual(['B']);
    await must(two.hand.answer(id, b, 'gain'));
    expect(await why(one.tables.resign(id, a.id, 'bye'))).toBe('taken');
    expect((await one.store.answers(id, 0)).map(({ kind }) => kind)).toEqual([...Array(6).fill('answer'), 'resign']);
  });
});

describe('memory', () => {
  test('holds tables that were touched, and lets go of the idle and the many', async () => {
    const context = openTestContext({ lifetimes: { loaded: 3, idle: 1000 } });
    const ids: string[] = [];
    for (const channel of ['1', '2', '3', '4', '5']) ids.push((await context.hand.begin([ada, bob], {}, channel)).id);
    expect(context.loaded()).toBe(3);
    context.clock.now += 600;
    await context.tables.find(ids[4]!);
    context.clock.now += 600;
    await context.tables.sweep();
    expect(context.loaded()).toBe(1);
    for (const id of ids) expect((await context.tables.find(id))?.phase).toBe('playing');
  });

  test('of requests goes back a week', async () => {
    const context = openTestContext();
    await context.hand.begin();
    expect(await context.store.seen('test-1')).toBe(true);
    context.clock.now += 6 * 24 * 3_600_000;
    await context.tables.sweep();
    expect(await context.store.seen('test-1')).toBe(true);
    context.clock.now += 2 * 24 * 3_600_000;
    await context.tables.sweep();
    expect(await context.store.seen('test-1')).toBe(false);
  });
});
