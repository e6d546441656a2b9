/** Everything the game says: each key with what it talks about. Both languages are objects of this type. */
import { messages } from '../../../i18n/messages.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { OrderGroup, OrderId } from '../orders.ts';
import type { Battle } from '../state.ts';
import type { CityId, InfosId, MediaId, MediaKind, Rank } from '../vocabulary.ts';

type None = Record<never, never>;
type Fight = { newcomer: Seat; owner: Seat; city: CityId };
type Rolled = { seat: Seat; die: number };

export interface Messages {
  dice: { rolls: Rolled[] };
  begins: { seat: Seat };
  rolls: { seat: Seat; die: number; to: number; again: boolean };
  advances: { seat: Seat; to: number };
  goes: { seat: Seat; to: number };
  fetches: { seat: Seat };
  'skip.ordered': { seat: Seat; n: number };
  skips: { seat: Seat; left: number };
  tired: { seat: Seat };
  media: { seat: Seat; passing: boolean };
  'media.you': { card: MediaId };
  'media.none': { seat: Seat };
  infos: { seat: Seat; card: InfosId };
  void: None;
  'presidents.lost': { seat: Seat; n: number };

  takes: { seat: Seat; cities: CityId[] };
  'takes.none': { seat: Seat };
  loses: { seat: Seat; cities: CityId[] };
  gives: { from: Seat; to: Seat; cities: CityId[] };
  swaps: { one: Seat; other: Seat; mine: CityId[]; theirs: CityId[] };
  home: { seat: Seat; city: CityId };
  immune: { owner: Seat; city: CityId };
  protected: { owner: Seat; city: CityId; value: number };
  complete: { majority: number };

  battle: Fight;
  'battle.off': { city: CityId };
  attacks: { seat: Seat; card: MediaId; against: Seat };
  parries: { seat: Seat; card: MediaId; attack: MediaId };
  repelled: Fight;
  stormed: Fight;
  'battle.decided': Battle;

  flies: { seat: Seat; to: number };
  stays: { seat: Seat };
  blocks: { seat: Seat; flyer: Seat };
  insists: { seat: Seat; to: number };
  grounded: { seat: Seat };

  'order.shows': { card: MediaId | null };
  'order.commits': { n: number };
  leaves: { seat: Seat; cities: CityId[] };
  'won.majority': { seat: Seat; points: number };
  'won.alone': { seat: Seat };
  'won.rounds': { seat: Seat; points: number; rounds: number; by: 'strength' | 'cities' | 'die' };

  'ask.roll': { square: number; again: boolean };
  'ask.tie': { rank: Rank; n: number };
  'ask.free': { n: number; may: boolean };
  'ask.give': None;
  'ask.get': { mine: CityId };
  'ask.attack': { city: CityId; against: Seat; owns: boolean };
  'ask.parry': { city: CityId; from: Seat; attack: MediaId; owns: boolean };
  'ask.commit': { city: CityId; against: Seat };
  'ask.fly': None;
  'ask.block': { seat: Seat; to: number };
  'ask.insist': { blocker: Seat };

  roll: None;
  city: { city: CityId };
  'city.points': { points: number };
  'city.owned': { points: number; owner: Seat };
  square: { n: number };
  'square.n': { n: number };
  card: { card: MediaId };
  'card.does': { kind: MediaKind };
  'show.nothing': None;
  commit: { n: number };
  'commit.detail': { plus: number };
  'group.fly': { place: 'free' | 'others' | 'mine' | 'elsewhere' };
  stay: None;
  'let.go': None;
  'block.detail': { seat: Seat };
  'blocked.not-held': None;
  order: { id: OrderId };
  'order.group': { group: OrderGroup };

  'board.head': { turn: number; round: number; limit: number | null; seat: Seat };
  'board.seat': {
    seat: Seat;
    strength: number;
    square: number;
    media: number;
    skip: number;
    immobilised: boolean;
    cities: { id: CityId; points: number; safe: boolean }[];
    groups: number[];
  };
  'board.gone': { seat: Seat };
  'board.free': { cities: { id: CityId; points: number }[] };
  'board.complete': { majority: number };
  'board.fight': Fight;
  'board.flight': { by: Seat; to: number };
  race: { standings: { seat: Seat; strength: number }[]; free: number; complete: boolean };
  'race.over': { seat: Seat; strength: number };
  'hand.card': { card: MediaId; kind: MediaKind };
  'hand.empty': None;
}

export const msg = messages<Messages>();
