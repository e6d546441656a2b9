/** The texts on pictures: each key with its arguments. */

import { messages, type Nothing } from '../../i18n/say.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Fight, LastView } from './messages.ts';
import type { Category, Direction } from './vocabulary.ts';

/** The short words on pictures. Each must fit its space. */
export interface Labels {
  'look.game': Nothing;
  'look.turn': { turn: number };
  'look.start': Nothing;
  'look.begins': { seat: Seat };
  /** Above the whole board: who must act. */
  'look.floor': { seat: Seat };
  'look.act': Nothing;
  /** Over the place of a player who can be chosen now. */
  'look.target': Nothing;
  'look.elected': Nothing;
  /** On several tied winners. */
  'look.shared': Nothing;
  /** On the last player at the table, who wins without being elected. */
  'look.unopposed': Nothing;
  'look.gone': Nothing;
  'look.campaign': Nothing;
  'look.socle': Nothing;
  'look.undecided': Nothing;
  'look.pile': Nothing;
  'look.discard': Nothing;
  'look.discarded': Nothing;
  'look.last': { last: LastView };
  /** The token in front shows who did it. */
  'look.reply': { joker: 'immunite' | 'diversion'; to: Seat | null };
  'look.move': { move: LastView['moves'][number] };
  /** The direction in which hands or campaigns passed. */
  'look.way': { way: Direction };
  /** What an attack may bring the attacker, and cost them. */
  'look.fight': Fight;
  'look.category': { category: Category };
  'look.hand': Nothing;
  /** Below everyone's new hand, with its number of cards. */
  'look.fresh': { cards: number };
  /** The two ends of the line chart of the race, and its winning line. */
  'look.begin': Nothing;
  'look.goal': { points: number };
}

/** Makes a message for the pictures. */
export const look = messages<Labels>();
