import { expect, test } from 'vitest';
import type { Start } from '../../src/kernel/rules.ts';
import { ada, bob, cleo, must, openTestContext } from './context.ts';
import { demoGame } from './demo-game.ts';

function remembering() {
  const champions: Start['champion'][] = [];
  const setup = (start: Start) => {
    champions.push(start.champion);
    return demoGame.rules.setup(start);
  };
  return { ...openTestContext({ rules: { setup: setup } }), champions };
}

test('who won alone the last time here is the champion of the next game, in the seat they have then', async () => {
  const { tables, hand, request, champions } = remembering();
  for (const round of [1, 2, 3]) {
    const { id } = await hand.begin([ada, bob]);
    const { seats } = (await must(tables.snapshot(id, ada.id))).table;
    expect(champions.at(-1)).toBe(round === 1 ? null : seats[ada.id]);
    await must(tables.resign(id, bob.id, request()));
  }
});

test('a champion who does not play again, and another channel, count for nothing', async () => {
  const { tables, hand, request, champions } = remembering();
  await must(tables.resign((await hand.begin([ada, bob])).id, bob.id, request()));
  await hand.begin([ada, bob], {}, '300000000000000002');
  expect(champions.at(-1)).toBeNull();
  await hand.begin([bob, cleo]);
  expect(champions.at(-1)).toBeNull();
});

test('in a rematch it is whoever won the game it is one of, in whatever channel', async () => {
  const { tables, hand, request, champions } = remembering();
  const { id } = await hand.begin([ada, bob]);
  await must(tables.resign(id, ada.id, request()));
  await must(tables.resign((await hand.begin([ada, bob])).id, bob.id, request()));
  const place = { guild: '200000000000000001', channel: '300000000000000009' };
  const opened = await must(
    tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request(), rematchOf: id }),
  );
  const { seats } = await must(tables.accept(opened.id, bob, request()));
  expect(champions.at(-1)).toBe(seats[bob.id]);
});
