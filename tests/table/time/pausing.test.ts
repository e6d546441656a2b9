/** When no clock runs: a player's own pause, or one by agreement; and another clock in a running game. */

import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/table/looking-back/replay.ts';
import type { Person } from '../../../src/table/model/types.ts';
import { readTable } from '../../../src/table/work/loaded/loaded.ts';
import { recordOf } from '../../../src/table/work/loaded/record.ts';
import { ada, bob, cleo, must, openTestContext, why } from '../context.ts';
import { begun, hour } from './late-game.ts';

const day = 24 * hour;

async function pausing(people: Person[] = [ada, bob], clock = '24+12') {
  const game = await begun(people, clock);
  const { tables, id, request, find } = game;
  const rest = (who: Person) => tables.rest(id, who.id, request());
  const propose = (who: Person, kind: 'pause' | 'clock', about: string | null = null) => tables.propose(id, who, kind, about, request());
  const last = async () => (await find()).proposals.findLast(({ fate }) => fate === 'open')!;
  const say = async (who: Person, agrees: boolean) => tables.consent(id, who, (await last()).n, agrees, request());
  return { ...game, rest, propose, say, last };
}

describe('a pause of one’s own', () => {
  test('stops every clock for a day and ends by itself, asked or not', async () => {
    const { rest, pass, find, told, a, b, clock } = await pausing();
    await pass(4);
    await must(rest(b));
    expect(await find()).toMatchObject({ rest: { by: b.id, until: clock.now + day }, banks: { A: { left: 20 * hour, zero: null } } });
    expect(await pass(23)).toEqual([]);
    expect((await find()).paused).not.toBeNull();
    await pass(1);
    expect(await find()).toMatchObject({ paused: null, rest: null, banks: { A: { left: 20 * hour, zero: clock.now + 20 * hour } } });
    expect((await told()).slice(0, 2)).toEqual(['table.rested', 'table.rests']);
    expect(a.id).not.toBe(b.id);
  });

  test('ends by itself after a restart, and only once', async () => {
    const { rest, clock, find, a, store, games, told } = await pausing();
    await must(rest(a));
    const again = openTestContext({ store, games, prefix: 'again' });
    again.clock.now = clock.now + day;
    for (let i = 0; i < 2; i++) await again.reminders.take(again.clock.now, 50);
    expect((await find()).paused).toBeNull();
    expect((await told()).filter((key) => key === 'table.rested')).toHaveLength(1);
  });

  test('ends as soon as anybody plays; only whoever took it ends it by a press', async () => {
    const { rest, find, hand, tables, id, a, b, request, pass } = await pausing();
    await must(rest(b));
    expect(await tables.resume(id, a.id, request())).toMatchObject({ error: { why: 'rests', name: b.name } });
    await must(hand.answer(id, a, 'gain'));
    expect(await find()).toMatchObject({ paused: null, rest: null, toAct: ['B'] });
    await pass(25);
    await must(hand.answer(id, b, 'gain'));
    await must(rest(a));
    await must(tables.resume(id, a.id, request()));
    expect((await find()).paused).toBeNull();
  });

  test('leaves standing what somebody asked to be reminded of', async () => {
    const { tables, id, rest, a, b, pass, request } = await pausing();
    await must(tables.snooze(id, a.id, 3 * hour, request()));
    await must(rest(b));
    await must(tables.resume(id, b.id, request()));
    expect(await pass(4)).toEqual(['A snooze']);
  });

  test('is taken once a week by each, and is counted in the rows', async () => {
    const { rest, tables, id, a, b, request, clock, store, games } = await pausing([ada, bob], '168+24');
    const at = clock.now;
    await must(rest(a));
    await must(tables.resume(id, a.id, request()));
    expect(await rest(a)).toMatchObject({ error: { why: 'asked-enough', at: at + 7 * day } });
    const again = openTestContext({ store, games, prefix: 'again' });
    expect(await why(again.tables.rest(id, a.id, again.request()))).toBe('asked-enough');
    await must(rest(b));
    expect(await why(rest(b))).toBe('paused');
  });

  test('saves nobody whose time is over, and holds up nobody who would choose', async () => {
    const { rest, pass, a, b, tables, id } = await pausing([ada, bob], '24+12');
    await pass(25);
    expect([await why(rest(a)), await why(rest(b))]).toEqual(['late-yourself', 'somebody-late']);
    expect(await why(tables.rest(id, cleo.id, 'x'))).toBe('stranger');
  });

  test('can be made longer by all, and then ends as theirs does; that of somebody who left is anybody’s to end', async () => {
    const { rest, propose, say, find, pass, tables, id, a, b, c, request } = await pausing([ada, bob, cleo]);
    await must(rest(a));
    await must(propose(b, 'pause'));
    await must(say(a, true));
    expect(await find()).toMatchObject({ rest: null });
    await pass(30);
    expect((await find()).paused).not.toBeNull();
    await must(tables.resume(id, b.id, request()));
    await must(rest(c));
    await must(tables.resign(id, c.id, request()));
    expect(await why(tables.resume(id, b.id, request()))).toBe('taken');
  });
});

