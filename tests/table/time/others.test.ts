/** When a player's time runs out, each of the others is told once, in the way they like to be called. Players who are out of the game aren't told. */

import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/kernel/rules.ts';
import type { Settings } from '../../../src/table/model/choices.ts';
import type { Person } from '../../../src/table/model/types.ts';
import { ada, bob, cleo, must, openTestContext, place, proposed, why } from '../context.ts';
import type { Demo, DemoView } from '../demo-game.ts';

const hour = 3_600_000;
const dan: Person = { id: '100000000000000004', name: 'Dan' };
const all = [ada, bob, cleo, dan];

/** A game of four at nine in the morning in Paris, in which A is asked for a card. `settings` are by seat. */
async function begun(settings: { [seat: string]: Partial<Settings> } = {}, rules: Partial<Rules<Demo, DemoView>> = {}) {
  const context = openTestContext({ rules });
  const { tables, hand, request, reminders } = context;
  context.clock.now = Date.parse('2027-01-15T09:00+01:00');
  const { id } = await must(
    tables.open({ game: 'demo', place, host: ada, invited: all.slice(1), options: {}, clock: '24+12', lang: 'en', request: request() }),
  );
  for (const person of all.slice(1)) await must(tables.accept(id, person, request()));
  const { seats } = (await tables.find(id))!;
  const at = (seat: string) => all.find((one) => seats[one.id] === seat)!;
  for (const [seat, chosen] of Object.entries(settings))
    await must(tables.changeSettings(at(seat).id, { zone: 'Europe/Paris', ...chosen }, request()));
  for (const person of all) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
  /** Lets hours pass. Returns who is told that a player is late, at which hour in Paris. */
  const pass = async (hours: number) => {
    const said: string[] = [];
    for (const end = context.clock.now + hours * hour; context.clock.now < end; ) {
      context.clock.now += hour;
      for (let taken = await reminders.take(context.clock.now, 50); taken.length > 0; taken = await reminders.take(context.clock.now, 50)) {
        for (const { kind, seat, pings, direct } of taken) {
          if (kind !== 'zero' && kind !== 'late') continue;
          const who = pings.map((user) => seats[user]).sort();
          said.push([new Date(context.clock.now + hour).getUTCHours(), seat, kind, ...who, ...(direct ? ['direct'] : [])].join(' '));
        }
      }
    }
    return said;
  };
  return { ...context, id, a: at('A'), b: at('B'), c: at('C'), d: at('D'), pass };
}

