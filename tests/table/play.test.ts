import { describe, expect, test } from 'vitest';
import { Incident } from '../../src/table/work/incident.ts';
import { ada, bob, cleo, must, openTestContext, why } from './context.ts';

describe('answers', () => {
  test('lead to what their author may know, and to the next question', async () => {
    const { hand, tables } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    const moved = await must(hand.answer(id, a, 'draw'));
    expect(moved.events.map(({ message }) => message.key)).toEqual(['demo.draw', 'demo.draw.own']);
    expect(moved.posts).toBe(true);
    expect(moved.snapshot).toMatchObject({ viewer: 'A', asked: null, table: { toAct: ['B'] } });
    expect(moved.snapshot.view).toMatchObject({ seenBy: 'A', hand: [expect.any(Number)] });
    expect((await must(tables.snapshot(id, b.id))).view).toMatchObject({ seenBy: 'B', hand: [], handSizes: { A: 1, B: 0 } });
    expect(await must(tables.snapshot(id, cleo.id))).toMatchObject({ viewer: null, asked: null, canUndo: false, view: { hand: [] } });
    expect((await must(tables.snapshot(id, null))).viewer).toBeNull();
  });

  test('are refused to strangers, out of turn, when stale, not offered or blocked; nothing changes', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    const before = await must(tables.snapshot(id, a.id));
    const { ref } = before.asked!;
    const answer = (user: string, at: string, ...picked: string[]) => why(tables.answer(id, user, at, picked, request()));
    expect(await answer(cleo.id, ref, 'gain')).toBe('stranger');
    expect(await answer(b.id, ref, 'gain')).toBe('not-yours');
    expect(await answer(a.id, '0-1', 'gain')).toBe('stale');
    expect(await answer(a.id, `1${ref}`, 'gain')).toBe('stale');
    expect(await answer(a.id, `${ref}-1`, 'gain')).toBe('stale');
    expect(await answer(a.id, 'nonsense', 'gain')).toBe('stale');
    expect(await answer(a.id, ref, 'fly')).toBe('not-offered');
    expect(await answer(a.id, ref, 'dear')).toBe('blocked');
    expect(await answer(a.id, ref, 'gain', 'roll')).toBe('count');
    expect(await why(tables.answer('nowhere123', a.id, ref, ['gain'], request()))).toBe('no-table');
    expect(await must(tables.snapshot(id, a.id))).toEqual(before);
    expect(await answer(a.id, ref, 'gain')).toBe('taken');
    expect(await answer(a.id, ref, 'gain')).toBe('stale');
  });

  test('end the game, and then nothing more is taken', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    for (let i = 0; (await tables.find(id))?.phase === 'playing'; i++) {
      await must(hand.answer(id, i % 2 ? b : a, ...(i % 2 ? ['pass'] : ['pair'])));
      if (i % 2 === 0) await must(hand.answer(id, a, 'two'));
    }
    expect(await tables.find(id)).toMatchObject({ phase: 'over', toAct: [], outcome: { winners: ['A'] } });
    expect(await why(tables.answer(id, a.id, '0-1', ['gain'], request()))).toBe('over');
    expect(await why(tables.undo(id, a.id, request()))).toBe('over');
    expect(await must(tables.snapshot(id, a.id))).toMatchObject({ canUndo: false, asked: null });
  });
});

describe('leaving for good', () => {
  test('the others play on; the last one wins', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b, c } = await hand.beginTurns([ada, bob, cleo]);
    const moved = await must(tables.resign(id, a.id, request()));
    expect(moved).toMatchObject({ posts: true, snapshot: { viewer: 'A', asked: null, table: { toAct: ['B'] } } });
    expect(await why(tables.resign(id, a.id, request()))).toBe('not-yours');
    await must(tables.resign(id, c.id, request()));
    expect(await tables.find(id)).toMatchObject({ phase: 'over', outcome: { winners: ['B'] } });
    expect(b).toBeDefined();
  });
});

