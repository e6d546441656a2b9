import { someOf } from '../tools/often.ts';
import { testEveryGame } from './every-game.ts';

testEveryGame(({ rules: { players } }) => someOf([...new Set([players.min, players.max])]));
