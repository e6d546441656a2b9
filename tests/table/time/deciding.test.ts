/** What the others decide about a player whose time has run out: neither silence nor a single no stops a table forever. */

import { describe, expect, test } from 'vitest';
import type { LateKind, Person } from '../../../src/table/model/types.ts';
import { ada, bob, cleo, must, proposed, why } from '../context.ts';
import { begun } from './late-game.ts';

const dan: Person = { id: '100000000000000004', name: 'Dan' };

/**
 * A game of three or four in which A has been late for a whole turn's time, so that the others, who are here, can put A out of it. By default, `ask`
 * is about A and `say` answers the open proposal.
 */
async function late(people: Person[] = [ada, bob, cleo], clock?: string) {
  const game = await begun(people, clock);
  const { tables, id, request, find } = game;
  const here = async () => {
    for (const one of people) if (one.id !== game.a.id) await game.tables.meet(id, one);
  };
  await game.pass(clock === 'none' ? 97 : 49);
  await here();
  const ask = (by: Person, kind: LateKind, about = game.a) => tables.propose(id, by, kind, about, request());
  const open = async () => (await find()).proposals.findLast(({ fate }) => fate === 'open')!;
  const say = async (by: Person, agrees: boolean, n?: number) => tables.consent(id, by, n ?? (await open()).n, agrees, request());
  return { ...game, ask, say, open, here };
}

describe('a no', () => {
  test('keeps whoever asked from asking the same again for a day, in whatever turn', async () => {
    const { ask, say, pass, a, b, c } = await late();
    await must(ask(b, 'claim'));
    await pass(2);
    await must(say(c, false));
    expect(await why(ask(b, 'claim'))).toBe('refused-lately');
    expect(await why(ask(b, 'away', a)), 'something else').toBe('taken');
    await pass(23);
    expect(await why(ask(b, 'claim'))).toBe('refused-lately');
    await pass(1);
    expect(await why(ask(b, 'claim'))).toBe('taken');
  });

  test('keeps nobody else from it', async () => {
    const { ask, say, b, c } = await late();
    await must(ask(b, 'claim'));
    await must(say(c, false));
    expect(await why(ask(c, 'claim'))).toBe('taken');
  });

  test('to a draw counts for the turn, and no longer than a day', async () => {
    const { tables, id, a, b, c, request, pass, hand, say, here } = await late();
    const draw = (by: Person) => tables.propose(id, by, 'draw', null, request());
    await must(draw(b));
    await must(say(c, false));
    expect(await why(draw(b))).toBe('refused-lately');
    await pass(24);
    await here();
    expect(await why(draw(b)), 'the turn goes on for ever, perhaps').toBe('taken');
    await must(say(c, false));
    await must(hand.answer(id, a, 'gain'));
    await must(hand.answer(id, b, 'gain'));
    expect(await why(draw(b)), 'in the next turn').toBe('taken');
  });

  test('to take a seat over keeps its owner from nobody else', async () => {
    const { tables, id, a, b, request, say } = await late();
    const hand = (by: Person, to: Person) => tables.propose(id, by, 'hand', to, request());
    const eve = { id: '100000000000000005', name: 'Eve' };
    await must(hand(a, dan));
    await must(say(dan, false));
    expect(await why(hand(a, dan))).toBe('refused-lately');
    expect(await why(hand(b, dan)), 'another seat').toBe('taken');
    expect(await why(hand(a, eve))).toBe('taken');
  });
});

describe('what is asked about somebody who is late', () => {
  test('stands while others act, and falls once they have answered themselves', async () => {
    const { ask, open, tables, id, a, b, c, d, hand, request, pass, find, here } = await late([ada, bob, cleo, dan]);
    await must(hand.answer(id, a, 'ask'));
    await pass(49);
    await here();
    await must(tables.wait(id, a.id, c.id, true, request()));
    await must(ask(a, 'claim', b));
    const { n } = await open();
    await must(hand.answer(id, c, 'yes'));
    expect((await open()).n).toBe(n);
    await must(hand.answer(id, b, 'yes'));
    expect((await find()).proposals.find((one) => one.n === n)?.fate).toBe('fallen');
    expect(await why(ask(a, 'claim', d)), 'D is late as well').toBe('taken');
  });

  test('falls when they are given a day more, and can be asked again after it', async () => {
    const { ask, tables, id, a, b, c, request, find, pass } = await late();
    await must(ask(b, 'claim'));
    await must(tables.wait(id, c.id, a.id, true, request()));
    expect((await find()).proposals.find(({ kind }) => kind === 'claim')?.fate).toBe('fallen');
    expect(await why(tables.wait(id, c.id, a.id, true, request())), 'not late').toBe('not-late');
    await pass(24);
    expect(await why(tables.wait(id, c.id, a.id, true, request())), 'once for each question').toBe('added-already');
    await pass(24);
    expect(await why(ask(b, 'claim'))).toBe('taken');
  });

  test('falls when they are not asked any more, because an answer was taken back', async () => {
    const { ask, tables, id, a, b, c, hand, request, find, pass, here } = await late();
    await must(hand.answer(id, a, 'ask'));
    await pass(49);
    await here();
    await must(tables.wait(id, a.id, c.id, true, request()));
    await must(ask(a, 'claim', b));
    await must(tables.undo(id, a.id, request()));
    expect((await find()).proposals.at(-1)).toMatchObject({ kind: 'claim', fate: 'fallen' });
  });

  test('can be asked of several people at once, of each by itself', async () => {
    const { ask, say, id, a, b, c, d, hand, pass, find, here } = await late([ada, bob, cleo, dan]);
    await must(hand.answer(id, a, 'ask'));
    await must(hand.answer(id, d, 'no'));
    await pass(49);
    await here();
    expect((await find()).toAct).toEqual(['B', 'C']);
    await must(ask(a, 'claim', b));
    await must(ask(a, 'claim', c));
    const [first, second] = (await find()).proposals.filter(({ fate }) => fate === 'open');
    await must(say(d, false, first!.n));
    await must(say(d, true, second!.n));
    expect(await find()).toMatchObject({ toAct: ['B'] });
  });

  test('by a second person is their yes to it', async () => {
    const { ask, b, c, find } = await late();
    await must(ask(b, 'claim'));
    expect(await why(ask(b, 'claim'))).toBe('proposed-already');
    await must(ask(c, 'claim'));
    expect(await find()).toMatchObject({ toAct: ['B'] });
  });

  test('is not asked by somebody whose own time is over', async () => {
    const { ask, id, a, b, c, hand, pass, here } = await late();
    await must(hand.answer(id, a, 'ask'));
    await pass(49);
    await here();
    expect(await why(ask(b, 'claim', c))).toBe('late-yourself');
    expect(await why(ask(a, 'claim', c))).toBe('taken');
  });
});

