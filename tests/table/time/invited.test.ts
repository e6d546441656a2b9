/** An invitation follows the rules of every call: it doesn't notify a person when it would wake them, and calls them once it may. */
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/table/model/choices.ts';
import { ada, bob, must, openTestContext, place } from '../context.ts';

const hour = 3_600_000;
const paris = { zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 };

/** Ada invites Bob, who has these settings, at eleven in the evening in Paris. */
async function invited(settings: Partial<Settings>) {
  const context = openTestContext();
  const { tables, request, reminders, clock } = context;
  clock.now = Date.parse('2027-01-15T23:00+01:00');
  await must(tables.changeSettings(bob.id, settings, request()));
  const table = await must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() }));
  const pass = async (hours: number) => {
    clock.now += hours * hour;
    return (await reminders.take(clock.now, 9)).map(({ kind, pings, direct }) => [kind, ...pings, ...(direct ? ['direct'] : [])].join(' '));
  };
  return { ...context, table, pass };
}

describe('an invitation', () => {
  test('calls at once whom nothing keeps from it', async () => {
    const { table, pass } = await invited({});
    expect(table.called).toEqual([bob.id]);
    expect(await pass(12)).toEqual([]);
  });

  test('stands silently in quiet hours, and calls when they end', async () => {
    const { table, pass } = await invited(paris);
    expect(table).toMatchObject({ invited: [bob], called: [] });
    expect(await pass(8)).toEqual([]);
    expect(await pass(1)).toEqual([`invited ${bob.id}`]);
    expect(await pass(1)).toEqual([]);
  });

  test('that was answered meanwhile calls nobody', async () => {
    const { tables, table, pass, request } = await invited(paris);
    await must(tables.decline(table.id, bob, request()));
    expect(await pass(9)).toEqual([]);
  });

  test('comes together with everything else that waits when quiet hours end', async () => {
    const { tables, pass, request, clock } = await invited(paris);
    // A game that asks Bob as well.
    const game = { game: 'demo', place: { ...place, channel: '9' }, host: ada, invited: [bob], options: {}, lang: 'en' as const, request: request() };
    const { id } = await must(tables.open(game));
    await must(tables.accept(id, bob, request()));
    clock.now += hour;
    expect(await pass(8)).toEqual([`invited ${bob.id}`, expect.stringContaining(`call ${bob.id}`)]);
  });

  test('is a direct message to whoever takes those, and calls nobody who wants no calls', async () => {
    expect(await (await invited({ dm: true })).pass(0)).toEqual([`invited ${bob.id} direct`]);
    const { table, pass } = await invited({ pings: 'off' });
    expect([table.called, await pass(12)]).toEqual([[], []]);
  });
});