describe('standing orders', () => {
  test('answer for their seat, show in its own snapshot alone, and cannot be taken back', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b } = await hand.begin();
    expect((await must(tables.snapshot(id, b.id))).orders).toMatchObject({ left: [] });
    expect(await why(tables.order(id, b.id, ['9'], request()))).toBe('not-offered');
    const moved = await must(tables.order(id, b.id, ['3'], request()));
    expect(moved.events.map(({ message }) => message.args)).toEqual([{ n: 3 }, { n: 3 }]);
    expect(moved.snapshot).toMatchObject({ asked: null, canUndo: false, orders: { left: ['3'] } });
    expect((await must(tables.snapshot(id, a.id))).orders).toMatchObject({ left: [] });
    expect((await must(tables.snapshot(id, null))).orders).toBeNull();
    await must(hand.answer(id, a, '1'));
    expect((await must(tables.snapshot(id, a.id))).canUndo).toBe(true);
  });
});

describe('the log', () => {
  test('holds for each reader what they may read, newest first, page by page', async () => {
    const { hand, tables } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    await must(hand.answer(id, a, 'draw'));
    const keys = async (user: string | null, limit = 99, before?: number) =>
      (await must(tables.log(id, user, limit, before))).map((line) => line.message.key);
    expect(await keys(a.id)).toEqual(['demo.draw.own', 'demo.draw', 'demo.bids', 'demo.bid.own', 'demo.bid.own', 'table.seats']);
    expect(await keys(b.id)).toEqual(['demo.draw', 'demo.bids', 'demo.bid.own', 'demo.bid.own', 'table.seats']);
    expect(await keys(null)).toEqual(['demo.draw', 'demo.bids', 'table.seats']);
    const page = await must(tables.log(id, a.id, 2));
    expect(page.map(({ secret }) => secret)).toEqual([true, false]);
    expect(await keys(a.id, 99, page.at(-1)!.n)).toEqual(['demo.bids', 'demo.bid.own', 'demo.bid.own', 'table.seats']);
  });
});

describe('bugs', () => {
  test('a card that throws changes nothing, is written down to be played again, and stops nobody', async () => {
    const { hand, tables, store, logged, detailed, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    const before = await must(tables.snapshot(id, a.id));
    const kept = [await store.table(id), await store.position(id), await store.answers(id, 0), await store.log(id, 'A', 999, 999)];
    const crash = () => tables.answer(id, a.id, before.asked!.ref, ['boom'], 'same');
    await expect(crash()).rejects.toThrow(Incident);
    expect([await store.table(id), await store.position(id), await store.answers(id, 0), await store.log(id, 'A', 999, 999)]).toEqual(kept);
    expect(await must(tables.snapshot(id, a.id))).toEqual(before);
    expect(logged).toHaveLength(1);
    const { fields, text } = logged[0]!;
    expect(fields).toMatchObject({
      incident: expect.stringMatching(/^\w{6}$/),
      attempt: { what: 'answer', table: id },
      err: expect.objectContaining({ message: 'This card has a bug.' }),
    });
    expect(JSON.stringify(fields), 'no card, no seed').not.toMatch(/boom|[0-9a-f]{64}/);
    expect(detailed).toMatchObject([
      {
        incident: (fields as { incident: string }).incident,
        attempt: { what: 'answer', table: id, picked: ['boom'] },
        by: 'A',
        seed: expect.stringMatching(/^[0-9a-f]{64}$/),
        seats: ['A', 'B'],
        answers: [{ picked: ['1'] }, { picked: ['1'] }, { picked: ['1'] }, { picked: ['1'] }],
      },
    ]);
    expect(text).toContain((fields as { incident: string }).incident);
    // The request was not carried out, so it can be tried again.
    expect(await why(tables.answer(id, a.id, before.asked!.ref, ['gain'], 'same'))).toBe('taken');
    expect(await why(tables.resign(id, a.id, request()))).toBe('taken');
  });

  test('a view that throws rolls the answer back as well', async () => {
    const sick = { on: false };
    const { hand, tables, store } = openTestContext({
      rules: {
        view(_state, seenBy) {
          if (sick.on) throw new Error('The view has a bug.');
          return { seenBy, points: {}, hand: [], handSizes: {}, deck: 0, active: 'A' };
        },
      },
    });
    const { id, a } = await hand.beginTurns();
    const { ref } = (await hand.asked(id, a))!;
    sick.on = true;
    await expect(tables.answer(id, a.id, ref, ['gain'], 'x')).rejects.toThrow(/view has a bug/);
    await expect(tables.snapshot(id, a.id)).rejects.toThrow(Incident);
    sick.on = false;
    expect(await store.answers(id, 0)).toHaveLength(4);
    expect(await why(tables.answer(id, a.id, ref, ['gain'], 'x'))).toBe('taken');
  });
});
