/** A list of players, best first. */

import type { Ranking, Score } from '../model/choices.ts';
import type { Rated } from '../model/store/rating.ts';
import { inSeason, shownRating } from './ratings.ts';

/** With fewer games, or fewer opponents, a rating says little, so there is no rank. */
export const fewestRanked = 5;
const fewestOpponents = 2;

/** A person who played in the period of a list. */
export interface Listed {
  user: string;
  name: string;
  rated: Rated;
  score: Score;
  /** How many people they had met by then. */
  opponents: number;
  unlisted: boolean;
}

/** The sort key of a list: the rating less its uncertainty, so that a newcomer who won everything isn't above proven players. */
const shownFor = ({ rating, spread }: Pick<Ranking, 'rating' | 'spread'>): number => rating - spread;

export function unranked({ user, name, rated, score }: Listed, season: number): Ranking {
  const games = score.won + score.drawn + score.lost;
  return { person: { id: user, name }, ...shownRating(inSeason(rated, season)), games, score, rank: null };
}

/** Everyone who hasn't opted out, best first; those who have played too little come last, without a rank. */
export function standingsOf(listed: readonly Listed[], season: number): Ranking[] {
  const all = listed
    .filter(({ unlisted }) => !unlisted)
    .map((one) => ({ opponents: one.opponents, ...unranked(one, season) }))
    .sort((a, b) => shownFor(b) - shownFor(a) || b.games - a.games || (a.person.id < b.person.id ? -1 : 1));
  const isRanked = ({ games, opponents }: (typeof all)[number]) => games >= fewestRanked && opponents >= fewestOpponents;
  const [ranked, others] = [all.filter(isRanked), all.filter((one) => !isRanked(one))];
  let rank = 0;
  return [
    ...ranked.map(({ opponents: _, ...one }, i) => {
      if (i === 0 || shownFor(one) !== shownFor(ranked[i - 1]!)) rank = i + 1;
      return { ...one, rank };
    }),
    ...others.map(({ opponents: _, ...one }) => one),
  ];
}
