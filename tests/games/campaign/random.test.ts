import { testGolden } from '../../standing/golden.ts';
import { testRandomGames } from '../../standing/random-games.ts';
import { standing } from './standing.ts';

testRandomGames(standing, 300);
testGolden(standing, 6, 'starter');
testGolden(standing, 3, 'draft');
