/** Who won how often, and how well they play: computed from the games that count, each time it is asked. */

import { LRUCache } from 'lru-cache';
import type { GameScore, PastRating, Period, Ranking, Score } from '../model/choices.ts';
import type { Tables } from '../model/tables.ts';
import type { Context } from '../work/work.ts';
import { type Counted, type CountedPlayer, countedOf, type Played } from './counting.ts';
import { inSeason, type Rated, type Ratings, ratingsOf, shownRating } from './ratings.ts';
import { seasonAt } from './seasons.ts';

/** Below so many games, or against fewer people, a rating says little: there is no rank for it. */
export const fewestRanked = 5;
const fewestOpponents = 2;

const nothing = (): Score => ({ won: 0, drawn: 0, lost: 0 });

/** What became of the games of those whom `counts` picks, by game and seat. */
function scoresOf(played: readonly Counted[], counts: (player: CountedPlayer) => boolean): GameScore[] {
  const games = new Map<string, GameScore>();
  for (const { game: command, people } of played) {
    const counted = people.filter(counts);
    if (counted.length === 0) continue;
    const game = games.get(command) ?? { game: command, played: 0, draws: 0, score: nothing(), seats: {} };
    games.set(command, game);
    game.played++;
    if (people.some(({ end }) => end === 'drawn')) game.draws++;
    for (const player of counted) {
      game.score[player.end]++;
      const seat = game.seats[player.seat] ?? nothing();
      game.seats[player.seat] = seat;
      seat[player.end]++;
    }
  }
  return [...games.values()].sort((a, b) => b.played - a.played);
}

/** What a list goes by: what somebody has shown so far, as far as that is known. A newcomer who won everything is not above those who have for long. */
const shownFor = ({ rating, spread }: Pick<Ranking, 'rating' | 'spread'>): number => rating - spread;

/** Everybody who played in that period and has not opted out, the best first; whoever has played too little comes last, without a rank. */
function standingsOf(played: readonly Counted[], { people, meetings }: Ratings, period: Period, season: number): Ranking[] {
  const last = new Map<string, CountedPlayer>();
  const scores = new Map<string, Score>();
  for (const { ended, people: players } of played) {
    for (const player of players) {
      last.set(player.user, player);
      if (period !== 'ever' && seasonAt(ended) !== season) continue;
      const score = scores.get(player.user) ?? nothing();
      scores.set(player.user, score);
      score[player.end]++;
    }
  }
  const all = [...scores]
    .filter(([user]) => !last.get(user)!.unlisted)
    .map(([user, score]) => {
      const games = score.won + score.drawn + score.lost;
      return { person: { id: user, name: last.get(user)!.name }, ...shownRating(inSeason(people.get(user)!, season)), games, score };
    })
    .sort((a, b) => shownFor(b) - shownFor(a) || b.games - a.games || (a.person.id < b.person.id ? -1 : 1));
  const isRanked = ({ person, games }: (typeof all)[number]) => games >= fewestRanked && (meetings.get(person.id)?.size ?? 0) >= fewestOpponents;
  const ranked = all.filter(isRanked);
  const others = all.filter((one) => !isRanked(one));
  return [
    ...ranked.map((one) => ({ ...one, rank: 1 + ranked.findIndex((other) => shownFor(other) === shownFor(one)) })),
    ...others.map((one) => ({ ...one, rank: null })),
  ];
}

/** How the ratings of one of these people went, and what came of all of them. */
async function ratedWith(played: readonly Counted[], user: string | null): Promise<{ ratings: Ratings; history: PastRating[] }> {
  const history: PastRating[] = [];
  const ratings = await ratingsOf(played, ({ ended }, { people }) => {
    const row: Rated | undefined = people.find(([one]) => one === user)?.[1];
    if (row) history.push({ at: ended, ...shownRating(row) });
  });
  return { ratings, history };
}

/** Of so many games that are over, how many answers each seat gave stays in memory: some hundred bytes each. */
const mostKept = 10_000;
/** After so many games whatever else waits has its turn. */
const slice = 50;

/** Opens a reader of the games on a server that count. What was given in a game that is over does not change. */
function openCounted({ store, games }: Pick<Context, 'store' | 'games'>): (guild: string) => Promise<Counted[]> {
  const known = new LRUCache<string, Played['choices']>({ max: mostKept });
  return async (guild) => {
    const played: Played[] = [];
    let read = 0;
    for (const result of await store.results(guild)) {
      let choices = known.get(result.table);
      if (!choices) {
        choices = await store.choices(result.table);
        known.set(result.table, choices);
        if (++read % slice === 0) await new Promise((resume) => setImmediate(resume));
      }
      played.push({ ...result, choices });
    }
    return countedOf(played, games);
  };
}

export function openRecords({ store, games, clock, look }: Context): Pick<Tables, 'scores' | 'leaderboard'> {
  const read = openCounted({ store, games });
  return {
    scores: (guild, user) =>
      look({ what: 'scores', table: null, user }, async () => {
        const played = await read(guild);
        const { ratings, history } = await ratedWith(played, user);
        const season = seasonAt(clock());
        const now = standingsOf(played, ratings, 'season', season);
        const isUser = ({ person }: Ranking) => person.id === user;
        const ever = standingsOf(played, ratings, 'ever', season).find(isUser);
        const standing = now.find(isUser) ?? (ever ? { ...ever, rank: null } : null);
        return {
          games: scoresOf(played, (player) => user === null || player.user === user),
          standing,
          ranked: now.filter(({ rank }) => rank !== null).length,
          history: standing ? history : [],
        };
      }),
    leaderboard: (guild, game, period) =>
      look({ what: 'leaderboard', table: null }, async () => {
        const all = (await read(guild)).filter((one) => game === null || one.game === game);
        const now = seasonAt(clock());
        const season = typeof period === 'number' ? Math.min(period, now) : now;
        // A season that is over stands as it ended: what came later changes nothing of it.
        const played = season === now ? all : all.filter(({ ended }) => seasonAt(ended) <= season);
        const seasons = [...new Set([now, ...all.map(({ ended }) => seasonAt(ended))])].sort((a, b) => b - a);
        return { standings: standingsOf(played, await ratingsOf(played), period, season), season, seasons };
      }),
  };
}
