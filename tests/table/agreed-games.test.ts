/** Going back and handing over in every game: nobody sees more than before, or less than they should. */
import { expect, test } from 'vitest';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import type { Core } from '../../src/kernel/types.ts';
import type { Person } from '../../src/table/model/types.ts';
import { standings } from '../games/standings.ts';
import { randomAnswer, type Standing, seedOf } from '../standing/play.ts';
import { must, openTestContext, place, type TestContext } from './context.ts';

const people: Person[] = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Flo'].map((name, i) => ({ id: `10000000000000000${i}`, name }));
const stranger: Person = { id: '100000000000000099', name: 'Zoe' };

async function begin(context: TestContext, { game, tables: [table] }: Standing): Promise<{ id: string; players: Person[] }> {
  const { people: n, options } = table!;
  const [host, ...invited] = people.slice(0, n);
  const opened = await must(
    context.tables.open({ game: game.command, place, host: host!, invited, options, lang: 'en', request: context.request() }),
  );
  for (const person of invited) await must(context.tables.accept(opened.id, person, context.request()));
  return { id: opened.id, players: [host!, ...invited] };
}

const stateOf = async (context: TestContext, id: string) => JSON.parse((await context.store.position(id))!.state) as Core;

/** Everything a viewer is shown: the view, what they are asked, the calls, their orders, and the log lines that only they can read. */
async function seenBy(context: TestContext, id: string, user: string): Promise<unknown> {
  const { viewer, view, asked, calls, orders } = await must(context.tables.snapshot(id, user));
  const secrets = (await must(context.tables.log(id, user, 9999))).filter(({ secret }) => secret).map(({ message }) => message);
  const decision = asked && { ...asked.decision, id: '' };
  return JSON.parse(JSON.stringify({ viewer, view, decision, calls, orders, secrets }));
}

test.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', async (_, standing) => {
  const context = openTestContext({ games: [standing.game], limits: { 'moves.person': 1000, 'proposals.person': 1000, 'proposals.table': 1000 } });
  const { tables, request } = context;
  const { id, players } = await begin(context, standing);
  const random = openRandom(startRandom(seedOf(3)), () => {});
  const everybody = [...players, stranger];
  const looks = () => Promise.all(everybody.map(({ id: user }) => seenBy(context, id, user)));
  let wentBack = 0;
  /** What everyone saw before each player's last answer. */
  const before = new Map<string, unknown>();
  for (let i = 0; i < 200 && wentBack < 5; i++) {
    const table = (await tables.find(id))!;
    const who = players.find((one) => table.toAct.includes(table.seats[one.id]!))!;
    const { ref, decision } = (await must(tables.snapshot(id, who.id))).asked!;
    before.set(who.id, await looks());
    const free = { ...decision, options: decision.options.filter((option) => !standing.shuns?.includes(option.id)) };
    await must(tables.answer(id, who.id, ref, randomAnswer(free, random).picked, request()));
    if ((await tables.find(id))!.phase !== 'playing') throw new Error('The game ended before it could be gone back often enough.');
    const asker = random.pick('asker', players);
    if (!before.has(asker.id) || !(await must(tables.snapshot(id, asker.id))).canAskBack || random.below('back', 2) === 0) continue;
    const { drawn } = (await stateOf(context, id)).random;
    const { n, asked } = (await must(tables.propose(id, asker, 'back', null, request()))).proposals.at(-1)!;
    for (const user of asked) await must(tables.consent(id, players.find((one) => one.id === user)!, n, true, request()));
    wentBack++;
    expect(await looks(), 'all see what they saw before that answer').toEqual(before.get(asker.id));
    for (const [purpose, n] of Object.entries(drawn)) expect((await stateOf(context, id)).random.drawn[purpose]).toBeGreaterThanOrEqual(n);
    before.clear();
  }
  expect(wentBack, 'otherwise nothing was tested').toBe(5);

  const [giver] = players as [Person];
  const [mine, theirs] = [await seenBy(context, id, giver.id), await seenBy(context, id, stranger.id)];
  const taker: Person = { id: '100000000000000098', name: 'Yan' };
  const { n } = (await must(tables.propose(id, giver, 'hand', taker, request()))).proposals.at(-1)!;
  expect(await seenBy(context, id, taker.id), 'nothing before it is accepted').toEqual(theirs);
  await must(tables.consent(id, taker, n, true, request()));
  expect(await seenBy(context, id, taker.id), 'the others may object').toEqual(theirs);
  for (const one of players.slice(1)) await tables.consent(id, one, n, true, request());
  expect(await seenBy(context, id, taker.id), 'all that belongs to the seat').toEqual(mine);
  expect(await seenBy(context, id, giver.id), 'what anybody sees').toEqual(theirs);
});
