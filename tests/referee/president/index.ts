/** The referee of Le Jeu du Président: works out pawns, dice, cards, cities, battles and the election from the public log alone. */
import { refereeOf } from '../log.ts';
import { boards, openBoard } from './board.ts';
import { leave, play } from './course.ts';
import { offers } from './offers.ts';
import type { Told } from './told.ts';

export const referee = refereeOf<Told>('president', (table, log) => {
  const board = openBoard(table, log);
  return {
    play: play(board, table.options),
    boards: (moment) => boards(board, moment),
    offers: (asked) => offers(board, asked),
    leaving: { key: 'leaves', leaves: (args) => leave(board, args as Told['leaves']) },
  };
});
