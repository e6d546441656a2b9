/** The referee of Candidate: works out counts, votes, limits, hands, groundwork, Dealers and the Convention from the public log alone. */
import { refereeOf } from '../log.ts';
import { leave, openBoard } from './board.ts';
import { boards } from './boards.ts';
import { play } from './course.ts';
import { offers } from './offers.ts';
import type { Told } from './told.ts';

export const referee = refereeOf<Told>('candidate', (table, log) => {
  const board = openBoard(table, log);
  return {
    play: play(board),
    boards: (moment) => boards(board, moment),
    offers: (asked) => offers(board, asked),
    leaving: { key: 'left', leaves: (args) => leave(board, args as Told['left']) },
  };
});
