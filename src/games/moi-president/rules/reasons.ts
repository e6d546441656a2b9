/** Why a player made a move: the reasons players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import type { Seat } from '../../../kernel/types.ts';
import { type Conditions, reasonsBy, when } from '../../kit/reasons.ts';
import type { Card } from '../data/deck.ts';
import type { Messages } from '../messages.ts';
import { type Attack, type Direction, five, isPoints, type Kind, toBeElected } from '../vocabulary.ts';
import { type AttackReasons, attacks } from './attacks.ts';
import { type DiscardReasons, discards } from './discards.ts';
import { beforeExchange, type ExchangeReasons } from './exchange.ts';
import { type LayReasons, laying } from './laying.ts';
import {
  bestOf,
  copiesOf,
  type Done,
  did,
  discarded,
  exposed,
  holds,
  isAttack,
  mine,
  onlyRival,
  othersIn,
  paidBy,
  placeIn,
  stakeOf,
  sumOf,
  told,
  valuesOf,
  winningFrom,
} from './seen.ts';
import type { MoiPresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type Reasons = AttackReasons &
  DiscardReasons &
  ExchangeReasons &
  LayReasons & {
    /** `had`: the points were there before, whatever was played. */
    'why.elected': { total: number; had?: boolean };
    /** An Immunity was played: the parade. */
    'why.parries': { attack: Attack; attacker: Seat };
    /**
     * `back`: on its attacker. `total`: the points of the one it is turned on, who has most of the others; `leads`: and more than the player. `stake`:
     * what somebody else can lose; in a Scandal, at least that.
     */
    'why.diverts': { attack: Attack; to: Seat; back?: boolean; total?: number; leads?: boolean; stake?: number };
    /** A player who could have played Immunity kept it. `stake`: the points the attack can cost at most. */
    'why.spares': { attack: Attack; stake: number };
    'why.takes': { from: Seat; points: number };
    'why.gives': { points: number };
    /** More was given up than had to be. `rest`: the points of campaign that are left. */
    'why.gives.more': { points: number; rest: number };
    'why.trusts': { points: number };
    'why.trusts.die': { most: number };
    /** `spares`: the player holds a base with more points, which would go to the undecided if the die fails. `next`: as in `why.near`. */
    'why.socle': { points: number; total: number; spares?: boolean; next?: number };
    'why.undecided': { points: number; total: number; next?: number };
    'why.swaps.points': { gets: number; gives: number };
    'why.hurts': { from: Seat; points: number };
    /** `stakes`: the points that each of them would lose, of `totals`; `risks`: the player's own. Reviews made before they were told have none. */
    'why.debate': { seats: Seat[]; stakes?: number[]; totals?: number[]; risks?: number };
    /** `empty`: the hand given away has no points. */
    'why.hands': { from: Seat | null; empty?: boolean };
    /** The player's total, and a greater one. `rival`: the only other player; `empty`: the player's hand has no points. */
    'why.deals': { total?: number; best?: number; rival?: Seat; empty?: boolean };
    /** `wins`: what the attacker would lose, `risks`: what the player would. Reviews made before that was told have neither. */
    'why.faces': { attack: Attack; wins?: number; risks?: number };
    /** `copies`: how many of the kind were in hand. */
    'why.draws': { card: Card; copies?: number };
    'why.stays': Nothing;
    /** Hands or campaigns pass in this direction. */
    'why.passes.on': { way: Direction };
    'why.waits': Nothing;
  };

/** Whether the player's card of this turn is of this kind. */
function played(deed: Done, kind: Kind): boolean {
  const { last } = deed.was;
  const earlier = deed.answer !== null && last?.by === deed.seat && !last.discarded ? last.card.kind : null;
  return (did(deed, 'plays')?.card.kind ?? earlier) === kind;
}

function passed(deed: Done): { gets: number; gives: number; from: Seat | null } | null {
  if (!played(deed, 'tourne-points')) return null;
  const gifts = told(deed, 'passes.zones');
  const got = gifts?.gifts.find(({ to }) => to === deed.seat);
  return gifts ? { gets: got?.points ?? 0, gives: mine(deed).campaignPoints, from: got?.from ?? null } : null;
}

/** What points would make that the die may bring. */
function gained(deed: Done, { points }: Pick<Card, 'points'>): { points: number; total: number; next?: number } {
  const total = mine(deed).total + points;
  const next = winningFrom(deed, total);
  return { points, total, ...(next !== null && { next }) };
}

/** Whether the player has no points in hand; only the seat itself knows. */
const isPointless = ({ was: { own } }: Done): boolean => own?.hand.every(({ kind }) => !isPoints(kind)) ?? false;

/** What the player paid; what one's own Great Debate costs is no reason for it. */
const paidIn = (deed: Done): { set: number[] } | null => (deed.answer === null && played(deed, 'grand-debat') ? null : did(deed, 'pays'));

/** The joker that the player answered with; none that only defends an attack of their own turn, which somebody has turned back. */
const replied = <K extends 'reacts.immunite' | 'reacts.diversion'>(deed: Done, key: K): Messages[K] | null =>
  did(deed, 'attacks') ? null : did(deed, key);

/** The attack that the player let happen. */
function suffered({ is: { last }, seat, answer }: Done): Attack | null {
  if (!last || last.by === seat || last.discarded || !isAttack(last.card.kind)) return null;
  const target = last.replies.findLast(({ to }) => to)?.to ?? last.target;
  const isAsked = target === seat && (answer === null || answer.ask === 'ask.react');
  return isAsked && last.replies.every(({ by }) => by !== seat) ? last.card.kind : null;
}

