/** A person's data as a file: all that is kept about them, nothing about others, and only what they can see of a running game. */
import { expect, test } from 'vitest';
import { ada, bob, cleo, must, openTestContext, place } from './context.ts';
import type { DemoView } from './demo-game.ts';

type Data = { [key: string]: unknown } & { games: { [key: string]: unknown }[]; proposals: object[]; records: object[] };
const read = (json: string): Data => JSON.parse(json);

test('everything is in it: choices, days off, games with one’s own answers, proposals, records', async () => {
  const { hand, tables, request, beats } = openTestContext();
  const { id, a } = await hand.beginTurns();
  const other = a.id === ada.id ? bob : ada;
  await must(hand.answer(id, a, 'gain'));
  await must(tables.propose(id, ada, 'pause', null, request()));
  await must(tables.resign(id, other.id, request()));
  await must(tables.changeSettings(ada.id, { zone: 'Europe/Paris', scheme: 'tritan' }, request()));
  await must(tables.takeOff(ada.id, '2027-02-01', '2027-02-02', request()));
  await tables.meetKind(ada.id, 'demo', 'bid');
  tables.looked(id, ada.id, (await tables.meet(id, ada))!);
  await beats.beat(null);
  const data = read(await tables.ownData(ada.id));
  expect(data).toMatchObject({
    user: ada.id,
    settings: { zone: 'Europe/Paris', scheme: 'tritan' },
    daysOff: ['2027-02-01', '2027-02-02'],
    questionsMet: [{ game: 'demo', kind: 'bid' }],
    lastHere: '2027-01-15T08:00:00.000Z',
    proposals: [{ table: id, kind: 'pause', did: 'proposed it' }],
    records: [{ server: place.guild }],
  });
  const [game] = data.games;
  expect(game).toMatchObject({ table: id, game: 'demo', phase: 'over', server: place.guild, name: 'Ada', status: 'in', won: a.id === ada.id });
  const kinds = (game!.answers as { kind: string; picked: string[] }[]).map(({ kind, picked }) => [kind, ...picked].join(' '));
  expect(kinds).toEqual(['answer 1', 'answer 1', a.id === ada.id ? 'answer gain' : 'resign']);
});

test('nobody else is in it, by id or by name', async () => {
  const { hand, tables, request } = openTestContext();
  const over = await hand.begin([ada, bob, cleo]);
  for (const one of [bob, cleo]) await must(tables.resign(over.id, one.id, request()));
  const plays = await hand.beginTurns([ada, bob, cleo], {}, '300000000000000002');
  await must(tables.propose(plays.id, ada, 'hand', { id: '100000000000000077', name: 'Zoe' }, request()));
  await must(tables.propose(plays.id, bob, 'draw', null, request()));
  const json = await tables.ownData(ada.id);
  for (const { id, name } of [bob, cleo, { id: '100000000000000077', name: 'Zoe' }]) {
    expect(json).not.toContain(id);
    expect(json).not.toContain(name);
  }
  expect(read(json).proposals).toEqual([
    expect.objectContaining({ kind: 'hand', did: 'proposed it' }),
    expect.objectContaining({ kind: 'draw', did: 'was asked' }),
  ]);
});

test('of a game that goes on it holds what they see, and neither the seed nor anybody’s hidden cards or answers', async () => {
  const { hand, tables, store } = openTestContext();
  const { id, a } = await hand.beginTurns();
  await must(hand.answer(id, a, 'draw'));
  const { state } = (await store.position(id))!;
  const json = await tables.ownData(ada.id);
  expect(json).not.toContain((JSON.parse(state) as { random: { seed: string } }).random.seed);
  const [game] = read(json).games;
  expect(game!.view).toEqual((await must(tables.snapshot(id, ada.id))).view);
  expect(game!.view).not.toEqual((await must(tables.snapshot(id, bob.id))).view as DemoView);
  expect(game).not.toHaveProperty('answers');
});

test('whoever handed a seat over has their answers until then, and who took it those since', async () => {
  const { hand, tables, request, clock } = openTestContext();
  const { id, a, b } = await hand.beginTurns();
  await must(hand.answer(id, a, 'gain'));
  clock.now += 1000;
  await must(tables.propose(id, a, 'hand', cleo, request()));
  const n = (await tables.find(id))!.proposals[0]!.n;
  for (const one of [b, cleo]) await must(tables.consent(id, one, n, true, request()));
  const [running] = read(await tables.ownData(a.id)).games;
  expect(running).toMatchObject({ handedOver: [{ seat: 'A' }] });
  expect(running).not.toHaveProperty('answers');
  clock.now += 1000;
  await must(tables.resign(id, cleo.id, request()));
  const answers = async (user: string) => (read(await tables.ownData(user)).games[0]!.answers as { kind: string }[]).map(({ kind }) => kind);
  expect(await answers(a.id)).toEqual(['answer', 'answer', 'answer']);
  expect(await answers(cleo.id)).toEqual(['resign']);
});

test('whoever never was here gets a file that says so', async () => {
  const { tables } = openTestContext();
  expect(read(await tables.ownData(ada.id))).toMatchObject({ settings: null, daysOff: [], games: [], proposals: [], records: [], lastHere: null });
});
