/** Why a candidate made a move: the reasons players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import type { Seat } from '../../../kernel/types.ts';
import { asks, type Conditions, reasonsBy, when } from '../../kit/reasons.ts';
import { votesIn } from '../data/states.ts';
import type { Family, StateId } from '../vocabulary.ts';
import { type CallReasons, calls } from './called.ts';
import { added, aimOf, clinched, denied, idleHand, isNeeded, isSpare, isWasted, keptFor, layings, lays, plans, type Stake, won } from './laid.ts';
import {
  type At,
  against,
  atOf,
  bidOf,
  campaigned,
  type Done,
  did,
  handOf,
  isPrimary,
  isWatched,
  laidByOthers,
  leaderIn,
  meets,
  type Primary,
  passed,
  pickedIn,
  prepared,
  primaryOf,
  votesOver,
} from './seen.ts';
import type { CandidateView } from './view.ts';

/** Each completes “mainly to …”. */
export type Reasons = CallReasons & {
  'why.elected': { votes: number };
  'why.wins': { boxes: string[]; votes: number };
  'why.survives': Nothing;
  /** The votes of a state would elect this seat, or a rival. */
  'why.clinches': At & { lacking: number };
  'why.denies': At & { rival: Seat; lacking: number };
  // The card that the seat itself is about to lay.
  'why.son': At;
  'why.scandal': At;
  /** What it has at the end of its plan where this card and later ones add something, and what it keeps, in thousands of dollars. */
  'why.totals': { at: Stake[]; kept?: number };
  /** What it had laid where it laid the most and didn't win, as everyone sees once the cards are turned over. */
  'why.tries': At & { total: number };
  'why.raises': At & { amount: number };
  'why.squelches': At;
  'why.lowers': At & { on: Seat; amount: number };
  'why.deadlock': At;
  /** Endorsements stop counting; `on`: on this section only. */
  'why.rules': At & { on: Seat | null };
  /** A card of no use here: the hand is filled up again. `wonders`: others still see it face down. */
  'why.renews': { wonders: boolean };
  /** A card that does nothing, or the section's owner some good: nobody sees which it is. */
  'why.bluffs': At & { on: Seat | null };
  // What everyone sees.
  /** Cards on the section of the candidate who leads in votes, or the Dealer. */
  'why.hinders.leader': { on: Seat; boxes: string[]; total: number };
  'why.hinders.dealer': { on: Seat; boxes: string[] };
  'why.hinders': { on: Seat; boxes: string[] };
  'why.competes': { boxes: string[]; votes: number };
  'why.prepares.favorite': Primary & { amount: number };
  'why.prepares': Primary & { amount: number };
  'why.orders': { state: StateId };
  'why.bids': { total: number };
  'why.bids.none': Nothing;
  /** The others have laid so many cards there. */
  'why.passes.crowded': { votes: number; n: number };
  /** None of the cards in hand is Money or an Endorsement. */
  'why.passes.idle': { n: number };
  'why.passes': { votes: number };
  'why.trims': { n: number };
  'why.contests': { states: StateId[]; votes: number };
  /** Nobody has chosen any, so all are decided together. */
  'why.contests.all': { votes: number };
  'why.contests.none': Nothing;
  'why.declines': { dealer: Seat };
  'why.groundwork': Nothing;
  'why.rethinks': Nothing;
  'why.submits': { boxes: string[]; votes: number };
  'why.saves': { n: number };
};

/** From so many cards of the others on, a contest is crowded. */
const crowd = 3;

/** Cards that do nothing on one's own section, or nothing in most cases. */
const idle: readonly Family[] = ['zero', 'state-ruling', 'squelch'];

/** Whether the card laid now, or the plan that is submitted, is meant to win. */
const wantsToWin = (deed: Done): boolean => pickedIn(deed) === 'submit' || lays(deed, 'own', 'money', 'endorsement') !== null;

