import { messages } from '../../i18n/messages.ts';
import type { Who } from '../../i18n/types.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Card } from './data/deck.ts';
import type { PaidTo } from './rules/effects/duel.ts';
import type { OrderGroup, OrderId } from './rules/orders.ts';
import type { LastView } from './rules/view.ts';
import type { Roll } from './state.ts';
import type { Attack, Category, Direction, Duel, Kind } from './vocabulary.ts';

type None = Record<never, never>;
/** `total`: what the receiver has in all then. */
type Gift = { from: Seat; to: Seat; points: number; total?: number };

/** Everything the rules say, and with what. */
export interface RuleMessages {
  'start.rolls': { rolls: Roll[]; tied: Seat[] };
  'start.first': { seat: Seat };
  aim: None;
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
  'passes.hands': { way: Direction; two: boolean };
  passed: { from: Seat; to: Seat; cards: Card[] };
  'passes.zones': { way: Direction; gifts: Gift[] };
  'new-deal': { pile: number };
  exempt: { seat: Who };
  stands: { seat: Who; die: number; spared: boolean };
  /** As rules 1 told `stands` and `exempt`: logs still say so. */
  debate: { by: Seat; die: number; spared: boolean };
  'debate.exempt': { by: Seat };
  leaves: { seat: Seat };

  'won.elected': { winner: Seat; points: number };
  'won.blocked': { winners: Seat[]; points: number };
  'won.cap': { winners: Seat[]; points: number };
  'won.alone': { winner: Seat };

  'ask.card': None;
  'ask.target': { attack: Attack };
  'ask.react': { attack: Attack; attacker: Seat; stake: number };
  'ask.trust': None;
  'ask.take': { from: Seat };
  'ask.give': None;
  'ask.pay': { to: PaidTo; needed: number };
  'ask.direction': { what: 'hands' | 'zones' };

  'call.card': None;
  'call.target': { attack: Attack };
  'call.react': { attack: Attack; attacker: Seat };
  'call.trust': None;
  'call.take': { from: Seat };
  'call.give': None;
  'call.pay': { to: PaidTo; needed: number };
  'call.direction': { what: 'hands' | 'zones' };

  'group.play': None;
  'group.discard': None;
  'option.card': { card: Card };
  'option.discard': { card: Card };
  'option.seat': { seat: Seat };
  'detail.seat': { campaign: number; socle: number };
  'option.suffer': None;
  'detail.suffer': { attack: Attack };
  'option.immunite': None;
  'option.diversion': None;
  'option.divert': { to: Seat };
  'detail.divert': { to: Seat; swapped: boolean; campaign: number };
  'option.trust.none': None;
  'option.set': { set: number[] };
  'option.direction': { direction: Direction };
  'detail.direction': { to: Seat; from: Seat };
  /** What a kind of card does, in one short line. */
  does: { kind: Kind };

  'blocked.no-campaign': None;
  'blocked.no-undecided': None;
  'blocked.you-under': { needed: number };
  'blocked.target-under': { seat: Seat; needed: number };
  'blocked.no-target': { needed: number };
  'blocked.joker': None;
  'blocked.not-held': None;

  order: { id: OrderId };
  'order.detail': { id: OrderId };
  'order.group': { group: OrderGroup };
}

/** The board in words, and the few words in pictures. */
export interface LookMessages {
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
  /** One card in the hand, with the numbers of the buttons that play and that discard it. */
  'words.card': { card: Card; play: number; drop: number };
  'words.orders': { orders: string[] };
  'words.watching': None;

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

export interface Messages extends RuleMessages, LookMessages {}

export const say = messages<Messages>();
