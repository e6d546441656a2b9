/** Everything the game says: each key with its arguments. Each language has an object of this type. */

import { messages, messagesWhenRead, type Nothing } from '../../i18n/say.ts';
import type { Who } from '../../i18n/types.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import type { Contest, Sum, Turned, Verdict } from './state.ts';
import type { Face, Family, StateId } from './vocabulary.ts';

/** A card of a hand, with its position in the hand, counted from 1. */
export type Held = { n: number; card: Face };

/** The state of the race for the seat that is asked: `rivals` are all other runners, the leader first. */
export type RaceSoFar = { own: number; rivals: { seat: Seat; votes: number }[] };
/** Cards face down in one box, by the section they lie on. */
type Piles = { box: string; on: { seat: Seat; n: number; own: boolean }[] };
/** A primary, by its states. Old games name it by its id. */
type Primary = StateId[];

export type Messages = {
  // Questions.
  'ask.bid': Nothing;
  'ask.primary': { tuesday: boolean } & RaceSoFar;
  'ask.second': { first: Primary };
  'ask.first': Nothing;
  'ask.pass': { early: boolean };
  'ask.order': { primary: Primary };
  'ask.claim': { seat: Seat; primary: Primary };
  /** `votes`: those this campaign decides. */
  'ask.campaign': { boxes: string[]; owes: number; votes: number; piles: Piles[] } & RaceSoFar;
  /** Asked before it is known whether any of these will be campaigned for again. */
  'ask.again.early': { boxes: string[] };
  'ask.again': { box: string; why: 'scandal' | 'tie' | 'elimination'; votes: number; piles: Piles[] } & RaceSoFar;
  /** Which card to lay on the chosen section of another candidate. */
  'ask.section': { box: string; on: Seat };
  'ask.groundwork': Nothing;
  'ask.prepared': { primary: Primary; amount: number };
  'ask.groundwork-money': { primary: Primary };
  'ask.discard-down': { n: number };
  'ask.contested': { declined: number };

  // What everyone may read of a question.
  'call.bid': Nothing;
  'call.primary': { tuesday: boolean };
  'call.order': { primary: Primary };
  'call.first': Nothing;
  'call.claim': Nothing;
  'call.campaign': { boxes: string[] };
  'call.again': { box: string; why: 'scandal' | 'tie' | 'elimination' };
  'call.discard-down': { n: number };
  'call.contested': Nothing;

  // Options.
  card: { card: Face };
  'card.effect': { card: Face };
  'card.on': { card: Face; box: string; on: Seat };
  /** In a menu for a single state. */
  'option.lay': { card: Face; on: Seat; own: boolean };
  'option.state': { box: string };
  'option.section': { on: Seat };
  /** What a card would do on a section. `family`: what it counts as in this contest. */
  'detail.lay': { family: Family; amount: number; on: Seat; own: boolean };
  'detail.order': { states: StateId[] };
  place: { box: string; on: Seat; own: boolean };
  'place.section': { box: string; on: Seat; own: boolean };
  'place.others': Nothing;
  /** Only in old logs: no question uses it any more, nor `group.hand`. */
  'place.group': { box: string };
  'place.discard': Nothing;
  'option.discard': { card: Face };
  'place.discard.detail': { owes: number };
  cancel: Nothing;
  'back.placed': { card: Face; box: string; on: Seat; own: boolean };
  'back.discarded': { card: Face };
  /** Where a picture shows what the card lies on. */
  'back.short': { card: Face };
  'back.groundwork': { primary: Primary; amount: number };
  groundwork: Nothing;
  'groundwork.detail': Nothing;
  submit: { n: number };
  'submit.detail': { early: boolean };
  'submit.groundwork': { primary: Primary; amount: number };
  pass: Nothing;
  'pass.detail': Nothing;
  'pass.sure': { early: boolean };
  primary: { primary: Primary };
  'primary.detail': { states: StateId[]; groundwork: { seat: Seat; amount: number }[] };
  order: { states: StateId[] };
  reorder: Nothing;
  'group.primaries': Nothing;
  'group.order': Nothing;
  state: { state: StateId };
  claim: Nothing;
  'claim.detail': Nothing;
  decline: Nothing;
  alone: Nothing;
  'order.no-claim': Nothing;
  'order.no-claim.detail': Nothing;
  'order.declines': Nothing;
  'order.claim': Nothing;
  'order.claim.detail': Nothing;
  'order.claims': Nothing;
  'order.pass': Nothing;
  'order.pass-small': { votes: number };
  'order.pass.detail': Nothing;
  /** Answers that also leave these orders. */
  'offer.pass': Nothing;
  'offer.pass-small': { votes: number };
  'order.passes': { box: string; why: 'scandal' | 'tie' };
  'order.group.again': Nothing;
  'order.group.claim': Nothing;
  'group.hand': Nothing;
  'group.plan': Nothing;
  'group.end': Nothing;

  // Why an option is blocked.
  /** The player's own section in a state already has one of this kind. */
  'blocked.money': { box: string };
  'blocked.problem': { box: string };
  /** The player already has a card on that other section. */
  'blocked.card': { on: Seat };
  'blocked.campaigning': Nothing;
  'blocked.favorite': Nothing;
  'blocked.no-money': Nothing;
  'blocked.no-primary': Nothing;
  'blocked.owes': { owes: number; has: number };
  'blocked.zeros': Nothing;

  // What happened.
  dealt: { cards: Face[] };
  incumbent: { seat: Seat };
  bid: { seat: Seat; cards: Face[]; total: number };
  'bid.none': { seat: Who };
  dealer: { seat: Seat; tied: boolean };
  tuesday: { seat: Seat; sites: Primary[] };
  names: { seat: Seat; primary: Primary; states: StateId[] };
  'claims.nobody': Nothing;
  claims: { seat: Seat; dealer: Seat };
  'tuesday.draw': Nothing;
  'draws.you': { cards: Face[] };
  favorite: { seat: Seat; primary: Primary; from: Seat[] };
  'theft.took': { from: Seat; card: Face };
  'theft.lost': { by: Seat; card: Face };
  laid: { card: Face; box: string; on: Seat; own: boolean };
  campaigns: { seat: Seat; counts: { box: string; on: Seat; n: number }[] };
  passes: { seat: Who };
  'passes.empty': { seat: Who };
  'gives-up': { seat: Seat; cards: Face[] };
  prepares: { seat: Seat; primary: Primary; cards: Face[]; total: number };
  turned: { box: string; kind: Contest['kind']; laid: Turned[] };
  count: { box: string; votes: number; sums: Sum[]; verdict: Verdict; partyRuling: boolean; kind: Contest['kind'] };
  'discards-down': { seat: Seat; cards: Face[] };
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
  'contested.none': { seat: Who };
  quiet: Nothing;
  lowest: { seats: Seat[]; votes: number };
  safe: { seat: Seat };
  'lowest.again': Nothing;
  'lowest.lot': { seat: Seat };
  /** `fewest`: alone in last place. */
  eliminated: { seat: Seat; votes: number; fewest?: true };
  left: { seat: Seat; votes: number };

  // What happened, as posts tell it.
  /** A campaign: who laid how many cards, how many of them on whose sections, and who passed; `empty`: those without a card to lay. */
  'told.campaign': { laid: { seat: Seat; n: number; others: { on: Seat; n: number }[] }[]; passed: Seat[]; empty: Seat[] };
  /**
   * A state that was won, and what its winner has won of the primary. `others`: other candidates have won states of it as well; `votes`: the total,
   * if several states.
   */
  'told.bandwagon': { count: Message; bandwagon: Messages['bandwagon']; others: boolean; votes: number | null };
  /** States of one primary that nobody won and where no card of value lay; `none`: nobody won any other either, so nobody has the Bandwagon. */
  'told.nobody': { boxes: string[]; votes: number; none: boolean };
  /** `undecided`: votes that nobody has won; missing in older games. */
  standing: { votes: { seat: Seat; votes: number }[]; undecided?: number };

  // How the game ended.
  'won.votes': { seat: Seat; votes: number };
  'won.last': { seat: Seat; votes: number };
  'won.left': { seat: Seat };

  // The board in words.
  'board.end.runner': { seat: Seat; votes: number; won: number; running: boolean };
  'race.won': { winner: Seat; votes: { seat: Seat; votes: number }[] };
  race: { votes: { seat: Seat; votes: number }[]; undecided: number; primaries: number };
  'board.runner': { seat: Seat; votes: number; hand: number; won: StateId[]; marks: Mark[] };
  'board.contest': { kind: Contest['kind']; primary: Primary | null; live: boolean };
  'board.piles': { box: string; votes: number; piles: { by: Seat; on: Seat; n: number }[] };
  'board.away': { seats: Seat[] };
  'board.map': { primaries: { states: StateId[]; votes: number }[] };
  'board.groundwork': { primary: Primary; ranks: { seat: Seat; amount: number }[] };
  'board.undecided': { states: StateId[]; votes: number };
  'board.turned': { laid: Turned[] };
  'board.cards': { deck: number; discard: Face[] };
  'hand.empty': Nothing;
  /** Cards of one family: equal ones together, with the numbers of their options. */
  'hand.card': { cards: Held[] };
  'hand.bid': { cards: Face[] };
  'hand.plan': { card: Face; box: string; on: Seat; own: boolean };
  'hand.plan.discard': { card: Face };
  'hand.plan.groundwork': { primary: Primary; amount: number };
  'hand.laid': { card: Face; box: string; on: Seat; own: boolean };
  'hand.took': { card: Face; from: Seat };
  'hand.lost': { card: Face; by: Seat };
  /** Another player's cards that the reader knows of: shown for the first Dealer, or taken from the reader's hand. */
  'hand.known': { holder: Seat; cards: Face[] };
};

/** What to say about a candidate beside the votes. */
export type Mark = 'dealer' | 'bandwagon' | 'son-used' | 'incumbent' | 'eliminated';

/** Makes a message of this game. */
export const msg = messages<Messages>();
export const msgWhenRead = messagesWhenRead<Messages>();
