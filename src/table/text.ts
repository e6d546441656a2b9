/** What the table itself says in the log and on the board, whatever the game: part of `shared` for `openSay`. */

import { messages, type Nothing } from '../i18n/messages.ts';
import type { Lang, Phrases } from '../i18n/types.ts';
import type { Seat } from '../kernel/types.ts';

export type TableMessages = {
  'table.took-back': { seat: Seat };
  /** A line of the log that the disk gave back damaged. */
  'table.damaged': Nothing;
};

export const msg = messages<TableMessages>();

export const tableTexts: { [L in Lang]: Phrases<TableMessages> } = {
  en: {
    'table.took-back': ({ seat }, { player }) => `${player(seat)} took back the last choice.`,
    'table.damaged': () => '(A line that cannot be read any more.)',
  },
  fr: {
    'table.took-back': ({ seat }, { player }) => `${player(seat)} reprend son dernier choix.`,
    'table.damaged': () => '(Une ligne devenue illisible.)',
  },
};
