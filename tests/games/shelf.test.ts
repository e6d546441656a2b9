/** A game that cannot be played stays on the shelf, and the owner of the program reads why. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { games, stopped } from '../../src/games/index.ts';
import { openShelf } from '../../src/games/shelf.ts';
import { shown } from '../../src/games/values.ts';
import { reasonsOf } from '../../src/process/faults.ts';
import { demoGame } from '../table/demo-game.ts';

const game = (): Game => demoGame;

test('all four games are played: no value among them is impossible', () => {
  expect(stopped.map(reasonsOf)).toEqual([]);
  expect(games.map(({ command }) => command)).toEqual(expect.arrayContaining(['campaign', 'candidate', 'moi-president', 'president']));
});

test('of four games, the one with a fault, the one that throws and the one that cannot be read are stopped', async () => {
  const fault = { file: 'game.ts', near: 'defineGame({', problem: 'Something is −3, and is at least 1.' };
  const shelf = await openShelf({
    well: { check: async () => () => [], game: async () => game() },
    president: {
      check: async () => () => [fault, { ...fault, near: 'nowhere to be found' }],
      game: async () => {
        throw new Error('It does not load either.');
      },
    },
    throws: { check: async () => () => JSON.parse('nothing'), game: async () => game() },
    unread: {
      check: async () => () => [],
      game: async () => {
        throw new Error('No such file.');
      },
    },
  });
  expect(shelf.games).toHaveLength(1);
  expect(shelf.stopped.map(({ command }) => command)).toEqual(['president', 'throws', 'unread']);
  const [faulty, , unread] = shelf.stopped.map(reasonsOf);
  expect(faulty).toEqual([
    expect.stringMatching(/^src\/games\/president\/game\.ts, line \d+: Something is −3, and is at least 1\.$/),
    'src/games/president/game.ts: Something is −3, and is at least 1.',
  ]);
  expect(unread).toEqual(['src/games/unread: No such file.']);
});

test('a value is shown as it stands', () => expect([-3, 'x', undefined, 2.5].map(shown)).toEqual(['−3', '"x"', 'nothing', '2.5']));
