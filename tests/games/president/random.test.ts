/** Whole games, played at random with the game's own values: after a correction the goldens are written anew (`UPDATE_GOLDEN=1`). */
import { testGolden } from '../../standing/golden.ts';
import { testRandomGames } from '../../standing/random-games.ts';
import { standing } from './standing.ts';

testRandomGames(standing, 11);

testGolden(standing, 418, 'two');
testGolden(standing, 441, 'three', 'fr');
testGolden(standing, 259, 'limited', 'fr');
testGolden(standing, 482, 'five', 'fr');
testGolden(standing, 125, 'six');
