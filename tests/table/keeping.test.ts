/** Ending and moving games that are stuck. */
import { describe, expect, test } from 'vitest';
import { GameStopped } from '../../src/games/shelf.ts';
import type { TableInfo } from '../../src/table/model/types.ts';
import { ada, bob, cleo, must, openTestContext, place, why } from './context.ts';

const there = { guild: place.guild, channel: '300000000000000002' };
type Context = ReturnType<typeof openTestContext>;

/** Posts everything that is due, as the sender would. Returns what it posted and where. */
async function sayAll({ outbox, tables, clock }: Context) {
  const said: { kind: string; fresh: boolean; channel: string }[] = [];
  for (let delivery = (await outbox.due(clock.now, 1))[0]; delivery; delivery = (await outbox.due(clock.now, 1))[0]) {
    const { channel } = (await tables.find(delivery.table))!.place;
    said.push({ kind: delivery.kind, fresh: delivery.fresh, channel });
    await outbox.done(delivery, { post: { channel, message: `m${delivery.id}` }, isNew: true, call: null });
  }
  return said;
}

describe('a game is ended', () => {
  test('for good: its channel is told, and free', async () => {
    const context = openTestContext();
    const { tables, hand, request } = context;
    const { id, a } = await hand.beginTurns();
    await sayAll(context);
    expect(await must(tables.end(id, request()))).toMatchObject({ phase: 'closed', toAct: [] });
    expect(await sayAll(context)).toMatchObject([{ kind: 'board', channel: place.channel }]);
    expect(await why(tables.answer(id, a.id, '0-1', ['gain'], request()))).toBe('no-table');
    expect(await why(tables.end(id, request()))).toBe('no-table');
    expect((await hand.begin()).id).not.toBe(id);
  });

  test('also one that is out of order', async () => {
    const context = openTestContext();
    const { id } = await context.hand.begin();
    const sick = openTestContext({ store: context.store, games: [], prefix: 'sick' });
    await expect(sick.tables.find(id)).rejects.toThrow(GameStopped);
    expect((await sick.tables.on(place.guild)).map((table) => table.id)).toEqual([id]);
    await must(sick.tables.end(id, sick.request()));
    expect((await context.tables.find(id))?.phase).toBe('closed');
    // The message for its channel can be read without the game.
    expect(await sick.tables.find(id)).toMatchObject({ phase: 'closed', people: [ada, bob] });
    expect(await sick.outbox.due(sick.clock.now, 1)).toMatchObject([{ table: id, kind: 'board' }]);
  });
});

describe('a game is moved', () => {
  test('to a free channel, where its board is posted and those to act are called', async () => {
    const context = openTestContext();
    const { tables, hand, request, outbox, clock } = context;
    const { id } = await hand.begin();
    await sayAll(context);
    expect((await must(tables.move(id, there, request()))).place).toEqual(there);
    expect(await tables.at(place.channel)).toBeNull();
    expect((await tables.at(there.channel))?.id).toBe(id);
    expect((await outbox.due(clock.now, 1))[0]).toMatchObject({ kind: 'show', calls: ['A', 'B'] });
  });

  test('though its channel is gone and its posts were set aside', async () => {
    const context = openTestContext();
    const { tables, hand, request, outbox, clock } = context;
    const { id } = await hand.begin();
    await outbox.failed((await outbox.due(clock.now, 1))[0]!, '10003 Unknown Channel', clock.now, null);
    expect((await tables.find(id))?.trouble?.problem).toContain('Unknown Channel');
    await must(tables.move(id, there, request()));
    expect((await tables.find(id))?.trouble).toBeNull();
    expect(await sayAll(context)).toEqual([{ kind: 'show', fresh: true, channel: there.channel }]);
  });

  test('not to where it is, nor to a channel that is taken, nor when it is over', async () => {
    const context = openTestContext();
    const { tables, hand, request } = context;
    const { id } = await hand.begin();
    const other = (await hand.begin([ada, cleo], {}, there.channel)).id;
    expect(await why(tables.move(id, place, request()))).toBe('same-place');
    expect(await tables.move(id, there, request())).toEqual({ ok: false, error: { why: 'channel-taken', table: other } });
    await tables.close(id);
    expect(await why(tables.move(id, { ...there, channel: '9' }, request()))).toBe('no-table');
  });
});

describe('players move their game', () => {
  const all = [ada.id, bob.id, cleo.id];
  const setUp = async () => {
    const context = openTestContext();
    const { id } = await context.hand.begin([ada, bob, cleo]);
    await sayAll(context);
    const agree = (user: string, here = all) => context.tables.agree(id, user, there, here, context.request());
    return { ...context, id, agree };
  };
  const at = (table: TableInfo) => table.place.channel;

  test('once all of them agree, counted on the way, also after a restart', async () => {
    const { tables, store, id, agree } = await setUp();
    expect(await must(agree(ada.id))).toMatchObject({ moved: false, needed: 3 });
    expect((await must(agree(ada.id))).moved, 'once is enough').toBe(false);
    expect(await openTestContext({ store, prefix: 'next' }).tables.agreed(id, there.channel)).toEqual([ada]);
    await must(agree(cleo.id));
    const { table, moved } = await must(agree(bob.id));
    expect([moved, at(table)]).toEqual([true, there.channel]);
    expect(await tables.agreed(id, there.channel), 'the next move is agreed on anew').toEqual([]);
  });

  test('a press that came twice, perhaps to another process, is told what the first came to', async () => {
    const { tables, store, id, agree } = await setUp();
    const next = openTestContext({ store, prefix: 'next' }).tables;
    const first = await tables.agree(id, ada.id, there, all, 'asks', true);
    expect(await next.agree(id, ada.id, there, all, 'asks', true)).toEqual(first);
    await must(agree(cleo.id));
    const last = await tables.agree(id, bob.id, there, all, 'agrees');
    expect(last).toMatchObject({ ok: true, value: { moved: true, needed: 3 } });
    expect(await next.agree(id, bob.id, there, all, 'agrees')).toEqual(last);
  });

  test('without those who have left the server or given up', async () => {
    const { tables, id, agree, request } = await setUp();
    await must(tables.resign(id, bob.id, request()));
    expect(await why(agree(bob.id))).toBe('stranger');
    expect(await must(agree(ada.id, [ada.id, bob.id]))).toMatchObject({ moved: true, needed: 1 });
  });

  test('the others are called for it once, and by one person five times an hour', async () => {
    const { tables, hand, request, clock } = openTestContext();
    const { id } = await hand.begin([ada, bob, cleo]);
    const ask = (channel: string, asks = true) => tables.agree(id, ada.id, { ...there, channel }, all, request(), asks);
    await must(ask('1'));
    expect(await why(ask('1'))).toBe('asked-already');
    for (const channel of ['2', '3', '4', '5']) await must(ask(channel));
    expect(await ask('6')).toEqual({ ok: false, error: { why: 'too-many-asks', at: clock.now + 3_600_000 } });
    expect(await tables.agreed(id, '6'), 'a refusal changes nothing').toEqual([]);
    await must(ask('6', false));
    clock.now += 3_600_000;
    await must(ask('7'));
  });

  test('and nobody else', async () => {
    const { agree } = await setUp();
    expect(await why(agree('999'))).toBe('stranger');
  });
});
