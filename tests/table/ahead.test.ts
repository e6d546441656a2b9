/** Answers given ahead at a table: used without a wait, seen by nobody before, and kept as everything else is. */
import { describe, expect, test } from 'vitest';
import { fold } from '../../src/kernel/run.ts';
import type { Person } from '../../src/table/model/types.ts';
import { readTable } from '../../src/table/work/loaded.ts';
import { recordOf } from '../../src/table/work/record.ts';
import { type Demo, demoGame } from './demo-game.ts';
import { ada, bob, cleo, must, openTestHall, type TestHall, why } from './hall.ts';
import { replayed } from './recorded.ts';

const turn = (seat: string, cards = 0) => `turn-${seat}-${cards}`;
const give = (hall: TestHall, id: string, { id: user }: Person, question: string, ...picked: string[]) =>
  hall.tables.ahead(id, user, question, picked, hall.request());

const recordAt = async ({ store, games }: TestHall, id: string) =>
  JSON.stringify(await recordOf(store, (await readTable({ store, games }, id))!, null));

/** All that somebody at the table can find out about the game. */
async function known(hall: TestHall, id: string, user: string | null) {
  const glance = await must(hall.tables.glance(id, user));
  const { version: _, ...table } = glance.table;
  return {
    ...glance,
    table,
    log: (await must(hall.tables.log(id, user, 100))).map(({ answer: _, ...line }) => line),
    due: (await hall.outbox.due(Number.MAX_SAFE_INTEGER, 9)).map(({ id: _, ...rest }) => rest),
  };
}

test('whoever is not asked is offered what comes, and sees what was given; used, it waits for nobody', async () => {
  const hall = openTestHall();
  const { id, a, b } = await hall.hand.beginTurns();
  expect((await must(hall.tables.glance(id, b.id))).ahead).toMatchObject([{ ref: `~${turn('B')}`, given: null }]);
  expect((await must(give(hall, id, b, turn('B'), 'pair'))).glance.ahead).toMatchObject([{ given: ['pair'] }]);
  expect((await must(give(hall, id, b, turn('B')))).glance.ahead).toMatchObject([{ given: null }]);
  await must(give(hall, id, b, turn('B'), 'draw'));
  const { events, glance } = await must(hall.hand.answer(id, a, 'gain'));
  expect(events.map(({ message }) => message.key)).toEqual(['demo.gain', 'demo.draw']);
  expect(glance.table.toAct).toEqual(['A']);
  expect(glance.asked?.decision.ask.key).toBe('demo.turn');
});

test('until it is used, everybody else finds the table as it would be without it', async () => {
  const [plain, early] = [openTestHall(), openTestHall()];
  const games = [await plain.hand.beginTurns([ada, bob, cleo]), await early.hand.beginTurns([ada, bob, cleo])] as const;
  const { id, a, b, c } = games[1];
  const others = [a.id, c.id, null];
  const same = async () => {
    for (const user of others) expect(await known(early, id, user)).toEqual(await known(plain, games[0].id, user));
  };
  await must(give(early, id, b, turn('B'), 'gain'));
  await same();
  // In the middle of A's turn, with the way back open.
  for (const hall of [plain, early]) await must(hall.hand.answer(id, a, 'pair'));
  await must(give(early, id, b, turn('B'), 'draw'));
  await same();
  for (const hall of [plain, early]) await must(hall.tables.undo(id, a.id, hall.request()));
  await same();
  for (const hall of [plain, early]) await must(hall.hand.answer(id, a, 'ask'));
  await must(give(early, id, b, turn('B'), 'roll'));
  await same();
});

test('standing orders that answer nothing at once are as little noticed, and close nobody’s way back', async () => {
  const [plain, ordered] = [openTestHall(), openTestHall()];
  const games = [await plain.hand.beginTurns([ada, bob, cleo]), await ordered.hand.beginTurns([ada, bob, cleo])] as const;
  const { id, a, b, c } = games[1];
  const same = async () => {
    for (const user of [a.id, c.id, null]) expect(await known(ordered, id, user)).toEqual(await known(plain, games[0].id, user));
  };
  const order = async (picked: string[]) => must(ordered.tables.order(id, b.id, picked, ordered.request()));
  for (const hall of [plain, ordered]) await must(hall.hand.answer(id, a, 'pair'));
  await order(['2']);
  await same();
  for (const hall of [plain, ordered]) await must(hall.hand.answer(id, a, 'one'));
  await order(['3']);
  await same();
  for (const hall of [plain, ordered]) await must(hall.tables.undo(id, a.id, hall.request()));
  await same();
  for (const hall of [plain, ordered]) await must(hall.tables.undo(id, a.id, hall.request()));
  await same();
  expect((await must(ordered.tables.glance(id, b.id))).orders?.left).toEqual(['3']);
  for (const hall of [plain, ordered]) await must(hall.hand.answer(id, a, 'ask'));
  ordered.clock.now = plain.clock.now += 1000;
  await order([]);
  await same();
});

