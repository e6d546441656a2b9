import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/table/model/choices.ts';
import { ada, bob, must, openTestContext, place } from '../context.ts';

const hour = 3_600_000;
const paris = { zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 };

/** A game in which A is asked for a card, at nine in the morning in Paris. `settings` are both players'. */
async function begun(clock: string, settings: Partial<Settings> = {}) {
  const context = openTestContext();
  const { tables, hand, request, reminders, outbox } = context;
  context.clock.now = Date.parse('2027-01-15T09:00+01:00');
  for (const { id } of [ada, bob]) await must(tables.changeSettings(id, settings, request()));
  // A lobby calls nobody.
  const opened = await must(tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, clock, lang: 'en', request: request() }));
  await must(tables.join(opened.id, bob, request()));
  await must(tables.begin(opened.id, ada, request()));
  for (const person of [ada, bob]) for (const n of ['1', '1']) await must(hand.answer(opened.id, person, n));
  const { seats } = (await tables.find(opened.id))!;
  const [a, b] = seats[ada.id] === 'A' ? [ada, bob] : [bob, ada];
  /** Lets this many hours pass, a quarter of an hour at a time. Returns what was said meanwhile, and whom it notified. */
  const pass = async (hours: number) => {
    const said: string[] = [];
    for (const end = context.clock.now + hours * hour; context.clock.now < end; ) {
      context.clock.now += hour / 4;
      for (const { kind, user, pings, direct } of await reminders.take(context.clock.now, 50)) {
        const at = new Date(context.clock.now + hour).toISOString().slice(11, 16);
        said.push([at, user === a.id ? 'A' : 'B', kind, ...pings.map((id) => (id === a.id ? '@A' : '@B')), ...(direct ? ['direct'] : [])].join(' '));
      }
    }
    return said;
  };
  const board = async () => {
    const [delivery] = await outbox.due(context.clock.now, 9);
    if (delivery) await outbox.done(delivery, { post: { channel: place.channel, message: '1' }, isNew: true, call: null });
    return delivery?.pings.map((id) => (id === a.id ? '@A' : '@B')) ?? null;
  };
  return { ...context, id: opened.id, a, b, pass, board };
}

describe('reminders', () => {
  test('come at half, four fifths and nineteen twentieths of the time, one of them with a ping; the others are told a day ahead, and at zero', async () => {
    const { pass } = await begun('48+12');
    expect(await pass(60)).toEqual(['09:00 A half @A', '09:00 A ahead', '23:30 A most', '06:45 A last', '09:00 A zero @B']);
  });

  test('come once a day without a clock, the first with a ping, and the others may go on after two days', async () => {
    const { pass } = await begun('none');
    expect(await pass(200)).toEqual(['09:00 A day1 @A', '09:00 A ahead', '09:00 A zero @B']);
  });

  test('come every so many hours without a clock, as it was chosen, outside quiet hours, until the others may go on', async () => {
    const { pass } = await begun('none/12', paris);
    const said = await pass(12 * 24);
    expect(said, 'two days, nights and all').toEqual(['21:00 A hour12 @A', '09:00 A day1', '09:00 A ahead', '21:00 A hour36', '09:00 A zero @B']);
  });

  test('are not said after the move', async () => {
    const { pass, hand, id, a, reminders, clock } = await begun('24+12');
    await pass(11);
    await must(hand.answer(id, a, 'gain'));
    expect(await pass(11), 'only B is asked now').toEqual([]);
    clock.now += hour;
    const [reminder] = await reminders.take(clock.now, 9);
    expect(reminder).toMatchObject({ kind: 'half', seat: 'B' });
    expect(await reminders.stands(reminder!)).toBe(true);
    await must(hand.answer(id, { id: reminder!.user, name: 'B' }, 'gain'));
    expect(await reminders.stands(reminder!), 'B was faster').toBe(false);
    expect(await reminders.said([reminder!], '9'), 'and what was said is to go').toBe('9');
  });

  test('are not said twice, whatever becomes of clock and process', async () => {
    const { pass, reminders, clock, store, games, logged } = await begun('24+12');
    expect(await pass(13)).toEqual(['21:00 A half @A']);
    clock.now -= 10 * hour;
    expect(await pass(12)).toEqual([]);
    const other = openTestContext({ store, prefix: 'two', games });
    clock.now += 5 * hour;
    const both = await Promise.all([reminders.take(clock.now, 9), other.reminders.take(clock.now, 9)]);
    expect(
      both.flat().map(({ kind }) => kind),
      'two processes share them',
    ).toEqual(['most']);
    expect([...logged, ...other.logged], 'that the other was faster is no fault').toEqual([]);
  });

  test('keep quiet hours, and so does the call itself', async () => {
    const { pass, board, hand, id, a } = await begun('24+12', paris);
    expect(await pass(13)).toEqual(['19:00 A ahead', '21:00 A half @A']);
    expect(await board()).toEqual([]);
    await must(hand.answer(id, a, 'gain'));
    expect(await board(), 'at ten in the evening B is only named').toEqual([]);
    expect(await pass(11)).toEqual(['08:00 B call @B']);
  });

  test('keep all of long quiet hours, though the clock stands for twelve of them alone', async () => {
    const { pass, hand, id, a } = await begun('48+24', { zone: 'Europe/Paris', quietFrom: 18 * 60, quietTo: 9 * 60 });
    await pass(20);
    await must(hand.answer(id, a, 'gain'));
    expect(await pass(5), 'from five in the morning to ten').toEqual(['09:00 B call @B']);
  });

  test('of which several are late are said once, the newest', async () => {
    const { reminders, clock } = await begun('96+12');
    clock.now += 94 * hour;
    expect((await reminders.take(clock.now, 9)).map(({ kind }) => kind)).toEqual(['last', 'ahead']);
  });
});

