/** What pictures say: each key with what it talks about. */

import { messages, type Nothing } from '../../i18n/say.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Fight, LastView } from './messages.ts';
import type { Category, Direction } from './vocabulary.ts';

/** The short words on pictures. Each must fit its place. */
export interface Labels {
  'look.game': Nothing;
  'look.turn': { turn: number };
  'look.start': Nothing;
  'look.begins': { seat: Seat };
  /** Over the whole board: who must act. */
  'look.floor': { seat: Seat };
  'look.act': Nothing;
  /** Over the place of somebody who may be chosen now. */
  'look.target': Nothing;
  'look.elected': Nothing;
  /** On several who are level, whom nobody can part. */
  'look.shared': Nothing;
  /** On the last one at the table, whom nobody elected. */
  'look.unopposed': Nothing;
  'look.gone': Nothing;
  'look.campaign': Nothing;
  'look.socle': Nothing;
  'look.undecided': Nothing;
  'look.pile': Nothing;
  'look.discard': Nothing;
  'look.discarded': Nothing;
  'look.last': { last: LastView };
  /** Who did it stands before, as a token. */
  'look.reply': { joker: 'immunite' | 'diversion'; to: Seat | null };
  'look.move': { move: LastView['moves'][number] };
  /** Which way hands or campaigns passed. */
  'look.way': { way: Direction };
  /** What an attack may bring and cost whoever attacks. */
  'look.fight': Fight;
  'look.category': { category: Category };
  'look.hand': Nothing;
  /** Below everybody's new hand of so many cards. */
  'look.fresh': { cards: number };
  /** The two ends of the race as a line, and the line that wins. */
  'look.begin': Nothing;
  'look.goal': { points: number };
}

/** Makes a message of the pictures. */
export const look = messages<Labels>();
