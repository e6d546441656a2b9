/** The referee of Moi Président: works out points, zones, reactions, duels, payments and the election from the public log alone. */
import { refereeOf } from '../log.ts';
import { boards, openBoard } from './board.ts';
import { leave, play } from './course.ts';
import { offers } from './offers.ts';
import type { Told } from './told.ts';

export const referee = refereeOf<Told>('moi-president', (table, log) => {
  const board = openBoard(table, log);
  return {
    play: play(board),
    boards: (moment) => boards(board, moment),
    offers: (asked) => offers(board, asked),
    leaving: { key: 'leaves', leaves: (args) => leave(board, args as Told['leaves']) },
  };
});
