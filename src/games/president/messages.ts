/** Everything the game says: each key with its arguments. Each language has an object of this type. */
import { messages, messagesWhenRead, type Nothing } from '../../i18n/say.ts';
import type { Who } from '../../i18n/types.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import type { GoldOrder } from './data/squares.ts';
import type { Battle } from './state.ts';
import type { CityId, InfosId, MediaId, OrderGroup, OrderId, Rank } from './vocabulary.ts';

type Fight = { newcomer: Seat; owner: Seat; city: CityId };
type Rolled = { seat: Seat; die: number };
/** What passing Départ gave: a Media card, nothing because the pile is empty, or null if it wasn't passed. */
export type Past = 'card' | 'empty' | null;
/** Strengths before a battle: the reader's, and the opponent's. */
type Strengths = { mine: number; theirs: number };
/**
 * What is at stake in a battle: whether the city would complete a group for the newcomer, or elect them, and the reader's chance of winning on the
 * dice, in percent, if nobody commits a card.
 */
type Prize = { group: boolean; elected: boolean; percent: number };
/** The card or gold square that ordered it; games begun before 1.0 left it out. */
export type Due = { due?: InfosId | GoldOrder };
/** What decided between the strongest players. */
export type CountedBy = 'strength' | 'cities' | 'die';
/** A square in reach of the die. */
export type Ahead = { die: number; square: number; owner: Seat | null };

/** A turn in one sentence of a post, step by step: how the pawn got there, and what it met. `there`: the step before named the city. */
export type Leg =
  /** What ordered the rest, if the post begins after it was read. */
  | { does: 'due'; due: InfosId | GoldOrder }
  | { does: 'rolls'; die: number; again: boolean }
  | { does: 'passes'; past: 'card' | 'empty' }
  | { does: 'stops' | 'moves' | 'reaches' | 'goes' | 'flies' | 'wishes'; to: number }
  | { does: 'gold'; order: GoldOrder }
  /** `order`: the card's order isn't told by what follows. */
  | { does: 'reads'; card: InfosId; order: boolean }
  | { does: 'takes'; cities: CityId[]; there: boolean }
  /** `frees`: the sentence says that the city was lost. */
  | { does: 'loses' | 'frees'; cities: CityId[] }
  | { does: 'gives'; from: Seat; cities: CityId[] }
  | { does: 'swaps'; other: Seat; mine: CityId[]; theirs: CityId[] }
  | { does: 'presidents' | 'media' | 'skips'; n: number }
  | { does: 'fetches' | 'none' | 'void' | 'empty' | 'stays' }
  | { does: 'home'; city: CityId; there: boolean }
  | { does: 'immune'; owner: Seat }
  | { does: 'protected'; owner: Seat; value: number }
  | { does: 'battle'; owner: Seat; city: CityId; there: boolean }
  | { does: 'decided'; battle: Battle; there: boolean };
export interface Journey {
  seat: Seat;
  legs: Leg[];
}

/** Consecutive turns in which no city moved; `drew`: players who only took a Media card. */
export interface Routine {
  turns: Journey[];
  drew: Seat[];
}

export interface Messages {
  /** A turn as a post tells it in one line; `after`: the turns before it in which no city moved. */
  journey: Journey & { after?: Routine };
  routine: Routine;
  /** Sentences that belong together. */
  joined: { facts: Message[] };
  /** The strongest first. `elects`: the majority elects by now; `free`: cities without an owner. */
  /** `limit`: the rounds after which the strongest wins; older games leave it out. */
  standing: { standings: { seat: Seat; strength: number }[]; majority: number; elects: boolean; free: number; limit?: number | null };
  /** A round of dice for the first turn; those tied for the highest roll again. */
  dice: { rolls: Rolled[] };
  /** The same, after a tie that was just told. */
  'dice.again': { rolls: Rolled[] };
  'dice.level': { rolls: Rolled[] };
  begins: { seat: Seat };
  limited: { rounds: number };
  /** By agreement, this majority begins to fall after this many rounds. */
  falling: { rounds: number; majority: number };
  /** It has fallen to this many points. */
  falls: { majority: number };
  /** The dice roll by themselves. */
  'rolls.alone': Nothing;
  rolls: { seat: Seat; die: number; to: number; again: boolean; past: Past };
  advances: { seat: Seat; to: number; past: Past };
  goes: { seat: Seat; to: number };
  fetches: { seat: Seat };
  /** The sentence printed on a gold square. */
  gold: { order: GoldOrder };
  'skip.ordered': { seat: Seat; n: number };
  skips: { seat: Seat; left: number };
  tired: { seat: Seat; square: number; n: number };
  media: { seat: Seat };
  'media.you': { card: MediaId };
  'media.none': { seat: Seat };
  infos: { seat: Seat; card: InfosId };
  void: Nothing;
  'presidents.lost': { seat: Seat; n: number };

  takes: { seat: Seat; cities: CityId[] } & Due;
  'takes.none': { seat: Seat };
  loses: { seat: Seat; cities: CityId[] } & Due;
  gives: { from: Seat; to: Seat; cities: CityId[] } & Due;
  swaps: { one: Seat; other: Seat; mine: CityId[]; theirs: CityId[] } & Due;
  home: { seat: Seat; city: CityId };
  immune: { owner: Seat; city: CityId };
  protected: { owner: Seat; city: CityId; value: number };
  group: { seat: Seat; value: number };
  complete: { majority: number };

