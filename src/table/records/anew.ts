/** Results and ratings recomputed from all games of a server: tests compare the rows with them, and they are shown until older games are rated. */

import { LRUCache } from 'lru-cache';
import type { GameScore, PastRating, Score } from '../model/choices.ts';
import type { Played } from '../model/store/rating.ts';
import type { Context } from '../work/work.ts';
import { type Counted, type CountedPlayer, countedOf } from './counting.ts';
import { ratingsOf, shownRating } from './ratings.ts';
import { newScore, nothing, withGame } from './scores.ts';
import { seasonAt } from './seasons.ts';
import type { Source } from './source.ts';
import type { Listed } from './standings.ts';

/** Results of the players picked by `counts`, by game and seat. */
function scoresOf(played: readonly Counted[], counts: (player: CountedPlayer) => boolean): GameScore[] {
  const games = new Map<string, GameScore>();
  for (const one of played) if (one.people.some(counts)) games.set(one.game, withGame(games.get(one.game) ?? newScore(one.game), one, counts));
  return [...games.values()];
}

/** Everyone who played in this season, or ever (null), according to these games. */
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

/** How many finished games' answer counts stay in memory: some hundred bytes each. */
const mostKept = 10_000;
/** After this many games, other work gets a turn. */
const slice = 50;

/** Opens a reader of a server's games that count. The answers of a finished game don't change. */
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

/** Returns a function that recomputes a server's results. */
export function openAnew(context: Pick<Context, 'store' | 'games'>): (guild: string) => Promise<Source> {
  const read = openCounted(context);
  return async (guild) => {
    const played = await read(guild);
    const of = (game: string | null) => played.filter((one) => game === null || one.game === game);
    return {
      scores: async (user) => scoresOf(played, (player) => user === null || player.user === user),
      // A finished season stays as it ended: later games don't change it.
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
