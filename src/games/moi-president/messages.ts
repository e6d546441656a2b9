import { messages, messagesWhenRead, type Nothing } from '../../i18n/say.ts';
import type { Who } from '../../i18n/types.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import type { Card } from './data/deck.ts';
import type { Last, Move, Roll } from './state.ts';
import type { Attack, Direction, Duel, Kind, OrderGroup, OrderId, PaidTo } from './vocabulary.ts';

/** What an attack can cost either side, in points: in a duel one of them, by an even chance. `sure`: just that, whatever is chosen. */
export type Fight = { attack: Attack; theirs: number; yours: number; sure: { theirs: boolean; yours: boolean } };
/** `total`: what the receiver has in all then. */
type Gift = { from: Seat; to: Seat; points: number; total?: number };

/** Cards of points that changed places, as they are shown and told. */
export interface MoveView extends Omit<Move, 'cards'> {
  cards: Card[];
}
/** The last card somebody used as a turn, as it is shown and told. */
export interface LastView extends Omit<Last, 'card' | 'moves'> {
  card: Card;
  moves: MoveView[];
}

/** The best of the others; `only`: there is nobody else. */
export interface Rival {
  seat: Seat;
  total: number;
  only: boolean;
}

/** What the die of a bonus card led to. */
export type Won =
  | { what: 'kept'; total: number }
  | { what: 'lost'; worth: number }
  | { what: 'secured'; points: number }
  | { what: 'nothing' }
  | { what: 'rallied'; cards: number; points: number; total: number };
/** The throw that decided a duel, the attacker's first, and how many were level before. */
interface Decided {
  one: Roll;
  other: Roll;
  ties: number;
}
/** What a post makes of several facts. */
export type Told = 'joined' | 'standing' | 'discarded' | 'fights' | 'duelled' | 'tries' | 'spared';

/** What lies before one of the others: the values in the campaign, which can be lost, and the points of the base. */
export interface Holding {
  seat: Seat;
  campaign: number[];
  socle: number;
}

/** Everything the game says, and with what. */
export interface Messages {
  /** Sentences that belong together. */
  joined: { facts: Message[] };
  /** Who has how many points, the leader first. */
  standing: { places: { seat: Seat; total: number }[] };
  discarded: { discards: { by: Seat; card: Card }[] };
  fights: { by: Seat; card: Card; target: Seat } & Decided;
  duelled: Decided;
  /** A bonus card, its die, and what came of it; null: nothing that is told yet. */
  tries: { by: Seat; card: Card; die: number; isLucky: boolean; won: Won | null };
  /** The die of somebody who paid in the Great Debate, and what. */
  fails: { by: Seat; die: number; set: number[]; worth: number; total?: number };
  /** The dice of several who pay nothing in it. */
  spared: { rolls: Roll[] };
  'start.rolls': { rolls: Roll[]; tied: Seat[] };
  /** The same after a tie that was just told. */
  'start.again': { rolls: Roll[]; tied: Seat[] };
  'start.first': { seat: Seat };
  /** Only older games say it: the table says the aim of every game. */
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
  /** `gifts`: whose hand went to whom; logs of older games do not say it. */
  'passes.hands': { way: Direction; two: boolean; gifts?: { from: Seat; to: Seat }[] };
  passed: { from: Seat; to: Seat; cards: Card[] };
  'passes.zones': { way: Direction; gifts: Gift[] };
  'new-deal': { pile: number };
  exempt: { seat: Who };
  stands: { seat: Who; die: number; spared: boolean };
  /** As rules 1 told `stands` and `exempt`: logs still say so. */
  debate: { by: Seat; die: number; spared: boolean };
  'debate.exempt': { by: Seat };
  /** `held`: the points of both zones that went with them; logs of older games do not say it. */
  leaves: { seat: Seat; held?: { socle: number; campaign: number } };

  'won.elected': { winner: Seat; points: number };
  'won.blocked': { winners: Seat[]; points: number };
  'won.cap': { winners: Seat[]; points: number };
  /** Nobody has played a card for a whole deck of turns. */
  'won.idle': { winners: Seat[]; points: number };
  'won.alone': { winner: Seat };

  /** How the election stands for the reader: `rival` has most of the others. */
  'ask.card': { total: number; own?: Holding; rival: Rival | null; playable: boolean; others?: Holding[]; undecided?: number };
  'ask.target': { attack: Attack };
  /** `sure`: it costs just that, whatever is chosen. */
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
  /** What a target has, what an attack could take of it, and what the attacker risks. */
  'detail.seat': { campaign: number; socle: number } & Fight;
  /** To let an attack happen: named by what happens. */
  'option.suffer': { attack: Attack; stake: number; sure: boolean };
  /** `yours`: what the reader may lose; `theirs`: what the attacker may. */
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
  /** Between two, whose hands change places. */
  'detail.tourne-main': Nothing;
  'detail.grand-debat': { seats: Seat[] };
  'detail.tourne-points': { gives: number; gets: { from: Seat; points: number }[] };
  /** What each concerned has in all then, of the points needed. */
  'detail.afterwards': { totals: { seat: Seat; total: number }[] };
  'detail.direction.zones': { to: Seat; from: Seat; gives: number; gets: number };
  /** What a kind of card does, in one short line. */
  does: { kind: Kind };

  'blocked.no-campaign': Nothing;
  'blocked.no-undecided': Nothing;
  'blocked.you-under': { needed: number };
  'blocked.target-under': { seat: Seat; needed: number };
  'blocked.no-target': { needed: number };
  'blocked.joker': Nothing;
  'blocked.not-held': Nothing;

  order: { id: OrderId };
  /** The answer that leaves this order as well. */
  offer: { id: OrderId };
  'offer.detail': { id: OrderId };
  'order.detail': { id: OrderId };
  'order.group': { group: OrderGroup };

  /** The board in words. */
  'words.end': { seat: Seat; here: boolean; total: number; campaignPoints: number; soclePoints: number };
  race: { places: { seat: Seat; total: number }[]; winners: Seat[]; unopposed: boolean };
  'words.turn': { turn: number; active: Seat };
  'words.place': {
    seat: Seat;
    here: boolean;
    total: number;
    campaignPoints: number;
    soclePoints: number;
    campaign: Card[];
    socle: Card[];
    change: number;
    hand: number;
  };
  'words.undecided': { cards: Card[]; points: number };
  'words.piles': { pile: number; discard: Card[]; rebuilds: number; cap: number | null };
  'words.last': { last: LastView };
  'words.dice': { rounds: Roll[][] };
  'words.over': { winners: Seat[]; unopposed: boolean };
  /** One card in the hand, with the number of its options. */
  /** `n`: at which places of the hand it is held. */
  'words.card': { card: Card; n: number[] };
  /** Cards in another's hand that the reader has passed on. */
  'words.known': { seat: Seat; cards: Card[] };
  'words.orders': { orders: string[] };
  'words.watching': Nothing;
}

/** Makes a message of the game. */
export const msg = messages<Messages>();
export const msgWhenRead = messagesWhenRead<Messages>();
