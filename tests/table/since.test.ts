/** What happened since a person last looked. The store keeps up to which message they had seen a table, and what they mustn't know is left out. */
import { expect, test } from 'vitest';
import type { Change } from '../../src/table/model/store/store.ts';
import { freshStore } from '../store/fresh.ts';
import { ada, bob, cleo, must, openTestContext } from './context.ts';

type World = ReturnType<typeof openTestContext>;

const keys = async ({ tables }: Pick<World, 'tables'>, id: string, user: { id: string }) =>
  (await tables.since(id, user.id)).map(({ message: { key } }) => key);

/** A press there that is accepted. */
async function look({ tables }: Pick<World, 'tables'>, id: string, person: typeof ada): Promise<void> {
  const upTo = await tables.meet(id, person);
  if (upTo !== null) tables.looked(id, person.id, upTo);
}

test('since the last press: what others did, in order, and nothing of one’s own', async () => {
  const on = openTestContext();
  const { id, a, b } = await on.hand.beginTurns();
  await look(on, id, a);
  await look(on, id, b);
  expect(await keys(on, id, b)).toEqual([]);
  await must(on.hand.answer(id, a, 'roll'));
  expect(await keys(on, id, b)).toEqual(['demo.gain']);
  expect(await keys(on, id, a)).toEqual([]);
  // The press being answered doesn't count as the previous look.
  const upTo = await on.tables.meet(id, b);
  expect(await keys(on, id, b)).toEqual(['demo.gain']);
  on.tables.looked(id, b.id, upTo!);
  expect(await keys(on, id, b)).toEqual([]);
});

test('whoever presses and is refused is there, and has not looked', async () => {
  const on = openTestContext();
  const { id, a, b } = await on.hand.beginTurns();
  await look(on, id, b);
  await must(on.hand.answer(id, a, 'roll'));
  on.clock.now += 3_600_000;
  await on.tables.meet(id, b);
  expect(await keys(on, id, b)).toEqual(['demo.gain']);
  expect(JSON.parse(await on.tables.ownData(b.id)).lastHere, 'a press is a press').toBe(new Date(on.clock.now).toISOString());
});

test('nobody is told what they may not know, and strangers are told nothing', async () => {
  const on = openTestContext();
  const { id, a, b } = await on.hand.begin();
  await look(on, id, a);
  await look(on, id, b);
  await must(on.hand.answer(id, a, '1'));
  expect(await keys(on, id, b), 'a secret bid').toEqual([]);
  await look(on, id, cleo);
  await must(on.hand.answer(id, a, '1'));
  for (const n of ['1', '1']) await must(on.hand.answer(id, b, n));
  expect(await keys(on, id, cleo)).toEqual([]);
  expect(await keys(on, id, a)).not.toContain('demo.bid.own');
});

test('what was taken back is not told, and the mark does not stand past the end', async () => {
  const on = openTestContext();
  const { id, a, b } = await on.hand.beginTurns();
  await look(on, id, b);
  await must(on.hand.answer(id, a, 'pair'));
  await must(on.hand.answer(id, a, 'one'));
  expect(await keys(on, id, b)).toContain('demo.gain');
  await look(on, id, b);
  await must(on.tables.undo(id, a.id, on.request()));
  await must(on.hand.answer(id, a, 'two'));
  const told = await on.tables.since(id, b.id);
  expect(told.filter(({ message }) => message.key === 'demo.gain').map(({ message }) => message.args)).toEqual([{ seat: 'A', n: 2 }]);
});

test('it is written with a commit of theirs that is made anyway, or with the next beat, and never by itself', async () => {
  const store = freshStore();
  const commits: (readonly Change[])[] = [];
  const commit: typeof store.commit = (all, versions) => {
    commits.push(all);
    return store.commit(all, versions);
  };
  const on = openTestContext({ store: { ...store, commit } });
  const { id, a, b } = await on.hand.beginTurns();
  commits.length = 0;
  await look(on, id, a);
  await look(on, id, b);
  await keys(on, id, b);
  expect(commits, 'no press commits by itself').toEqual([]);
  await must(on.hand.answer(id, a, 'roll'));
  expect(commits).toHaveLength(1);
  expect(commits[0]!.filter(([what]) => what === 'putLook').map(([, , user]) => user)).toEqual([a.id]);
  await on.beats.beat(null);
  expect(commits[1]!.filter(([what]) => what === 'putLook').map(([, , user]) => user)).toEqual([b.id]);
  await on.beats.beat(null);
  expect(commits[2]!.filter(([what]) => what === 'putLook')).toEqual([]);
  // Another process, or the next one, continues from there.
  const again = openTestContext({ store, prefix: 'again' });
  expect(await keys(again, id, b)).toEqual(['demo.gain']);
  await look(again, id, b);
  expect(await keys(again, id, b)).toEqual([]);
});

test('who joined before the game began, and has pressed nothing since, has not looked at it yet', async () => {
  const on = openTestContext();
  const { tables } = on;
  const opened = await must(
    tables.open({ game: 'demo', place: { guild: '1', channel: '2' }, host: ada, invited: [bob], options: {}, lang: 'en', request: on.request() }),
  );
  await look(on, opened.id, bob);
  await must(tables.accept(opened.id, bob, on.request()));
  for (const person of [ada, bob]) for (const n of ['1', '1']) await must(on.hand.answer(opened.id, person, n));
  expect(await keys(on, opened.id, bob)).toEqual([]);
});

test('of a game that began before this was kept, nothing is told until the first press', async () => {
  const on = openTestContext();
  const { id, b } = await on.hand.begin([ada, bob]);
  expect(await keys(on, id, b)).toEqual([]);
});
