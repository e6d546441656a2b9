/** Looking back: what a viewer could see at each turn, in a running or a finished game, and the whole game as a file. */
import { describe, expect, test } from 'vitest';
import { defineRules } from '../../src/kernel/rules.ts';
import { readRecord } from '../../src/scripts/replay.ts';
import { stepsOf } from '../../src/table/looking-back/steps.ts';
import type { Lookback } from '../../src/table/model/past.ts';
import type { LogRow } from '../../src/table/model/store/store.ts';
import type { Person } from '../../src/table/model/types.ts';
import { ada, bob, change, cleo, must, openTestContext, proposed, type TestContext, why } from './context.ts';
import { type DemoView, demoGame } from './demo-game.ts';
import { replayed } from './recorded.ts';

/** The demo game played to its end: Ant draws, then both gain until one has won. */
async function finished({ hand, tables }: TestContext) {
  const game = await hand.beginTurns();
  await must(hand.answer(game.id, game.a, 'draw'));
  for (let by: Person = game.b; !(await tables.find(game.id))!.outcome; by = by === game.a ? game.b : game.a) {
    await must(hand.answer(game.id, by, 'gain'));
  }
  return game;
}

const keysOf = ({ steps }: Lookback) => steps.map(({ lines }) => lines.map(({ message }) => message.key));
const viewAfter = (back: Lookback, step: number) => back.after(step)!.view as DemoView;

test('a game that was ended without a result can be looked back on; an invitation that came to nothing cannot', async () => {
  const context = openTestContext();
  const { tables, hand, request } = context;
  const { id, a, b } = await hand.beginTurns();
  await must(hand.answer(id, a, 'draw'));
  const { n } = await proposed(tables.propose(id, a, 'cancel', null, request()));
  await must(tables.consent(id, b, n, true, request()));
  const { place } = (await tables.find(id))!;
  const invitation = await must(tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, lang: 'en', request: request() }));
  await must(tables.leave(invitation.id, ada, request()));
  expect(await tables.past('demo', place.channel, cleo.id, 9)).toMatchObject([{ table: { id, phase: 'closed' }, ended: context.clock.now }]);
  expect(keysOf(await must(tables.lookBack(id, a.id))).at(-1)).toEqual(['demo.draw', 'demo.draw.own']);
  expect(keysOf(await must(tables.lookBack(id, b.id))).flat()).not.toContain('demo.draw.own');
  expect(await why(tables.lookBack(invitation.id, ada.id))).toBe('no-table');
  expect(await why(tables.exported(id, a.id))).toBe('not-over');
});

describe('a step', () => {
  test('of a game without chapters is each answer that told something', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    await must(context.hand.answer(id, a, 'draw'));
    await must(context.hand.answer(id, b, 'gain'));
    const back = await must(context.tables.lookBack(id, null));
    expect(keysOf(back)).toEqual([['table.seats'], ['demo.bids'], ['demo.draw'], ['demo.gain']]);
    expect([1, 2, 3].map((step) => viewAfter(back, step).points.B)).toEqual([0, 0, 1]);
    expect([1, 2, 3].map((step) => back.after(step)!.toAct)).toEqual([['A'], ['B'], ['A']]);
  });

  test('shows a player what they held then, and whoever watches what everybody saw', async () => {
    const context = openTestContext();
    const { id, a, b } = await finished(context);
    const own = await must(context.tables.lookBack(id, a.id));
    const drew = keysOf(own).findIndex((keys) => keys.includes('demo.draw.own'));
    expect([viewAfter(own, drew - 1).hand, viewAfter(own, drew).hand]).toEqual([[], [expect.any(Number)]]);
    for (const user of [b.id, cleo.id, null]) {
      const others = await must(context.tables.lookBack(id, user));
      expect(keysOf(others).flat()).not.toContain('demo.draw.own');
      expect(others.steps.map((_, step) => viewAfter(others, step).hand)).toEqual(others.steps.map(() => []));
    }
  });

  test('that was taken back is not among them', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await must(hand.answer(id, a, 'pair'));
    await must(tables.undo(id, a.id, request()));
    await must(hand.answer(id, a, 'gain'));
    const back = await must(tables.lookBack(id, a.id));
    expect(viewAfter(back, back.steps.length - 1).points).toEqual({ A: 1, B: 0 });
  });

  test('of a long turn comes in parts, and only the first begins it', async () => {
    const { hand, tables } = openTestContext({ games: [{ ...demoGame, chapter: () => 'the only one' }] });
    const { id, a, b } = await hand.beginTurns();
    for (let n = 0; n < 5; n++) for (const by of [a, b]) await must(hand.answer(id, by, 'gain'));
    const { steps } = await must(tables.lookBack(id, null));
    expect(steps.map(({ begins, lines }) => [begins, lines.length])).toEqual([
      [true, 8],
      [false, 4],
    ]);
  });

  test('whose parts are full before it ends shows what everyone sees at its end', () => {
    const line = (answer: number, to: 'A' | null = null): LogRow => ({
      n: answer,
      at: 0,
      message: { key: 'demo.gain' },
      to: to && [to],
      by: null,
      answer,
    });
    const told = [...Array.from({ length: 6 }, (_, answer) => [line(answer)]), [], [], [line(8)]];
    const chapters = told.map((_, answer) => (answer < 8 ? 'first' : 'second'));
    const ends = (lines: LogRow[][]) => stepsOf(lines, chapters, {}).map(({ n, part, answers }) => [n, part, answers]);
    expect(ends(told)).toEqual([
      [1, null, 7],
      [2, null, 8],
    ]);
    expect(ends(told.with(5, [line(5), line(5, 'A'), line(5, 'A')]))).toEqual(ends(told));
  });
});