describe('rows of reminders', () => {
  const inTwoDays = ['09:00 A half @A', '09:00 A ahead', '23:30 A most', '06:45 A last', '09:00 A zero @B'];

  test('are one at a time: each is set when the one before is taken', async () => {
    const { store, clock, pass } = await begun('48+12');
    const waiting = async () => (await store.remindersDue(clock.now + 100 * hour, 9)).map(({ kind }) => kind);
    expect(await waiting()).toEqual(['half']);
    expect(await pass(24)).toEqual(inTwoDays.slice(0, 2));
    expect(await waiting()).toEqual(['most']);
  });

  test('that an older version set all at once are said as before, also if they are late', async () => {
    const { store, id, a, clock, pass, reminders } = await begun('48+12');
    const { turn, due: half } = (await store.remindersDue(clock.now + 100 * hour, 9))[0]!;
    const later = { most: 14.4, last: 21.6, ahead: 0, zero: 24 } as const;
    await store.commit(
      Object.entries(later).map(([kind, hours]) => [
        'putReminder',
        { table: id, turn, user: a.id, kind: kind as keyof typeof later, due: half + hours * hour },
      ]),
    );
    expect(await pass(24)).toEqual(inTwoDays.slice(0, 2));
    clock.now += 23 * hour;
    expect(
      (await reminders.take(clock.now, 9)).map(({ kind }) => kind),
      'the newest of two',
    ).toEqual(['last']);
    expect(await pass(40)).toEqual(['09:00 A zero @B']);
  });

  test('are set anew for the rest of the turn where somebody chooses other hours, without what was said', async () => {
    const { tables, a, request, pass } = await begun('48+12');
    expect(await pass(40)).toEqual(inTwoDays.slice(0, 3));
    await must(tables.changeSettings(a.id, paris, request()));
    // At one in the morning eight hours are left, which start running at eight o'clock.
    expect(await pass(60)).toEqual(['08:00 A call @A', '15:45 A last', '16:00 A zero @B']);
  });
});

