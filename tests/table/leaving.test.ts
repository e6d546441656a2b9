/** Servers that remove the bot, servers that want their games deleted, and games that ended long ago. */
import { expect, test } from 'vitest';
import { ada, bob, cleo, must, openTestContext, place, type TestContext, why } from './context.ts';

const day = 24 * 3_600_000;
const { guild } = place;

/** A finished and a running game on the server, its settings, and a game on another server. */
async function furnished(context: TestContext) {
  const { hand, tables, request } = context;
  const over = await hand.begin();
  await must(tables.resign(over.id, bob.id, request()));
  const plays = await hand.beginTurns([ada, bob], {}, '300000000000000002');
  await must(tables.changeServer(guild, { lang: 'fr' }, request()));
  await must(tables.changeSettings(ada.id, { dm: true }, request()));
  const there = { guild: '200000000000000009', channel: '300000000000000009' };
  const other = await must(tables.open({ game: 'demo', place: there, host: ada, invited: [cleo], options: {}, lang: 'en', request: request() }));
  return { over, plays, other };
}

/** Posts everything, so that nothing waits. */
const tell = async ({ store, outbox, clock }: TestContext) => {
  for (const delivery of await outbox.due(clock.now + day, 99)) await outbox.done(delivery, null);
  expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
};

test('a server that comes back within thirty days finds everything as it was, with the time that has gone by given back', async () => {
  const context = openTestContext();
  const { tables, store, clock } = context;
  const { plays } = await furnished(context);
  const before = await store.sitting(plays.id);
  await tables.left(guild);
  clock.now += 29 * day;
  await tables.left(guild);
  await tables.sweep();
  expect(await store.departure(guild)).toMatchObject({ at: clock.now - 29 * day });
  await tables.here(guild);
  clock.now += 2 * day;
  await tables.sweep();
  const { version: _version, updated: _updated, banks, ...same } = before!.row;
  const now = (await store.sitting(plays.id))!;
  expect(now).toMatchObject({ people: before!.people, row: same });
  expect(now.row.banks.A).toEqual({ ...banks.A, from: clock.now - 2 * day, zero: clock.now - 2 * day + banks.A!.left });
  expect([await store.departures(), (await tables.server(guild)).lang]).toEqual([[], 'fr']);
});

test('after thirty days its games are closed, nobody is named in them, and its settings are gone; other servers keep theirs', async () => {
  const context = openTestContext();
  const { tables, store, clock } = context;
  const { over, plays, other } = await furnished(context);
  await tables.left(guild);
  clock.now += 30 * day;
  await tables.sweep();
  for (const { id } of [over, plays]) {
    const text = JSON.stringify([await store.sitting(id), await store.usersAt(id)]);
    for (const word of [ada.id, bob.id, 'Ada', 'Bob', guild]) expect(text).not.toContain(word);
  }
  expect([(await store.table(over.id))!.phase, (await store.table(plays.id))!.phase]).toEqual(['over', 'closed']);
  expect([await store.server(guild), await store.departures(), await store.everOn(guild, clock.now, 9)]).toEqual([null, [], []]);
  expect([(await tables.of(ada.id)).map(({ id }) => id), (await tables.settings(ada.id)).dm]).toEqual([[], true]);
  expect((await store.usersAt(other.id)).sort()).toEqual([ada.id, cleo.id].sort());
});

