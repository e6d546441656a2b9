/**
 * How well people play, from what became of their games: Plackett–Luce as Weng and Lin made it (A Bayesian Approximation Method for Online Ranking,
 * Journal of Machine Learning Research 12, 2011), by openskill. It rates games of two and of many alike. Added are the side somebody plays, a team-mate
 * of theirs; what a game between these people says at all (`acquaintance.ts`); and seasons. See `docs/decisions/ratings.md`.
 */

import type { rate } from 'openskill';
import type { Meeting, Rated, Rating } from '../model/rating.ts';
import { type Acquainted, isConnected, type Meetings, meet } from './acquaintance.ts';
import type { Counted } from './counting.ts';
import { seasonAt } from './seasons.ts';

/** What the games so far have told. A later game is rated from it, and nothing else. */
export interface Ratings {
  people: ReadonlyMap<string, Rated>;
  /** What a side of a game gives whoever plays it, by `sideKey`. */
  sides: ReadonlyMap<string, Rating>;
  meetings: Meetings;
}

/** The same as the next game asks for it, whether all of it is at hand or what that game needs. */
export interface Known extends Acquainted {
  person(user: string): Rated | undefined;
  side(key: string): Rating | undefined;
}

/** What one game has changed: a row each, in place of the one before. */
export interface Changed {
  people: (readonly [user: string, row: Rated])[];
  sides: (readonly [key: string, row: Rating])[];
  meetings: (readonly [user: string, other: string, row: Meeting])[];
}

export const sideKey = (game: string, seat: string): string => `${game} ${seat}`;

/** Nothing is known of anybody before they play. */
const unknown: Rating = { mu: 25, sigma: 25 / 3 };
/** Nothing is known of a side before it was played, but that it is worth less than who plays it. */
const unknownSide: Rating = { mu: 0, sigma: 25 / 6 };
/** People change: so much is forgotten before each game, and so much before each season. */
const tau = 25 / 300;
const overSeason = 25 / 10;

/** What is known of somebody in a later season: the same, with less certainty. */
export const inSeason = (rated: Rated, season: number): Rated => ({
  ...rated,
  sigma: Math.min(unknown.sigma, Math.sqrt(rated.sigma ** 2 + Math.max(0, season - rated.season) * overSeason ** 2)),
});

/** Part of the way from one rating to another. */
const partly = (from: Rating, to: Rating, part: number): Rating => ({
  mu: from.mu + part * (to.mu - from.mu),
  sigma: Math.sqrt(from.sigma ** 2 + part * (to.sigma ** 2 - from.sigma ** 2)),
});

export const noRatings = (): Ratings => ({ people: new Map(), sides: new Map(), meetings: new Map() });

/** What the next game asks for, of all there is. */
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

/** What one more game changes: of what the model would have it change for somebody, as much as it says against their opponents on average. */
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
    // Who wins together ranks alike, and so do all others: games tell no second place.
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

/** After so many games whatever else waits has its turn: rating ten thousand takes up to a second. */
const slice = 100;

/** Rates everybody by these games, in their order. `each` hears what every one of them has changed. */
export async function ratingsOf(games: readonly Counted[], each: (game: Counted, changed: Changed) => void = () => {}): Promise<Ratings> {
  // It is 400 files, which a start need not wait for.
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

/** The numbers that are shown: 1000 for whoever nothing is known of, and how far it may be off: two times in three it is not. */
export const shownRating = ({ mu, sigma }: Rating): { rating: number; spread: number } => ({
  rating: Math.round(1000 + 40 * (mu - unknown.mu)),
  spread: Math.round(40 * sigma),
});

/** What is shown of whoever has played nothing yet. */
export const unrated = shownRating(unknown);
