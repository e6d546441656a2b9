import { describe, expect, test } from 'vitest';
import { clockAfter, clocks, timesOf } from '../../../src/table/clock/clock.ts';
import { ada, bob, must, openTestContext, place, why } from '../context.ts';

const hour = 3_600_000;

/** A game past its bids, in which A is asked for a card. */
async function begun(clock: string, context = openTestContext()) {
  const { tables, hand, request } = context;
  const opened = await must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, clock, lang: 'en', request: request() }));
  await must(tables.accept(opened.id, bob, request()));
  for (const person of [ada, bob]) for (const n of ['1', '1']) await must(hand.answer(opened.id, person, n));
  const { seats } = (await tables.find(opened.id))!;
  const [a, b] = seats[ada.id] === 'A' ? [ada, bob] : [bob, ada];
  const times = async () => {
    const { banks } = (await tables.find(opened.id))!;
    return Object.fromEntries(
      Object.entries(banks).map(([seat, { left, zero }]) => [seat, { left: left / hour, zero: zero && (zero - context.clock.now) / hour }]),
    );
  };
  const pass = (hours: number) => {
    context.clock.now += hours * hour;
  };
  return { ...context, id: opened.id, a, b, times, pass };
}

describe('a clock', () => {
  test('is so many hours, and so many more a turn; or there is none', () => {
    expect(timesOf('24+12')).toEqual({ bank: 24 * hour, step: 12 * hour });
    for (const clock of [...clocks, 'none/6', 'none/168']) expect(timesOf(clock)).not.toBeNull();
    for (const clock of ['', 'soon', '0+0', '1+2', '1001+1', '24', '1.5+1', '-1+0', 'none/5', 'none/169', 'none/'])
      expect(timesOf(clock), clock).toBeNull();
    expect(clocks.map(clockAfter)).toEqual([...clocks.slice(1), clocks[0]]);
    expect(clockAfter('36+6')).toBe('none');
  });

  test('is chosen by the host, at the start or in the lobby', async () => {
    const { tables, request } = openTestContext();
    const open = (clock: string) => tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, clock, lang: 'en', request: request() });
    expect(await why(open('1+2'))).toBe('not-offered');
    const { id, clock } = await must(open('36+6'));
    expect(clock).toBe('36+6');
    expect((await must(tables.set(id, ada, 'clock', '24+12', request()))).clock).toBe('24+12');
    expect(await why(tables.set(id, ada, 'clock', 'never', request()))).toBe('not-offered');
    await must(tables.join(id, bob, request()));
    expect(await why(tables.set(id, bob, 'clock', 'none', request()))).toBe('not-host');
  });

  test('runs while its seat is asked, and stands while others are', async () => {
    const { times, pass, hand, id, a } = await begun('24+12');
    expect(await times()).toEqual({ A: { left: 24, zero: 24 }, B: { left: 24, zero: null } });
    pass(20);
    expect(await times()).toEqual({ A: { left: 24, zero: 4 }, B: { left: 24, zero: null } });
    await must(hand.answer(id, a, 'gain'));
    expect(await times()).toEqual({ A: { left: 4, zero: null }, B: { left: 24, zero: 24 } });
  });

  test('gets its step back when one’s turn comes, up to what it began with', async () => {
    const { times, pass, hand, id, a, b } = await begun('24+12');
    pass(20);
    await must(hand.answer(id, a, 'gain'));
    pass(2);
    await must(hand.answer(id, b, 'gain'));
    expect(await times(), '4 + 12').toEqual({ A: { left: 16, zero: 16 }, B: { left: 22, zero: null } });
    await must(hand.answer(id, a, 'gain'));
    expect(await times(), '22 + 12 is more than 24').toMatchObject({ B: { left: 24, zero: 24 } });
  });

  test('gives nothing for a second question of the same turn, nor for taking back', async () => {
    const { times, pass, hand, tables, request, id, a } = await begun('24+12');
    pass(10);
    await must(hand.answer(id, a, 'again'));
    expect(await times()).toMatchObject({ A: { left: 14, zero: 14 } });
    await must(hand.answer(id, a, 'pair'));
    await must(tables.undo(id, a.id, request()));
    expect(await times()).toMatchObject({ A: { left: 14, zero: 14 } });
    await must(hand.answer(id, a, 'gain'));
    await must(tables.undo(id, a.id, request()));
    expect(await times()).toMatchObject({ A: { left: 14, zero: 14 }, B: { zero: null } });
  });

  test('does not run below nothing, nor back', async () => {
    const { times, pass, hand, id, a, b, clock } = await begun('24+12');
    pass(100);
    await must(hand.answer(id, a, 'gain'));
    clock.now -= 1000 * hour;
    await must(hand.answer(id, b, 'gain'));
    expect(await times()).toMatchObject({ A: { left: 12, zero: 12 }, B: { left: 24 } });
  });

  test('does not run in quiet hours, as they were when the question came', async () => {
    const context = openTestContext();
    // 09:00 in Paris, in January.
    context.clock.now = Date.parse('2027-01-15T09:00+01:00');
    for (const person of [ada, bob]) {
      await must(context.tables.changeSettings(person.id, { zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 }, context.request()));
    }
    const { times } = await begun('24+12', context);
    expect(await times(), '13 hours today, 11 tomorrow: until 19:00').toMatchObject({ A: { left: 24, zero: 34 } });
  });

  test('of none gives two days for every answer, after which the others may go on', async () => {
    const { times, pass, hand, id, a } = await begun('none');
    pass(100);
    await must(hand.answer(id, a, 'again'));
    expect(await times()).toMatchObject({ A: { left: 48, zero: 48 } });
  });
});
