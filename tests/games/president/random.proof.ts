import { testRandomGames } from '../../standing/random-games.ts';
import { standing } from './standing.ts';

testRandomGames(standing, 6);