const conditions: Conditions<CandidateView, Reasons> = {
  'why.elected'({ is, seat }) {
    const runner = is.runners.find((one) => one.seat === seat);
    return is.phase === 'over' && runner && is.winners.includes(seat) ? { votes: runner.votes } : null;
  },
  ...calls,
  'why.wins': won,
  'why.survives': (deed) => when(deed.was.contest?.kind === 'elimination' && (campaigned(deed)?.boxes.length ?? 0) > 0),
  'why.clinches': clinched,
  'why.denies': denied,
  'why.son'(deed) {
    const one = lays(deed, 'own', 'favorite-son');
    return one ? atOf(one) : plans(deed, 'favorite-son');
  },
  // Before the cards laid beside it, which it takes off the board as well.
  'why.scandal'(deed) {
    const one = lays(deed, null, 'scandal') ?? plans(deed, 'scandal');
    return one && meets(deed, one.box) ? atOf(one) : null;
  },
  'why.totals'(deed) {
    const stakes = deed.answer && wantsToWin(deed) ? added(deed) : [];
    if (stakes.length === 0) return null;
    const kept = keptFor(deed);
    return { at: stakes, ...(kept > 0 && { kept }) };
  },
  'why.tries'(deed) {
    const aim = deed.answer ? null : aimOf(deed);
    return aim && { ...atOf(aim), total: aim.total };
  },
  'why.raises'(deed) {
    const one = lays(deed, 'own', 'money', 'endorsement');
    return one && !isWasted(deed, one.box) ? { ...atOf(one), amount: one.amount } : null;
  },
  'why.squelches'(deed) {
    const one = lays(deed, 'own', 'squelch');
    return one && (!deed.answer || isNeeded(deed, one)) ? atOf(one) : null;
  },
  'why.lowers'(deed) {
    const one = lays(deed, 'theirs', 'rumor');
    return one && !isWasted(deed, one.box) ? { ...atOf(one), on: one.on, amount: one.amount } : null;
  },
  'why.deadlock'(deed) {
    const one = lays(deed, null, 'deadlock');
    return one ? (isSpare(deed, one) ? null : atOf(one)) : plans(deed, 'deadlock');
  },
  'why.rules'(deed) {
    const [everywhere, there] = [lays(deed, null, 'party-ruling'), lays(deed, 'theirs', 'state-ruling')];
    const one = everywhere ?? there;
    return one && !isWasted(deed, one.box) ? { ...atOf(one), on: everywhere ? null : one.on } : null;
  },
  'why.renews'(deed) {
    const one = layings(deed).find((laying) => isSpare(deed, laying));
    return one ? { wonders: isWatched(deed, one.box) } : null;
  },
  'why.bluffs'(deed) {
    const [one] = layings(deed);
    const isBluff = one && (!one.own || idle.includes(one.family));
    return isBluff && isWatched(deed, one.box) ? { ...atOf(one), on: one.own ? null : one.on } : null;
  },
  'why.hinders.leader'(deed) {
    const leader = leaderIn(deed);
    const boxes = against(deed, leader?.seat ?? null);
    return leader && boxes.length > 0 ? { on: leader.seat, boxes, total: leader.votes } : null;
  },
  'why.hinders.dealer'(deed) {
    const { dealer } = deed.was;
    const boxes = against(deed, dealer);
    return dealer !== null && boxes.length > 0 && isPrimary(deed) ? { on: dealer, boxes } : null;
  },
  'why.hinders'(deed) {
    const [most] = (campaigned(deed)?.others ?? []).toSorted((a, b) => b.n - a.n);
    return most && (campaigned(deed)?.boxes.length === 0 || null) ? { on: most.on, boxes: against(deed, most.on) } : null;
  },
  'why.competes'(deed) {
    const boxes = campaigned(deed)?.boxes ?? [];
    return boxes.length > 0 && (!deed.answer || wantsToWin(deed)) ? { boxes, votes: votesOver(deed, boxes) } : null;
  },
  'why.prepares.favorite'(deed) {
    const one = prepared(deed);
    return one?.isFavorite ? { ...primaryOf(one), amount: one.amount } : null;
  },
  'why.prepares'(deed) {
    const one = prepared(deed);
    return one && { ...primaryOf(one), amount: one.amount };
  },
  'why.orders': (deed) => (asks(deed, 'ask.order') ? { state: pickedIn(deed).split('-')[0]! } : null),
  'why.bids'(deed) {
    const total = bidOf(deed) ?? 0;
    return total > 0 ? { total } : null;
  },
  'why.bids.none': (deed) => when(bidOf(deed) === 0),
  'why.passes.crowded'(deed) {
    const [votes, n] = [passed(deed), laidByOthers(deed)];
    return votes !== null && n >= crowd ? { votes, n } : null;
  },
  'why.passes.idle': idleHand,
  'why.passes'(deed) {
    const votes = passed(deed);
    return votes === null ? null : { votes };
  },
  'why.trims'(deed) {
    const one = did(deed, 'discards-down') ?? did(deed, 'gives-up');
    return one && { n: one.cards.length };
  },
  'why.contests'(deed) {
    const one = did(deed, 'contested');
    return one && { states: one.states, votes: votesIn(...one.states) };
  },
  'why.contests.all': (deed) =>
    did(deed, 'contested.none') && deed.told.flat().some(({ key }) => key === 'round.all') ? { votes: deed.was.undecided.votes } : null,
  'why.contests.none': (deed) => when(did(deed, 'contested.none') !== null),
  'why.declines': (deed) =>
    asks(deed, 'ask.claim') && pickedIn(deed) === 'decline' && deed.was.dealer !== null ? { dealer: deed.was.dealer } : null,
  'why.groundwork': (deed) => when(pickedIn(deed) === 'groundwork' || asks(deed, 'ask.groundwork', 'ask.groundwork-money')),
  'why.rethinks': (deed) => when(pickedIn(deed).startsWith('back-') || pickedIn(deed) === 'cancel'),
  'why.submits'(deed) {
    const boxes = pickedIn(deed) === 'submit' ? [...new Set((deed.was.own?.plan?.placed ?? []).map(({ box }) => box))] : [];
    return boxes.length > 0 ? { boxes, votes: votesOver(deed, boxes) } : null;
  },
  'why.saves': (deed) => (handOf(deed) > 0 ? { n: handOf(deed) } : null),
};

export const reasons = reasonsBy(conditions);
