/** What the table itself says in the log and on the board, in any game. Its sentences are with the bot's own, in `discord/text`. */

import type { Level } from '../../computer/levels.ts';
import { messages, type Nothing } from '../../i18n/say.ts';
import type { Message, Outcome, Seat } from '../../kernel/types.ts';

/** About time. */
export interface TimeTableMessages {
  /** A player's time is over: the others wait a day, give a day more, have the game answer for them, or put them out; and the player is back. */
  'table.waits': { seat: Seat; late: Seat };
  'table.adds': { seat: Seat; late: Seat };
  'table.away': { seat: Seat };
  'table.by-default': { seat: Seat };
  'table.back': { seat: Seat };
  'table.claimed': { seat: Seat };
  /** The player has left the server, so nobody waits for them. */
  'table.gone': { seat: Seat };
  /** The clocks are paused, by agreement or for a day by one player; and they run again, because of a player or by themselves. */
  'table.paused': Nothing;
  'table.rests': { seat: Seat };
  'table.resumed': { seat: Seat };
  'table.rested': Nothing;
  /** A new clock: its initial hours and hours per turn; or none (`bank` is 0), and the hours between two reminders. */
  'table.clock': { bank: number; step: number; every: number };
}

/** About computers. */
export interface ComputerTableMessages {
  /** Who plays which seat, said when the game begins: people's seats, and computers' with their levels. */
  'table.seats': { people: Seat[]; computers: { seat: Seat; level: Level }[] };
  /** A computer plays there from now on. */
  'table.computer': { seat: Seat; level: Level };
}

export type TableMessages = TimeTableMessages &
  ComputerTableMessages & {
    'table.took-back': { seat: Seat };
    /** Everyone has agreed to it. */
    'table.went-back': { seat: Seat };
    'table.drawn': Nothing;
    /** Another player sits there from now on. */
    'table.handed': { seat: Seat };
    /** How the race stands now, in the game's words. */
    'table.standing': { standing: Message };
    /** In private: an answer that a player gave ahead is not used. */
    'table.ahead-fell': Nothing;
    /** A line of the log that was read back damaged. */
    'table.damaged': Nothing;
  };

export const msg = messages<TableMessages>();

/** The outcome of a game in which everyone agrees to a draw. */
export const drawn: Outcome = { winners: [], message: msg('table.drawn') };
