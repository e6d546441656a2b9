/** Who has a voice, case by case: nobody waits for people who can't be waited for, and nobody is called twice about one absence. */
import { expect, test } from 'vitest';
import type { Person } from '../../../src/table/model/types.ts';
import { ada, bob, cleo, must } from '../context.ts';
import { begun, hour } from './late-game.ts';

const dan: Person = { id: '100000000000000004', name: 'Dan' };

test('whoever is played for has none, though they have pressed something lately', async () => {
  const { tables, id, request, find, pass, a, b, c } = await begun([ada, bob, cleo]);
  await pass(25);
  for (const one of [b, c]) await tables.meet(id, one);
  await must(tables.propose(id, b, 'away', a, request()));
  await must(tables.consent(id, c, (await find()).proposals.at(-1)!.n, true, request()));
  expect((await find()).away).toContain('A');
  // The game has answered for them, so nobody is late.
  await pass(1);
  expect((await find()).toAct).not.toContain('A');
  await must(tables.propose(id, b, 'draw', null, request()));
  expect((await find()).proposals.at(-1)).toMatchObject({ kind: 'draw', asked: [c.id] });
});

test('whoever has pressed nothing anywhere for two days has none, though nothing is asked of them', async () => {
  const { tables, id, request, find, pass, a, b, c } = await begun([ada, bob, cleo, dan], '168+24');
  await pass(49);
  for (const one of [a, b, c]) await tables.meet(id, one);
  await must(tables.propose(id, b, 'cancel', null, request()));
  expect([...(await find()).proposals.at(-1)!.asked].sort()).toEqual([a.id, c.id].sort());
});

test('whoever is asked what becomes of somebody is not told again that their time is over', async () => {
  const { tables, id, request, find, pass, a, b, c, clock, reminders } = await begun([ada, bob, cleo]);
  await pass(25);
  for (const one of [b, c]) await tables.meet(id, one);
  await must(tables.wait(id, b.id, a.id, false, request()));
  await pass(22);
  for (const one of [b, c]) await tables.meet(id, one);
  await must(tables.propose(id, c, 'away', a, request()));
  expect((await find()).proposals.at(-1)!.asked).toEqual([b.id]);
  const said = [];
  for (let n = 0; n < 8; n++) {
    clock.now += hour;
    said.push(...(await reminders.take(clock.now, 50)));
  }
  expect(said.map(({ kind }) => kind)).toContain('zero');
  expect(said.filter(({ kind }) => kind === 'zero' || kind === 'late').flatMap(({ pings }) => pings)).toEqual([]);
});

test('whoever has left the server has none, though they have pressed something lately', async () => {
  const { tables, id, request, find, pass, b, c } = await begun([ada, bob, cleo]);
  await pass(1);
  for (const one of [b, c]) await tables.meet(id, one);
  await tables.noteGone(id, [c.id], [b.id]);
  await must(tables.propose(id, b, 'cancel', null, request()));
  const { asked } = (await find()).proposals.at(-1)!;
  expect(asked).not.toContain(c.id);
  expect(asked).toHaveLength(1);
});
