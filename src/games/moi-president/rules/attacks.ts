/** Why a player attacked somebody: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import { paymentsOf } from '../data/deck.ts';
import { type Attack, five, toBeElected } from '../vocabulary.ts';
import { type Done, did, holds, isAttack, isNear, mine, onlyRival, othersIn, paidBy, placeIn, stakeOf, valuesOf } from './seen.ts';
import type { MoiPresidentView, PlaceView } from './view.ts';

/** Each completes “mainly to …”. */
export type AttackReasons = {
  /** The player passed an Immunity on to the target, who still holds it. */
  'why.attacks.answer': { target: Seat };
  /** The target leads. `total`: the target's points; `open`: those an attack can take. */
  'why.attacks.leader': { target: Seat; total: number };
  /** The player leads, and the target comes next. */
  'why.attacks.closest': { target: Seat; total: number };
  /** The target is far behind, and has too few points of campaign for a duel afterwards: `rest`, or fewer. */
  'why.attacks.disarms': { target: Seat; rest: number };
  'why.attacks': Attacking;
};

interface Attacking {
  target: Seat;
  open: number;
  /** What the attack costs the target if it succeeds, or the most it can, unless it is `exact`. Reviews made before it was told have only `open`. */
  stake?: number;
  exact?: boolean;
  /** What the player loses in a duel that the target wins. Reviews made before they were told have none of these. */
  attack?: Attack;
  risks?: number;
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

const attacked = (deed: Done): { target: PlaceView; attack: Attack } | null => {
  const one = did(deed, 'attacks');
  return one && isAttack(one.card.kind) ? { target: placeIn(deed.was, one.target), attack: one.card.kind } : null;
};

function attacking({ target, attack }: { target: PlaceView; attack: Attack }, deed: Done): Attacking {
  const own = mine(deed);
  const [values, stake, risks] = [valuesOf(target), stakeOf(target, attack), stakeOf(own, attack)];
  const elects = attack === 'debat' && own.total + stake >= toBeElected;
  return {
    ...{ target: target.seat, open: target.campaignPoints, stake, attack },
    exact: attack === 'affaire' ? paymentsOf(values).length === 1 : attack === 'polemique' || values.length === 1,
    ...(attack !== 'affaire' && { risks, ...(target.hand > 0 && { answerable: true }) }),
    ...(attack === 'debat' && canSwap(deed) && target.campaignPoints + risks >= own.campaignPoints && { back: true }),
    ...(isNear(target.total) && { near: target.total }),
    ...(elects && { elects: own.total + stake }),
    ...(!elects && own.total + five <= target.total && { behind: { own: own.total, theirs: target.total } }),
  };
}

/** Whether the player can exchange campaigns with the only rival later. */
const canSwap = (deed: Done): boolean => onlyRival(deed) !== null && holds(deed, 'tourne-points');

/** The target, if there are several others, all of whom have fewer points. */
function bestRival(deed: Done): { target: Seat; total: number } | null {
  const { seat: target, total } = attacked(deed)?.target ?? {};
  const others = othersIn(deed.was, deed.seat);
  if (target === undefined || total === undefined || others.length < 2) return null;
  return others.every((one) => one.seat === target || one.total < total) ? { target, total } : null;
}

export const attacks: Conditions<MoiPresidentView, AttackReasons> = {
  'why.attacks.answer'(deed) {
    const target = attacked(deed)?.target.seat;
    const known = deed.was.own?.known.find(({ seat }) => seat === target)?.cards ?? [];
    return target && known.some(({ kind }) => kind === 'immunite') ? { target } : null;
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
    const rest = one.target.campaignPoints - paidBy(one.target);
    return rest < five ? { target: one.target.seat, rest } : null;
  },
  'why.attacks'(deed) {
    const one = attacked(deed);
    return one && attacking(one, deed);
  },
};
