/** Why a player laid a card of points: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import type { Card } from '../data/deck.ts';
import { five, toBeElected } from '../vocabulary.ts';
import { bestOf, type Done, did, exposed, farAhead, holds, isDuel, isNear, mine, nearest, othersIn, placeIn, winningFrom } from './seen.ts';
import type { MoiPresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type LayReasons = {
  /** The points on the table that would elect the player are this close. `next`: the points of a card in hand that bridge it. */
  'why.near': { total: number; missing: number; next?: number };
  'why.leads': { total: number };
  /** With what lies there after it, the player can begin a duel against somebody who is near the election or far ahead, with `total`. */
  'why.lays.armed': { points: number; target: Seat; total: number };
  /** The player holds this duel, too, and can play it with what lies there now. */
  'why.lays.arms': { points: number; total: number; card: Card };
  /** The player holds a duel, too, but what lies there after it (`open`) is still too little for it. */
  'why.lays.closer': { open: number; target: Seat; total: number };
  /** With what lies there after it, nobody can attack. */
  'why.lays.safe': { points: number; total: number };
  /** `keeps`: the points of a better card that stays in hand. */
  'why.lays': { points: number; total: number; keeps?: number };
};

/** The points that laying a card has brought. */
const laid = (deed: Done): { points: number; total: number } | null => {
  const one = did(deed, 'lays');
  return one && { points: one.card.points, total: placeIn(deed.was, deed.seat).total + one.card.points };
};

export const laying: Conditions<MoiPresidentView, LayReasons> = {
  'why.near'(deed) {
    const total = laid(deed)?.total ?? 0;
    const next = winningFrom(deed, total, did(deed, 'lays')?.card);
    return isNear(total) ? { total, missing: toBeElected - total, ...(next !== null && { next }) } : null;
  },
  'why.leads'(deed) {
    const [total, best] = [laid(deed)?.total ?? 0, bestOf(othersIn(deed.was, deed.seat))];
    // To lead with one or two cards means nothing yet.
    return best > 0 && mine(deed).total <= best && total > best && total >= 2 * five ? { total } : null;
  },
  'why.lays.armed'(deed) {
    const one = laid(deed);
    const open = mine(deed).campaignPoints;
    const target = nearest(deed) ?? farAhead(deed);
    return one && target && open < five && open + one.points >= five ? { points: one.points, target: target.seat, total: target.total } : null;
  },
  'why.lays.arms'(deed) {
    const [one, open] = [laid(deed), mine(deed).campaignPoints];
    const card = deed.was.own?.hand.find(({ kind }) => isDuel(kind));
    const isArmed = one !== null && open < five && open + one.points >= five && exposed(othersIn(deed.was, deed.seat)).length > 0;
    return isArmed && card ? { points: one.points, total: one.total, card } : null;
  },
  'why.lays.closer'(deed) {
    const [one, target] = [laid(deed), nearest(deed)];
    const open = mine(deed).campaignPoints + (one?.points ?? 0);
    return one && target && open < five && holds(deed, 'debat', 'polemique') ? { open, target: target.seat, total: target.total } : null;
  },
  'why.lays.safe'(deed) {
    const one = laid(deed);
    return one && mine(deed).campaignPoints + one.points < five ? one : null;
  },
  'why.lays'(deed) {
    const one = laid(deed);
    const best = Math.max(0, ...(deed.was.own?.hand ?? []).map(({ kind, points }) => (kind === 'campagne' ? points : 0)));
    return one && { ...one, ...(best > one.points && { keeps: best }) };
  },
};