test('whoever asked may be late by now: those who are not decide, and those who are do not', async () => {
  const { ask, say, tables, id, a, b, c, d, hand, request, pass, find, here } = await late([ada, bob, cleo, dan]);
  await must(hand.answer(id, a, 'ask'));
  await pass(49);
  await here();
  for (const one of [b, d]) await must(tables.wait(id, a.id, one.id, true, request()));
  await must(ask(b, 'claim', c));
  await pass(25);
  await here();
  expect(await why(say(d, true))).toBe('late-yourself');
  expect(await why(say(d, false))).toBe('late-yourself');
  await must(say(a, true));
  expect((await find()).toAct).toEqual(['B', 'D']);
});

describe('one no among three', () => {
  test('holds nobody up: most of those who are here have the game play at once, half of them once a turn has gone by', async () => {
    const { ask, say, pass, here, b, c, find } = await late();
    await must(ask(b, 'away'));
    await must(say(c, false));
    expect((await find()).away, 'one of two').toEqual([]);
    expect(await why(say(b, true))).toBe('asked-yourself');
    await pass(24);
    await here();
    await must(say(b, true));
    expect((await find()).away).toEqual(['A']);
  });

  test('is outvoted by two of three', async () => {
    const { ask, say, b, c, d, find } = await late([ada, bob, cleo, dan]);
    await must(ask(b, 'claim'));
    await must(say(c, false));
    await must(say(d, true));
    expect(await find()).toMatchObject({ toAct: ['B'] });
  });
});

describe('somebody whom the game plays for', () => {
  test('has no voice: the others end, draw and pause without them', async () => {
    const { ask, tables, id, b, c, request, find } = await late();
    await must(ask(b, 'away'));
    await must(ask(c, 'away'));
    await must(tables.propose(id, b, 'cancel', null, request()));
    const { n, asked } = (await find()).proposals.at(-1)!;
    expect(asked).toEqual([c.id]);
    await must(tables.consent(id, c, n, true, request()));
    expect((await find()).phase).toBe('closed');
  });
});

describe('whoever says nothing', () => {
  test('is waited for as long as a turn gives them, at least a day: then whoever agrees need only say so again', async () => {
    const { ask, say, b, pass, find } = await late();
    await must(ask(b, 'claim'));
    await pass(23);
    expect(await why(say(b, true))).toBe('asked-yourself');
    expect(await why(ask(b, 'claim'))).toBe('proposed-already');
    await pass(1);
    await must(say(b, true));
    expect(await find()).toMatchObject({ phase: 'playing', toAct: ['B'] });
  });

  test('keeps nobody from ending the game together', async () => {
    const { tables, id, b, c, d, request, pass, here, find } = await late([ada, bob, cleo, dan]);
    const { n } = await proposed(tables.propose(id, b, 'cancel', null, request()));
    await must(tables.consent(id, c, n, true, request()));
    await pass(24);
    await tables.meet(id, d);
    expect((await find()).phase, 'nothing happens by itself').toBe('playing');
    await here();
    await must(tables.consent(id, c, n, true, request()));
    expect((await find()).phase).toBe('closed');
  });

  test('without a clock, is waited for two days', async () => {
    const { ask, b, c, pass, find, tables, id } = await late([ada, bob, cleo], 'none');
    await must(ask(b, 'away'));
    await pass(47);
    await tables.meet(id, c);
    expect(await why(ask(b, 'away'))).toBe('proposed-already');
    await pass(1);
    await must(ask(b, 'away'));
    expect((await find()).away).toEqual(['A']);
  });

  test('is not asked at all where the game answers for them', async () => {
    const { ask, say, id, b, c, d, hand, pass, find, here } = await late([ada, bob, cleo, dan]);
    await must(ask(b, 'away'));
    await must(say(c, true));
    await pass(1);
    await pass(49);
    await here();
    expect(await find()).toMatchObject({ toAct: ['B'], away: ['A'] });
    await must(ask(c, 'claim', b));
    expect((await find()).proposals.at(-1)?.asked).toEqual([d.id]);
    await must(hand.answer(id, b, 'gain'));
  });
});
