/** When a person has their data deleted, nothing names them anymore, and the games of others remain. */
import { expect, test } from 'vitest';
import { allGames, everSeason } from '../../src/table/model/store/rating.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { hashOf } from '../../src/table/people/erasing.ts';
import { ada, bob, change, cleo, must, openTestContext, place, type TestContext, why } from './context.ts';

const minute = 60_000;
const elsewhere = '300000000000000009';

/** Ada has finished one game, plays another, is asked for something there, hosts a lobby and is invited to a game. */
async function busy(context: TestContext) {
  const { hand, tables, request } = context;
  const over = await hand.begin();
  await must(tables.resign(over.id, bob.id, request()));
  const plays = await hand.beginTurns([ada, bob, cleo], {}, '300000000000000002');
  await must(tables.propose(plays.id, bob, 'draw', null, request()));
  const open = { game: 'demo', place: { ...place, channel: '300000000000000003' }, options: {}, lang: 'en' } as const;
  const lobby = await must(tables.open({ ...open, host: ada, invited: [], request: request() }));
  await must(tables.join(lobby.id, bob, request()));
  const invited = await must(tables.open({ ...open, place: { ...place, channel: elsewhere }, host: bob, invited: [ada, cleo], request: request() }));
  await must(tables.changeSettings(ada.id, { zone: 'Europe/Paris', dm: true }, request()));
  await must(tables.takeOff(ada.id, '2027-02-01', '2027-02-02', request()));
  await tables.meetKind(ada.id, 'demo', 'bid');
  tables.looked(plays.id, ada.id, (await tables.meet(plays.id, ada))!);
  await context.beats.beat(null);
  return { over, plays, lobby, invited };
}

/** A server's whole contents in a database in memory, as one text. */
const dump = async (store: Store): Promise<string> => {
  const ids = [...(await store.everOn(place.guild, Number.MAX_SAFE_INTEGER, 99))];
  const all = await Promise.all(ids.map(async (id) => [await store.sitting(id), await store.log(id, null, 99_999, 999), await store.usersAt(id)]));
  return JSON.stringify([all, await store.results(place.guild), await store.erasing()]);
};

test('running games are resigned and told, lobbies and invitations left, and what they had chosen is gone', async () => {
  const context = openTestContext();
  const { plays, lobby, invited } = await busy(context);
  const { tables, store, clock } = context;
  await tables.erase(ada.id);
  const said = (await must(tables.log(plays.id, null, 99))).map(({ message }) => message.key);
  expect(said).toContain('demo.left');
  const info = (await tables.find(plays.id))!;
  expect([info.phase, info.proposals.some(({ fate }) => fate === 'open')]).toEqual(['playing', false]);
  expect([(await tables.find(lobby.id))!.phase, (await tables.find(invited.id))!.invited.map(({ name }) => name)]).toEqual(['closed', ['Cleo']]);
  expect(
    await Promise.all([store.settings(ada.id), store.daysOff(ada.id), store.metAll(ada.id), store.presence(ada.id), store.looksOf(ada.id)]),
  ).toEqual([...[null, [], [], null, []]]);
  expect([(await tables.met(ada.id, 'demo')).size, (await tables.of(ada.id)).length]).toEqual([0, 0]);
  clock.now += 16 * minute;
  await context.beats.beat(null);
  await tables.sweep();
  const left = await dump(store);
  expect(left).not.toContain(ada.id);
  expect(left).not.toContain('Ada');
});

test('in the games of others one drawn id takes their place, and results, ratings and replays stand', async () => {
  const context = openTestContext();
  const { over, plays } = await busy(context);
  const { tables, store } = context;
  const before = await store.results(place.guild);
  const replay = await must(tables.lookBack(over.id, bob.id));
  await tables.erase(ada.id);
  const former = (id: string) => tables.find(id).then((table) => table!.people.find(({ id: user }) => user.startsWith('former-')));
  const one = await former(over.id);
  expect(one?.name).toBe('');
  expect(await former(plays.id)).toEqual(one);
  const as = (who: object) => JSON.parse(JSON.stringify(who).replaceAll(ada.id, one!.id).replaceAll('"Ada"', '""'));
  expect((await store.results(place.guild)).find(({ table }) => table === over.id)).toEqual({
    ...as(before.find(({ table }) => table === over.id)!),
    people: as(before[0]!.people).map((row: { user: string }) => (row.user === one!.id ? { ...row, unlisted: true } : row)),
  });
  expect((await must(tables.lookBack(over.id, bob.id))).steps).toEqual(replay.steps);
  expect((await tables.leaderboard(place.guild, null, 'ever')).standings.map(({ person }) => person.id)).not.toContain(one!.id);
  expect(await why(tables.exported(over.id, ada.id))).toBe('stranger');
});

test('a seat that was handed over, and what was proposed, name them no more', async () => {
  const context = openTestContext();
  const { hand, tables, store, request } = context;
  const { id, a } = await hand.beginTurns();
  await must(tables.propose(id, a, 'hand', cleo, request()));
  await must(tables.consent(id, a === ada ? bob : ada, (await tables.find(id))!.proposals[0]!.n, true, request()));
  await must(tables.consent(id, cleo, (await tables.find(id))!.proposals[0]!.n, true, request()));
  expect((await store.table(id))!.former.map(({ user }) => user)).toEqual([a.id]);
  await tables.erase(a.id);
  const { row, proposals } = (await store.sitting(id))!;
  expect(row.former).toMatchObject([{ user: expect.stringMatching(/^former-/), name: '' }]);
  expect(proposals.map(({ by }) => by)).toEqual([row.former[0]!.user]);
  expect(await store.namedAt(a.id)).toEqual([]);
  await tables.erase(cleo.id);
  expect((await store.sitting(id))!.proposals).toMatchObject([{ taker: null, about: expect.stringMatching(/^former-/) }]);
});

