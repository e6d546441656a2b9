import { describe, expect, test } from 'vitest';
import { ada, bob, change, cleo, must, openTestContext, place, proposed, why } from '../context.ts';
import { begun, hour } from './late-game.ts';

describe('at zero', () => {
  test('nothing happens by itself', async () => {
    const { pass, find, told } = await begun();
    const before = await find();
    expect(await pass(24 * 30)).toContain('A zero');
    const { phase, toAct, away } = await find();
    expect({ phase, toAct, away }).toEqual({ phase: before.phase, toAct: before.toAct, away: [] });
    expect(await told()).toEqual([]);
  });

  test('those who still play are called, and nobody who has given up', async () => {
    const { tables, reminders, clock, id, b, c, request } = await begun([ada, bob, cleo]);
    await must(tables.resign(id, c.id, request()));
    clock.now += 25 * hour;
    const [zero] = await reminders.take(clock.now, 50);
    expect(zero).toMatchObject({ kind: 'zero', seat: 'A', pings: [b.id] });
  });

  test('and not before, another player waits or gives a day more: then the others are told again', async () => {
    const { pass, tables, id, a, b, request, find, told, clock } = await begun();
    const wait = (user: string, adds: boolean) => tables.wait(id, user, a.id, adds, request());
    expect(await why(wait(b.id, true))).toBe('not-late');
    await pass(25);
    expect(await why(wait(a.id, true))).toBe('not-late');
    expect(await why(wait(cleo.id, true))).toBe('stranger');
    await must(wait(b.id, false));
    expect(await pass(25)).toEqual(['A zero']);
    await must(wait(b.id, true));
    expect((await find()).banks.A).toEqual({ left: 24 * hour, zero: clock.now + 24 * hour });
    expect(await pass(24)).toEqual(['A half', 'A most', 'A last', 'A zero']);
    expect(await told()).toEqual(['table.adds', 'table.waits']);
  });

  test('without a clock, after two days', async () => {
    const { pass, tables, id, a, b, request } = await begun([ada, bob], 'none');
    await pass(24 * 2 - 1);
    expect(await why(tables.wait(id, b.id, a.id, true, request()))).toBe('not-late');
    await pass(1);
    expect(await why(tables.wait(id, b.id, a.id, true, request()))).toBe('taken');
  });

  test('two days with their nights, but without days off', async () => {
    const { tables, a, b, request, clock, find } = await begun([ada, bob], 'none');
    for (const { id: user } of [a, b])
      await must(tables.changeSettings(user, { zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 }, request()));
    const zero = async () => ((await find()).banks.A!.zero! - clock.now) / hour;
    expect(await zero()).toBe(2 * 24);
    // 2027-01-15, nine in the morning in Paris.
    await must(tables.takeOff(a.id, '2027-01-16', '2027-01-17', request()));
    expect(await zero()).toBe(4 * 24);
  });

  test('also of somebody who was asked before there were clocks', async () => {
    const { tables, id, a, b, request, find, store, clock } = await begun([ada, bob], 'none');
    const row = (await store.table(id))!;
    await change(store, (db) => db.saveTable({ ...row, version: row.version + 1, banks: {} }));
    expect((await find()).banks.A).toEqual({ left: 48 * hour, zero: clock.now + 48 * hour });
    clock.now += 48 * hour;
    expect(await why(tables.wait(id, b.id, a.id, true, request()))).toBe('taken');
  });

  test('of two, the other may claim the win, once as much as a turn gives has gone by as well', async () => {
    const { pass, tables, id, a, b, request, find, told, clock } = await begun();
    const claim = () => tables.propose(id, b, 'claim', a, request());
    expect(await why(claim())).toBe('not-late');
    await pass(24);
    expect(await claim()).toMatchObject({ error: { why: 'too-soon', at: clock.now + 24 * hour } });
    await must(tables.wait(id, b.id, a.id, false, request()));
    await pass(24);
    await must(claim());
    expect(await find()).toMatchObject({ phase: 'over', outcome: { winners: ['B'] } });
    expect(await told()).toEqual(['table.claimed', 'table.waits']);
  });

  test('of more, most of those who are here must agree that somebody is out', async () => {
    const { pass, tables, id, a, b, c, request, find } = await begun([ada, bob, cleo]);
    await pass(48);
    await tables.meet(id, c);
    const { n } = await proposed(tables.propose(id, b, 'claim', a, request()));
    expect(await find()).toMatchObject({ phase: 'playing', toAct: ['A'] });
    expect(await why(tables.consent(id, a, n, true, request()))).toBe('not-asked');
    await must(tables.consent(id, c, n, true, request()));
    expect(await find()).toMatchObject({ phase: 'playing', toAct: ['B'] });
  });

  test('a proposal falls when they answer after all', async () => {
    const { pass, tables, id, a, b, c, hand, request } = await begun([ada, bob, cleo]);
    await pass(48);
    await tables.meet(id, c);
    const { n } = await proposed(tables.propose(id, b, 'claim', a, request()));
    await must(hand.answer(id, a, 'gain'));
    expect(await why(tables.consent(id, c, n, true, request()))).toBe('settled');
  });
});