describe('whoever wants', () => {
  test('to be called to every turn, is called once where two come in one go: to the second after some seconds, if they are still asked', async () => {
    const { hand, id, a, b, board, clock, reminders } = await begun('none');
    const calls = async () => (await reminders.take(clock.now, 50)).map(({ kind, pings }) => [kind, ...pings].join(' '));
    expect(await board()).toEqual(['@A']);
    clock.now += 2000;
    await must(hand.answer(id, a, 'gain'));
    expect(await board()).toEqual(['@B']);
    await must(hand.answer(id, b, 'gain'));
    expect(await board(), 'A is named').toEqual([]);
    expect(await calls()).toEqual([]);
    clock.now += 8000;
    expect(await calls()).toEqual([`call ${a.id}`]);
    clock.now += 20_000;
    expect(await calls()).toEqual([]);
  });

  test('to be called never, is not', async () => {
    const { pass, board } = await begun('24+12', { pings: 'off' });
    expect(await board()).toEqual([]);
    expect(await pass(30)).toEqual(['09:00 A zero']);
  });

  test('to be called once a day, is called by the first turn, and a day later by the next', async () => {
    const { pass, board, hand, id, a, b } = await begun('none', { pings: 'daily' });
    expect(await board()).toEqual(['@A']);
    await must(hand.answer(id, a, 'gain'));
    expect(await board()).toEqual(['@B']);
    await pass(2);
    await must(hand.answer(id, b, 'gain'));
    expect(await board()).toEqual([]);
    expect(await pass(23)).toEqual(['09:00 A call @A']);
  });

  test('direct messages gets them in place of mentions', async () => {
    const { pass, board } = await begun('24+12', { dm: true });
    expect(await board()).toEqual([]);
    expect(await pass(13)).toEqual(['09:15 A call @A direct', '21:00 A half @A direct']);
  });

  test('to be called to this game otherwise, is', async () => {
    const { tables, id, a, pass, request } = await begun('24+12');
    await must(tables.pings(id, a.id, 'off', request()));
    expect(await pass(30)).toEqual(['09:00 A zero @B']);
    expect((await tables.settings(a.id)).pings).toBe('now');
  });

  test('to be reminded later, is, as often as asked for, outside the quiet hours', async () => {
    const { tables, id, a, b, pass, request } = await begun('none', paris);
    await must(tables.snooze(id, a.id, 3 * hour, request()));
    expect(await pass(4)).toEqual(['12:00 A snooze @A']);
    await must(tables.snooze(id, a.id, 10 * hour, request()));
    expect(await pass(20)).toEqual(['08:00 A snooze @A', '09:00 A day1 @A', '09:00 A ahead']);
    expect(await tables.snooze(id, b.id, hour, request())).toMatchObject({ error: { why: 'not-waited' } });
  });

  test.each(['daily', 'off'] as const)('to be reminded later, is, also where calls come %s', async (pings) => {
    const { tables, id, a, pass, board, request } = await begun('none', { pings });
    await board();
    await must(tables.snooze(id, a.id, 3 * hour, request()));
    expect(await pass(4)).toEqual(['12:00 A snooze @A']);
  });

  test('to be reminded later, is, also if other calls or hours are chosen meanwhile', async () => {
    const { tables, id, a, pass, request } = await begun('24+12');
    await must(tables.snooze(id, a.id, 3 * hour, request()));
    await must(tables.pings(id, a.id, 'daily', request()));
    await must(tables.changeSettings(a.id, paris, request()));
    expect(await pass(4)).toEqual(['12:00 A snooze @A']);
  });

  test('to be reminded later, asked for once more by the same press, is so once, and told as at first', async () => {
    const { tables, id, a, pass } = await begun('none', paris);
    const due = await must(tables.snooze(id, a.id, 3 * hour, 'pressed'));
    expect(await pass(4)).toEqual(['12:00 A snooze @A']);
    expect(await must(tables.snooze(id, a.id, 3 * hour, 'pressed'))).toBe(due);
    expect(await pass(4)).toEqual([]);
  });
});

test('new quiet hours count from now on, at every table', async () => {
  const { tables, id, a, request, pass, clock } = await begun('24+12');
  await pass(10);
  await must(tables.changeSettings(a.id, paris, request()));
  const { banks } = (await tables.find(id))!;
  expect(banks.A).toEqual({ left: 14 * hour, zero: clock.now + 24 * hour });
});
