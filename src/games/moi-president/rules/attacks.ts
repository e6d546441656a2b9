/** Why a player attacked somebody: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import { paymentsOf } from '../data/deck.ts';
import { type Attack, five, toBeElected } from '../vocabulary.ts';
import { type Done, did, holds, isAttack, isNear, knowsImmunityOf, mine, onlyRival, othersIn, paidBy, placeIn, stakeOf, valuesOf } from './seen.ts';
import type { MoiPresidentView, PlaceView } from './view.ts';

/** Each completes “mainly to …”. */
export type AttackReasons = {
  /** The player passed an Immunity on to the target, who still holds it. */
  'why.attacks.answer': { target: Seat };
  /** The target leads. `total`: the target's points. */
  'why.attacks.leader': Rank & Bet;
  /** The player leads, and the target comes next. */
  'why.attacks.closest': Rank & Bet;
  /**
   * The target is far behind, loses `stake` or more, and has too few points of campaign for a duel afterwards: `rest`, or fewer; `exact`: neither more
   * nor fewer. Reviews made before it was told have only `rest`.
   */
  'why.attacks.disarms': { target: Seat; rest: number; stake?: number; exact?: boolean };
  'why.attacks': Attacking;
};

type Rank = { target: Seat; total: number };

interface Bet {
  /** What the attack costs the target if it succeeds, or the most it can, unless it is `exact`. Reviews made before it was told have none of these. */
  stake?: number;
  exact?: boolean;
  attack?: Attack;
  /** What the player loses in a duel that the target wins; `loses`: and that would elect the target. */
  risks?: number;
  loses?: boolean;
}

interface Attacking extends Bet {
  target: Seat;
  open: number;
  /** The target of a duel holds cards, one of which may answer it. */
  answerable?: boolean;
  /** The player holds the card that exchanges the campaigns with the only rival: it would win back what a Debate costs. */
  back?: boolean;
  /** The target's total, where few points are missing to be elected, and the player's own total after a Debate that elects them. */
  near?: number;
  elects?: number;
  /** The player's total and the target's, where the player is far behind. */
  behind?: { own: number; theirs: number };
}

interface Attacked {
  target: PlaceView;
  attack: Attack;
}

const attacked = (deed: Done): Attacked | null => {
  const one = did(deed, 'attacks');
  return one && isAttack(one.card.kind) ? { target: placeIn(deed.was, one.target), attack: one.card.kind } : null;
};

/** What is at stake in an attack. */
function betOn({ target, attack }: Attacked, deed: Done): Required<Pick<Bet, 'stake' | 'exact' | 'attack'>> & Bet {
  const [stake, risks] = [stakeOf(target, attack), stakeOf(mine(deed), attack)];
  const loses = attack === 'debat' && target.total + risks >= toBeElected;
  const exact = attack !== 'affaire' || isExact(target);
  return { stake, exact, attack, ...(attack !== 'affaire' && { risks }), ...(loses && { loses }) };
}

function attacking(one: Attacked, deed: Done): Attacking {
  const [own, { target, attack }, bet] = [mine(deed), one, betOn(one, deed)];
  const { stake, risks = 0, loses } = bet;
  const elects = attack === 'debat' && own.total + stake >= toBeElected;
  return {
    ...{ target: target.seat, open: target.campaignPoints, ...bet },
    ...(attack !== 'affaire' && target.hand > 0 && { answerable: true }),
    ...(attack === 'debat' && !loses && canSwap(deed) && target.campaignPoints + risks >= own.campaignPoints && { back: true }),
    ...(isNear(target.total) && { near: target.total }),
    ...(elects && { elects: own.total + stake }),
    ...(!elects && own.total + five <= target.total && { behind: { own: own.total, theirs: target.total } }),
  };
}

/** Whether a Scandal costs a player the same, whatever they give up. */
const isExact = (place: PlaceView): boolean => paymentsOf(valuesOf(place)).length === 1;

/** Whether the player can exchange campaigns with the only rival later. */
const canSwap = (deed: Done): boolean => onlyRival(deed) !== null && holds(deed, 'tourne-points');

/** The target, if there are several others, all of whom have fewer points, and what is at stake. */
function bestRival(deed: Done): (Rank & Bet) | null {
  const one = attacked(deed);
  const others = othersIn(deed.was, deed.seat);
  if (!one || others.length < 2) return null;
  const { seat: target, total } = one.target;
  return others.every((other) => other.seat === target || other.total < total) ? { target, total, ...betOn(one, deed) } : null;
}

export const attacks: Conditions<MoiPresidentView, AttackReasons> = {
  'why.attacks.answer'(deed) {
    const target = attacked(deed)?.target.seat;
    return target && knowsImmunityOf(deed, target) ? { target } : null;
  },
  'why.attacks.leader'(deed) {
    const best = bestRival(deed);
    return best && mine(deed).total < best.total ? best : null;
  },
  'why.attacks.closest'(deed) {
    const best = bestRival(deed);
    return best && mine(deed).total >= best.total ? best : null;
  },
  'why.attacks.disarms'(deed) {
    const one = attacked(deed);
    const isFar = one !== null && mine(deed).total >= one.target.total + 2 * five;
    if (one?.attack !== 'affaire' || !isFar || isNear(one.target.total) || mine(deed).campaignPoints < five) return null;
    const stake = paidBy(one.target);
    const rest = one.target.campaignPoints - stake;
    return rest < five ? { target: one.target.seat, rest, stake, exact: isExact(one.target) } : null;
  },
  'why.attacks'(deed) {
    const one = attacked(deed);
    return one && attacking(one, deed);
  },
};
