/** After a game's end, everyone who played it can agree to open all hands. */
import { describe, expect, test } from 'vitest';
import { openTables } from '../../src/table/index.ts';
import type { Person } from '../../src/table/model/types.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { freshStore } from '../store/fresh.ts';
import { ada, bob, cleo, must, openTestContext, place, why } from './context.ts';
import { thinkingGame } from './demo-mind.ts';

const day = 24 * 3_600_000;

/** A game that everyone but the first has given up, and ways to propose and agree. */
async function over(people = [ada, bob, cleo]) {
  const store = freshStore();
  const context = openTestContext({ store });
  const { id } = await context.hand.beginTurns(people);
  const { tables, request } = context;
  const [first, ...others] = people;
  const propose = (who: Person) => tables.propose(id, who, 'hands', null, request());
  expect(await why(propose(first!)), 'before the end').toBe('not-over');
  for (const who of others) await must(tables.resign(id, who.id, request()));
  const last = async () => (await tables.find(id))!.proposals.at(-1)!;
  const say = async (who: Person, agrees: boolean) => tables.consent(id, who, (await last()).n, agrees, request());
  const handsFor = async (user: string | null) => (await must(tables.lookBack(id, user))).hands;
  return { ...context, id, propose, say, last, handsFor };
}

describe('all hands after the end', () => {
  test('are open once everyone who played has agreed, and not before', async () => {
    const { id, propose, say, last, handsFor, tables } = await over();
    const { seats } = (await tables.find(id))!;
    await must(propose(ada));
    expect(await last()).toMatchObject({ kind: 'hands', asked: [bob.id, cleo.id], fate: 'open' });
    await must(say(bob, true));
    expect(await handsFor(null)).toEqual([]);
    expect(await handsFor(ada.id)).toEqual([seats[ada.id]]);
    const before = await must(tables.lookBack(id, ada.id));
    expect(() => before.after(0, seats[bob.id]!), 'nobody looks at a hand that is not open').toThrow('lies open to nobody');
    await must(say(cleo, true));
    expect((await last()).fate).toBe('agreed');
    expect([...(await handsFor(null))].sort()).toEqual(Object.values(seats).sort());
    const back = await must(tables.lookBack(id, null));
    expect(back.after(back.steps.length - 1, seats[bob.id]!)!.view).toMatchObject({ seenBy: seats[bob.id] });
    expect(await why(propose(bob))).toBe('open-already');
  });

  test('stay hidden by one no, and silence never means yes', async () => {
    const { propose, say, last, handsFor, clock } = await over();
    await must(propose(ada));
    await must(say(bob, true));
    clock.now += 30 * day;
    expect(await say(bob, true)).toMatchObject({ error: { why: 'agreed-already', waits: [cleo.id] } });
    expect(await handsFor(null)).toEqual([]);
    await must(say(cleo, false));
    expect(await last()).toMatchObject({ fate: 'refused', refuser: cleo.id });
    expect(await propose(ada)).toMatchObject({ error: { why: 'refused-lately', isTurn: false } });
    expect(await handsFor(null)).toEqual([]);
  });

  test('where all others are computers, are open at once', async () => {
    const thinker: Thinker = { think: () => ({ thought: Promise.resolve(null), callOff: () => {} }) };
    const { tables, computers, request } = openTestContext({ games: [thinkingGame], lifetimes: { pause: 0 }, thinker });
    const opening = { game: 'demo', place, host: ada, invited: [aComputer('regular')], options: {}, lang: 'en' as const, request: request() };
    const { id } = await must(tables.open(opening));
    await computers.quiet();
    await must(tables.resign(id, ada.id, request()));
    const { proposals } = await must(tables.propose(id, ada, 'hands', null, request()));
    expect(proposals.at(-1)).toMatchObject({ kind: 'hands', asked: [], fate: 'agreed' });
  });

  test('are asked for by whoever played, and by nobody else', async () => {
    const dan = { id: '100000000000000004', name: 'Dan' };
    const { propose, say } = await over();
    expect(await why(propose(dan))).toBe('stranger');
    await must(propose(ada));
    expect(await why(say(dan, true))).toBe('not-asked');
    expect(await why(propose(bob))).toBe('proposed-already');
  });

  test('stay open for another process', async () => {
    const { id, propose, say, store, games, clock } = await over([ada, bob]);
    await must(propose(bob));
    await must(say(ada, true));
    const next = openTables({
      store,
      games,
      clock: () => clock.now + 400 * day,
      chance: { seed: () => '0'.repeat(64), id: () => 'next000001' },
      log: { error: () => {}, warn: () => {}, debug: () => {} },
    });
    await next.tables.sweep();
    expect((await must(next.tables.lookBack(id, null))).hands).toHaveLength(2);
  });
});
