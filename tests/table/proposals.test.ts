import { describe, expect, test } from 'vitest';
import { replay } from '../../src/table/looking-back/replay.ts';
import type { Person } from '../../src/table/model/types.ts';
import { readTable } from '../../src/table/work/loaded/loaded.ts';
import { recordOf } from '../../src/table/work/loaded/record.ts';
import { ada, bob, cleo, must, openTestContext, place, type TestContext, why } from './context.ts';
import type { Demo, DemoView } from './demo-game.ts';

const dan: Person = { id: '100000000000000004', name: 'Dan' };

/** Ways to propose and agree by name. */
function talk({ tables, request }: TestContext, id: string) {
  const last = async () => (await tables.find(id))!.proposals.at(-1)!;
  return {
    propose: (who: Person, kind: 'back' | 'draw' | 'cancel' | 'hand', to: Person | null = null) => tables.propose(id, who, kind, to, request()),
    say: async (who: Person, agrees: boolean) => tables.consent(id, who, (await last()).n, agrees, request()),
    last,
  };
}

const stateOf = async ({ store }: TestContext, id: string) => JSON.parse((await store.position(id))!.state) as Demo;

describe('a proposal', () => {
  test('asks all others who play, and is done with the last yes', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, say, last } = talk(context, id);
    await must(propose(ada, 'draw'));
    expect(await last()).toMatchObject({ kind: 'draw', by: ada.id, asked: [bob.id, cleo.id], agreed: [], fate: 'open' });
    await must(say(cleo, true));
    expect((await context.tables.find(id))!.phase).toBe('playing');
    expect(await say(cleo, true)).toMatchObject({ error: { why: 'agreed-already', waits: [bob.id] } });
    await must(say(bob, true));
    expect((await context.tables.find(id))!).toMatchObject({ phase: 'over', outcome: { winners: [], message: { key: 'table.drawn' } } });
    expect((await last()).fate).toBe('agreed');
    expect(await why(say(bob, true))).toBe('over');
  });

  test('has a number that tells of proposals alone, and that none has had before', async () => {
    const context = openTestContext();
    const { tables, request } = context;
    const { id } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, say, last } = talk(context, id);
    await must(propose(ada, 'draw'));
    const { orders } = await must(tables.snapshot(id, bob.id));
    for (const left of [[orders!.offered[0]!.id], []]) await must(tables.order(id, bob.id, left, request()));
    await must(say(ada, false));
    await must(propose(bob, 'cancel'));
    expect(await last()).toMatchObject({ kind: 'cancel', n: 2 });
    await must(say(bob, false));
    context.clock.now += 40 * 24 * 3_600_000;
    await must(propose(cleo, 'cancel'));
    expect((await last()).n).toBe(3);
  });

  test('calls those whom it asks, once, but for those who are not to be called now', async () => {
    const context = openTestContext();
    const { tables, request, outbox, clock } = context;
    const { id } = await context.hand.beginTurns([ada, bob, cleo]);
    const minutes = (new Date(clock.now).getUTCHours() * 60 + 1440 - 60) % 1440;
    await must(tables.changeSettings(bob.id, { zone: 'UTC', quietFrom: minutes, quietTo: (minutes + 180) % 1440 }, request()));
    await must(tables.changeSettings(cleo.id, { dm: true }, request()));
    const { propose } = talk(context, id);
    const pings = async () => {
      const called: string[] = [];
      for (let due = await outbox.due(clock.now, 1); due.length > 0; due = await outbox.due(clock.now, 1)) {
        if (due[0]!.kind === 'proposal') called.push(...due[0]!.pings);
        const posts = (await tables.find(id))!.proposals.map(({ n }) => [n, { channel: place.channel, message: `${n}` }]);
        await outbox.done(due[0]!, due[0]!.kind === 'proposal' ? { proposals: Object.fromEntries(posts) } : null);
      }
      return called;
    };
    // A player who was called to their turn isn't called to anything else for a while.
    clock.now += 3_600_000;
    await must(propose(ada, 'draw'));
    // A player who takes direct messages gets one, and no mention.
    const direct = async () =>
      (await context.reminders.take(clock.now, 9)).flatMap(({ kind, pings, direct }) => (kind === 'consent' && direct ? pings : []));
    expect([await pings(), await direct()]).toEqual([[], [cleo.id]]);
    clock.now += 3 * 3_600_000;
    await must(propose(ada, 'cancel'));
    expect([await pings(), await direct()]).toEqual([[bob.id], [cleo.id]]);
  });

  test('calls nobody again to what stands in the channel, and nobody to what is over before it stood there', async () => {
    const context = openTestContext();
    const { tables, outbox, clock } = context;
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, say, last } = talk(context, id);
    const tell = async () => {
      const called: string[][] = [];
      for (let due = await outbox.due(clock.now, 1); due.length > 0; due = await outbox.due(clock.now, 1)) {
        const [delivery] = due;
        if (delivery!.kind === 'proposal') called.push([...delivery!.pings]);
        const posts = (await tables.find(id))!.proposals.map(({ n }) => [n, { channel: place.channel, message: `${n}` }]);
        await outbox.done(delivery!, delivery!.kind === 'proposal' ? { proposals: Object.fromEntries(posts) } : null);
      }
      return called;
    };
    clock.now += 3_600_000;
    await must(propose(a, 'draw'));
    expect(await tell()).toEqual([[b.id, c.id]]);
    await must(say(c, true));
    expect(await tell(), 'it stands there').toEqual([[]]);
    await must(say(b, false));
    await tell();
    await must(propose(a, 'cancel'));
    await must(say(b, false));
    expect(await last()).toMatchObject({ fate: 'refused', postMessage: null });
    expect(await tell(), 'it is over').toEqual([[]]);
  });

  test('is over with the first no, and does not come again in the same turn from whoever was refused', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, say, last } = talk(context, id);
    await must(propose(a, 'draw'));
    expect(await why(propose(b, 'draw'))).toBe('proposed-already');
    await must(say(b, false));
    expect(await last()).toMatchObject({ fate: 'refused', refuser: b.id });
    expect(await why(say(b, true))).toBe('settled');
    expect(await why(propose(a, 'draw'))).toBe('refused-lately');
    expect(await why(propose(a, 'cancel'))).toBe('taken');
    await must(context.hand.answer(id, a, 'gain'));
    await must(context.hand.answer(id, b, 'gain'));
    expect(await why(propose(a, 'draw'))).toBe('taken');
  });

  test('is nobody’s business who was not asked; whoever made it may withdraw it, and agrees to nothing', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const { propose, say, last } = talk(context, id);
    expect(await why(propose(dan, 'draw'))).toBe('stranger');
    await must(propose(a, 'draw'));
    expect(await why(say(dan, true))).toBe('not-asked');
    expect(await why(say(dan, false))).toBe('not-asked');
    expect(await say(a, true)).toMatchObject({ error: { why: 'asked-yourself', waits: [b.id] } });
    await must(say(a, false));
    expect((await last()).fate).toBe('withdrawn');
    expect(await why(say(b, true))).toBe('settled');
  });

  test('falls where somebody leaves, and is not asked of whoever has left', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, last } = talk(context, id);
    await must(propose(a, 'cancel'));
    await must(context.tables.resign(id, b.id, context.request()));
    expect((await last()).fate).toBe('fallen');
    await must(context.hand.answer(id, a, 'gain'));
    await must(context.hand.answer(id, c, 'gain'));
    await must(propose(a, 'cancel'));
    expect((await last()).asked).toEqual([c.id]);
    expect(await why(propose(b, 'draw'))).toBe('out');
  });

  test('stands in another process, and after a restart', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    await must(talk(context, id).propose(a, 'draw'));
    const other = openTestContext({ store: context.store, prefix: 'other' });
    await must(talk(other, id).say(b, true));
    expect((await context.tables.find(id))!.phase).toBe('over');
  });

  test('is made twice a day by one person at most, withdrawn ones counted, also after a restart', async () => {
    const context = openTestContext();
    const { id, a } = await context.hand.beginTurns();
    const { propose, say } = talk(context, id);
    await must(propose(a, 'draw'));
    expect(await why(propose(a, 'draw')), 'one is open').toBe('proposed-already');
    for (let i = 0; i < 2; i++) {
      await must(say(a, false));
      if (i === 0) await must(propose(a, 'draw'));
    }
    const { tables, request } = openTestContext({ store: context.store, prefix: 'again' });
    expect(await tables.propose(id, a, 'draw', null, request())).toMatchObject({
      error: { why: 'asked-enough', at: context.clock.now + 24 * 3_600_000 },
    });
    expect(await why(propose(a, 'cancel')), 'another kind').toBe('taken');
    context.clock.now += 24 * 3_600_000;
    expect(await why(propose(a, 'draw'))).toBe('taken');
  });

  test('lapses where nobody else has agreed for as long as a turn gives, and keeps nobody from asking again', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const { propose, say, last } = talk(context, id);
    await must(propose(a, 'draw'));
    const { n } = await last();
    context.clock.now += 48 * 3_600_000;
    expect(await why(say(b, true))).toBe('settled');
    expect((await context.tables.find(id))!.proposals.find((one) => one.n === n)?.fate).toBe('fallen');
    expect(await why(propose(a, 'draw'))).toBe('taken');
  });

  test('of a draw means no to whoever plays on', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const { propose, say, last } = talk(context, id);
    await must(propose(a, 'draw'));
    await must(context.hand.answer(id, a, 'gain'));
    expect((await last()).fate, 'of whoever offers it, it does not').toBe('open');
    await must(context.hand.answer(id, b, 'gain'));
    expect((await last()).fate).toBe('fallen');
    expect(await why(say(b, true))).toBe('settled');
  });

  test('waits for nobody who has pressed nothing for two days, but needs somebody else', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, say, last } = talk(context, id);
    context.clock.now += 47 * 3_600_000;
    await context.tables.meet(id, b);
    context.clock.now += 3_600_000 - 1;
    await must(propose(a, 'cancel'));
    expect((await last()).asked).toEqual([b.id, c.id]);
    context.clock.now += 1;
    await must(say(b, true));
    expect((await context.tables.find(id))!.phase, 'Cleo was here more than two days ago').toBe('closed');
  });
});

