/** Everything the game says: each key with what it talks about. Both languages are objects of this type. */

import { messages } from '../../../i18n/messages.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Contest, Sum, Verdict } from '../state.ts';
import type { CardId, PrimaryId, StateId } from '../vocabulary.ts';

type Nothing = Record<never, never>;

export type Messages = {
  // Questions.
  'ask.bid': Nothing;
  'ask.primary': { tuesday: boolean };
  'ask.second': { first: PrimaryId };
  'ask.order': { primary: PrimaryId };
  'ask.claim': { seat: Seat; primary: PrimaryId };
  'ask.campaign': { boxes: string[]; owes: number };
  'ask.again': { box: string; why: 'scandal' | 'tie' | 'elimination' };
  'ask.where': { card: CardId };
  'ask.groundwork': Nothing;
  'ask.prepared': { primary: PrimaryId; amount: number };
  'ask.groundwork-money': { primary: PrimaryId };
  'ask.discard-down': { n: number };
  'ask.contested': { declined: number };

  // Options.
  card: { card: CardId };
  'card.effect': { card: CardId };
  place: { box: string; on: Seat; own: boolean };
  'place.group': { box: string };
  'place.discard': Nothing;
  'place.discard.detail': { owes: number };
  cancel: Nothing;
  'back.placed': { card: CardId; box: string; on: Seat; own: boolean };
  'back.discarded': { card: CardId };
  'back.groundwork': { primary: PrimaryId; amount: number };
  groundwork: Nothing;
  'groundwork.detail': Nothing;
  submit: { n: number };
  'submit.detail': Nothing;
  'submit.groundwork': { primary: PrimaryId; amount: number };
  pass: Nothing;
  'pass.detail': Nothing;
  primary: { primary: PrimaryId };
  'primary.detail': { states: StateId[]; groundwork: { seat: Seat; amount: number }[] };
  order: { states: StateId[] };
  state: { state: StateId };
  claim: Nothing;
  'claim.detail': Nothing;
  decline: Nothing;
  alone: Nothing;
  'order.no-claim': Nothing;
  'order.no-claim.detail': Nothing;
  'group.hand': Nothing;
  'group.plan': Nothing;
  'group.end': Nothing;

  // Why not.
  'blocked.no-place': Nothing;
  'blocked.campaigning': Nothing;
  'blocked.favorite': Nothing;
  'blocked.no-money': Nothing;
  'blocked.no-primary': Nothing;
  'blocked.owes': { owes: number; has: number };
  'blocked.zeros': Nothing;

  // What happened.
  dealt: { cards: CardId[] };
  incumbent: { seat: Seat };
  bid: { seat: Seat; cards: CardId[]; total: number };
  dealer: { seat: Seat; tied: boolean };
  names: { seat: Seat; primary: PrimaryId; states: StateId[] };
  'claims.nobody': Nothing;
  claims: { seat: Seat; dealer: Seat };
  'tuesday.draw': Nothing;
  'draws.you': { cards: CardId[] };
  favorite: { seat: Seat; primary: PrimaryId; from: Seat[] };
  'theft.took': { from: Seat; card: CardId };
  'theft.lost': { by: Seat; card: CardId };
  laid: { card: CardId; box: string; on: Seat; own: boolean };
  campaigns: { seat: Seat; counts: { box: string; on: Seat; n: number }[] };
  passes: { seat: Seat };
  'passes.empty': { seat: Seat };
  'gives-up': { seat: Seat; cards: CardId[] };
  prepares: { seat: Seat; primary: PrimaryId; cards: CardId[]; total: number };
  count: { box: string; votes: number; sums: Sum[]; verdict: Verdict; partyRuling: boolean; kind: Contest['kind'] };
  'discards-down': { seat: Seat; cards: CardId[] };
  bandwagon: { seat: Seat; bonus: number; votes: number };
  'bandwagon.tie': { seats: Seat[] };
  'bandwagon.none': Nothing;
  reshuffle: { n: number };
  deals: { seat: Seat };
  convention: { votes: number };
  'convention.leader': { seat: Seat; votes: number };
  'convention.leaders': { seats: Seat[]; votes: number };
  'round.empty': Nothing;
  'round.all': Nothing;
  contested: { seat: Seat; states: StateId[] };
  'contested.none': { seat: Seat };
  quiet: Nothing;
  lowest: { seats: Seat[]; votes: number };
  safe: { seat: Seat };
  'lowest.again': Nothing;
  'lowest.lot': { seat: Seat };
  eliminated: { seat: Seat; votes: number };
  left: { seat: Seat; votes: number };

  // How it ended.
  'won.votes': { seat: Seat; votes: number };
  'won.last': { seat: Seat; votes: number };
  'won.left': { seat: Seat };

  // Words of the board.
  race: { votes: { seat: Seat; votes: number }[]; undecided: number; primaries: number };
  'board.runner': { seat: Seat; votes: number; hand: number; won: StateId[]; marks: Mark[] };
  'board.contest': { kind: Contest['kind']; primary: PrimaryId | null; live: boolean };
  'board.piles': { box: string; votes: number; piles: { by: Seat; on: Seat; n: number }[] };
  'board.away': { seats: Seat[] };
  'board.map': { primaries: { states: StateId[]; votes: number }[] };
  'board.groundwork': { primary: PrimaryId; ranks: { seat: Seat; amount: number }[] };
  'board.undecided': { states: StateId[]; votes: number };
  'board.cards': { deck: number; discard: number };
  'hand.empty': Nothing;
  'hand.card': { n: number; card: CardId };
  'hand.bid': { cards: CardId[] };
  'hand.plan': { card: CardId; box: string; on: Seat };
  'hand.plan.discard': { card: CardId };
  'hand.plan.groundwork': { primary: PrimaryId; amount: number };
  'hand.laid': { card: CardId; box: string; on: Seat };
  'hand.took': { card: CardId; from: Seat };
  'hand.lost': { card: CardId; by: Seat };
};

/** What is to be said of a candidate beside the votes. */
export type Mark = 'dealer' | 'bandwagon' | 'son-used' | 'incumbent' | 'eliminated';

/** Makes a message of this game. */
export const msg = messages<Messages>();
