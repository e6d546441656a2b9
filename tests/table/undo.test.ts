import { describe, expect, test } from 'vitest';
import { ada, bob, cleo, must, openTestContext, why } from './context.ts';

const post = { channel: '1', message: '1' };
const said = { post, isNew: true, call: null };

describe('one may take back', () => {
  test('an ordinary choice, once, and then choose again; the old buttons are stale', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await must(hand.answer(id, a, 'pair'));
    const old = (await hand.asked(id, a))!.ref;
    const undone = await must(tables.undo(id, a.id, request()));
    expect(undone.snapshot).toMatchObject({ canUndo: false, asked: { decision: { ask: { key: 'demo.turn' } } } });
    expect(undone.events).toEqual([]);
    expect(await why(tables.answer(id, a.id, old, ['one'], request()))).toBe('stale');
    expect(await why(tables.undo(id, a.id, request()))).toBe('no-undo');
    await must(hand.answer(id, a, 'pair'));
    expect((await hand.asked(id, a))!.ref).not.toBe(old);
  });

  test('several choices one after the other, the last first', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await must(hand.answer(id, a, 'pair'));
    await must(hand.answer(id, a, 'one'));
    expect((await must(tables.undo(id, a.id, request()))).snapshot.asked?.decision.ask.key).toBe('demo.which');
    expect((await must(tables.undo(id, a.id, request()))).snapshot.asked?.decision.ask.key).toBe('demo.turn');
    expect((await must(tables.snapshot(id, null))).view).toMatchObject({ points: { A: 0, B: 0 } });
  });

  test('a card that asks the others, until the first of them has answered', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b } = await hand.beginTurns([ada, bob, cleo]);
    await must(hand.answer(id, a, 'ask'));
    expect((await must(tables.undo(id, a.id, request()))).snapshot.table.toAct).toEqual(['A']);
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, b, 'no'));
    expect(await why(tables.undo(id, a.id, request()))).toBe('no-undo');
  });

  test('a choice made side by side, although others have answered since, whose answers stay', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b, c } = await hand.begin([ada, bob, cleo]);
    for (const [who, n] of [
      [a, '1'],
      [b, '3'],
      [a, '2'],
      [c, '2'],
      [b, '3'],
    ] as const)
      await must(hand.answer(id, who, n));
    expect((await must(tables.undo(id, a.id, request()))).snapshot.table.toAct).toEqual(['A', 'C']);
    await must(hand.answer(id, a, '3'));
    await must(hand.answer(id, c, '2'));
    expect((await tables.find(id))?.toAct).toEqual(['A']);
    expect((await must(tables.log(id, b.id, 3))).map(({ message }) => message.args)).toEqual([{ total: 6 }, { n: 3 }, { n: 3 }]);
    expect((await must(tables.log(id, a.id, 3))).map(({ message }) => message.args)).toEqual([{ total: 6 }, { n: 3 }, { n: 1 }]);
  });
});

describe('one may not take back', () => {
  const refused = async (play: (context: ReturnType<typeof openTestContext>) => Promise<{ id: string; who: { id: string } }>) => {
    const context = openTestContext();
    const { id, who } = await play(context);
    expect((await must(context.tables.snapshot(id, who.id))).canUndo).toBe(false);
    expect(await why(context.tables.undo(id, who.id, context.request()))).toBe('no-undo');
  };

  test('a die or a card drawn', async () => {
    for (const card of ['again', 'draw'])
      await refused(async ({ hand }) => {
        const { id, a } = await hand.beginTurns();
        await must(hand.answer(id, a, card));
        return { id, who: a };
      });
  });

  test('what somebody has answered', async () =>
    await refused(async ({ hand }) => {
      const { id, a, b } = await hand.beginTurns();
      await must(hand.answer(id, a, 'gain'));
      await must(hand.answer(id, b, 'pair'));
      return { id, who: a };
    }));

  test('what somebody has answered and taken back', async () =>
    await refused(async ({ hand, tables, request }) => {
      const { id, a, b } = await hand.beginTurns();
      await must(hand.answer(id, a, 'gain'));
      await must(hand.answer(id, b, 'pair'));
      await must(tables.undo(id, b.id, request()));
      return { id, who: a };
    }));

  test('a secret seen inside a lane; what was chosen after it may', async () => {
    await refused(async ({ hand, tables, request }) => {
      const { id, a } = await hand.begin();
      await must(hand.answer(id, a, '1'));
      await must(hand.answer(id, a, 'peek'));
      await must(hand.answer(id, a, '2'));
      await must(tables.undo(id, a.id, request()));
      return { id, who: a };
    });
  });

  test('a secret choice once all are out, not even the last', async () => {
    for (const last of [0, 1])
      await refused(async ({ hand }) => {
        const { id, a, b } = await hand.beginTurns();
        return { id, who: [a, b][last]! };
      });
  });
});

describe('what others had read', () => {
  test('is answered by a line of its own and a new board', async () => {
    const { hand, tables, outbox, clock, request } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    await must(hand.answer(id, a, 'gain'));
    await outbox.done((await outbox.due(clock.now, 1))[0]!, said);
    const undone = await must(tables.undo(id, a.id, request()));
    expect(undone).toMatchObject({ posts: true, events: [{ to: 'all', message: { key: 'table.took-back', args: { seat: 'A' } } }] });
    expect(await outbox.due(clock.now, 1), 'who took back is at it, and not called').toMatchObject([
      { fresh: true, news: [{ key: 'table.took-back' }], calls: [] },
    ]);
    expect((await must(tables.log(id, b.id, 2))).map(({ message }) => message.key)).toEqual(['table.took-back', 'demo.bids']);
  });

  test('includes what is just being posted', async () => {
    const { hand, tables, outbox, clock, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await must(hand.answer(id, a, 'gain'));
    const [delivery] = await outbox.due(clock.now, 1);
    await must(tables.undo(id, a.id, request()));
    await outbox.done(delivery!, said);
    expect(await outbox.due(clock.now, 1)).toMatchObject([{ news: [{ key: 'table.took-back' }] }]);
  });

  test('is left out where nobody had read it', async () => {
    const { hand, tables, outbox, clock, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await must(hand.answer(id, a, 'gain'));
    await must(tables.undo(id, a.id, request()));
    expect(await outbox.due(clock.now, 1)).toMatchObject([{ news: [{ key: 'table.seats' }, { key: 'demo.bids' }] }]);
  });
});