test('a game that is ended together has no result, and its channel is free', async () => {
  const context = openTestContext();
  const { id, a, b } = await context.hand.beginTurns();
  const { propose, say } = talk(context, id);
  await must(propose(a, 'cancel'));
  await must(say(b, true));
  expect((await context.tables.find(id))!).toMatchObject({ phase: 'closed', outcome: null, toAct: [] });
  await must(
    context.tables.open({
      game: 'demo',
      place: (await context.tables.find(id))!.place,
      host: ada,
      invited: [],
      options: {},
      lang: 'en',
      request: 'next',
    }),
  );
});

describe('what is taken back by consent', () => {
  test('is what one chose last, though something came out since; chance goes on', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    await must(context.hand.answer(id, a, 'draw'));
    const before = await stateOf(context, id);
    expect(before.hands[seatOf(before, 'A')]).toHaveLength(1);
    expect((await must(context.tables.snapshot(id, a.id))).canAskBack).toBe(true);
    const { propose, say } = talk(context, id);
    await must(propose(a, 'back'));
    expect((await must(context.tables.snapshot(id, a.id))).canAskBack, 'asked already').toBe(false);
    await must(say(b, true));
    const after = await stateOf(context, id);
    expect(after.hands).toEqual({ A: [], B: [] });
    expect(after.deck).toHaveLength(40);
    expect((await context.tables.find(id))!.toAct).toEqual(['A']);
    expect((await must(context.tables.log(id, a.id, 3))).map(({ message }) => message.key)).toEqual(['table.went-back', 'demo.bids', 'demo.bid.own']);
  });

  test('is not the same die again, and the whole game can be played again to the same state', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns([ada, bob], { length: 'long' });
    const { propose, say } = talk(context, id);
    const rolls = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const points = (await stateOf(context, id)).points.A!;
      await must(context.hand.answer(id, a, 'roll'));
      const state = await stateOf(context, id);
      rolls.add(state.points.A! - points);
      expect(state.random.drawn.die).toBe(i + 1);
      await must(propose(a, 'back'));
      await must(say(b, true));
      expect((await stateOf(context, id)).points.A).toBe(points);
      expect((await stateOf(context, id)).random.drawn.die).toBe(i + 1);
      context.clock.now += 3_600_001;
    }
    expect(rolls.size).toBeGreaterThan(2);
    const loaded = (await readTable({ store: context.store, games: context.games }, id))!;
    const playing = replay(loaded.game, (await recordOf(context.store, loaded, null))!);
    let step = playing.next();
    while (!step.done) step = playing.next();
    expect(step.value.state).toBe('same');
  });

  test('takes with it what others chose since, but not what they have ordered', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo], { length: 'long' });
    await must(context.hand.answer(id, a, 'gain'));
    await must(context.hand.answer(id, b, 'gain'));
    await must(context.tables.order(id, c.id, ['2'], context.request()));
    const { propose, say } = talk(context, id);
    await must(propose(a, 'back'));
    await must(say(b, true));
    await must(say(c, true));
    expect(await stateOf(context, id)).toMatchObject({ points: { A: 0, B: 0, C: 0 }, active: 'A', orders: { C: ['2'] } });
    expect((await context.tables.find(id))!.toAct).toEqual(['A']);
  });

  test('numbers what it writes without a gap, one for each order that is left again', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo], { length: 'long' });
    for (const one of [a, b]) await must(context.hand.answer(id, one, 'gain'));
    for (const { id: user } of [b, c]) await must(context.tables.order(id, user, ['2'], context.request()));
    const { answers: before } = (await context.store.table(id))!;
    const { propose, say } = talk(context, id);
    await must(propose(a, 'back'));
    await must(say(b, true));
    await must(say(c, true));
    const answers = await context.store.answers(id, 0);
    expect(answers.slice(-3).map(({ n, kind, seat }) => [n - before, kind, seat])).toEqual([
      [1, 'back', 'A'],
      [2, 'orders', 'B'],
      [3, 'orders', 'C'],
    ]);
  });

  test('reaches back to the turn before this one, no further, and not past somebody who left', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo], { length: 'long' });
    const can = async (who: Person) => (await must(context.tables.snapshot(id, who.id))).canAskBack;
    await must(context.hand.answer(id, a, 'gain'));
    await must(context.hand.answer(id, b, 'gain'));
    expect([await can(a), await can(b)]).toEqual([true, false]);
    expect(await why(talk(context, id).propose(b, 'back')), 'that one is free').toBe('back-is-free');
    await must(context.hand.answer(id, c, 'gain'));
    expect([await can(a), await can(b)]).toEqual([false, true]);
    expect(await why(talk(context, id).propose(a, 'back'))).toBe('no-back');
    await must(context.tables.resign(id, a.id, context.request()));
    expect([await can(b), await can(c)]).toEqual([false, false]);
  });

  test('falls with any further answer, and needs all of the others', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    await must(context.hand.answer(id, a, 'draw'));
    const { propose, say, last } = talk(context, id);
    await must(propose(a, 'back'));
    await must(say(c, true));
    context.clock.now += 48 * 3_600_000;
    await must(context.hand.answer(id, b, 'gain'));
    expect((await last()).fate).toBe('fallen');
    expect(await why(say(b, true))).toBe('settled');
    expect((await stateOf(context, id)).hands.A).toHaveLength(1);
  });

  test('leaves buttons of before stale', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    await must(context.hand.answer(id, a, 'draw'));
    const old = (await context.hand.asked(id, b))!.ref;
    const { propose, say } = talk(context, id);
    await must(propose(a, 'back'));
    await must(say(b, true));
    expect(await why(context.tables.answer(id, b.id, old, ['gain'], context.request()))).toBe('stale');
    await must(context.hand.answer(id, a, 'gain'));
  });
});

