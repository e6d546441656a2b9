/** Results and ratings made anew from all games of a server: what the rows are held against, and what is shown while older games are made up for. */

import { LRUCache } from 'lru-cache';
import type { GameScore, PastRating, Score } from '../model/choices.ts';
import type { Played } from '../model/rating.ts';
import type { Context } from '../work/work.ts';
import { type Counted, type CountedPlayer, countedOf } from './counting.ts';
import { ratingsOf, shownRating } from './ratings.ts';
import { newScore, nothing, withGame } from './scores.ts';
import { seasonAt } from './seasons.ts';
import type { Source } from './source.ts';
import type { Listed } from './standings.ts';

/** What became of the games of those whom `counts` picks, by game and seat. */
function scoresOf(played: readonly Counted[], counts: (player: CountedPlayer) => boolean): GameScore[] {
  const games = new Map<string, GameScore>();
  for (const one of played) if (one.people.some(counts)) games.set(one.game, withGame(games.get(one.game) ?? newScore(one.game), one, counts));
  return [...games.values()];
}

/** Everybody who played in this season, or ever (null), by these games. */
async function listed(played: readonly Counted[], of: number | null): Promise<Listed[]> {
  const { people, meetings } = await ratingsOf(played);
  const last = new Map<string, CountedPlayer>();
  const scores = new Map<string, Score>();
  for (const { ended, people: players } of played) {
    for (const player of players) {
      last.set(player.user, player);
      if (of !== null && seasonAt(ended) !== of) continue;
      const score = scores.get(player.user) ?? nothing();
      scores.set(player.user, score);
      score[player.end]++;
    }
  }
  return [...scores].map(([user, score]) => {
    const { name, unlisted } = last.get(user)!;
    return { user, name, rated: people.get(user)!, score, opponents: meetings.get(user)?.size ?? 0, unlisted };
  });
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

/** Gives what makes a server's results anew. */
export function openAnew(context: Pick<Context, 'store' | 'games'>): (guild: string) => Promise<Source> {
  const read = openCounted(context);
  return async (guild) => {
    const played = await read(guild);
    const of = (game: string | null) => played.filter((one) => game === null || one.game === game);
    return {
      scores: async (user) => scoresOf(played, (player) => user === null || player.user === user),
      // A season that is over stands as it ended: what came later changes nothing of it.
      listed: (game, season) =>
        listed(
          of(game).filter(({ ended }) => season === null || seasonAt(ended) <= season),
          season,
        ),
      seasons: async (game) => [...new Set(of(game).map(({ ended }) => seasonAt(ended)))],
      one: async (user) => (await listed(played, null)).find((one) => one.user === user) ?? null,
      async course(user) {
        const course: PastRating[] = [];
        await ratingsOf(played, ({ ended }, { people }) => {
          for (const [one, row] of people) if (one === user) course.push({ at: ended, ...shownRating(row) });
        });
        return course;
      },
    };
  };
}
