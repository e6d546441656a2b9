import { expect, test } from 'vitest';
import type { Start } from '../../src/kernel/rules.ts';
import { demoGame } from './demo-game.ts';
import { ada, bob, cleo, must, openTestHall } from './hall.ts';

function remembering() {
  const champions: Start['champion'][] = [];
  const setup = (start: Start) => {
    champions.push(start.champion);
    return demoGame.rules.setup(start);
  };
  return { ...openTestHall({ rules: { setup: setup } }), champions };
}

test('who won alone the last time here is the champion of the next game, in the seat they have then', () => {
  const { tables, hand, request, champions } = remembering();
  for (const round of [1, 2, 3]) {
    const { id } = hand.begin([ada, bob]);
    const { seats } = must(tables.glance(id, ada.id)).table;
    expect(champions.at(-1)).toBe(round === 1 ? null : seats[ada.id]);
    must(tables.resign(id, bob.id, request()));
  }
});

test('a champion who does not play again, and another channel, count for nothing', () => {
  const { tables, hand, request, champions } = remembering();
  must(tables.resign(hand.begin([ada, bob]).id, bob.id, request()));
  hand.begin([ada, bob], {}, '300000000000000002');
  expect(champions.at(-1)).toBeNull();
  hand.begin([bob, cleo]);
  expect(champions.at(-1)).toBeNull();
});
