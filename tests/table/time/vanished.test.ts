/** Several players who vanish at once, and players who have left the server: nobody waits for them longer than for one who is late. */

import { describe, expect, test } from 'vitest';
import type { LateKind, Person } from '../../../src/table/model/types.ts';
import { ada, bob, cleo, must, why } from '../context.ts';
import { begun, hour } from './late-game.ts';

const dan: Person = { id: '100000000000000004', name: 'Dan' };

async function vanishing(people: Person[], clock: string) {
  const game = await begun(people, clock);
  const { tables, id, request, find } = game;
  const ask = (by: Person, kind: LateKind, about: Person) => tables.propose(id, by, kind, about, request());
  const agree = async (by: Person, about: Person) => {
    const { n } = (await find()).proposals.find((one) => one.fate === 'open' && one.about === about.id)!;
    return tables.consent(id, by, n, true, request());
  };
  return { ...game, ask, agree };
}

describe('two of four who vanish at once, without a clock', () => {
  test('are both played for after two days, and neither is waited for because of the other', async () => {
    const { hand, id, a, b, c, d, ask, agree, pass, tables, find, clock } = await vanishing([ada, bob, cleo, dan], 'none');
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, d, 'yes'));
    const since = clock.now;
    await pass(47);
    for (const one of [a, d]) await tables.meet(id, one);
    expect(await why(ask(a, 'away', b))).toBe('not-late');
    await pass(1);
    for (const one of [b, c]) {
      await must(ask(a, 'away', one));
      expect((await find()).proposals.findLast(({ fate }) => fate === 'open')?.asked, 'who is gone has no voice').toEqual([d.id]);
      await must(agree(d, one));
    }
    expect((await find()).away).toEqual(['B', 'C']);
    expect(clock.now - since).toBe(48 * hour);
  });

  test('one after the other, of whom the second has no voice about the first', async () => {
    const { hand, id, a, b, c, d, ask, agree, pass, tables, find } = await vanishing([ada, bob, cleo, dan], 'none');
    await must(hand.answer(id, a, 'gain'));
    await pass(49);
    for (const one of [a, d]) await tables.meet(id, one);
    await must(ask(d, 'away', b));
    await must(agree(a, b));
    await pass(1);
    expect(await find()).toMatchObject({ toAct: ['C'], away: ['B'] });
    await pass(48);
    for (const one of [a, d]) await tables.meet(id, one);
    await must(ask(d, 'away', c));
    await must(agree(a, c));
    await pass(1);
    expect(await find()).toMatchObject({ toAct: ['D'], away: ['B', 'C'] });
  });
});

describe('who has left the server', () => {
  test('is late as soon as that is known, and the others may put them out at once', async () => {
    const { id, a, b, c, ask, agree, tables, told, find, pass } = await vanishing([ada, bob, cleo], '168+24');
    expect(await why(ask(b, 'away', a))).toBe('not-late');
    await tables.noteGone(id, [a.id], [b.id, c.id]);
    expect((await told())[0]).toBe('table.gone');
    expect((await find()).gone).toEqual(['A']);
    expect(await pass(1)).toContain('A zero');
    await must(ask(b, 'claim', a));
    await must(agree(c, a));
    expect(await find()).toMatchObject({ toAct: ['B'] });
  });

  test('is so at every later question as well, and is asked to agree to nothing', async () => {
    const { id, hand, a, b, c, ask, tables, find, request } = await vanishing([ada, bob, cleo], '168+24');
    await tables.noteGone(id, [c.id], [a.id, b.id]);
    await must(hand.answer(id, a, 'gain'));
    await must(hand.answer(id, b, 'gain'));
    await must(ask(a, 'away', c));
    expect((await find()).proposals.at(-1)?.asked).toEqual([b.id]);
    await must(tables.propose(id, a, 'draw', null, request()));
    expect((await find()).proposals.at(-1)?.asked).toEqual([b.id]);
  });

  test('and is there again has the time a turn gives, and a voice', async () => {
    const { id, a, b, c, tables, find, clock, ask } = await vanishing([ada, bob, cleo], '24+12');
    await tables.noteGone(id, [a.id], [b.id, c.id]);
    await tables.noteGone(id, [], [a.id]);
    await tables.meet(id, a);
    const { gone, banks } = await find();
    expect(gone).toEqual([]);
    expect(banks.A?.zero ?? 0, 'nobody is late who is back').toBeGreaterThan(clock.now);
    expect(await why(ask(b, 'away', a))).toBe('not-late');
  });
});
