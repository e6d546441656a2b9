/** A request to take back holds the table until it is answered or a turn's time has passed. */

import { describe, expect, test } from 'vitest';
import { aComputer } from '../../src/table/work/computers.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { ada, bob, cleo, must, openTestContext, place, why } from './context.ts';
import { thinkingGame } from './demo-mind.ts';

type Thought = Awaited<ReturnType<Thinker['think']>['thought']>;

const hour = 3_600_000;

/** A game of three in which A has drawn a card and would like to take that back. B is asked for a card. */
async function asking() {
  const context = openTestContext();
  const { tables, hand, request, clock, reminders } = context;
  const { id, a, b, c } = await hand.beginTurns([ada, bob, cleo], { length: 'long' });
  await must(hand.answer(id, a, 'draw'));
  const back = () => tables.propose(id, a, 'back', null, request());
  const say = async (who: typeof a, agrees: boolean) => tables.consent(id, who, (await last()).n, agrees, request());
  const last = async () => (await tables.find(id))!.proposals.at(-1)!;
  const look = async () => {
    await reminders.take(clock.now, 50);
    return (await tables.find(id))!.toAct;
  };
  return { ...context, id, a, b, c, back, say, last, look };
}

describe('a request to take back', () => {
  test('is not ended by the next move: whoever would play answers it first', async () => {
    const { hand, id, b, c, back, say, last } = await asking();
    await must(back());
    expect(await hand.answer(id, b, 'gain')).toMatchObject({ error: { why: 'held', name: 'Ada' } });
    await must(say(b, true));
    expect(await why(hand.answer(id, b, 'gain')), 'Cleo is asked as well').toBe('held');
    await must(say(c, false));
    expect((await last()).fate).toBe('refused');
    await must(hand.answer(id, b, 'gain'));
  });

  test('goes with whoever made it, who plays on or withdraws it', async () => {
    const { hand, id, a, b, back, say, last } = await asking();
    await must(back());
    await must(say(a, false));
    expect((await last()).fate).toBe('withdrawn');
    await must(hand.answer(id, b, 'gain'));
  });

  test('holds for as long as a turn gives and no longer, a day at least; then the next move ends it', async () => {
    const { hand, id, b, back, last, clock } = await asking();
    await must(back());
    clock.now += 48 * hour - 1;
    expect(await why(hand.answer(id, b, 'gain'))).toBe('held');
    clock.now += 1;
    await must(hand.answer(id, b, 'gain'));
    expect((await last()).fate).toBe('fallen');
  });

  test('stops the clock of whoever has agreed, who can do nothing but wait, until its deadline', async () => {
    const { id, b, back, say, last, clock, tables } = await asking();
    await must(back());
    clock.now += 12 * hour;
    const zero = async () => (await tables.find(id))!.banks.B!.zero!;
    const before = await zero();
    await must(say(b, true));
    const deadline = (await last()).since + 48 * hour;
    expect(await zero()).toBe(before + deadline - clock.now);
    clock.now += 30 * hour;
    expect((await tables.find(id))!.banks.B!.left, 'so much was left, and is').toBe(36 * hour);
  });

  test('keeps the game from playing for somebody who is away, until it is answered', async () => {
    const { id, b, c, back, say, look, clock, tables, request } = await asking();
    clock.now += 49 * hour;
    for (const one of [ada, cleo]) await tables.meet(id, one);
    await must(tables.propose(id, c, 'away', b, request()));
    await must(tables.propose(id, ada, 'away', b, request()));
    await must(back());
    expect(await look()).toEqual(['B']);
    await must(say(c, false));
    clock.now += hour;
    expect(await look()).toEqual(['C']);
  });

  test('keeps computers from playing on, until it is answered', async () => {
    const later: (() => void)[] = [];
    let isSlow = false;
    const thinker: Thinker = {
      think: ({ known }) => {
        const picked = [JSON.stringify(known).includes('takeTurn') ? 'gain' : '3'];
        const thought: Thought = { picked, moves: [], why: null, iterations: 0, cut: false };
        const slowly = () => new Promise<Thought>((resolve) => later.push(() => resolve(thought)));
        return { thought: isSlow ? slowly() : Promise.resolve(thought), callOff: () => {} };
      },
    };
    const context = openTestContext({ games: [thinkingGame], lifetimes: { pause: 0 }, thinker });
    const { tables, hand, request, computers } = context;
    const opened = await must(
      tables.open({ game: 'demo', place, host: ada, invited: [bob, aComputer('novice')], options: {}, lang: 'en', request: request() }),
    );
    const { id, seats } = await must(tables.accept(opened.id, bob, request()));
    const computer = seats['computer-1']!;
    const find = async () => (await tables.find(id))!;
    for (const person of [ada, bob]) for (const n of ['1', '1']) await must(hand.answer(id, person, n));
    await computers.quiet();
    isSlow = true;
    let last = ada;
    while (!(await find()).toAct.includes(computer)) {
      last = (await find()).toAct.includes(seats[ada.id]!) ? ada : bob;
      await must(hand.answer(id, last, 'draw'));
    }
    await must(tables.propose(id, last, 'back', null, request()));
    isSlow = false;
    for (const think of later) think();
    await computers.quiet();
    expect((await find()).toAct, 'what it had thought of is not used').toEqual([computer]);
    const { n } = (await find()).proposals.at(-1)!;
    await must(tables.consent(id, last === ada ? bob : ada, n, false, request()));
    await computers.look();
    await computers.quiet();
    expect((await find()).toAct).not.toContain(computer);
    await computers.stop();
  });
});
