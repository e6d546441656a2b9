/** One whole game of each kind over the real protocol. `games.proof.ts` plays more. */
import { describe } from 'vitest';
import { games } from '../../src/games/index.ts';
import { evenings, testEvenings } from './evenings.ts';

describe.each(games.map((game) => ({ command: game.command, game })))('$command', ({ game }) => testEvenings(game, evenings(game).slice(0, 1)));
