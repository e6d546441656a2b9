/** Answers ahead at a table: they are used without a wait, nobody sees them before, and they are stored like everything else. */
import { describe, expect, test } from 'vitest';
import { fold } from '../../src/kernel/run.ts';
import type { Person } from '../../src/table/model/types.ts';
import { readTable } from '../../src/table/work/loaded/loaded.ts';
import { recordOf } from '../../src/table/work/loaded/record.ts';
import { ada, bob, cleo, must, openTestContext, proposed, type TestContext, why } from './context.ts';
import { type Demo, demoGame } from './demo-game.ts';
import { replayed } from './recorded.ts';

const turn = (seat: string, cards = 0) => `turn-${seat}-${cards}`;
const give = (context: TestContext, id: string, { id: user }: Person, question: string, ...picked: string[]) =>
  context.tables.ahead(id, user, question, picked, context.request());

const recordAt = async ({ store, games }: TestContext, id: string) =>
  JSON.stringify(await recordOf(store, (await readTable({ store, games }, id))!, null));

/** Everything a person at the table can find out about the game. */
async function known(context: TestContext, id: string, user: string | null) {
  const snapshot = await must(context.tables.snapshot(id, user));
  const { version: _, ...table } = snapshot.table;
  return {
    ...snapshot,
    table,
    log: (await must(context.tables.log(id, user, 100))).map(({ answer: _, ...line }) => line),
    due: (await context.outbox.due(Number.MAX_SAFE_INTEGER, 9)).map(({ id: _, ...rest }) => rest),
  };
}

test('whoever is not asked is offered what comes, and sees what was given; used, it waits for nobody', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  expect((await must(context.tables.snapshot(id, b.id))).ahead).toMatchObject([{ ref: `~${turn('B')}`, given: null }]);
  expect((await must(give(context, id, b, turn('B'), 'pair'))).snapshot.ahead).toMatchObject([{ given: ['pair'] }]);
  expect((await must(give(context, id, b, turn('B')))).snapshot.ahead).toMatchObject([{ given: null }]);
  await must(give(context, id, b, turn('B'), 'draw'));
  const { events, snapshot } = await must(context.hand.answer(id, a, 'gain'));
  expect(events.map(({ message }) => message.key)).toEqual(['demo.gain', 'demo.draw']);
  expect(snapshot.table.toAct).toEqual(['A']);
  expect(snapshot.asked?.decision.ask.key).toBe('demo.turn');
});

test('until it is used, everybody else finds the table as it would be without it', async () => {
  const [plain, early] = [openTestContext(), openTestContext()];
  const games = [await plain.hand.beginTurns([ada, bob, cleo]), await early.hand.beginTurns([ada, bob, cleo])] as const;
  const { id, a, b, c } = games[1];
  const others = [a.id, c.id, null];
  const same = async () => {
    for (const user of others) expect(await known(early, id, user)).toEqual(await known(plain, games[0].id, user));
  };
  await must(give(early, id, b, turn('B'), 'gain'));
  await same();
  // In the middle of A's turn, while it can still be undone.
  for (const context of [plain, early]) await must(context.hand.answer(id, a, 'pair'));
  await must(give(early, id, b, turn('B'), 'draw'));
  await same();
  for (const context of [plain, early]) await must(context.tables.undo(id, a.id, context.request()));
  await same();
  for (const context of [plain, early]) await must(context.hand.answer(id, a, 'ask'));
  await must(give(early, id, b, turn('B'), 'roll'));
  await same();
});

