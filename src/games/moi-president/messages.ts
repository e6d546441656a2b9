import { messages, messagesWhenRead, type Nothing } from '../../i18n/say.ts';
import type { Who } from '../../i18n/types.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import type { Card } from './data/deck.ts';
import type { Last, Move, Roll } from './state.ts';
import type { Attack, Direction, Duel, Kind, OrderGroup, OrderId, PaidTo } from './vocabulary.ts';

/** What an attack can cost either side, in points. In a duel one of them pays, at even odds. `sure`: exactly that much, whatever is chosen. */
export type Fight = { attack: Attack; theirs: number; yours: number; sure: { theirs: boolean; yours: boolean } };
/** `total`: the receiver's total after it. */
type Gift = { from: Seat; to: Seat; points: number; total?: number };

/** Cards of points that changed places, as shown and told. */
export interface MoveView extends Omit<Move, 'cards'> {
  cards: Card[];
}
/** The last card used as a turn, as shown and told. */
export interface LastView extends Omit<Last, 'card' | 'moves'> {
  card: Card;
  moves: MoveView[];
}

/** The strongest opponent; `only`: there is no other. */
export interface Rival {
  seat: Seat;
  total: number;
  only: boolean;
}

/** The result of a bonus card's die. */
export type Won =
  | { what: 'kept'; total: number }
  | { what: 'lost'; worth: number }
  | { what: 'secured'; points: number }
  | { what: 'nothing' }
  | { what: 'rallied'; cards: number; points: number; total: number };
/** The roll that decided a duel, the attacker's first, and how many ties came before it. */
interface Decided {
  one: Roll;
  other: Roll;
  ties: number;
}
/** Messages that a post makes out of several facts. */
export type Told = 'joined' | 'standing' | 'discarded' | 'fights' | 'duelled' | 'tries' | 'spared';

/** What an opponent has on the table: the values in their campaign, which can be lost, and the points of their base. */
export interface Holding {
  seat: Seat;
  campaign: number[];
  socle: number;
}

/** Everything the game says: each key with its arguments. */
export interface Messages {
  /** Sentences that belong together. */
  joined: { facts: Message[] };
  /** Everyone's points, the leader first. */
  standing: { places: { seat: Seat; total: number }[] };
  discarded: { discards: { by: Seat; card: Card }[] };
  fights: { by: Seat; card: Card; target: Seat } & Decided;
  duelled: Decided;
  /** A bonus card, its die, and the result; null: nothing told yet. */
  tries: { by: Seat; card: Card; die: number; isLucky: boolean; won: Won | null };
  /** The die of a player who paid in the Great Debate, and what they paid. */
  fails: { by: Seat; die: number; set: number[]; worth: number; total?: number };
  /** The dice of the players who pay nothing in it. */
  spared: { rolls: Roll[] };
  'start.rolls': { rolls: Roll[]; tied: Seat[] };
  /** The same, after a tie that was just told. */
  'start.again': { rolls: Roll[]; tied: Seat[] };
  'start.first': { seat: Seat };
  /** Only older games say it: now the table says the aim of every game. */
  aim: Nothing;
  'your-hand': { cards: Card[] };
  'you-draw': { cards: Card[] };
  rebuilt: { cards: number; times: number };

  lays: { by: Seat; card: Card; total: number };
  discards: { by: Seat; card: Card };
  plays: { by: Seat; card: Card };
  attacks: { by: Seat; card: Card; target: Seat };
  luck: { by: Seat; die: number; won: boolean };
  keeps: { by: Seat; card: Card; total: number };
  undecided: { cards: Card[]; worth: number };
  trusts: { by: Seat; points: number };
  'trust.none': { by: Seat };
  rallies: { by: Seat; cards: number; points: number; total: number };
  'reacts.immunite': { by: Seat; attack: Attack; attacker: Seat };
  'reacts.diversion': { by: Seat; attack: Attack; attacker: Seat; to: Seat; swapped: boolean };
  'attack.falls': { attack: Attack };
  'order.answered': { answer: 'immunite' | 'suffer'; attack: Attack; attacker: Seat };
  'order.chose': { choice: 'take-highest' | 'give-lowest' | 'pay-cheapest' };
  'duel.tie': { one: Roll; other: Roll; again: boolean };
  duel: { why: Duel; one: Roll; other: Roll; again: boolean };
  takes: { by: Seat; from: Seat; points: number; total: number };
  gives: { by: Seat; points: number; worth: number; total?: number };
  pays: { by: Seat; set: number[]; to: PaidTo; worth: number; total?: number };
  /** `gifts`: whose hand went to whom. Logs of older games leave it out. */
  'passes.hands': { way: Direction; two: boolean; gifts?: { from: Seat; to: Seat }[] };
  passed: { from: Seat; to: Seat; cards: Card[] };
  'passes.zones': { way: Direction; gifts: Gift[] };
  'new-deal': { pile: number };
  exempt: { seat: Who };
  stands: { seat: Who; die: number; spared: boolean };
  /** As rules 1 told `stands` and `exempt`; their logs still say so. */
  debate: { by: Seat; die: number; spared: boolean };
  'debate.exempt': { by: Seat };
  /** `held`: the points in both zones that left with them. Logs of older games leave it out. */
  leaves: { seat: Seat; held?: { socle: number; campaign: number } };

