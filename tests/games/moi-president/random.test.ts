import { testGolden } from '../../standing/golden.ts';
import { testRandomGames } from '../../standing/random-games.ts';
import { standing } from './standing.ts';

testRandomGames(standing, 54);

// Playthroughs of the reconstructed values: after a correction, `UPDATE_GOLDEN=1 npx vitest run tests/games/moi-president` writes them anew.
testGolden(standing, 477, 'two');
testGolden(standing, 262, 'three', 'fr');
testGolden(standing, 101, 'four');
testGolden(standing, 354, 'five');
testGolden(standing, 427, 'capped');
testGolden(standing, 161, 'orders', 'fr');