test('standing orders end no pause, and start no clock anew', async () => {
  const hall = openTestHall();
  const { id, a, b } = await hall.hand.beginTurns();
  const before = (await hall.tables.find(id))!.since;
  hall.clock.now += 1000;
  await must(hall.tables.order(id, a.id, ['2'], hall.request()));
  expect((await hall.tables.find(id))!.since).toEqual(before);
  const { version } = await must(hall.tables.propose(id, b, 'pause', null, hall.request()));
  await must(hall.tables.consent(id, a, version, true, hall.request()));
  await must(hall.tables.order(id, a.id, ['3'], hall.request()));
  expect((await hall.tables.find(id))!.paused).not.toBeNull();
});

test('taking back an answer leaves what others gave ahead', async () => {
  const hall = openTestHall();
  const { id, a, b } = await hall.hand.beginTurns();
  await must(hall.hand.answer(id, a, 'pair'));
  await must(give(hall, id, b, turn('B'), 'gain'));
  await must(hall.tables.undo(id, a.id, hall.request()));
  expect((await must(hall.tables.glance(id, b.id))).ahead).toMatchObject([{ given: ['gain'] }]);
  await must(hall.hand.answer(id, a, 'gain'));
  expect((await must(hall.tables.glance(id, null))).view).toMatchObject({ points: { A: 1, B: 1 } });
});

describe('where all agree that somebody takes an answer back', () => {
  const goBack = async (hall: TestHall, id: string, by: Person, others: Person[]) => {
    const { version } = await must(hall.tables.propose(id, by, 'back', null, hall.request()));
    for (const one of others) await must(hall.tables.consent(id, one, version, true, hall.request()));
  };
  const fallen = async (hall: TestHall, id: string, owner: Person) => {
    expect(await must(hall.tables.glance(id, owner.id))).toMatchObject({ fell: true, ahead: [{ given: null }] });
    expect((await must(hall.tables.log(id, owner.id, 1)))[0]).toMatchObject({ secret: true, message: { key: 'table.ahead-fell' } });
    const { state, ...loaded } = JSON.parse(await recordAt(hall, id));
    expect(replayed(demoGame, { ...loaded, state })).toMatchObject({ state: 'same' });
  };

  test('what others have ready for later stays', async () => {
    const hall = openTestHall();
    const { id, a, b, c } = await hall.hand.beginTurns([ada, bob, cleo]);
    await must(give(hall, id, b, turn('B'), 'gain'));
    await must(give(hall, id, b, turn('B')));
    await must(hall.hand.answer(id, a, 'draw'));
    await must(give(hall, id, c, turn('C'), 'roll'));
    await goBack(hall, id, a, [b, c]);
    expect((await must(hall.tables.glance(id, c.id))).ahead).toMatchObject([{ given: ['roll'] }]);
    expect(await must(hall.tables.glance(id, b.id))).toMatchObject({ ahead: [{ given: null }], fell: false });
  });

  test('what was used since, and so was seen, is not used again: its owner is told', async () => {
    const hall = openTestHall();
    const { id, a, b, c } = await hall.hand.beginTurns([ada, bob, cleo]);
    await must(give(hall, id, b, turn('B'), 'gain'));
    await must(hall.hand.answer(id, a, 'draw'));
    await goBack(hall, id, a, [b, c]);
    await fallen(hall, id, b);
    await must(hall.hand.answer(id, a, 'gain'));
    expect((await hall.tables.find(id))!.toAct).toEqual(['B']);
  });

  test('the same of what was given and used since', async () => {
    const hall = openTestHall();
    const { id, a, b, c } = await hall.hand.beginTurns([ada, bob, cleo]);
    await must(hall.hand.answer(id, a, 'draw'));
    await must(give(hall, id, c, turn('C'), 'gain'));
    await must(hall.hand.answer(id, b, 'gain'));
    await goBack(hall, id, a, [b, c]);
    await fallen(hall, id, c);
  });
});