test('broken off anywhere, it is finished at the next start', async () => {
  const whole = openTestContext();
  await busy(whole);
  let commits = 0;
  const counting = { ...whole.store, commit: (...given: Parameters<Store['commit']>) => whole.store.commit(...given).then(() => void commits++) };
  await openTestContext({ store: counting, prefix: 'count' }).tables.erase(ada.id);
  expect(commits).toBeGreaterThan(8);

  for (let last = 1; last < commits; last++) {
    const context = openTestContext();
    await busy(context);
    let left = last;
    const dying: Store = {
      ...context.store,
      commit: (...given) => (left-- > 0 ? context.store.commit(...given) : Promise.reject(new Error('The process was killed.'))),
    };
    // Bugs would be logged as incidents. A failed commit isn't one.
    await openTestContext({ store: dying, prefix: 'dies' })
      .tables.erase(ada.id)
      .catch(() => {});
    const next = openTestContext({ store: context.store, prefix: 'next' });
    next.clock.now = context.clock.now;
    await next.goOnErasing();
    next.clock.now += 16 * minute;
    await next.tables.sweep();
    const all = await dump(context.store);
    expect([all.includes(ada.id), all.includes('Ada'), await context.store.settings(ada.id)], `killed after ${last} commits`).toEqual([
      false,
      false,
      null,
    ]);
    const ids = [...new Set(all.match(/former-\w+/g))];
    expect(ids.length, `one id in all tables, killed after ${last} commits`).toBe(1);
  }
});

test('what another process still notes within a quarter of an hour goes as well, and then only a number stays', async () => {
  const { hand, tables, store, clock } = openTestContext();
  const { id } = await hand.begin();
  await tables.erase(ada.id);
  await change(store, (db) => {
    db.putPresence(ada.id, clock.now);
    db.putLook(id, ada.id, 1);
  });
  clock.now += 10 * minute;
  await tables.sweep();
  expect(await store.erasing()).toHaveLength(1);
  clock.now += 6 * minute;
  await tables.sweep();
  expect([await store.erasing(), await store.presence(ada.id), await store.looksOf(ada.id)]).toEqual([[], null, []]);
  const salt = (await store.erasureSalt())!;
  expect(hashOf(salt, ada.id)).toMatch(/^[\da-f]{64}$/);
  expect(hashOf(salt, bob.id)).not.toBe(hashOf(salt, ada.id));
});

test('a worker that knows no ratings leaves nobody named in them: whoever settles the deletion takes the name out', async () => {
  const { store, clock, ...context } = openTestContext();
  const knowsNone: Store = {
    ...store,
    commit: (changes, expected) =>
      store.commit(
        changes.filter(([what]) => what !== 'renameRated'),
        expected,
      ),
  };
  const { id } = await context.hand.begin();
  await must(context.tables.resign(id, bob.id, context.request()));
  await context.tables.leaderboard(place.guild, null, 'ever');
  await openTestContext({ store: knowsNone, prefix: 'old' }).tables.erase(ada.id);
  const rated = async () => JSON.stringify(await store.ratingRows(place.guild, allGames, everSeason));
  expect(await rated(), 'the release before').toContain(ada.name);
  clock.now += 16 * minute;
  await context.tables.sweep();
  expect(await rated()).not.toMatch(new RegExp(`${ada.id}|${ada.name}`));
  expect([await store.ratingCourse(place.guild, ada.id), await store.ratingScores(place.guild, ada.id)]).toEqual([[], []]);
  expect(JSON.parse(await rated())).toHaveLength(2);
});

test('whoever comes back begins anew, and can have it deleted again', async () => {
  const { hand, tables, store, clock, request } = openTestContext();
  const first = await hand.begin();
  await tables.erase(ada.id);
  clock.now += 16 * minute;
  await tables.sweep();
  await must(tables.changeSettings(ada.id, { dm: true }, request()));
  const second = await hand.begin([ada, bob], {}, elsewhere);
  await tables.sweep();
  expect([(await tables.settings(ada.id)).dm, await store.namedAt(ada.id)]).toEqual([true, [second.id]]);
  await tables.erase(ada.id);
  const ids = (await Promise.all([first.id, second.id].map((id) => store.usersAt(id)))).flat().filter((user) => user !== bob.id);
  expect([new Set(ids).size, ids.every((user) => user.startsWith('former-'))]).toEqual([2, true]);
});

test('a game that cannot be played waits for nobody who has gone', async () => {
  const { hand, store } = openTestContext();
  const { id } = await hand.beginTurns();
  const stopped = openTestContext({ store, games: [], prefix: 'stopped' });
  await stopped.tables.erase(ada.id);
  const [, former] = [(await store.people(id)).find(({ user }) => user === bob.id), (await store.people(id)).find(({ user }) => user !== bob.id)];
  expect(former).toMatchObject({ user: expect.stringMatching(/^former-/), name: '', gone: stopped.clock.now });
});
