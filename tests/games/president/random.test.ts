/** Whole games, played at random with the game's own values: after a correction the goldens are written anew (`UPDATE_GOLDEN=1`). */
import { testGolden } from '../../standing/golden.ts';
import { testRandomGames } from '../../standing/random-games.ts';
import { standing } from './standing.ts';

testRandomGames(standing, 12);

testGolden(standing, 7);