test('games of a server that asks for it end, are told, and are deleted with its settings and results', async () => {
  const context = openTestContext();
  const { tables, store, clock } = context;
  const { over, plays, other } = await furnished(context);
  await tell(context);
  await tables.eraseServer(guild);
  expect([await store.table(over.id), (await store.table(plays.id))!.phase]).toEqual([null, 'closed']);
  expect((await store.due(Number.MAX_SAFE_INTEGER, 9)).map(({ table, kind }) => [table, kind])).toContainEqual([plays.id, 'board']);
  await tables.sweep();
  expect(await store.table(plays.id), 'its channel is to be told first').not.toBeNull();
  await tell(context);
  await tables.sweep();
  expect([await store.table(plays.id), await store.server(guild), await store.departures(), await store.results(guild)]).toEqual([
    null,
    null,
    [],
    [],
  ]);
  expect([await store.version(other.id), (await tables.settings(ada.id)).dm]).toEqual([expect.any(Number), true]);
  clock.now += 1000;
  await tables.here(guild);
  const again = await context.hand.begin();
  await tables.sweep();
  expect(await why(tables.snapshot(again.id, ada.id)), 'what is begun after that stays').toBe('taken');
});

test('a channel that cannot be told keeps a game for an hour, also over a restart', async () => {
  const context = openTestContext();
  const { tables, store, clock } = context;
  const { plays } = await furnished(context);
  await tables.eraseServer(guild);
  const next = openTestContext({ store, prefix: 'next' });
  next.clock.now = clock.now + 3_600_001;
  await next.tables.sweep();
  expect([await store.table(plays.id), await store.departures()]).toEqual([null, []]);
});

test('what is kept of a server names no hidden card and nobody who has opted out', async () => {
  const context = openTestContext();
  const { tables, store, request } = context;
  const { plays } = await furnished(context);
  await must(tables.changeSettings(bob.id, { unlisted: true }, request()));
  const json = await tables.serverData(guild);
  const { state } = (await store.position(plays.id))!;
  for (const word of [ada.id, bob.id, 'Bob', (JSON.parse(state) as { random: { seed: string } }).random.seed]) expect(json).not.toContain(word);
  expect(JSON.parse(json)).toMatchObject({ server: guild, settings: { lang: 'fr' }, games: [{ phase: 'over' }, { phase: 'playing' }] });
});

test('games that ended long ago are trimmed, and can be looked back on as before', async () => {
  const context = openTestContext();
  const { tables, store, clock, hand, request } = context;
  const { id, a, b } = await hand.beginTurns();
  await must(hand.answer(id, a, 'pair'));
  await must(hand.answer(id, a, 'one'));
  await must(tables.undo(id, a.id, request()));
  await must(hand.answer(id, a, 'two'));
  await must(tables.propose(id, a, 'pause', null, request()));
  tables.looked(id, a.id, (await tables.meet(id, a))!);
  await must(tables.resign(id, b.id, request()));
  await context.beats.beat(null);
  const shut = await must(
    tables.open({ game: 'demo', place: { ...place, channel: '9' }, host: ada, invited: [], options: {}, lang: 'en', request: request() }),
  );
  await must(tables.leave(shut.id, ada, request()));
  const seen = async () => [
    (await must(tables.lookBack(id, a.id))).steps,
    await must(tables.log(id, a.id, 999)),
    await must(tables.exported(id, a.id)),
    await store.results(guild),
    await store.choices(id),
  ];
  const before = await seen();
  clock.now += 179 * day;
  await tables.sweep();
  expect([(await store.looksOf(a.id)).length, (await store.sitting(id))!.proposals.length]).toEqual([1, 1]);
  clock.now += 2 * day;
  await tables.sweep();
  expect([await store.looksOf(a.id), (await store.sitting(id))!.proposals, await store.table(shut.id)]).toEqual([[], [], null]);
  expect(await store.saidBy(id, 6, 999)).toBe(false);
  expect(await seen()).toEqual(before);
});

test('where games are never trimmed they stay whole', async () => {
  const context = openTestContext({ lifetimes: { whole: Number.POSITIVE_INFINITY } });
  const { tables, store, clock, hand, request } = context;
  const { id, a, b } = await hand.beginTurns();
  await must(tables.propose(id, a, 'pause', null, request()));
  await must(tables.resign(id, b.id, request()));
  clock.now += 9999 * day;
  await tables.sweep();
  expect((await store.sitting(id))!.proposals).toHaveLength(1);
});