test('standing orders that answer nothing at once are as little noticed, and close nobody’s way back', async () => {
  const [plain, ordered] = [openTestContext(), openTestContext()];
  const games = [await plain.hand.beginTurns([ada, bob, cleo]), await ordered.hand.beginTurns([ada, bob, cleo])] as const;
  const { id, a, b, c } = games[1];
  const same = async () => {
    for (const user of [a.id, c.id, null]) expect(await known(ordered, id, user)).toEqual(await known(plain, games[0].id, user));
  };
  const order = async (picked: string[]) => must(ordered.tables.order(id, b.id, picked, ordered.request()));
  for (const context of [plain, ordered]) await must(context.hand.answer(id, a, 'pair'));
  await order(['2']);
  await same();
  for (const context of [plain, ordered]) await must(context.hand.answer(id, a, 'one'));
  await order(['3']);
  await same();
  for (const context of [plain, ordered]) await must(context.tables.undo(id, a.id, context.request()));
  await same();
  for (const context of [plain, ordered]) await must(context.tables.undo(id, a.id, context.request()));
  await same();
  expect((await must(ordered.tables.snapshot(id, b.id))).orders?.left).toEqual(['3']);
  for (const context of [plain, ordered]) await must(context.hand.answer(id, a, 'ask'));
  ordered.clock.now = plain.clock.now += 1000;
  await order([]);
  await same();
});

test('standing orders end no pause, and start no clock anew', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  const before = (await context.tables.find(id))!.since;
  context.clock.now += 1000;
  await must(context.tables.order(id, a.id, ['2'], context.request()));
  expect((await context.tables.find(id))!.since).toEqual(before);
  const { n } = await proposed(context.tables.propose(id, b, 'pause', null, context.request()));
  await must(context.tables.consent(id, a, n, true, context.request()));
  await must(context.tables.order(id, a.id, ['3'], context.request()));
  expect((await context.tables.find(id))!.paused).not.toBeNull();
});

test('taking back an answer leaves what others gave ahead', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  await must(context.hand.answer(id, a, 'pair'));
  await must(give(context, id, b, turn('B'), 'gain'));
  await must(context.tables.undo(id, a.id, context.request()));
  expect((await must(context.tables.snapshot(id, b.id))).ahead).toMatchObject([{ given: ['gain'] }]);
  await must(context.hand.answer(id, a, 'gain'));
  expect((await must(context.tables.snapshot(id, null))).view).toMatchObject({ points: { A: 1, B: 1 } });
});

describe('where all agree that somebody takes an answer back', () => {
  const goBack = async (context: TestContext, id: string, by: Person, others: Person[]) => {
    const { n } = await proposed(context.tables.propose(id, by, 'back', null, context.request()));
    for (const one of others) await must(context.tables.consent(id, one, n, true, context.request()));
  };
  const fallen = async (context: TestContext, id: string, owner: Person) => {
    expect(await must(context.tables.snapshot(id, owner.id))).toMatchObject({ fell: true, ahead: [{ given: null }] });
    expect((await must(context.tables.log(id, owner.id, 1)))[0]).toMatchObject({ secret: true, message: { key: 'table.ahead-fell' } });
    const { state, ...loaded } = JSON.parse(await recordAt(context, id));
    expect(replayed(demoGame, { ...loaded, state })).toMatchObject({ state: 'same' });
  };

  test('what others have ready for later stays', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    await must(give(context, id, b, turn('B'), 'gain'));
    await must(give(context, id, b, turn('B')));
    await must(context.hand.answer(id, a, 'draw'));
    await must(give(context, id, c, turn('C'), 'roll'));
    await goBack(context, id, a, [b, c]);
    expect((await must(context.tables.snapshot(id, c.id))).ahead).toMatchObject([{ given: ['roll'] }]);
    expect(await must(context.tables.snapshot(id, b.id))).toMatchObject({ ahead: [{ given: null }], fell: false });
  });

  test('what was used since, and so was seen, is not used again: its owner is told', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    await must(give(context, id, b, turn('B'), 'gain'));
    await must(context.hand.answer(id, a, 'draw'));
    await goBack(context, id, a, [b, c]);
    await fallen(context, id, b);
    await must(context.hand.answer(id, a, 'gain'));
    expect((await context.tables.find(id))!.toAct).toEqual(['B']);
  });

  test('the same of what was given and used since', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    await must(context.hand.answer(id, a, 'draw'));
    await must(give(context, id, c, turn('C'), 'gain'));
    await must(context.hand.answer(id, b, 'gain'));
    await goBack(context, id, a, [b, c]);
    await fallen(context, id, c);
  });
});

