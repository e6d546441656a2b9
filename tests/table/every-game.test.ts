import { testEveryGame } from './every-game.ts';

/** The beginning of a game among as few as can play; the proof plays whole games, also among many. */
testEveryGame(({ rules }) => [rules.players.min], 60);
