/** What the table itself says in the log and on the board, whatever the game. Its sentences stand among the bot's own, in `discord/text`. */

import type { Level } from '../../computer/levels.ts';
import { messages, type Nothing } from '../../i18n/say.ts';
import type { Message, Outcome, Seat } from '../../kernel/types.ts';

/** About time. */
export interface TimeTableMessages {
  /** Somebody's time is over: the others wait a day, give a day more, have the game answer for them, or have them out; and they are back. */
  'table.waits': { seat: Seat; late: Seat };
  'table.adds': { seat: Seat; late: Seat };
  'table.away': { seat: Seat };
  'table.by-default': { seat: Seat };
  'table.back': { seat: Seat };
  'table.claimed': { seat: Seat };
  /** They have left the server: nobody waits for them. */
  'table.gone': { seat: Seat };
  /** No clock runs, by agreement or for a day because of somebody; and they do again, because of somebody or by themselves. */
  'table.paused': Nothing;
  'table.rests': { seat: Seat };
  'table.resumed': { seat: Seat };
  'table.rested': Nothing;
  /** Another clock: hours at first and hours a turn; or none (`bank` is 0), and the hours between two reminders. */
  'table.clock': { bank: number; step: number; every: number };
}

/** About computers. */
export interface ComputerTableMessages {
  /** Who plays what, said when the game begins: the seats of people, and those of computers with how well each plays. */
  'table.seats': { people: Seat[]; computers: { seat: Seat; level: Level }[] };
  /** One plays there from now on. */
  'table.computer': { seat: Seat; level: Level };
}

export type TableMessages = TimeTableMessages &
  ComputerTableMessages & {
    'table.took-back': { seat: Seat };
    /** All have agreed to it. */
    'table.went-back': { seat: Seat };
    'table.drawn': Nothing;
    /** Somebody else sits there from now on. */
    'table.handed': { seat: Seat };
    /** How the race stands now, as the game says it. */
    'table.standing': { standing: Message };
    /** In private: what somebody had answered ahead is not used. */
    'table.ahead-fell': Nothing;
    /** A line of the log that the disk gave back damaged. */
    'table.damaged': Nothing;
  };

export const msg = messages<TableMessages>();

/** How a game ends in which all agree to a draw. */
export const drawn: Outcome = { winners: [], message: msg('table.drawn') };
