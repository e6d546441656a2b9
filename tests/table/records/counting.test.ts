/** Which games count for records, and for whom. */
import { expect, test } from 'vitest';
import { games as all } from '../../../src/games/index.ts';
import type { Played } from '../../../src/table/model/store/rating.ts';
import type { PlayedRow } from '../../../src/table/model/store/store.ts';
import { countedOf } from '../../../src/table/records/counting.ts';
import { demoGame } from '../demo-game.ts';

const games = [{ ...demoGame, choices: { 2: 40, 3: 40 } }];
const player = (user: string, end: PlayedRow['end'], { choices = 40, ...change }: Partial<PlayedRow & { choices: number }> = {}) => {
  const row: PlayedRow = { ...{ user, name: user, seat: user, end, unlisted: false, computer: false, former: null }, ...change };
  return { row, choices };
};
const counted = (...players: ReturnType<typeof player>[]) => {
  const choices = Object.fromEntries(players.map((one) => [one.row.seat, one.choices]));
  const result: Played = { table: 't', game: 'demo', ended: 0, people: players.map(({ row }) => row), choices };
  return countedOf([result], games).flatMap(({ people: some }) => some.map(({ user, end }) => `${user} ${end}`));
};
const zoe = { user: 'zoe', name: 'zoe', unlisted: false };

test('a game of two counts once both have made a quarter of a usual game’s choices', () => {
  expect(counted(player('ada', 'won', { choices: 10 }), player('ben', 'lost', { choices: 10 }))).toEqual(['ada won', 'ben lost']);
  expect(counted(player('ada', 'won', { choices: 10 }), player('ben', 'lost', { choices: 9 }))).toEqual([]);
});

test('where one of three leaves early, it counts for the two who played on', () => {
  expect(counted(player('ada', 'won'), player('ben', 'lost'), player('cleo', 'lost', { choices: 3 }))).toEqual(['ada won', 'ben lost']);
});

test('a seat that was handed over and lost is lost by whoever handed it over, also to a computer', () => {
  expect(counted(player('ada', 'won'), player('ben', 'lost', { former: zoe }))).toEqual(['ada won', 'zoe lost']);
  expect(counted(player('ada', 'won'), player('computer-1', 'lost', { former: zoe, computer: true }))).toEqual(['ada won', 'zoe lost']);
});

test('a seat that was handed over and not lost counts for nobody', () => {
  expect(counted(player('ada', 'lost'), player('ben', 'won', { former: zoe }))).toEqual([]);
  expect(counted(player('ada', 'lost'), player('cleo', 'lost'), player('ben', 'won', { former: zoe }))).toEqual(['ada lost', 'cleo lost']);
});

test('a game in which a computer played in its own right counts for nobody', () => {
  expect(counted(player('ada', 'won'), player('ben', 'lost'), player('computer-1', 'lost', { computer: true }))).toEqual([]);
});

test('nobody plays against themselves', () => {
  expect(counted(player('ada', 'won'), player('ben', 'lost', { former: { user: 'ada', name: 'ada', unlisted: false } }))).toEqual([]);
});

test.each(all)('of $command is known what a usual game asks, by how many play', ({ choices, rules }) => {
  const { min, max } = rules.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  expect(Object.keys(choices).map(Number)).toEqual(numbers);
  expect(Math.min(...Object.values(choices))).toBeGreaterThan(0);
});
