/** Why a candidate made a move: the reasons players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import type { Seat } from '../../../kernel/types.ts';
import { asks, type Conditions, reasonsBy, when } from '../../kit/reasons.ts';
import { votesIn } from '../data/states.ts';
import type { Family, StateId } from '../vocabulary.ts';
import { type CallReasons, calls } from './called.ts';
import { adds, answered, backing, effective, idled, meetsAnyone, son, spares, totals, type Voiding, voids } from './changes.ts';
import { awaits, clinched, competed, denied, type Spent, stacked, type Try, tried, won } from './fought.ts';
import { againWith, bareIn, idleHand, isFollowed, keptSon, type Laying, layings, type Stake, submitted } from './laid.ts';
import {
  type After,
  type At,
  against,
  atOf,
  atStake,
  bidOf,
  campaigned,
  type Done,
  did,
  gaveUp,
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
  /** A Favorite Son, and what it has elsewhere. `free`: nobody else is there, or can be. */
  'why.son': At & { at?: Stake[]; free?: true };
  /** `again`: the most that the seat can lay there afterwards; `bare`: its rivals, if none of them has a card left for that. */
  'why.scandal': At & { again?: number; bare?: Seat[] };
  /** What it has at the end of its plan where this card and later ones add something, and what it keeps, in thousands of dollars. */
  'why.totals': { at: Stake[]; kept?: number; after?: After };
  /** Money beside its own Favorite Son, which counts if a rival has one there, too. */
  'why.backs': At & { total: number };
  /** What it had laid where it didn't win all, as everyone sees once the cards are turned over; where more counted, no total. */
  'why.tries': Try & { more?: Try[] };
  /** Only old reviews say it. */
  'why.raises': At & { amount: number };
  'why.squelches': At;
  'why.lowers': At & { on: Seat; amount: number };
  'why.deadlock': At;
  /** Endorsements stop counting; `on`: on this section only. */
  'why.rules': At & { on: Seat | null };
  /**
   * Cards of no use here: the hand is filled up again. `wonders`: others still see them face down, namely `who`. `shown`: turned over. `first`: only
   * the first card of a plan, of which the others have so much (`rest`). `under`: the seat's own card that voids them. `spent`: they are Favorite
   * Sons, of which one works for each candidate.
   */
  'why.renews': { wonders: boolean; n?: number; who?: Seat[]; shown?: true; first?: true; rest?: Stake[]; under?: Voiding; spent?: true };
  /** A card that does nothing, or the section's owner some good: nobody sees which it is. */
  'why.bluffs': At & { on: Seat | null };
  // What everyone sees.
  /** Cards on the section of the candidate who leads in votes, or the Dealer. */
  'why.hinders.leader': { on: Seat; boxes: string[]; total: number };
  'why.hinders.dealer': { on: Seat; boxes: string[] };
  'why.hinders': { on: Seat; boxes: string[] };
  /** Where most of its cards lie, of all that it laid. */
  'why.stacks': At & { n: number; of: number };
  'why.competes': { boxes: string[]; votes: number; after?: After } & Spent;
  // The amount, once it is chosen.
  'why.prepares.favorite': Primary & { amount?: number };
  'why.prepares': Primary & { amount?: number };
  'why.orders': { state: StateId };
  'why.bids': { total: number };
  'why.bids.none': Nothing;
  /** The others have laid so many cards there; `who`: a single one did. */
  'why.passes.crowded': { votes: number; n: number; who?: Seat };
  /** None of the cards in hand is Money, an Endorsement, or a Favorite Son. */
  'why.passes.idle': { n: number };
  /** A Favorite Son is kept, and may win more. */
  'why.passes.son': { votes: number };
  'why.passes': { votes: number };
  'why.trims': { n: number };
  'why.contests': { states: StateId[]; votes: number };
  /** Nobody has chosen any, so all are decided together. */
  'why.contests.all': { votes: number };
  'why.contests.none': Nothing;
  'why.declines': { dealer: Seat };
  /** Rather than campaign for these votes. */
  'why.groundwork': { votes?: number };
  'why.rethinks': Nothing;
  /** `laid` on its own sections, and `kept`, in thousands of dollars. */
  'why.submits': { boxes: string[]; votes: number; laid?: number; kept?: number };
  'why.saves': { n: number };
};

/** From so many cards of the others on, a contest is crowded. */
const crowd = 3;

/** Cards that do nothing on one's own section, or nothing in most cases. */
const idle: readonly Family[] = ['zero', 'state-ruling', 'squelch'];

const atIf = (one: Laying | null): At | null => one && atOf(one);

