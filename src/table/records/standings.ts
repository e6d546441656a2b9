/** A list of those who played, the best first. */

import type { Ranking, Score } from '../model/choices.ts';
import type { Rated } from '../model/rating.ts';
import { inSeason, shownRating } from './ratings.ts';

/** Below so many games, or against fewer people, a rating says little: there is no rank for it. */
export const fewestRanked = 5;
const fewestOpponents = 2;

/** Somebody who played in the period that a list is of. */
export interface Listed {
  user: string;
  name: string;
  rated: Rated;
  score: Score;
  /** How many people they had met by then. */
  opponents: number;
  unlisted: boolean;
}

/** What a list goes by: what somebody has shown so far, as far as that is known. A newcomer who won everything is not above those who have for long. */
const shownFor = ({ rating, spread }: Pick<Ranking, 'rating' | 'spread'>): number => rating - spread;

export function unranked({ user, name, rated, score }: Listed, season: number): Ranking {
  const games = score.won + score.drawn + score.lost;
  return { person: { id: user, name }, ...shownRating(inSeason(rated, season)), games, score, rank: null };
}

/** Everybody but those who have opted out, the best first; whoever has played too little comes last, without a rank. */
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
