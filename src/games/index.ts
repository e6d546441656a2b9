/** The only file that names all games. A new game is its folder and one line here. */
import { campaign } from './campaign/game.ts';
import { candidate } from './candidate/game.ts';
import type { Game } from './game.ts';
import { moiPresident } from './moi-president/game.ts';
import { president } from './president/game.ts';

export const games: readonly Game[] = [campaign, candidate, moiPresident, president];

/** The game with this command, or undefined: the program may have been downgraded. */
export const gameOf = (command: string): Game | undefined => games.find((game) => game.command === command);
