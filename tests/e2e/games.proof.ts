/** Every game of the bot with few and more people, with all options, and in French. */
import { describe } from 'vitest';
import { games } from '../../src/games/index.ts';
import { evenings, shortest, testEvenings, testFrench } from './evenings.ts';

describe.each(games.map((game) => ({ command: game.command, game })))('$command', ({ game }) => {
  testEvenings(game, evenings(game));
  testFrench(game);
});

/** The shortest game. */
const short = games.find(({ command }) => command === 'moi-president')!;
describe('over HTTP', () => testEvenings(short, [shortest(short)], { http: true }));
