/** Every game of the bot with few and many people, with all options, and in French. */
import { describe } from 'vitest';
import { games } from '../../src/games/index.ts';
import { evenings, testEvenings, testFrench } from './evenings.ts';

describe.each(games.map((game) => ({ command: game.command, game })))('$command', ({ game }) => {
  testEvenings(game, evenings(game));
  testFrench(game);
});

describe('over HTTP', () => testEvenings(games[0]!, evenings(games[0]!).slice(0, 1), { http: true }));