describe('somebody who is away', () => {
  test('is answered for, told to all, until they press anything', async () => {
    const { pass, tables, id, a, b, hand, request, find, told } = await begun();
    await pass(24);
    await must(tables.propose(id, b, 'away', a, request()));
    expect(await find()).toMatchObject({ toAct: ['A'], away: ['A'] });
    await pass(1);
    expect(await find(), 'A has been answered for').toMatchObject({ toAct: ['B'] });
    await must(hand.answer(id, b, 'gain'));
    await pass(1);
    expect(await find(), 'and again').toMatchObject({ toAct: ['B'] });
    await tables.meet(id, a);
    await must(hand.answer(id, b, 'gain'));
    await pass(3);
    expect(await find(), 'A is back, and asked').toMatchObject({ toAct: ['A'], away: [] });
    expect(await told()).toEqual(['table.back', 'table.by-default', 'table.by-default', 'table.away']);
  });

  test('is called to nothing, until they are back', async () => {
    const { pass, tables, id, a, b, hand, request, outbox, clock } = await begun();
    const said = { post: { channel: place.channel, message: '1' }, isNew: true, call: null };
    const called = async () => {
      const seats: string[] = [];
      for (let [due] = await outbox.due(clock.now, 1); due; [due] = await outbox.due(clock.now, 1)) {
        seats.push(...due.calls);
        await outbox.done(due, due.kind === 'proposal' ? null : said);
      }
      return seats;
    };
    await pass(24);
    await called();
    await must(tables.propose(id, b, 'away', a, request()));
    await pass(1);
    expect(await called()).toEqual(['B']);
    await must(hand.answer(id, b, 'gain'));
    expect(await called()).toEqual([]);
    await tables.meet(id, a);
    expect(await called(), 'A is there').toEqual([]);
    await must(hand.answer(id, a, 'gain'));
    await must(hand.answer(id, b, 'gain'));
    expect(await called()).toEqual(['A']);
  });

  test('is answered for once, also by two processes', async () => {
    const { pass, tables, id, a, b, request, reminders, store, games, clock, logged } = await begun();
    await pass(24);
    await must(tables.propose(id, b, 'away', a, request()));
    const other = openTestContext({ store, games, prefix: 'two' });
    other.clock.now = clock.now;
    await Promise.all([reminders.take(clock.now, 9), other.reminders.take(clock.now, 9)]);
    expect((await store.answers(id, 4)).map(({ seat }) => seat)).toEqual(['A']);
    expect([...logged, ...other.logged], 'that the other was faster is no fault').toEqual([]);
  });
});