/** How the primary that the seat prepares is told: without the amount, while only the primary is chosen. */
function preparing(deed: Done, isFavorite: boolean): (Primary & { amount?: number }) | null {
  const one = prepared(deed);
  if (!one || pickedIn(deed) === 'groundwork' || (isFavorite && !one.isFavorite)) return null;
  return { ...primaryOf(one), ...(!asks(deed, 'ask.groundwork') && { amount: one.amount }) };
}

const conditions: Conditions<CandidateView, Reasons> = {
  'why.elected'({ is, seat }) {
    const runner = is.runners.find((one) => one.seat === seat);
    return is.phase === 'over' && runner && is.winners.includes(seat) ? { votes: runner.votes } : null;
  },
  ...calls,
  'why.survives': (deed) => when(deed.was.contest?.kind === 'elimination' && (campaigned(deed)?.boxes.length ?? 0) > 0),
  'why.clinches': clinched,
  'why.denies': denied,
  'why.wins'(deed) {
    const one = won(deed);
    // A Scandal in a greater state is what everyone noticed.
    const scandal = one && !deed.answer ? voids(deed, 'scandal') : null;
    return scandal && scandal.votes > one!.votes ? null : one;
  },
  'why.son': son,
  // Before the cards laid beside it, which it takes off the board as well.
  'why.scandal'(deed) {
    const one = voids(deed, 'scandal');
    if (!one || !(deed.answer ? meets : meetsAnyone)(deed, one.box)) return null;
    const [again, bare] = [againWith(deed), bareIn(deed, one.box)];
    return { ...atOf(one), ...(again > 0 && { again }), ...(bare.length > 0 && { bare }) };
  },
  'why.deadlock': (deed) => atIf(voids(deed, 'deadlock')),
  // Beside a Favorite Son, he is what counts.
  'why.totals': (deed) => (deed.answer && son(deed) ? null : totals(deed)),
  'why.backs': backing,
  'why.tries': tried,
  'why.raises': () => null,
  'why.lowers'(deed) {
    const one = adds(deed, 'rumor');
    return one && !one.own ? { ...atOf(one), on: one.on, amount: one.amount } : null;
  },
  'why.rules'(deed) {
    const one = adds(deed, 'party-ruling', 'state-ruling');
    if (one && !deed.answer && awaits(deed, one.votes)) return null;
    if (!one || (one.own && one.family === 'state-ruling')) return null;
    return { ...atOf(one), on: one.family === 'party-ruling' ? null : one.on };
  },
  'why.squelches'(deed) {
    const one = adds(deed, 'squelch');
    return one?.own ? atOf(one) : null;
  },
  'why.renews'(deed) {
    const shown = idled(deed);
    if (shown) return { wonders: false, ...shown, shown: true };
    const one = spares(deed);
    return one && { wonders: one.who.length > 0, ...one };
  },
  'why.bluffs'(deed) {
    const one = effective(deed).length > 0 ? null : (answered(deed) ?? layings(deed)[0]);
    const isBluff = one && (!one.own || idle.includes(one.family));
    return isBluff && isWatched(deed, one.box) && (deed.answer || isFollowed(deed, one.box)) ? { ...atOf(one), on: one.own ? null : one.on } : null;
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
  'why.stacks': stacked,
  'why.competes': competed,
  'why.prepares.favorite': (deed) => preparing(deed, true),
  'why.prepares': (deed) => preparing(deed, false),
  'why.orders': (deed) => (asks(deed, 'ask.order') ? { state: pickedIn(deed).split('-')[0]! } : null),
  'why.bids'(deed) {
    const total = bidOf(deed) ?? 0;
    return total > 0 ? { total } : null;
  },
  'why.bids.none': (deed) => when(bidOf(deed) === 0),
  'why.passes.crowded'(deed) {
    const [votes, { n, by }] = [passed(deed), laidByOthers(deed)];
    return votes !== null && n >= crowd && gaveUp(deed).length === 0 ? { votes, n, ...(by.length === 1 && { who: by[0]! }) } : null;
  },
  'why.passes.son': keptSon,
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
  'why.groundwork'(deed) {
    if (pickedIn(deed) !== 'groundwork' && !asks(deed, 'ask.groundwork', 'ask.groundwork-money')) return null;
    const votes = atStake(deed);
    return votes > 0 ? { votes } : {};
  },
  'why.rethinks': (deed) => when(pickedIn(deed).startsWith('back-') || pickedIn(deed) === 'cancel'),
  'why.submits'(deed) {
    const boxes = pickedIn(deed) === 'submit' ? [...new Set((deed.was.own?.plan?.placed ?? []).map(({ box }) => box))] : [];
    return boxes.length > 0 ? { boxes, votes: votesOver(deed, boxes), ...submitted(deed) } : null;
  },
  'why.saves': (deed) => (handOf(deed) > 0 ? { n: handOf(deed) } : null),
};

export const reasons = reasonsBy(conditions);