describe('a running game', () => {
  test('ends where it stands now, with each answer anew', async () => {
    const { hand, tables } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    for (const by of [a, b, a]) {
      await must(hand.answer(id, by, 'gain'));
      const [back, snapshot] = [await must(tables.lookBack(id, a.id)), await must(tables.snapshot(id, a.id))];
      expect(back.after(back.steps.length - 1)).toEqual({ view: snapshot.view, toAct: snapshot.table.toAct });
    }
  });

  test('tells nothing of what is still secret', async () => {
    const backs = [];
    for (const bid of ['1', '3']) {
      const { hand, tables } = openTestContext();
      const { id, a, b } = await hand.begin();
      await must(hand.answer(id, a, bid));
      const back = await must(tables.lookBack(id, b.id));
      backs.push({ ...back, moments: back.steps.map((_, step) => back.after(step)) });
    }
    expect(JSON.stringify(backs[0])).toBe(JSON.stringify(backs[1]));
  });

  test('cannot be had as a file', async () => {
    const { hand, tables } = openTestContext();
    const { id, a } = await hand.beginTurns();
    expect(await why(tables.exported(id, a.id))).toBe('not-over');
  });
});

describe('a game that began under older rules', () => {
  test('is told in words alone', async () => {
    const { hand, store } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await must(hand.answer(id, a, 'gain'));
    const state = JSON.parse((await store.position(id))!.state);
    const { rules } = (await store.position(id))!;
    await change(store, (db) => db.putPosition(id, { rules, state: JSON.stringify({ ...state, points: { A: 7, B: 0 } }) }));
    const back = await must(openTestContext({ store, prefix: 'later' }).tables.lookBack(id, null));
    expect(keysOf(back)).toEqual([['table.seats'], ['demo.bids'], ['demo.gain']]);
    expect([back.after(0), back.after(1)]).toEqual([null, null]);
  });
});

describe('a game that is over', () => {
  test('is found by who played it, and in its channel by everybody, the newest first', async () => {
    const context = openTestContext();
    const first = await finished(context);
    context.clock.now += 1000;
    const second = await finished(context);
    const idsFor = async (user: Person, channel: string) => (await context.tables.past('demo', channel, user.id, 10)).map(({ table }) => table.id);
    const here = (await context.tables.find(first.id))!.place.channel;
    expect(await idsFor(cleo, here)).toEqual([second.id, first.id]);
    expect(await idsFor(ada, '300000000000000009')).toEqual([second.id, first.id]);
    expect(await idsFor(cleo, '300000000000000009')).toEqual([]);
    expect((await context.tables.past('demo', here, bob.id, 1)).map(({ ended }) => ended)).toEqual([context.clock.now]);
  });

  test('is handed out as a file that leads to its end when it is played again, once all hands are open', async () => {
    const context = openTestContext();
    const { id, a, b } = await finished(context);
    expect((await must(context.tables.exported(id, a.id))).isWhole).toBe(false);
    await context.hand.openHands(id, [a, b]);
    const { json: file, isWhole } = await must(context.tables.exported(id, a.id));
    expect(isWhole).toBe(true);
    expect(replayed(demoGame, readRecord(file))).toMatchObject({ state: 'same', fault: null, refused: null });
    expect(file).not.toMatch(/Ada|Bob|10000000000000000/);
    expect(await why(context.tables.exported(id, cleo.id))).toBe('stranger');
  });

  test('is handed out as one saw it, byte for byte, whatever others did in secret', async () => {
    const files: string[] = [];
    for (const bids of [
      ['1', '3'],
      ['3', '3', 'peek'],
    ]) {
      const { hand, tables, store, request } = openTestContext();
      const { id, a, b } = await hand.begin();
      for (const bid of bids.toReversed()) await must(hand.answer(id, b, bid));
      for (const bid of ['1', '2']) await must(hand.answer(id, a, bid));
      await must(hand.answer(id, a, 'draw'));
      await must(hand.answer(id, b, 'draw'));
      await must(tables.resign(id, b.id, request()));
      const { json } = await must(tables.exported(id, a.id));
      files.push(json);
      const theirs = (await must(tables.log(id, b.id, 99))).filter(({ secret, message }) => secret && message.key.startsWith('demo.draw'));
      expect(theirs).toHaveLength(1);
      const secret = JSON.stringify(theirs[0]!.message).slice(1, -1);
      const { seed } = (JSON.parse((await store.position(id))!.state) as { random: { seed: string } }).random;
      expect([json.includes(secret), json.includes(seed), json.includes('demo.draw.own'), JSON.parse(json).seat]).toEqual([false, false, true, 'A']);
    }
    expect(files[1]).toBe(files[0]);
  });

  test('says in its file who had won before, where the game asks', async () => {
    const setup: typeof demoGame.rules.setup = (start) => {
      const { state, steps } = demoGame.rules.setup(start);
      return { state: { ...state, goal: start.champion ? 2 : 3 } as typeof state, steps };
    };
    const game = { ...demoGame, rules: defineRules({ ...demoGame.rules, setup }) };
    const context = openTestContext({ games: [game] });
    await finished(context);
    const { id, a, b } = await finished(context);
    await context.hand.openHands(id, [a, b]);
    const record = readRecord((await must(context.tables.exported(id, a.id))).json);
    expect(record.champion).toBeTruthy();
    expect(replayed(game, record).state).toBe('same');
  });
});