  battle: Fight;
  'battle.off': { city: CityId };
  'shows.none': { seat: Who; city: CityId };
  attacks: { seat: Seat; card: MediaId; against: Seat };
  parries: { seat: Seat; card: MediaId; attack: MediaId };
  repelled: Fight;
  stormed: Fight;
  'battle.decided': Battle;

  /** `sure`: nobody holds a card, so nobody can block. */
  flies: { seat: Seat; to: number; sure: boolean };
  stays: { seat: Seat };
  'lets.go': { seat: Who; flyer: Seat; to: number };
  blocks: { seat: Seat; flyer: Seat };
  insists: { seat: Seat; to: number };
  /** `to`, `blocker`: the flight and who blocked it; older games leave them out. */
  grounded: { seat: Seat; to?: number; blocker?: Seat };

  'order.shows': { card: MediaId | null };
  'order.commits': { n: number };
  /** No attack, and `n` Président cards. */
  'order.passes': { n: number };
  'order.ties': { cities: CityId[] };
  leaves: { seat: Seat; cities: CityId[] };
  'won.majority': { seat: Seat; points: number };
  /** By a fallen majority, which several players may have had at once; `by`: what put the winner first. */
  'won.fallen': { seat: Seat; points: number; majority: number; by: CountedBy };
  'won.alone': { seat: Seat };
  'won.rounds': { seat: Seat; points: number; rounds: number; by: CountedBy };
  'won.blocked': { seat: Seat; points: number; by: CountedBy };

  'ask.roll': { square: number; again: boolean; ahead: Ahead[] };
  'ask.tie': { rank: Rank; n: number };
  'ask.free': { n: number; may: boolean };
  'ask.give': Nothing;
  'ask.get': { mine: CityId };
  /** `first`: the player asked has the hand; `commits`: the same answer can commit Président cards; `again`: after a parried attack. */
  'ask.attack': { city: CityId; against: Seat; owns: boolean; again: boolean; first: boolean; holds: boolean; commits: boolean } & Strengths & Prize;
  'ask.parry': { city: CityId; from: Seat; attack: MediaId; owns: boolean };
  /** Before it's known whether there will be an attack. */
  'ask.parry.early': { city: CityId; from: Seat };
  'ask.commit': { city: CityId; against: Seat; owns: boolean; again: boolean } & Strengths & Prize;
  'ask.fly': Nothing;
  'ask.block': { seat: Seat; to: number; owner: Seat | null };
  'ask.insist.early': { to: number };
  'ask.insist': { blocker: Seat; to: number };

  /** The public part of these questions. */
  'call.roll': { again: boolean };
  'call.tie': { rank: Rank; n: number };
  'call.free': { n: number; may: boolean };
  'call.give': Nothing;
  'call.get': { mine: CityId };
  'call.attack': { city: CityId };
  'call.parry': { city: CityId; attack: MediaId };
  'call.commit': { city: CityId };
  'call.fly': Nothing;
  'call.block': { seat: Seat; to: number };
  'call.insist': { blocker: Seat };

  roll: Nothing;
  'roll.detail': { ahead: Ahead[] };
  city: { city: CityId };
  /** `group`: taking it completes a group that can't be lost any more. */
  'city.points': { points: number; group: boolean };
  'city.owned': { points: number; owner: Seat; group: boolean };
  /** `bar`: why there would be no battle. */
  'city.contested': { points: number; owner: Seat; bar: 'safe' | 'out' | null; group: boolean } & Strengths;
  'city.mine': { points: number };
  square: { n: number };
  'square.does': { n: number };
  card: { card: MediaId };
  'attack.detail': { card: MediaId; against: Seat; owns: boolean };
  /** From rules 1, which asked for an attack alone. `last`: the other side had already passed. */
  'attack.none': { against: Seat; last: boolean };
  'parry.detail': { card: MediaId };
  'parry.none': { city: CityId; owns: boolean };
  'parry.if-held': Nothing;
  'parry.if-held.detail': Nothing;
  'show.nothing': Nothing;
  commit: { n: number };
  /** No attack, and `n` Président cards if the dice decide. */
  'no-attack': { n: number };
  /** `percent`: the chance of winning if `against` commits none; `sure`: the player who holds no card. */
  /** The same on a button beside the picture; `attack`: the player could attack instead. */
  'commit.short': { n: number; attack: boolean };
  'commit.detail': { plus: number; percent: number; against: Seat; sure: boolean };
  'group.fly': { place: 'free' | 'others' | 'mine' | 'elsewhere' };
  stay: Nothing;
  'let.go': Nothing;
  /** Under the public board: neither an attack nor Président cards, or (without `attack`) no Président cards. */
  'pass.open': { attack: boolean };
  'block.detail': { seat: Seat };
  'insist.detail': { to: number };
  'insist.none': Nothing;
  /** Nobody has a city worth the same as this one, or up to `more` more. */
  'blocked.no-offer': { more: number };
  'blocked.not-held': Nothing;
  order: { id: OrderId };
  /** Its effect, in one short line. */
  'order.detail': { id: OrderId };
  /** The answer that also leaves this order. */
  offer: { id: OrderId };
  'offer.detail': { ids: OrderId[] };
  'order.group': { group: OrderGroup };
}

export const msg = messages<Messages>();
export const msgWhenRead = messagesWhenRead<Messages>();