describe('a seat that is handed over', () => {
  const day = 24 * 3_600_000;

  test('can be objected to for a day: by more than half of the others, it is stopped', async () => {
    const context = openTestContext();
    const { id, a, b, c } = await context.hand.beginTurns([ada, bob, cleo]);
    const { propose, say, last } = talk(context, id);
    await must(propose(a, 'hand', dan));
    await must(say(b, false));
    await must(say(dan, true));
    expect(await last()).toMatchObject({ fate: 'open', agreed: [dan.id], against: [b.id] });
    await must(say(c, false));
    expect(await last()).toMatchObject({ fate: 'refused', refuser: c.id });
    await must(propose(a, 'hand', { ...dan, id: '100000000000000009' }));
    expect(await why(say({ ...dan, id: '100000000000000009' }, true))).toBe('taken');
    context.clock.now += day;
    expect((await context.tables.find(id))!.seats[a.id], 'nothing happens by itself').toBe('A');
    await must(say(a, true));
    expect((await context.tables.find(id))!.seats[a.id]).toBeUndefined();
  });

  test('leaves the loss with whoever had it, unless all of the others agreed', async () => {
    const kept = async (agrees: boolean) => {
      const context = openTestContext();
      const { id, a, b } = await context.hand.beginTurns();
      const { propose, say } = talk(context, id);
      await must(propose(a, 'hand', dan));
      if (agrees) await must(say(b, true));
      context.clock.now += agrees ? 0 : day;
      await must(say(dan, true));
      return (await context.store.table(id))!.former;
    };
    const once = { user: ada.id, name: 'Ada', seat: 'A' };
    expect(await kept(true)).toMatchObject([{ ...once, keepsLoss: false }]);
    expect(await kept(false)).toMatchObject([{ ...once, keepsLoss: true }]);
  });

  test('is for nobody who had another seat of this game', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const { propose, say } = talk(context, id);
    await must(propose(a, 'hand', dan));
    await must(say(b, true));
    await must(say(dan, true));
    expect(await why(propose(b, 'hand', a))).toBe('sat-here');
    expect(await why(propose(dan, 'hand', a)), 'their own again').toBe('taken');
  });

  test('is somebody else’s with all that belongs to it, and whoever had it sees what everybody sees', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    await must(context.hand.answer(id, a, 'draw'));
    await must(context.hand.answer(id, b, 'gain'));
    const mine = (await must(context.tables.snapshot(id, a.id))).view as DemoView;
    expect(mine.hand).toHaveLength(1);
    const { propose, say, last } = talk(context, id);
    await must(propose(a, 'hand', dan));
    expect((await last()).asked).toEqual([dan.id, b.id]);
    await must(say(dan, true));
    expect((await context.tables.find(id))!.seats[a.id], 'the others may object').toBe('A');
    await must(say(b, true));
    const table = (await context.tables.find(id))!;
    expect(table.seats).toEqual({ [dan.id]: 'A', [b.id]: 'B' });
    const theirs = await must(context.tables.snapshot(id, dan.id));
    expect(theirs).toMatchObject({ viewer: 'A', view: { hand: mine.hand } });
    expect((await must(context.tables.snapshot(id, a.id))).view).toMatchObject({ seenBy: null, hand: [] });
    const secrets = async (who: Person) => (await must(context.tables.log(id, who.id, 99))).filter(({ secret }) => secret).length;
    expect(await secrets(dan)).toBeGreaterThan(0);
    expect(await secrets(a)).toBe(0);
    expect(await why(context.hand.answer(id, a, 'gain'))).toBe('stranger');
    await must(context.hand.answer(id, dan, 'gain'));
  });

  test('calls whoever sits there now, if it is their turn', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const said = { post: { channel: '1', message: '1' }, isNew: true, call: null };
    for (const delivery of await context.outbox.due(context.clock.now, 9)) await context.outbox.done(delivery, said);
    const { propose, say } = talk(context, id);
    await must(propose(a, 'hand', dan));
    await must(say(dan, true));
    await must(say(b, true));
    const deliveries = [...(await context.outbox.due(context.clock.now, 9))];
    for (const delivery of deliveries) await context.outbox.done(delivery, delivery.kind === 'proposal' ? { proposals: {} } : said);
    deliveries.push(...(await context.outbox.due(context.clock.now, 9)));
    expect(deliveries.find(({ kind }) => kind === 'board')).toMatchObject({ calls: ['A'], news: [{ key: 'table.handed', args: { seat: 'A' } }] });
    expect((await context.tables.find(id))!.since.A).toBe(context.clock.now);
    expect(b.id).not.toBe(dan.id);
  });

  test('is for nobody who sits there already, and for no bot', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const { propose, say, last } = talk(context, id);
    expect(await why(propose(a, 'hand', b))).toBe('sits-here');
    expect(await why(propose(a, 'hand', { ...dan, bot: true }))).toBe('bot');
    await must(propose(a, 'hand', dan));
    await must(say(dan, false));
    expect(await last()).toMatchObject({ fate: 'refused', refuser: dan.id });
    expect((await context.tables.find(id))!.seats[a.id]).toBe('A');
  });
});

const seatOf = ({ seats }: Demo, seat: string) => seats.find((one) => one === seat)!;