describe('that somebody’s time is over', () => {
  test('is told to whoever takes direct messages by one, and to whoever sleeps when the quiet hours end', async () => {
    const { pass } = await begun({ C: { dm: true }, D: { quietFrom: 8 * 60 + 30, quietTo: 12 * 60 } });
    expect(await pass(48)).toEqual(['9 A zero B', '9 A late C direct', '12 A late D']);
  });

  test('is not told by a call to whoever wants none; and to whoever wants one a day, once that day is over', async () => {
    const { pass, id, hand, a, b, d } = await begun({ B: { pings: 'off', dm: true }, D: { pings: 'daily' } });
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, b, 'yes'));
    await pass(13);
    await must(hand.answer(id, d, 'yes'));
    expect(await pass(30), 'D was called to their own turn at nine in the evening').toEqual(['9 C zero A', '21 C late D']);
  });

  test('is not told any more once they have answered; nor where somebody has waited a day', async () => {
    const { pass, hand, tables, id, a, b, request } = await begun({ D: { quietFrom: 8 * 60 + 30, quietTo: 12 * 60 } });
    expect(await pass(24)).toEqual(['9 A zero B C']);
    await must(tables.wait(id, b.id, a.id, false, request()));
    expect(await pass(10)).toEqual([]);
    expect(await pass(14)).toEqual(['9 A zero B C']);
    await must(hand.answer(id, a, 'gain'));
    expect(await pass(10)).toEqual([]);
  });

  test('is not told to whoever is asked what becomes of them: two reasons for one absence are one call', async () => {
    const { pass, hand, tables, id, a, b, c, d, request } = await begun({ D: { quietFrom: 8 * 60 + 30, quietTo: 12 * 60 } });
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, b, 'yes'));
    await must(hand.answer(id, d, 'yes'));
    expect(await pass(24), 'D is told at noon').toEqual(['9 C zero A B']);
    await must(tables.propose(id, a, 'away', c, request()));
    expect(await pass(10), 'the proposal tells D').toEqual([]);
  });

  test.each([true, false])('is one call with what is proposed about it, to whoever has pressed nothing since (by direct message: %s)', async (dm) => {
    const { pass, hand, tables, id, a, b, c, d, request, clock, outbox, store } = await begun({ D: { dm } });
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, b, 'yes'));
    await must(hand.answer(id, d, 'yes'));
    expect(await pass(24)).toEqual(dm ? ['9 C zero A B', '9 C late D direct'] : ['9 C zero A B D']);
    clock.now += hour / 3;
    await tables.meet(id, b);
    clock.now += hour / 3;
    await must(tables.propose(id, a, 'away', c, request()));
    // The post calls B, who came for the first call and has chosen nothing. D hasn't come, and will find both.
    const pings: string[][] = [];
    for (let [due] = await outbox.due(clock.now, 1); due; [due] = await outbox.due(clock.now, 1)) {
      const post = { channel: place.channel, message: String(due.id) };
      if (due.kind === 'proposal') pings.push(due.pings);
      await outbox.done(due, due.kind === 'proposal' ? { proposals: { 1: post } } : null);
    }
    expect(pings).toEqual([[b.id]]);
    expect((await store.remindersDue(Number.MAX_SAFE_INTEGER, 99)).filter(({ kind }) => kind === 'consent')).toEqual([]);
  });

  test('and a proposal at nine: whoever sleeps is called to it when their quiet hours end, by their own hours', async () => {
    const { tables, store, clock, id, a, d, request } = await begun({ D: { quietFrom: 8 * 60 + 30, quietTo: 12 * 60 } });
    await must(tables.propose(id, a, 'pause', null, request()));
    const calls = (await store.remindersDue(Number.MAX_SAFE_INTEGER, 99)).filter(({ kind }) => kind === 'consent');
    const later = calls.filter(({ due }) => due > clock.now + hour).map(({ user, due }) => ({ user, due }));
    expect(later, 'the others may be called soon').toEqual([{ user: d.id, due: clock.now + 3 * hour }]);
  });

  test('is told though they have played meanwhile themselves', async () => {
    const { pass, hand, id, a, b, c, d } = await begun({ D: { quietFrom: 8 * 60 + 30, quietTo: 12 * 60 } });
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, b, 'yes'));
    expect(await pass(24)).toEqual(['9 C zero A B']);
    await must(hand.answer(id, d, 'yes'));
    expect(await pass(10)).toEqual(['12 C late D']);
    expect(c.id).not.toBe(d.id);
  });

  test('is told to nobody whose own time is over', async () => {
    const { pass, hand, id, a, tables } = await begun();
    await must(hand.answer(id, a, 'ask'));
    expect((await tables.find(id))!.toAct).toEqual(['B', 'C', 'D']);
    expect((await pass(30)).sort()).toEqual(['9 B zero A', '9 C zero A', '9 D zero A']);
  });
});

test('whoever was called to their turn is not called again when a pause ends in it', async () => {
  const { tables, id, a, b, c, hand, request, reminders, clock } = await begun({ C: { dm: true } });
  await must(hand.answer(id, a, 'ask'));
  clock.now += hour;
  expect((await reminders.take(clock.now, 9)).map(({ kind, seat }) => `${seat} ${kind}`)).toContain('C call');
  const { n } = await proposed(tables.propose(id, a, 'pause', null, request()));
  for (const one of [b, c]) await must(tables.consent(id, one, n, true, request()));
  clock.now += hour;
  await must(hand.answer(id, b, 'yes'));
  expect(await reminders.take(clock.now, 9)).toEqual([]);
});

describe('whoever is out of the game', () => {
  const decides = async ({ tables, id, a, d, request, pass }: Awaited<ReturnType<typeof begun>>) => {
    expect(await pass(25), 'is not called').toEqual(['9 A zero B C']);
    expect(await why(tables.wait(id, d.id, a.id, true, request()))).toBe('out');
    expect(await why(tables.propose(id, d, 'claim', a, request()))).toBe('out');
    expect(await why(tables.propose(id, d, 'pause', null, request()))).toBe('out');
  };

  test('because they have left, is called no more and decides about nobody', async () => {
    const game = await begun({ C: {}, D: {} });
    const { tables, id, b, c, d, request, pass } = game;
    await must(tables.resign(id, d.id, request()));
    await decides(game);
    await pass(24);
    await tables.meet(id, c);
    const { n } = await proposed(tables.propose(id, b, 'claim', game.a, request()));
    expect(await why(tables.consent(id, d, n, true, request()))).toBe('out');
  });

  test('by its rules, is called no more and decides about nobody', async () => {
    const game = await begun({}, { out: () => ['D'] });
    await decides(game);
    expect(await why(game.tables.resume(game.id, game.d.id, game.request()))).toBe('out');
  });
});
