import { testSentences } from './read-games.ts';

testSentences((tables) => tables);
