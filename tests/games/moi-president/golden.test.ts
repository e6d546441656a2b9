/** Whole games, played at random with the game's own values and kept as text. `UPDATE_GOLDEN=1 npx vitest run <this file>` rewrites them. */
import { testGolden } from '../../standing/golden.ts';
import { standing } from './standing.ts';

testGolden(standing, 477, 'two');
testGolden(standing, 262, 'three', 'fr');
testGolden(standing, 101, 'four');
testGolden(standing, 354, 'five');
testGolden(standing, 427, 'capped');
testGolden(standing, 161, 'orders', 'fr');