const conditions: Conditions<MoiPresidentView, Reasons> = {
  'why.elected'({ was, is, seat }) {
    const { total } = placeIn(is, seat);
    const had = placeIn(was, seat).total >= toBeElected;
    return is.ending === 'won.elected' && is.winners?.includes(seat) ? { total, ...(had && { had }) } : null;
  },
  'why.parries'(deed) {
    const one = replied(deed, 'reacts.immunite');
    return one && { attack: one.attack, attacker: one.attacker };
  },
  'why.diverts'(deed) {
    const one = replied(deed, 'reacts.diversion');
    if (!one) return null;
    const to = placeIn(deed.was, one.to);
    const isBest = othersIn(deed.was, deed.seat).every(({ seat, total }) => seat === to.seat || total < to.total);
    const rank = isBest ? { total: to.total, ...(to.total > mine(deed).total && { leads: true }) } : { stake: stakeOf(to, one.attack) };
    return { attack: one.attack, to: one.to, ...(one.swapped && { back: true }), ...rank };
  },
  'why.spares'(deed) {
    const attack = deed.answer?.picked[0] === 'suffer' ? suffered(deed) : null;
    const stake = attack ? stakeOf(mine(deed), attack) : 0;
    // A Debate about more than five points is as bad as an attack gets.
    return attack && holds(deed, 'immunite') && (attack !== 'debat' || stake <= five) ? { attack, stake } : null;
  },
  ...attacks,
  'why.takes'(deed) {
    const one = did(deed, 'takes');
    return one && { from: one.from, points: one.points };
  },
  'why.gives'(deed) {
    const [gave, paid] = [did(deed, 'gives'), paidIn(deed)];
    if (gave) return gave.points === Math.min(...valuesOf(mine(deed))) ? { points: gave.points } : null;
    return paid && sumOf(paid.set) === paidBy(mine(deed)) ? { points: sumOf(paid.set) } : null;
  },
  'why.gives.more'(deed) {
    const points = did(deed, 'gives')?.points ?? sumOf(paidIn(deed)?.set ?? []);
    return points > 0 ? { points, rest: mine(deed).campaignPoints - points } : null;
  },
  'why.trusts'(deed) {
    const one = did(deed, 'trusts');
    return one && { points: one.points };
  },
  'why.stays': (deed) => when(did(deed, 'trust.none') !== null),
  ...beforeExchange,
  'why.trusts.die': (deed) => (played(deed, 'confiance') ? { most: Math.max(0, ...valuesOf(mine(deed))) } : null),
  'why.socle'(deed) {
    const card = did(deed, 'plays')?.card;
    if (card?.kind !== 'socle') return null;
    const spares = deed.was.own?.hand.some(({ kind, points }) => kind === 'socle' && points > card.points);
    return { ...gained(deed, card), ...(spares && { spares }) };
  },
  'why.undecided': (deed) => (played(deed, 'indecis') ? gained(deed, { points: deed.was.undecidedPoints }) : null),
  ...laying,
  'why.swaps.points'(deed) {
    const one = passed(deed);
    return one && one.gets > one.gives ? { gets: one.gets, gives: one.gives } : null;
  },
  'why.hurts'(deed) {
    const one = passed(deed);
    return one?.from ? { from: one.from, points: one.gets } : null;
  },
  'why.debate'(deed) {
    const rivals = exposed(othersIn(deed.was, deed.seat));
    const stakes = rivals.map(paidBy);
    const totals = rivals.map(({ total }) => total);
    if (!played(deed, 'grand-debat') || rivals.length === 0) return null;
    return { seats: rivals.map(({ seat }) => seat), stakes, totals, risks: paidBy(mine(deed)) };
  },
  'why.hands'(deed) {
    if (!played(deed, 'tourne-main')) return null;
    const gifts = told(deed, 'passes.hands')?.gifts;
    const empty = isPointless(deed);
    return { from: gifts?.find(({ to }) => to === deed.seat)?.from ?? null, ...(empty && { empty }) };
  },
  'why.deals'(deed) {
    const [{ total }, others] = [mine(deed), othersIn(deed.was, deed.seat)];
    const best = bestOf(others);
    const only = onlyRival(deed);
    if (!played(deed, 'nouvelle-donne')) return null;
    const empty = isPointless(deed) && { empty: true };
    return { ...(total + 2 * five <= best ? { total, best } : only && { rival: only.seat }), ...empty };
  },
  ...discards,
  'why.faces'(deed) {
    // To everyone else, who has no answer to a duel does the same as who keeps it.
    const attack = deed.answer === null ? null : suffered(deed);
    const attacker = attack && othersIn(deed.was, deed.seat).find(({ seat }) => seat === deed.is.last?.by);
    if (!attack || !attacker || attack === 'affaire') return attack && { attack };
    return { attack, wins: stakeOf(attacker, attack), risks: stakeOf(mine(deed), attack) };
  },
  'why.draws'(deed) {
    const card = discarded(deed);
    const copies = card ? copiesOf(deed, card) : 0;
    return card && { card, ...(copies > 1 && { copies }) };
  },
  'why.passes.on': ({ answer }) => (answer?.ask === 'ask.direction' ? { way: answer.picked[0] as Direction } : null),
  'why.waits': ({ answer }) => when(answer !== null),
};

export const reasons = reasonsBy(conditions);
