import { testRandomGames } from '../../standing/random-games.ts';
import { often } from '../../tools/often.ts';
import { standing } from './standing.ts';

testRandomGames(standing, often(6));
