/**
 * How much a game between two people says: how often they have met, and how far each of them is known from games without the other. Nobody's word about
 * an account that plays nobody else is worth anything, as in any reputation among strangers (Cheng and Friedman, Sybilproof Reputation Mechanisms, 2005).
 */

import type { Meeting } from '../model/rating.ts';

/** Everybody's meetings, by who looks and on whom. */
export type Meetings = ReadonlyMap<string, ReadonlyMap<string, Meeting>>;

/** What is known of who has met whom. */
export interface Acquainted {
  /** How many people have been rated so far. */
  people: number;
  meeting(user: string, other: string): Meeting | undefined;
  /** How many people somebody has met. */
  opponents(user: string): number;
  /** Whether `other` is connected with more than half of all people, by games without `user`. */
  isConnected(user: string, other: string): boolean;
}

/** So many opponents make somebody's play known, and so many make one's own; on a small server everybody else there. */
const most = { theirs: 8, own: 3 } as const;

/** How many people somebody has met, but for `other`. */
const others = (known: Acquainted, user: string, other: string): number => known.opponents(user) - (known.meeting(user, other) ? 1 : 0);

/** Whether `other` is connected with more than half of these many people, by games without `user`. */
export function isConnected(meetings: Meetings, user: string, other: string, people: number): boolean {
  const seen = new Set([user, other]);
  const reached = [other];
  for (const one of reached) {
    for (const next of meetings.get(one)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached.push(next);
    }
    if (reached.length > 1 && 2 * reached.length > people - 1) return true;
  }
  return false;
}

/**
 * What one more game among `players` people, of `season`, is to say of `user` by the result against `other`: from 0 to 1; and the meeting as it is then.
 */
export function meet(among: Acquainted, [user, other]: readonly [string, string], season: number, players: number) {
  const before = among.meeting(user, other);
  const times = before?.season === season ? before.times : 0;
  const known = before?.known === true || among.isConnected(user, other);
  const there = Math.max(1, among.people - 2);
  const theirs = Math.min(1, others(among, other, user) / Math.min(most.theirs, there));
  const own = Math.min(1, others(among, user, other) / Math.min(most.own, there));
  const after: Meeting = { season, times: times + 1 / (players - 1), known };
  return { weight: known ? (own * theirs ** 2) / (1 + times) ** 2 : 0, after };
}
