/** Who won how often, and how well they play: read from rows updated by each finished game, or recomputed from all games if those are incomplete. */

import { allGames, everSeason, everyone } from '../model/store/rating.ts';
import type { Tables } from '../model/tables.ts';
import type { Context } from '../work/work.ts';
import { openAnew } from './anew.ts';
import { isComplete } from './rows.ts';
import { seasonAt } from './seasons.ts';
import type { Source } from './source.ts';
import { standingsOf, unranked } from './standings.ts';

const fromRows = (store: Context['store'], guild: string): Source => ({
  scores: (user) => store.ratingScores(guild, user ?? everyone),
  listed: (game, season) => store.ratingRows(guild, game ?? allGames, season ?? everSeason),
  seasons: async (game) => (await store.ratingList(guild, game ?? allGames))?.seasons ?? [],
  one: (user) => store.ratingRow(guild, allGames, user),
  course: (user) => store.ratingCourse(guild, user),
});

/** Returns the source of a server's results. */
function openSource(context: Pick<Context, 'store' | 'games'>): (guild: string) => Promise<Source> {
  const anew = openAnew(context);
  const { store } = context;
  return async (guild) => (isComplete(await store.ratingHead(guild)) ? fromRows(store, guild) : anew(guild));
}

export function openRecords(
  { clock, look, ...context }: Context,
  open: (guild: string) => Promise<Source> = openSource(context),
): Pick<Tables, 'scores' | 'leaderboard'> {
  return {
    scores: (guild, user) =>
      look({ what: 'scores', table: null, user }, async () => {
        const source = await open(guild);
        const games = (await source.scores(user)).sort((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1));
        const season = seasonAt(clock());
        const now = standingsOf(await source.listed(null, season), season);
        const ever = user === null ? null : await source.one(user);
        const listed = ever && !ever.unlisted ? unranked(ever, season) : null;
        const standing = now.find(({ person }) => person.id === user) ?? listed;
        const ranked = now.filter(({ rank }) => rank !== null).length;
        return { games, standing, ranked, history: user !== null && standing ? await source.course(user) : [] };
      }),
    leaderboard: (guild, game, period) =>
      look({ what: 'leaderboard', table: null }, async () => {
        const source = await open(guild);
        const now = seasonAt(clock());
        const season = typeof period === 'number' ? Math.min(period, now) : now;
        const seasons = [...new Set([now, ...(await source.seasons(game))])].sort((a, b) => b - a);
        return { standings: standingsOf(await source.listed(game, period === 'ever' ? null : season), season), season, seasons };
      }),
  };
}
