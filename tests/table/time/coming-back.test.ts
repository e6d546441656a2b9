/** A player who comes back or takes over a seat has time again. */

import { describe, expect, test } from 'vitest';
import type { Person } from '../../../src/table/model/types.ts';
import { ada, bob, cleo, must, proposed, why } from '../context.ts';
import { begun, hour } from './late-game.ts';

const dan: Person = { id: '100000000000000004', name: 'Dan' };

describe('whoever answers after their time', () => {
  test('has as much for the next question of the turn as a turn gives', async () => {
    const { pass, hand, id, a, find, clock } = await begun();
    await pass(30);
    await must(hand.answer(id, a, 'again'));
    expect((await find()).banks.A).toEqual({ left: 12 * hour, zero: clock.now + 12 * hour });
  });

  test('has an hour where a turn gives less; so has whoever answered just before', async () => {
    const { pass, hand, id, a, find, clock } = await begun([ada, bob], '24+0');
    await pass(30);
    await must(hand.answer(id, a, 'again'));
    expect((await find()).banks.A).toEqual({ left: hour, zero: clock.now + hour });
    clock.now += hour - 1;
    await must(hand.answer(id, a, 'again'));
    expect((await find()).banks.A).toEqual({ left: hour, zero: clock.now + hour });
  });

  test('has an hour in the next turn, where it gives nothing back', async () => {
    const { pass, hand, id, a, b, find, clock } = await begun([ada, bob], '24+0');
    await pass(30);
    await must(hand.answer(id, a, 'gain'));
    await must(hand.answer(id, b, 'gain'));
    expect((await find()).banks.A).toEqual({ left: hour, zero: clock.now + hour });
  });

  test('has an hour where the answer is taken back, which gains nobody a turn’s time', async () => {
    const { pass, hand, id, a, tables, request, find } = await begun();
    await pass(30);
    await must(hand.answer(id, a, 'gain'));
    await must(tables.undo(id, a.id, request()));
    expect((await find()).banks.A?.left).toBe(hour);
  });
});

test('whoever is back from being away has time again', async () => {
  const { pass, tables, id, a, b, request, find, clock, reminders } = await begun();
  await pass(30);
  await must(tables.propose(id, b, 'away', a, request()));
  await tables.meet(id, a);
  expect(await find()).toMatchObject({ toAct: ['A'], away: [], banks: { A: { left: 12 * hour, zero: clock.now + 12 * hour } } });
  expect(await reminders.take(clock.now, 9)).toEqual([]);
  expect(await why(tables.propose(id, b, 'claim', a, request()))).toBe('not-late');
});

test('a pause that ends leaves whoever was late some time', async () => {
  const { pass, tables, id, b, request, find, clock } = await begun();
  await pass(30);
  expect(await must(tables.propose(id, b, 'pause', null, request())), 'nobody else has a voice').toMatchObject({ paused: clock.now });
  await pass(30);
  await must(tables.resume(id, b.id, request()));
  expect((await find()).banks.A).toEqual({ left: 12 * hour, zero: clock.now + 12 * hour });
});

describe('whoever takes over a seat', () => {
  const hand = async (game: Awaited<ReturnType<typeof begun>>, from: Person) => {
    const { n } = await proposed(game.tables.propose(game.id, from, 'hand', dan, game.request()));
    await must(game.tables.consent(game.id, dan, n, true, game.request()));
    const open = (await game.find()).proposals.find((one) => one.n === n && one.fate === 'open');
    for (const user of open?.asked.slice(1) ?? [])
      await game.tables.consent(game.id, [ada, bob, cleo].find(({ id }) => id === user)!, n, true, game.request());
  };

  test('begins with a fresh turn, and is not away', async () => {
    const game = await begun([ada, bob, cleo], '72+24');
    const { pass, tables, id, a, b, c, request, find, clock, reminders } = game;
    await pass(80);
    await tables.meet(id, c);
    const { n } = await proposed(tables.propose(id, b, 'away', a, request()));
    await must(tables.consent(id, c, n, true, request()));
    await hand(game, a);
    expect(await find()).toMatchObject({ toAct: ['A'], away: [], banks: { A: { left: 24 * hour, zero: clock.now + 24 * hour } } });
    expect(await reminders.take(clock.now, 9)).toEqual([]);
    expect(await pass(13)).toEqual(['A half']);
  });

  test('keeps what is left where that is more, also while nobody is asked there', async () => {
    const game = await begun([ada, bob], '72+24');
    await hand(game, game.b);
    expect((await game.find()).banks.B).toEqual({ left: 72 * hour, zero: null });
    await game.pass(2);
    expect((await game.find()).banks.A?.left).toBe(72 * hour);
  });
});
