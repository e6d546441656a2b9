/** Everything the game says: each key with what it talks about. Each language has an object of this type. */

import { messages, messagesWhenRead, type Nothing } from '../../i18n/say.ts';
import type { Who } from '../../i18n/types.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import type { Contest, Sum, Turned, Verdict } from './state.ts';
import type { Face, Family, StateId } from './vocabulary.ts';

/** A card of a hand, by its place in it, from 1. */
export type Held = { n: number; card: Face };

/** How the race stands for whoever is asked: `rivals` are all the others that run, the leader first. */
export type RaceSoFar = { own: number; rivals: { seat: Seat; votes: number }[] };
/** Cards face down in one box, by the section they lie on. */
type Piles = { box: string; on: { seat: Seat; n: number; own: boolean }[] };
/** A primary, by its states. Sentences of old games name it by its id. */
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
  /** `votes`: decided by this campaign. */
  'ask.campaign': { boxes: string[]; owes: number; votes: number; piles: Piles[] } & RaceSoFar;
  /** Before it is known whether any of these will be. */
  'ask.again.early': { boxes: string[] };
  'ask.again': { box: string; why: 'scandal' | 'tie' | 'elimination'; votes: number; piles: Piles[] } & RaceSoFar;
  /** Which card goes on another's section that was chosen. */
  'ask.section': { box: string; on: Seat };
  'ask.groundwork': Nothing;
  'ask.prepared': { primary: Primary; amount: number };
  'ask.groundwork-money': { primary: Primary };
  'ask.discard-down': { n: number };
  'ask.contested': { declined: number };

  // What everybody reads of a question.
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
  /** In a menu of one state. */
  'option.lay': { card: Face; on: Seat; own: boolean };
  'option.state': { box: string };
  'option.section': { on: Seat };
  /** What a card would do on a section. `family`: what it counts as in this contest. */
  'detail.lay': { family: Family; amount: number; on: Seat; own: boolean };
  'detail.order': { states: StateId[] };
  place: { box: string; on: Seat; own: boolean };
  'place.section': { box: string; on: Seat; own: boolean };
  'place.others': Nothing;
  /** Of logs: no question has it any more. So has `group.hand`. */
  'place.group': { box: string };
  'place.discard': Nothing;
  'option.discard': { card: Face };
  'place.discard.detail': { owes: number };
  cancel: Nothing;
  'back.placed': { card: Face; box: string; on: Seat; own: boolean };
  'back.discarded': { card: Face };
  /** Where a picture shows what it lies on. */
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
  /** The answers that leave these orders as well. */
  'offer.pass': Nothing;
  'offer.pass-small': { votes: number };
  'order.passes': { box: string; why: 'scandal' | 'tie' };
  'order.group.again': Nothing;
  'order.group.claim': Nothing;
  'group.hand': Nothing;
  'group.plan': Nothing;
  'group.end': Nothing;

  // Why not.
  /** On one's own section in a state lies one of the kind. */
  'blocked.money': { box: string };
  'blocked.problem': { box: string };
  /** On another's section lies one's card. */
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
  /** `fewest`: alone in the last place. */
  eliminated: { seat: Seat; votes: number; fewest?: true };
  left: { seat: Seat; votes: number };

  // What happened, as posts tell it.
  /** A campaign: who laid how many cards, how many of them on whose sections, and who passed; `empty`: without a card to lay. */
  'told.campaign': { laid: { seat: Seat; n: number; others: { on: Seat; n: number }[] }[]; passed: Seat[]; empty: Seat[] };
  /** States of one primary that nobody has won, and where nothing of value lay; `none`: nor any other, so that nobody has the Bandwagon. */
  /** A state that was won, with what its winner has of the primary. `others` have won states of it as well; `votes`: of several states together. */
  'told.bandwagon': { count: Message; bandwagon: Messages['bandwagon']; others: boolean; votes: number | null };
  'told.nobody': { boxes: string[]; votes: number; none: boolean };
  /** `undecided`: votes that nobody has won; older games do not say. */
  standing: { votes: { seat: Seat; votes: number }[]; undecided?: number };

  // How it ended.
  'won.votes': { seat: Seat; votes: number };
  'won.last': { seat: Seat; votes: number };
  'won.left': { seat: Seat };

  // Words of the board.
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
  /** Cards of one family: equal ones stand together, with the numbers that the options bear. */
  'hand.card': { cards: Held[] };
  'hand.bid': { cards: Face[] };
  'hand.plan': { card: Face; box: string; on: Seat; own: boolean };
  'hand.plan.discard': { card: Face };
  'hand.plan.groundwork': { primary: Primary; amount: number };
  'hand.laid': { card: Face; box: string; on: Seat; own: boolean };
  'hand.took': { card: Face; from: Seat };
  'hand.lost': { card: Face; by: Seat };
  /** Cards of another that the reader knows of: shown for the first Dealer, or taken from the reader's hand. */
  'hand.known': { holder: Seat; cards: Face[] };
};

/** What is to be said of a candidate beside the votes. */
export type Mark = 'dealer' | 'bandwagon' | 'son-used' | 'incumbent' | 'eliminated';

/** Makes a message of this game. */
export const msg = messages<Messages>();
export const msgWhenRead = messagesWhenRead<Messages>();
