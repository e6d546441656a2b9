/**
 * How well people play, from the results of their games: Plackett–Luce as Weng and Lin made it (A Bayesian Approximation Method for Online Ranking,
 * Journal of Machine Learning Research 12, 2011), by openskill. It rates games of two or more alike. We add: the side a person plays, as a teammate;
 * how much a game between these people says at all (`acquaintance.ts`); and seasons. See `docs/decisions/ratings.md`.
 */

import type { rate } from 'openskill';
import type { Meeting, Rated, Rating } from '../model/store/rating.ts';
import { type Acquainted, isConnected, type Meetings, meet } from './acquaintance.ts';
import type { Counted } from './counting.ts';
import { seasonAt } from './seasons.ts';

/** What is known from the games so far. A later game is rated from nothing else. */
export interface Ratings {
  people: ReadonlyMap<string, Rated>;
  /** How much a side of a game helps its player, by `sideKey`. */
  sides: ReadonlyMap<string, Rating>;
  meetings: Meetings;
}

/** The same as the next game reads it, whether all of it is loaded or only what that game needs. */
export interface Known extends Acquainted {
  person(user: string): Rated | undefined;
  side(key: string): Rating | undefined;
}

/** What one game has changed: rows that replace the ones before. */
export interface Changed {
  people: (readonly [user: string, row: Rated])[];
  sides: (readonly [key: string, row: Rating])[];
  meetings: (readonly [user: string, other: string, row: Meeting])[];
}

export const sideKey = (game: string, seat: string): string => `${game} ${seat}`;

/** The prior for a person who hasn't played. */
const unknown: Rating = { mu: 25, sigma: 25 / 3 };
/** The prior for a side: unknown, but less important than the player. */
const unknownSide: Rating = { mu: 0, sigma: 25 / 6 };
/** People change: this much uncertainty is added before each game, and this much before each season. */
const tau = 25 / 300;
const overSeason = 25 / 10;

/** A person's rating in a later season: the same, with less certainty. */
export const inSeason = (rated: Rated, season: number): Rated => ({
  ...rated,
  sigma: Math.min(unknown.sigma, Math.sqrt(rated.sigma ** 2 + Math.max(0, season - rated.season) * overSeason ** 2)),
});

/** Moves from one rating toward another by `part`. */
const partly = (from: Rating, to: Rating, part: number): Rating => ({
  mu: from.mu + part * (to.mu - from.mu),
  sigma: Math.sqrt(from.sigma ** 2 + part * (to.sigma ** 2 - from.sigma ** 2)),
});

export const noRatings = (): Ratings => ({ people: new Map(), sides: new Map(), meetings: new Map() });

/** What the next game reads, from all there is. */
export const knownIn = ({ people, sides, meetings }: Ratings): Known => ({
  get people() {
    return people.size;
  },
  person: (user) => people.get(user),
  side: (key) => sides.get(key),
  meeting: (user, other) => meetings.get(user)?.get(other),
  opponents: (user) => meetings.get(user)?.size ?? 0,
  isConnected: (user, other) => isConnected(meetings, user, other, people.size),
});

/** What one more game changes: for each player, the model's change, weighted by how much it says against their opponents on average. */
export function after(known: Known, { game, ended, people: played }: Counted, model: typeof rate): Changed {
  const season = seasonAt(ended);
  const before = played.map(({ user, seat }) => ({
    user,
    side: sideKey(game, seat),
    own: inSeason(known.person(user) ?? { ...unknown, games: 0, season }, season),
    usual: known.side(sideKey(game, seat)) ?? unknownSide,
  }));
  const rated = model(
    before.map(({ own, usual }) => [own, usual]),
    // Joint winners share a rank, and so do all others: games have no second place.
    { rank: played.map(({ end }) => (end === 'lost' ? 2 : 1)), tau },
  );
  const changed: Changed = { people: [], sides: [], meetings: [] };
  for (const [i, { user, side, own, usual }] of before.entries()) {
    let sum = 0;
    for (const { user: other } of played) {
      if (other === user) continue;
      const met = meet(known, [user, other], season, played.length);
      sum += met.weight;
      changed.meetings.push([user, other, met.after]);
    }
    const part = sum / (played.length - 1);
    changed.people.push([user, { ...partly(own, rated[i]![0]!, part), games: own.games + 1, season }]);
    changed.sides.push([side, partly(usual, rated[i]![1]!, part)]);
  }
  return changed;
}

/** After this many games, other work gets a turn: rating ten thousand takes up to a second. */
const slice = 100;

/** Rates everyone by these games, in their order. Calls `each` with what each game has changed. */
export async function ratingsOf(games: readonly Counted[], each: (game: Counted, changed: Changed) => void = () => {}): Promise<Ratings> {
  // 400 files, which the start of the program need not wait for.
  const { rate: model } = await import('openskill');
  const people = new Map<string, Rated>();
  const sides = new Map<string, Rating>();
  const meetings = new Map<string, Map<string, Meeting>>();
  const ratings: Ratings = { people, sides, meetings };
  const known = knownIn(ratings);
  for (const [n, game] of games.entries()) {
    if (n % slice === slice - 1) await new Promise((resume) => setImmediate(resume));
    const changed = after(known, game, model);
    for (const [user, row] of changed.people) people.set(user, row);
    for (const [side, row] of changed.sides) sides.set(side, row);
    for (const [user, other, row] of changed.meetings) {
      if (!meetings.has(user)) meetings.set(user, new Map());
      meetings.get(user)!.set(other, row);
    }
    each(game, changed);
  }
  return ratings;
}

/** The numbers shown: 1000 is unknown, and `spread` is one standard deviation, which holds two times in three. */
export const shownRating = ({ mu, sigma }: Rating): { rating: number; spread: number } => ({
  rating: Math.round(1000 + 40 * (mu - unknown.mu)),
  spread: Math.round(40 * sigma),
});

/** What is shown of a person who hasn't played yet. */
export const unrated = shownRating(unknown);
