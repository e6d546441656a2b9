/** What the bot or its machine missed costs nobody time. */

import { describe, expect, test } from 'vitest';
import { mayBeCalledHere } from '../../../src/table/clock/plan.ts';
import { ada, bob, must, openTestContext, why } from '../context.ts';
import { begun, hour } from './late-game.ts';

const minute = 60_000;

describe('after an outage of three days', () => {
  test('whoever was asked has the time they had, and nobody else may claim anything', async () => {
    const { beats, pass, find, clock, tables, id, a, b, request, store, games } = await begun([ada, bob], '24+12');
    await pass(4);
    await beats.beat(null);
    clock.now += 72 * hour;
    const again = openTestContext({ store, games, prefix: 'again' });
    again.clock.now = clock.now;
    await again.beats.start();
    expect((await find()).banks.A).toEqual({ left: 20 * hour, zero: clock.now + 20 * hour });
    expect(await why(tables.propose(id, b, 'away', a, request()))).toBe('not-late');
    expect(await pass(21)).toContain('A zero');
  });

  test('whoever had no time left before it is late again an hour after the start, and the others are told anew', async () => {
    const { beats, pass, find, clock, tables, id, a, b, request } = await begun([ada, bob], '24+12');
    expect(await pass(25)).toContain('A zero');
    await beats.beat(null);
    clock.now += 72 * hour;
    await beats.start();
    expect((await find()).banks.A?.zero).toBe(clock.now + hour);
    expect(await why(tables.propose(id, b, 'away', a, request()))).toBe('not-late');
    expect(await pass(1)).toEqual(['A zero']);
    await must(tables.propose(id, b, 'away', a, request()));
  });

  test('a restart within minutes changes nothing', async () => {
    const { beats, find, clock } = await begun([ada, bob], '24+12');
    await beats.beat(null);
    const before = (await find()).banks;
    clock.now += 2 * minute;
    await beats.start();
    expect((await find()).banks).toEqual(before);
  });
});

test('an outage changes nothing at a table whose clocks stand still', async () => {
  const { beats, find, clock, store, tables, id, a, request } = await begun([ada, bob], '24+12');
  await must(tables.rest(id, a.id, request()));
  await beats.beat(null);
  const [before, row] = [await find(), await store.table(id)];
  clock.now += 12 * hour;
  await beats.start();
  expect(await find()).toEqual(before);
  expect(await store.table(id), 'no commit').toEqual(row);
});

describe('a machine whose clock jumps', () => {
  test.each([48, -48])('by %i hours changes nobody’s time', async (hours) => {
    const { beats, find, clock } = await begun([ada, bob], '24+12');
    await beats.beat(null);
    clock.now += hours * hour + minute;
    await beats.beat(minute);
    expect((await find()).banks.A).toEqual({ left: 24 * hour, zero: clock.now + 24 * hour });
  });

  test('is noticed by what has really gone by: a machine that was slow has not jumped', async () => {
    const { beats, find, clock } = await begun([ada, bob], '24+12');
    await beats.beat(null);
    const before = (await find()).banks;
    clock.now += hour;
    await beats.beat(hour);
    expect((await find()).banks).toEqual(before);
  });

  test('back by two days keeps nobody from being called', () => {
    const waiting = { pings: 'now' as const, pinged: null, stops: () => null, held: null };
    expect(mayBeCalledHere({ ...waiting, calledHere: 48 * hour }, 0)).toBe(10_000);
    expect(mayBeCalledHere({ ...waiting, pings: 'daily', pinged: 48 * hour, calledHere: null }, 0)).toBe(24 * hour);
  });
});
