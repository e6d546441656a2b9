/**
 * How much a game between two people says: how often they have met, and how far each of them is known from games without the other. An account that
 * plays nobody else proves nothing, as in any reputation system among strangers (Cheng and Friedman, Sybilproof Reputation Mechanisms, 2005).
 */

import type { Meeting } from '../model/store/rating.ts';

/** All meetings, by the person who looks and the one they look at. */
export type Meetings = ReadonlyMap<string, ReadonlyMap<string, Meeting>>;

/** What is known of who has met whom. */
export interface Acquainted {
  /** How many people have been rated so far. */
  people: number;
  meeting(user: string, other: string): Meeting | undefined;
  /** How many people a person has met. */
  opponents(user: string): number;
  /** Whether `other` is connected with more than half of all people, through games without `user`. */
  isConnected(user: string, other: string): boolean;
}

/** How many opponents make the other player's results reliable, and how many the player's own; on a small server, everyone else there. */
const most = { theirs: 8, own: 3 } as const;

/** How many people a person has met, not counting `other`. */
const others = (known: Acquainted, user: string, other: string): number => known.opponents(user) - (known.meeting(user, other) ? 1 : 0);

/** Whether `other` is connected with more than half of this many people, through games without `user`. */
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
 * The weight, from 0 to 1, of one more game among `players` people in `season` for `user`, by the result against `other`; and the meeting after it.
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
