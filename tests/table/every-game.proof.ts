import { testEveryGame } from './every-game.ts';

testEveryGame(({ rules: { players } }) => [...new Set([players.min, Math.ceil((players.min + players.max) / 2), players.max])]);