/** A's `draw` gives B a card, so B's answer ahead is not used. */
const rules = {
  effects: demoGame.rules.effects.map((one) =>
    one.kind === 'draw' ? { ...one, run: (turning: { state: unknown }) => void (turning.state as Demo).hands.B!.push(7) } : one,
  ),
} as Partial<typeof demoGame.rules>;

test('what does not fit any more falls away, with a word to its owner alone, who is then asked', async () => {
  const context = openTestContext({ rules });
  const { id, a, b } = await context.hand.beginTurns([ada, bob, cleo]);
  await must(give(context, id, b, turn('B'), 'gain'));
  const { events } = await must(context.hand.answer(id, a, 'draw'));
  expect(events.map(({ message }) => message.key)).toEqual([]);
  const snapshot = await must(context.tables.snapshot(id, b.id));
  expect(snapshot).toMatchObject({ fell: true, asked: { decision: { ask: { key: 'demo.turn' } } } });
  expect((await must(context.tables.log(id, b.id, 1)))[0]).toMatchObject({ secret: true, message: { key: 'table.ahead-fell' } });
  expect(JSON.stringify([await must(context.tables.log(id, a.id, 9)), await must(context.tables.log(id, null, 9))])).not.toContain('ahead');
  expect((await must(context.hand.answer(id, b, 'gain'))).snapshot.fell).toBe(false);
});

test('a stranger, an old button and a game that is over are told so', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  expect(await why(give(context, id, cleo, turn('B'), 'gain'))).toBe('stranger');
  expect(await why(give(context, id, b, turn('B', 9), 'gain'))).toBe('stale');
  expect(await why(give(context, id, b, turn('B'), 'dear'))).toBe('blocked');
  await must(context.tables.resign(id, a.id, context.request()));
  expect(await why(give(context, id, b, turn('B'), 'gain'))).toBe('over');
});

test('it is kept through a restart, and through new rules; the record plays again', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  await must(give(context, id, b, turn('B'), 'gain'));
  const version = demoGame.rules.version + 1;
  const migrations = { ...demoGame.rules.migrations, [version - 1]: (saved: object) => ({ ...saved, goal: 9 }) };
  const newer = openTestContext({ store: context.store, prefix: 'newer', rules: { version, migrations } });
  expect((await must(newer.tables.snapshot(id, b.id))).ahead).toMatchObject([{ given: ['gain'] }]);
  await must(newer.hand.answer(id, a, 'gain'));
  expect((await must(newer.tables.snapshot(id, null))).view).toMatchObject({ points: { A: 1, B: 1 } });
  const answers = await newer.store.answers(id, 0);
  expect(answers.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'answer', 'ahead', 'answer']);

  const state = JSON.parse((await newer.store.position(id))!.state) as Demo;
  const { options } = (await newer.tables.find(id))!;
  const record = { game: 'demo', rules: 2, options, seats: state.seats, seed: state.random.seed, answers, state: { ...state, goal: 10 } };
  expect(replayed(demoGame, record)).toMatchObject({ state: 'same', fault: null, refused: null });
});

test('the checkpoint and what was answered since lead to the state, with what was given ahead', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  await must(context.hand.answer(id, a, 'pair'));
  await must(give(context, id, b, turn('B'), 'gain'));
  const checkpoint = (await context.store.checkpoint(id))!;
  const since = await context.store.answers(id, checkpoint.after);
  const again = fold(
    demoGame.rules,
    JSON.parse(checkpoint.state) as Demo,
    since.map(({ seat, picked, kind }) => ({ seat, picked, ahead: kind === 'ahead' })),
  );
  expect(again).toEqual(JSON.parse((await context.store.position(id))!.state));
});
