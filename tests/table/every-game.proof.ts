import { testEveryGame } from './every-game.ts';

testEveryGame(({ rules: { players } }) => [...new Set([players.min, players.max])]);
