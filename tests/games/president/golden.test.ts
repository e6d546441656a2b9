/** Whole games, played at random with the game's own values and kept as text. `UPDATE_GOLDEN=1 npx vitest run <this file>` rewrites them. */
import { testGolden } from '../../standing/golden.ts';
import { standing } from './standing.ts';

testGolden(standing, 418, 'two');
testGolden(standing, 441, 'three', 'fr');
testGolden(standing, 259, 'falling', 'fr');
testGolden(standing, 482, 'five', 'fr');
testGolden(standing, 125, 'six');