describe('a pause', () => {
  test('is agreed on by all; no clock runs and nobody is reminded until any of them ends it', async () => {
    const { pass, tables, id, a, b, request, find } = await begun();
    await pass(6);
    const { n } = await proposed(tables.propose(id, b, 'pause', null, request()));
    expect((await find()).paused).toBeNull();
    await must(tables.consent(id, a, n, true, request()));
    expect(await pass(100)).toEqual([]);
    expect((await find()).banks.A).toEqual({ left: 18 * hour, zero: null });
    expect(await why(tables.propose(id, b, 'pause', null, request()))).toBe('paused');
    await must(tables.resume(id, b.id, request()));
    expect(await pass(18)).toEqual(['A half', 'A most', 'A zero']);
    expect(await why(tables.resume(id, b.id, request()))).toBe('not-paused');
  });

  test('ends when somebody plays on, which is told', async () => {
    const { tables, id, a, b, hand, request, find, told } = await begun();
    const { n } = await proposed(tables.propose(id, b, 'pause', null, request()));
    await must(tables.consent(id, a, n, true, request()));
    await must(hand.answer(id, a, 'gain'));
    expect(await find()).toMatchObject({ paused: null, toAct: ['B'], banks: { B: { left: 24 * hour } } });
    await must(hand.answer(id, b, 'gain'));
    expect(await told()).toEqual(['table.resumed', 'table.paused']);
  });
});

describe('days off', () => {
  const off = async (context: Awaited<ReturnType<typeof begun>>, first: string, last = first) =>
    why(context.tables.takeOff(context.a.id, first, last, context.request()));

  test('stop one’s clock, at every table', async () => {
    const context = await begun();
    const { tables, a, id, request, find, clock } = context;
    // 2027-01-15, nine in the morning in Paris.
    expect(await off(context, '2027-01-16')).toBe('zone-for-days');
    await must(tables.changeSettings(a.id, { zone: 'Europe/Paris' }, request()));
    expect(await off(context, '2027-01-16', '2027-01-17')).toBe('taken');
    expect((await find()).banks.A?.zero, 'two days later than otherwise').toBe(clock.now + 72 * hour);
    expect(await must(tables.ownTime(id, a.id))).toEqual({ pings: null, off: ['2027-01-16', '2027-01-17'], left: 12 });
    await must(tables.workAgain(a.id, request()));
    expect((await find()).banks.A?.zero).toBe(clock.now + 24 * hour);
    expect((await must(tables.ownTime(id, a.id))).left).toBe(14);
  });

  test('are taken and given back once, however often that is asked', async () => {
    const { tables, a, id, request } = await begun();
    await must(tables.changeSettings(a.id, { zone: 'Europe/Paris' }, request()));
    for (const _ of [1, 2]) expect(await tables.takeOff(a.id, '2027-02-01', '2027-02-03', 'off')).toEqual({ ok: true, value: null });
    for (const _ of [1, 2]) expect(await tables.workAgain(a.id, 'on')).toEqual({ ok: true, value: null });
    await must(tables.takeOff(a.id, '2027-02-02', '2027-02-02', request()));
    await must(tables.workAgain(a.id, 'on'));
    expect((await must(tables.ownTime(id, a.id))).off).toEqual(['2027-02-02']);
  });

  test('are fourteen a year, and to come', async () => {
    const context = await begun();
    await must(context.tables.changeSettings(context.a.id, { zone: 'Europe/Paris' }, context.request()));
    expect(await off(context, '2027-01-10')).toBe('no-days');
    expect(await off(context, '2027-02-03', '2027-02-01')).toBe('no-days');
    expect(await off(context, 'tomorrow')).toBe('no-days');
    expect(await off(context, '2027-02-01', '2027-02-15')).toBe('too-many-days');
    expect(await off(context, '2027-12-20', '2028-01-10')).toBe('taken');
    expect(await off(context, '2027-12-20'), 'taken already: it costs nothing').toBe('taken');
    expect(await off(context, '2027-03-01', '2027-03-03')).toBe('too-many-days');
    expect(await off(context, '2027-03-01', '2027-03-02')).toBe('taken');
  });
});
