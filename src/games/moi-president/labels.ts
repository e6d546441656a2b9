/** What pictures say: each key with what it talks about. */

import { messages } from '../../i18n/messages.ts';
import type { Seat } from '../../kernel/types.ts';
import type { LastView } from './messages.ts';
import type { Category } from './vocabulary.ts';

type None = Record<never, never>;

/** The short words on pictures. Each must fit its place. */
export interface Labels {
  'look.game': None;
  'look.turn': { turn: number };
  'look.start': None;
  'look.begins': { seat: Seat };
  'look.act': None;
  'look.elected': None;
  /** On the last one at the table, whom nobody elected. */
  'look.unopposed': None;
  'look.gone': None;
  'look.campaign': None;
  'look.socle': None;
  'look.undecided': None;
  'look.pile': None;
  'look.discard': None;
  'look.discarded': None;
  'look.last': { last: LastView };
  /** Who did it stands before, as a token. */
  'look.reply': { joker: 'immunite' | 'diversion'; to: Seat | null };
  'look.move': { move: LastView['moves'][number] };
  'look.category': { category: Category };
  'look.hand': None;
  'look.drop': { n: number };
}

/** Makes a message of the pictures. */
export const look = messages<Labels>();
