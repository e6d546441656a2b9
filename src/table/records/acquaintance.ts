/**
 * How much a game between two people says: how often they have met, and how far each of them is known from games without the other. Nobody's word about
 * an account that plays nobody else is worth anything, as in any reputation among strangers (Cheng and Friedman, Sybilproof Reputation Mechanisms, 2005).
 */

/** Two people's games, as one of them looks on the other. */
export interface Meeting {
  /** The last season they met in, and how many games of two that season's were worth: a game of six is a fifth of one with each of the five. */
  season: number;
  times: number;
  /** The other was once found connected with most people, through games that this one took no part in. Games are not taken back, so it stays. */
  known: boolean;
}

/** Everybody's meetings, by who looks and on whom. */
export type Meetings = ReadonlyMap<string, ReadonlyMap<string, Meeting>>;

/** So many opponents make somebody's play known, and so many make one's own; on a small server everybody else there. */
const most = { theirs: 8, own: 3 } as const;

/** How many people somebody has met, but for `other`. */
function others(meetings: Meetings, user: string, other: string): number {
  const met = meetings.get(user);
  return met ? met.size - (met.has(other) ? 1 : 0) : 0;
}

/** Whether `other` is connected with more than half of these many people, by games without `user`. */
function isConnected(meetings: Meetings, user: string, other: string, people: number): boolean {
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
 * `people`: how many have been rated so far.
 */
export function meet(meetings: Meetings, [user, other]: readonly [string, string], season: number, players: number, people: number) {
  const before = meetings.get(user)?.get(other);
  const times = before?.season === season ? before.times : 0;
  const known = before?.known === true || isConnected(meetings, user, other, people);
  const there = Math.max(1, people - 2);
  const theirs = Math.min(1, others(meetings, other, user) / Math.min(most.theirs, there));
  const own = Math.min(1, others(meetings, user, other) / Math.min(most.own, there));
  const after: Meeting = { season, times: times + 1 / (players - 1), known };
  return { weight: known ? (own * theirs ** 2) / (1 + times) ** 2 : 0, after };
}