test('a longer pause is by agreement, and silence is a yes', async () => {
  const { propose, pass, find, tables, id, a, b, c, request } = await pausing([ada, bob, cleo], '72+24');
  await must(propose(b, 'pause'));
  await pass(25);
  for (const one of [a, c]) await tables.meet(id, one);
  expect((await find()).paused, 'nothing happens by itself').toBeNull();
  const { n } = (await find()).proposals.at(-1)!;
  await must(tables.consent(id, b, n, true, request()));
  expect((await find()).paused).not.toBeNull();
});

test('a pause gives whoever was late no more time than it lasted: the others are told anew', async () => {
  const { propose, say, pass, find, tables, id, a, b, c, request } = await pausing([ada, bob, cleo]);
  await pass(25);
  for (const one of [b, c]) await tables.meet(id, one);
  await must(propose(b, 'pause'));
  await must(say(c, true));
  await must(tables.resume(id, b.id, request()));
  expect((await find()).banks.A?.left).toBe(0);
  await must(propose(b, 'pause'));
  await must(say(c, true));
  await pass(3);
  await must(tables.resume(id, c.id, request()));
  expect(await why(tables.propose(id, b, 'away', a, request()))).toBe('not-late');
  expect((await pass(3)).filter((one) => one === 'A zero')).toHaveLength(1);
  expect(await why(tables.propose(id, b, 'away', a, request()))).toBe('taken');
});

describe('another clock', () => {
  test('needs everybody, and begins anew for everybody', async () => {
    const { propose, say, find, pass, a, b, c, clock, told } = await pausing([ada, bob, cleo], 'none');
    await pass(30);
    await must(propose(b, 'clock', '72+24'));
    await must(say(a, true));
    expect((await find()).clock).toBe('none');
    await must(say(c, true));
    const full = { left: 72 * hour };
    expect(await find()).toMatchObject({
      clock: '72+24',
      banks: { A: { ...full, zero: clock.now + 72 * hour }, B: { ...full, zero: null }, C: full },
    });
    expect((await told())[0]).toBe('table.clock');
    expect(await pass(71)).toEqual(['A half', 'A ahead', 'A most', 'A last']);
    expect(await pass(1)).toEqual(['A zero']);
  });

  test('makes nobody late, and what was to be decided about somebody late falls', async () => {
    const { propose, say, find, pass, tables, id, a, b, c, request, clock } = await pausing([ada, bob, cleo], '72+24');
    await pass(73);
    for (const one of [b, c]) await tables.meet(id, one);
    await must(tables.propose(id, b, 'away', a, request()));
    await must(propose(b, 'clock', '24+12'));
    await must(say(c, true));
    const { proposals, banks } = await find();
    expect(banks.A).toEqual({ left: day, zero: clock.now + day });
    expect(proposals.map(({ kind, fate }) => `${kind} ${fate}`)).toEqual(['away fallen', 'clock agreed']);
  });

  test('is one that can be played by, and not the one there is; a no refuses it', async () => {
    const { propose, say, find, a, b } = await pausing();
    expect([await why(propose(a, 'clock', '24+12')), await why(propose(a, 'clock', '5')), await why(propose(a, 'clock'))]).toEqual([
      'same-clock',
      'not-offered',
      'not-offered',
    ]);
    await must(propose(a, 'clock', '10+5'));
    await must(say(b, false));
    expect((await find()).clock).toBe('24+12');
  });

  test('in a pause, waits for its end; taking back and playing again know nothing of it', async () => {
    const { propose, say, find, hand, tables, id, a, b, request, clock, store, games } = await pausing();
    await must(hand.answer(id, a, 'gain'));
    await must(propose(a, 'pause'));
    await must(say(b, true));
    await must(propose(a, 'clock', '168+24'));
    await must(say(b, true));
    expect((await find()).banks.B).toEqual({ left: 168 * hour, zero: null });
    await must(tables.resume(id, b.id, request()));
    expect((await find()).banks.B?.zero).toBe(clock.now + 168 * hour);
    await must(tables.undo(id, a.id, request()));
    expect(await find()).toMatchObject({ toAct: ['A'], clock: '168+24' });
    const loaded = (await readTable({ store, games }, id))!;
    const playing = replay(loaded.game, (await recordOf(store, loaded, null))!);
    let step = playing.next();
    while (!step.done) step = playing.next();
    expect(step.value.state).toBe('same');
  });
});
