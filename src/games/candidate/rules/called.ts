/** The primary that a candidate calls, and the reasons for it. */
import type { Seat } from '../../../kernel/types.ts';
import { asks, type Conditions } from '../../kit/reasons.ts';
import { votesIn } from '../data/states.ts';
import { mostFrom } from './laid.ts';
import { type Done, did, type Primary, pickedIn, primaryOf, worthOf } from './seen.ts';
import type { CandidateView } from './view.ts';

/** Each completes “mainly to …”. */
export type CallReasons = {
  'why.claims': { dealer: Seat };
  'why.names.favorite': Primary;
  /** Rivals have prepared others, but not this one. */
  'why.names.clear': Primary;
  /** Every other has fewer votes. */
  'why.names.big': Primary;
  /** No other has fewer. */
  'why.names.small': Primary;
  // What its own hand is worth in Money and Endorsements decides how many votes it plays for.
  /** `most`: what can be laid there. */
  'why.names.strong': Primary & { total: number; most?: number };
  /** `least`: no primary left has fewer. */
  'why.names.weak': Primary & { total: number; least?: true };
  // More votes than the others have on average, or clearly fewer.
  /** `single`: no state left has as many. */
  'why.names.many': Primary & { single?: true };
  'why.names.few': Primary;
  'why.names.last': Primary;
  'why.names': Primary;
};

/** The primary that the seat has called, and the others on the map; null if it thought about something else. */
function named(deed: Done): (Primary & { id: string; favorite: Seat | null; rest: CandidateView['primaries'] }) | null {
  if (deed.answer && !asks(deed, 'ask.primary', 'ask.second')) return null;
  const told = did(deed, 'names')?.states;
  const one = deed.was.primaries.find(({ id, states }) =>
    told ? states.every((state) => told.includes(state)) : asks(deed, 'ask.primary') && id === pickedIn(deed),
  );
  if (!one) return null;
  const rest = deed.was.primaries.filter(({ id }) => id !== one.id);
  return { id: one.id, states: one.states, votes: one.votes, favorite: one.groundwork[0]?.seat ?? null, rest };
}

/** From so many thousands of dollars on, a hand is strong, and what can be laid in one primary is much. */
const [strong, much] = [90, 60];

/** Whether so many votes are few beside what the others have on average. */
const isFew = (votes: number, average: number): boolean => 5 * votes <= 4 * average;

/**
 * The primary that the seat has called for more votes than the others have on average, with a strong hand, or for fewer with a weak one; `total` is what the
 * hand's Money and Endorsements are worth, in thousands of dollars. Only the seat itself knows it.
 */
function namedByHand(deed: Done, isStrong: boolean): (Primary & { total: number }) | null {
  const one = named(deed);
  const { own } = deed.was;
  if (!one || !own) return null;
  const total = own.hand.reduce((sum, card) => sum + worthOf(own.faces[card]!), 0);
  if (isStrong !== total >= strong || !namedFor(deed, (votes, average) => (isStrong ? votes > average : isFew(votes, average)))) return null;
  return { ...primaryOf(one), total };
}

/** The primary that the seat has called, if its votes compare in this way to those that the others on the map have on average. */
function namedFor(deed: Done, fits: (votes: number, average: number) => boolean): Primary | null {
  const one = named(deed);
  if (!one || one.rest.length === 0) return null;
  return fits(one.votes, one.rest.reduce((sum, { votes }) => sum + votes, 0) / one.rest.length) ? primaryOf(one) : null;
}

/** Whether no other primary left has fewer votes than the one called. */
function isSmallest(deed: Done): boolean {
  const one = named(deed);
  return one !== null && one.rest.length > 0 && one.rest.every(({ votes }) => votes >= one.votes);
}

/** When each of them is true, the most telling first. */
export const calls: Conditions<CandidateView, CallReasons> = {
  'why.claims'(deed) {
    const one = did(deed, 'claims');
    if (one) return { dealer: one.dealer };
    return asks(deed, 'ask.claim') && pickedIn(deed) === 'claim' && deed.was.dealer !== null ? { dealer: deed.was.dealer } : null;
  },
  'why.names.favorite'(deed) {
    const one = named(deed);
    return one && one.favorite === deed.seat ? primaryOf(one) : null;
  },
  'why.names.clear'(deed) {
    const one = named(deed);
    const isPrepared = one?.rest.some(({ groundwork }) => groundwork[0] && groundwork[0].seat !== deed.seat);
    return one && one.favorite === null && isPrepared ? primaryOf(one) : null;
  },
  'why.names.big'(deed) {
    const one = named(deed);
    return one && one.rest.length > 0 && one.rest.every(({ votes }) => votes < one.votes) ? primaryOf(one) : null;
  },
  // Before what says no more than that there are few votes: the hand is why.
  'why.names.weak'(deed) {
    const one = namedByHand(deed, false);
    return one && { ...one, ...(isSmallest(deed) && { least: true as const }) };
  },
  'why.names.small': (deed) => (isSmallest(deed) ? primaryOf(named(deed)!) : null),
  'why.names.strong'(deed) {
    const [one, { own }] = [namedByHand(deed, true), deed.was];
    const most =
      one && own
        ? mostFrom(
            own.hand.map((card) => own.faces[card]!),
            one.states.length,
          )
        : 0;
    return one && most >= much ? { ...one, most } : null;
  },
  'why.names.many'(deed) {
    const one = namedFor(deed, (votes, average) => votes > average);
    const rest = named(deed)?.rest.flatMap(({ states }) => states) ?? [];
    const isSingle = one?.states.length === 1 && rest.every((state) => votesIn(state) < one.votes);
    return one && { ...one, ...(isSingle && { single: true as const }) };
  },
  'why.names.few': (deed) => namedFor(deed, isFew),
  'why.names.last'(deed) {
    const one = named(deed);
    return one?.rest.length === 0 ? primaryOf(one) : null;
  },
  'why.names'(deed) {
    const one = named(deed);
    return one && primaryOf(one);
  },
};
