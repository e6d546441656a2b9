import { testEveryGame } from './every-game.ts';

/** Among as few as can play; the proof plays among many. */
testEveryGame(({ rules }) => [rules.players.min]);
