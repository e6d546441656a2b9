/** Who won how often, and how well they play: computed from the games that were played to their end, each time it is asked. */

import type { GameScore, Ranking, Score } from '../model/choices.ts';
import type { PlayedRow, ResultRow } from '../model/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Context } from '../work/work.ts';
import { ratingsOf, shownRating } from './ratings.ts';

/** Below so many games a rating says little: there is no rank for it. */
export const fewestRanked = 5;

const nothing = (): Score => ({ won: 0, drawn: 0, lost: 0 });

/** What became of the games of those whom `counts` picks, by game and seat. */
function scoresOf(results: readonly ResultRow[], counts: (player: PlayedRow) => boolean): GameScore[] {
  const games = new Map<string, GameScore>();
  for (const result of results) {
    const counted = result.people.filter(counts);
    if (counted.length === 0) continue;
    const game = games.get(result.game) ?? { game: result.game, played: 0, draws: 0, score: nothing(), seats: {} };
    games.set(result.game, game);
    game.played++;
    if (result.people.some(({ end }) => end === 'drawn')) game.draws++;
    for (const player of counted) {
      game.score[player.end]++;
      const seat = game.seats[player.seat] ?? nothing();
      game.seats[player.seat] = seat;
      seat[player.end]++;
    }
  }
  return [...games.values()].sort((a, b) => b.played - a.played);
}

/** Everybody who has not opted out, the best first; whoever has played too few games comes last, without a rank. */
async function standingsOf(results: readonly ResultRow[]): Promise<Ranking[]> {
  const { people } = await ratingsOf(results);
  const last = new Map<string, PlayedRow>();
  const scores = new Map<string, Score>();
  for (const result of results) {
    for (const player of result.people) {
      last.set(player.user, player);
      const score = scores.get(player.user) ?? nothing();
      scores.set(player.user, score);
      score[player.end]++;
    }
  }
  const all = [...last.values()]
    .filter(({ user, unlisted }) => !unlisted && people.has(user))
    .map(({ user, name }) => {
      const rated = people.get(user)!;
      return { person: { id: user, name }, rating: shownRating(rated), games: rated.games, score: scores.get(user)! };
    })
    .sort((a, b) => b.rating - a.rating || b.games - a.games || (a.person.id < b.person.id ? -1 : 1));
  const ranked = all.filter(({ games }) => games >= fewestRanked);
  const others = all.filter(({ games }) => games < fewestRanked);
  return [
    ...ranked.map((one) => ({ ...one, rank: 1 + ranked.findIndex(({ rating }) => rating === one.rating) })),
    ...others.map((one) => ({ ...one, rank: null })),
  ];
}

export function openRecords({ store, look }: Context): Pick<Tables, 'scores' | 'leaderboard'> {
  return {
    scores: (guild, user) =>
      look({ what: 'scores', table: null, user }, async () => {
        const results = await store.results(guild);
        const games = scoresOf(results, (player) => user === null || player.user === user);
        const standings = await standingsOf(results);
        return {
          games,
          standing: standings.find(({ person }) => person.id === user) ?? null,
          ranked: standings.filter(({ rank }) => rank !== null).length,
        };
      }),
    leaderboard: (guild, game) =>
      look({ what: 'leaderboard', table: null }, async () =>
        standingsOf((await store.results(guild)).filter((result) => game === null || result.game === game)),
      ),
  };
}
