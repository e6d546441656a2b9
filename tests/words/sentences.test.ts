/** What a game at the first and at the last table of each kind says. `sentences.proof.ts` reads games at every table. */
import { testSentences } from './read-games.ts';

testSentences((tables) => [...new Set([tables[0]!, tables.at(-1)!])]);