  'won.elected': { winner: Seat; points: number };
  'won.blocked': { winners: Seat[]; points: number };
  'won.cap': { winners: Seat[]; points: number };
  /** Nobody has played a card for as many turns as the deck has cards. */
  'won.idle': { winners: Seat[]; points: number };
  'won.alone': { winner: Seat };

  /** The standings for the reader; `rival` has the highest total of the others. */
  'ask.card': { total: number; own?: Holding; rival: Rival | null; playable: boolean; others?: Holding[]; undecided?: number };
  'ask.target': { attack: Attack };
  /** `sure`: it costs exactly that, whatever is chosen. */
  'ask.react': { attack: Attack; attacker: Seat; stake: number; sure: boolean };
  'ask.trust': Nothing;
  'ask.take': { from: Seat };
  'ask.give': Nothing;
  'ask.pay': { to: PaidTo; needed: number };
  'ask.direction': { what: 'hands' | 'zones' };

  'call.card': Nothing;
  'call.target': { attack: Attack };
  'call.react': { attack: Attack; attacker: Seat };
  'call.trust': Nothing;
  'call.take': { from: Seat };
  'call.give': Nothing;
  'call.pay': { to: PaidTo; needed: number };
  'call.direction': { what: 'hands' | 'zones' };

  'group.play': Nothing;
  'group.discard': Nothing;
  'option.card': { card: Card };
  'option.discard': { card: Card };
  'option.seat': { seat: Seat };
  /** The target's points, what an attack could take of them, and what the attacker risks. */
  'detail.seat': { campaign: number; socle: number } & Fight;
  /** Letting an attack happen, named by its effect. */
  'option.suffer': { attack: Attack; stake: number; sure: boolean };
  /** `yours`: what the reader may lose; `theirs`: what the attacker may lose. */
  'detail.suffer': Fight & { attacker: Seat };
  'option.immunite': Nothing;
  'option.diversion': Nothing;
  'option.divert': { to: Seat };
  'detail.divert': { to: Seat; swapped: boolean; campaign: number };
  'option.trust.none': Nothing;
  'option.set': { set: number[] };
  'option.direction': { direction: Direction };
  'detail.direction': { to: Seat; from: Seat };
  /** What playing a card leads to here. */
  'detail.lay': { total: number; open: number; elected: boolean };
  'detail.socle': { points: number; total: number; lost: number; elected: boolean };
  'detail.confiance': { best: number; sure: boolean };
  'detail.indecis': { points: number; total: number; elected: boolean };
  /** `only`: there is nobody else to attack. */
  'detail.attack': Fight & { seat: Seat; only: boolean };
  /** Between two players, whose hands change places. */
  'detail.tourne-main': Nothing;
  'detail.grand-debat': { seats: Seat[] };
  'detail.tourne-points': { gives: number; gets: { from: Seat; points: number }[] };
  /** The totals of the players concerned afterwards, next to the points needed. */
  'detail.afterwards': { totals: { seat: Seat; total: number }[] };
  'detail.direction.zones': { to: Seat; from: Seat; gives: number; gets: number };
  /** The effect of a kind of card, in one short line. */
  does: { kind: Kind };

  'blocked.no-campaign': Nothing;
  'blocked.no-undecided': Nothing;
  'blocked.you-under': { needed: number };
  'blocked.target-under': { seat: Seat; needed: number };
  'blocked.no-target': { needed: number };
  'blocked.joker': Nothing;
  'blocked.not-held': Nothing;

  order: { id: OrderId };
  /** The answer that also leaves this order. */
  offer: { id: OrderId };
  'offer.detail': { id: OrderId };
  'order.detail': { id: OrderId };
  'order.group': { group: OrderGroup };
  /** Cards in another player's hand that the reader passed on. */
  'words.known': { seat: Seat; cards: Card[] };
}

/** Makes a message for the game. */
export const msg = messages<Messages>();
export const msgWhenRead = messagesWhenRead<Messages>();
