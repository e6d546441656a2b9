/** Why a player made points safe: another card of the hand exchanges the campaigns afterwards, and they stay. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import { five, toBeElected } from '../vocabulary.ts';
import { type Done, did, holds, mine, othersIn, valuesOf } from './seen.ts';
import type { MoiPresidentView, PlaceView } from './view.ts';

/** So many points of campaign for so many, which would make `total` with those that stay. */
type Exchange = { seat: Seat; gets: number; gives: number; total: number };
/** Each completes “mainly to …”. */
export type ExchangeReasons = {
  /** `undecided`: the points are those of the undecided. */
  'why.socle.first': Exchange & { points: number; undecided?: boolean };
  /** `most`: what the die can make safe. */
  'why.trusts.first': Exchange & { most: number };
};

/** Whose campaign the player would get, with Pass Your Points in hand and so much of their own to give; null: it isn't worth it. */
function richest(deed: Done, gives: number): PlaceView | null {
  const others = othersIn(deed.was, deed.seat);
  const best = others.find(({ campaignPoints }) => campaignPoints === Math.max(...others.map((one) => one.campaignPoints)));
  // Among more than three, the richest need not sit beside the player.
  return best && holds(deed, 'tourne-points') && others.length <= 2 && best.campaignPoints >= gives + five ? best : null;
}

export const beforeExchange: Conditions<MoiPresidentView, ExchangeReasons> = {
  'why.socle.first'(deed) {
    const card = did(deed, 'plays')?.card;
    const undecided = card?.kind === 'indecis';
    const points = undecided ? deed.was.undecidedPoints : card?.kind === 'socle' ? card.points : 0;
    const { campaignPoints: gives, soclePoints, total } = mine(deed);
    const best = richest(deed, gives);
    if (points === 0 || !best || total + points >= toBeElected) return null;
    const gets = best.campaignPoints;
    return { points, seat: best.seat, gets, gives, total: soclePoints + points + gets, ...(undecided && { undecided }) };
  },
  'why.trusts.first'(deed) {
    const own = mine(deed);
    const most = Math.max(0, ...valuesOf(own));
    const gives = own.campaignPoints - most;
    const best = did(deed, 'plays')?.card.kind === 'confiance' && most > 0 ? richest(deed, gives) : null;
    if (!best) return null;
    const total = own.soclePoints + most + best.campaignPoints;
    return { most, seat: best.seat, gets: best.campaignPoints, gives, total };
  },
};
