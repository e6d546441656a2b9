/** The short words on pictures. Each must fit its space: pictures cut off the rest. */

import { messages, type Nothing } from '../../i18n/say.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Mark } from './messages.ts';
import type { Contest, Verdict } from './state.ts';
import type { Face, Family } from './vocabulary.ts';

export type Labels = {
  /** The newspaper's name, at the top of every picture. */
  'look.paper': Nothing;
  /** Above the bars to 270. */
  'look.race': Nothing;
  /** What is going on, and who must act. */
  'look.bids': Nothing;
  'look.chooses': { seat: Seat };
  'look.campaigns': { seat: Seat };
  'look.discards': { seat: Seat };
  'look.super-tuesday': Nothing;
  'look.decide': { n: number };
  'look.nominated': { seat: Seat };
  'look.primary': { n: number; of: number };
  'look.convention': Nothing;
  'look.over': Nothing;
  'look.polls': { kind: Contest['kind']; live: boolean };
  'look.start': { n: number };
  'look.start.hint': { bids: boolean };
  /** The result of a box, with its winner. */
  'look.verdict': { verdict: Verdict };
  'look.outcome': { verdict: Verdict };
  'look.again': { tie: boolean };
  /** Beside a sum: why struck-out cards do not count. */
  'look.idle': { why: ('silenced' | 'ruled-out')[] };
  /** Beside a question: the votes it decides. */
  'look.stake': { votes: number };
  /** How many cards the Favorite must lay or discard, and how many are laid or discarded so far. */
  'look.owes': { owes: number; has: number };
  /** Whether a card counts in a bid. */
  'look.bid': { counts: boolean };
  'look.undecided': Nothing;
  'look.piles': { deck: number; discard: number };
  'look.deck': Nothing;
  'look.discard': Nothing;
  'look.to-come': { votes: number; primaries: number };
  'look.groundwork': { placed: { states: string[]; ranks: { seat: Seat; amount: number }[] }[] };
  'look.status': { marks: Mark[] };
  'look.to-win': Nothing;
  /** Headings of pictures of events: bids, the Favorite who takes cards, money placed in advance, a Super Tuesday. */
  'look.first-dealer': Nothing;
  'look.favorite': Nothing;
  'look.ahead': Nothing;
  'look.tuesday': Nothing;
  /** On a card. */
  'look.family': { family: Family };
  'look.name': { card: Face };
  /** A card in as few letters as possible. */
  'look.chip': { card: Face };
  'look.does': { family: Family };
  'look.value': { value: number };
  'look.placed': { box: string; on: Seat; own: boolean };
  'look.discarded': Nothing;
  'look.spent': Nothing;
  /** Heading of the cards the viewer plans to lay or has laid. */
  'look.plan': Nothing;
  /** Heading of other players' cards that the viewer knows of. */
  'look.known': Nothing;
};

/** Makes a message for pictures. */
export const look = messages<Labels>();