/** `a` gives B a card: what B said before is not used. */
const rules = {
  effects: demoGame.rules.effects.map((one) =>
    one.kind === 'draw' ? { ...one, run: (turning: { state: unknown }) => void (turning.state as Demo).hands.B!.push(7) } : one,
  ),
} as Partial<typeof demoGame.rules>;

test('what does not fit any more falls away, with a word to its owner alone, who is then asked', async () => {
  const hall = openTestHall({ rules });
  const { id, a, b } = await hall.hand.beginTurns([ada, bob, cleo]);
  await must(give(hall, id, b, turn('B'), 'gain'));
  const { events } = await must(hall.hand.answer(id, a, 'draw'));
  expect(events.map(({ message }) => message.key)).toEqual([]);
  const glance = await must(hall.tables.glance(id, b.id));
  expect(glance).toMatchObject({ fell: true, asked: { decision: { ask: { key: 'demo.turn' } } } });
  expect((await must(hall.tables.log(id, b.id, 1)))[0]).toMatchObject({ secret: true, message: { key: 'table.ahead-fell' } });
  expect(JSON.stringify([await must(hall.tables.log(id, a.id, 9)), await must(hall.tables.log(id, null, 9))])).not.toContain('ahead');
  expect((await must(hall.hand.answer(id, b, 'gain'))).glance.fell).toBe(false);
});

test('a stranger, an old button and a game that is over are told so', async () => {
  const hall = openTestHall();
  const { id, a, b } = await hall.hand.beginTurns();
  expect(await why(give(hall, id, cleo, turn('B'), 'gain'))).toBe('stranger');
  expect(await why(give(hall, id, b, turn('B', 9), 'gain'))).toBe('stale');
  expect(await why(give(hall, id, b, turn('B'), 'dear'))).toBe('blocked');
  await must(hall.tables.resign(id, a.id, hall.request()));
  expect(await why(give(hall, id, b, turn('B'), 'gain'))).toBe('over');
});

test('it is kept through a restart, and through new rules; the record plays again', async () => {
  const hall = openTestHall();
  const { id, a, b } = await hall.hand.beginTurns();
  await must(give(hall, id, b, turn('B'), 'gain'));
  const version = demoGame.rules.version + 1;
  const migrations = { ...demoGame.rules.migrations, [version - 1]: (saved: object) => ({ ...saved, goal: 9 }) };
  const newer = openTestHall({ store: hall.store, prefix: 'newer', rules: { version, migrations } });
  expect((await must(newer.tables.glance(id, b.id))).ahead).toMatchObject([{ given: ['gain'] }]);
  await must(newer.hand.answer(id, a, 'gain'));
  expect((await must(newer.tables.glance(id, null))).view).toMatchObject({ points: { A: 1, B: 1 } });
  const answers = await newer.store.answers(id, 0);
  expect(answers.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'answer', 'ahead', 'answer']);

  const state = JSON.parse((await newer.store.position(id))!.state) as Demo;
  const { options } = (await newer.tables.find(id))!;
  const record = { game: 'demo', rules: 2, options, seats: state.seats, seed: state.random.seed, answers, state: { ...state, goal: 10 } };
  expect(replayed(demoGame, record)).toMatchObject({ state: 'same', fault: null, refused: null });
});

test('the checkpoint and what was answered since lead to the state, with what was given ahead', async () => {
  const hall = openTestHall();
  const { id, a, b } = await hall.hand.beginTurns();
  await must(hall.hand.answer(id, a, 'pair'));
  await must(give(hall, id, b, turn('B'), 'gain'));
  const checkpoint = (await hall.store.checkpoint(id))!;
  const since = await hall.store.answers(id, checkpoint.after);
  const again = fold(
    demoGame.rules,
    JSON.parse(checkpoint.state) as Demo,
    since.map(({ seat, picked, kind }) => ({ seat, picked, ahead: kind === 'ahead' })),
  );
  expect(again).toEqual(JSON.parse((await hall.store.position(id))!.state));
});
