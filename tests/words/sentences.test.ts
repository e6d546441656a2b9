/** What a game says at the first and the last table of each kind. `sentences.proof.ts` reads games at every table. */
import { testSentences } from './read-games.ts';

testSentences((tables) => [...new Set([tables[0]!, tables.at(-1)!])]);
