import { messages } from '../../../i18n/messages.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { PaidTo } from '../effects/duel.ts';
import type { OrderId } from '../orders.ts';
import type { Roll } from '../state.ts';
import type { Attack, CardId, Direction, Duel, Kind } from '../vocabulary.ts';

type None = Record<never, never>;
type Gift = { from: Seat; to: Seat; points: number };

/** Everything the rules say, and with what. */
export interface Messages {
  'start.rolls': { rolls: Roll[]; tied: Seat[] };
  'start.first': { seat: Seat };
  'your-hand': { cards: CardId[] };
  'you-draw': { cards: CardId[] };
  rebuilt: { cards: number; times: number };

  lays: { by: Seat; card: CardId; total: number };
  discards: { by: Seat; card: CardId };
  plays: { by: Seat; card: CardId };
  attacks: { by: Seat; card: CardId; target: Seat };
  luck: { by: Seat; die: number; won: boolean };
  keeps: { by: Seat; card: CardId; total: number };
  undecided: { cards: CardId[]; worth: number };
  trusts: { by: Seat; points: number };
  rallies: { by: Seat; cards: number; points: number; total: number };
  'reacts.immunite': { by: Seat; attack: Attack; attacker: Seat };
  'reacts.diversion': { by: Seat; attack: Attack; attacker: Seat; to: Seat; swapped: boolean };
  'attack.falls': { attack: Attack };
  'order.answered': { answer: 'immunite' | 'suffer'; attack: Attack; attacker: Seat };
  'order.chose': { choice: 'take-highest' | 'give-lowest' | 'pay-cheapest' };
  duel: { why: Duel; one: Roll; other: Roll; again: boolean };
  takes: { by: Seat; from: Seat; points: number; total: number };
  gives: { by: Seat; points: number; worth: number };
  pays: { by: Seat; set: number[]; to: PaidTo; worth: number };
  'passes.hands': { way: Direction; two: boolean };
  passed: { from: Seat; to: Seat; cards: CardId[] };
  'passes.zones': { way: Direction; gifts: Gift[] };
  'new-deal': { pile: number };
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

  'group.play': None;
  'group.discard': None;
  'option.card': { card: CardId };
  'option.discard': { card: CardId };
  'detail.discard': None;
  'option.seat': { seat: Seat };
  'detail.seat': { campaign: number; socle: number };
  'option.suffer': None;
  'detail.suffer': { attack: Attack };
  'option.immunite': None;
  'option.diversion': None;
  'option.divert': { to: Seat };
  'detail.divert': { to: Seat; swapped: boolean; campaign: number };
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
  'order.group': { group: 'immunite' | 'suffer' | 'choose' };
}

export const say = messages<Messages>();
