import { someOf } from '../tools/often.ts';
import { testSentences } from './read-games.ts';

testSentences((tables) => someOf(tables));
