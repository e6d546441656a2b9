import { testGolden } from '../../standing/golden.ts';
import { testRandomGames } from '../../standing/random-games.ts';
import { standing } from './standing.ts';

testRandomGames(standing, 50);
testGolden(standing, 11, 'three');
testGolden(standing, 32, 'four');
