/**
 * How well people play, from what became of their games: Plackett–Luce as Weng and Lin made it (A Bayesian Approximation Method for Online Ranking,
 * Journal of Machine Learning Research 12, 2011), by openskill. It rates games of two and of many alike. Two things are added: the side somebody plays
 * is a team-mate of theirs, and the same two people's next game counts for less than their first. See `docs/decisions/ratings.md`.
 */

import type { Rating } from 'openskill';
import type { PlayedRow, ResultRow } from '../model/store.ts';

/** What is known of somebody: how well they play (`mu`), and how little that is known (`sigma`). */
interface Rated extends Rating {
  /** How many games it comes from. */
  games: number;
}

export interface Ratings {
  people: ReadonlyMap<string, Rated>;
  /** What a side of a game gives whoever plays it, by `sideKey`. */
  sides: ReadonlyMap<string, Rating>;
}

export const sideKey = (game: string, seat: string): string => `${game} ${seat}`;

/** Nothing is known of a side before it was played, but that it is worth less than who plays it. */
const unknownSide: Rating = { mu: 0, sigma: 25 / 12 };
/** People change: so much is forgotten before each game. */
const tau = 25 / 300;

/** Part of the way from one rating to another. */
const partly = (from: Rating, to: Rating, part: number): Rating => ({
  mu: from.mu + part * (to.mu - from.mu),
  sigma: Math.sqrt(from.sigma ** 2 + part * (to.sigma ** 2 - from.sigma ** 2)),
});

/** After so many games whatever else waits has its turn: rating ten thousand takes up to a second. */
const slice = 100;

/** Rates everybody by these games, in their order. */
export async function ratingsOf(results: readonly ResultRow[]): Promise<Ratings> {
  // It is 400 files, which a start need not wait for.
  const { rate, rating } = await import('openskill');
  const people = new Map<string, Rated>();
  const sides = new Map<string, Rating>();
  const met = new Map<string, number>();
  for (const [n, { game, people: played }] of results.entries()) {
    if (n % slice === slice - 1) await new Promise((resume) => setImmediate(resume));
    if (played.length < 2) continue;
    const before = played.map(({ user, seat }) => ({
      user,
      side: sideKey(game, seat),
      own: people.get(user) ?? { ...rating(), games: 0 },
      sides: sides.get(sideKey(game, seat)) ?? unknownSide,
    }));
    const after = rate(
      before.map(({ own, sides: side }) => [own, side]),
      // Who wins together ranks alike, and so do all others: games tell no second place.
      { rank: played.map(({ end }) => (end === 'lost' ? 2 : 1)), tau },
    );
    const weights = played.map(({ user }) => weightOf(user, played, met));
    for (const [i, { user, side, own, sides: usual }] of before.entries()) {
      people.set(user, { ...partly(own, after[i]![0]!, weights[i]!), games: own.games + 1 });
      sides.set(side, partly(usual, after[i]![1]!, weights[i]!));
    }
  }
  return { people, sides };
}

/** What a game counts for somebody: the k-th with the same opponent one divided by the root of k, on average over the opponents. */
function weightOf(user: string, played: readonly PlayedRow[], met: Map<string, number>): number {
  const others = played.filter((one) => one.user !== user);
  const weights = others.map((other) => {
    const key = `${user} ${other.user}`;
    const times = (met.get(key) ?? 0) + 1;
    met.set(key, times);
    return 1 / Math.sqrt(times);
  });
  return weights.reduce((sum, one) => sum + one, 0) / weights.length;
}

/** The number that is shown: 1000 for whoever nothing is known of, and certain to 99.8 %: it rises with wins and with games. */
export const shownRating = (of: Rating): number => Math.round(1000 + 40 * (of.mu - 3 * of.sigma));
