import { testEveryGame } from './every-game.ts';

testEveryGame(({ rules: { players } }) => [...new Set([Math.ceil((players.min + players.max) / 2), players.max])]);
