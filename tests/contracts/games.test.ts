/**
 * One contract for every game: it can be played at a table, and has the same tests as all others. The proof plays whole games, also with many people.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { testEveryGame } from '../table/every-game.ts';

/** What each game has in its folder of `tests/games`: a whole game as text, short and long random games, each picture, a whole channel to read. */
const kept = ['standing.ts', 'scenario.ts', 'golden.test.ts', 'random.test.ts', 'random.proof.ts', 'scene.test.ts', 'chronicle.proof.ts'];

describe('every game at a table', () => testEveryGame(({ rules }) => [rules.players.min], 60));

describe.each(games.map((game) => [game.command, game] as const))('%s', (command, game) => {
  const folder = join(import.meta.dirname, '../games', command);

  test('is tested as the others are', () => {
    expect(kept.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  const older = Array.from({ length: game.rules.version - 1 }, (_, i) => i + 1);
  const hasOlder = older.length > 0 ? {} : { skip: true, meta: { needs: 'a game whose rules have had another version' } };
  test('lifts states of every version its rules had', hasOlder, () => {
    expect(older.filter((version) => game.rules.migrations[version] === undefined)).toEqual([]);
  });
});
