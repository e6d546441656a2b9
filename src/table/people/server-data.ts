/** Everything stored about a server, for its moderators: no hidden cards, and about people only what the server's own lists show. */

import type { Tables } from '../model/tables.ts';
import type { Context } from '../work/work.ts';

const about =
  'Everything this bot keeps of a server: its settings, its games with what came of them, and its ratings. People stand in it by the names they went by; those who have opted out of records have none. Times are in UTC.';
const all = Number.MAX_SAFE_INTEGER;
const time = (at: number): string => new Date(at).toISOString();

export function openServerData({ store, look, clock }: Context, { leaderboard }: Pick<Tables, 'leaderboard'>): Pick<Tables, 'serverData'> {
  /** People who have opted out are not named. */
  const nameOf = async (user: string, name: string) => ((await store.settings(user))?.unlisted ? null : name);

  const tableOf = async (id: string): Promise<object[]> => {
    const sitting = await store.sitting(id);
    if (!sitting) return [];
    const { row, people } = sitting;
    const players: object[] = [];
    for (const { user, name, seat, status, computer } of people) players.push({ name: await nameOf(user, name), seat, status, computer });
    return [
      {
        table: row.id,
        game: row.game,
        phase: row.phase,
        channel: row.channel,
        language: row.lang,
        options: row.options,
        clock: row.clock,
        opened: time(row.created),
        changed: time(row.updated),
        answers: row.answers,
        players,
        winners: row.outcome?.winners ?? null,
      },
    ];
  };
  return {
    serverData: (guild) =>
      look({ what: 'server data', table: null }, async () => {
        const games: object[] = [];
        for (const id of await store.everOn(guild, clock() + 1, all)) games.push(...(await tableOf(id)));
        const { standings } = await leaderboard(guild, null, 'ever');
        return JSON.stringify({
          about,
          made: time(clock()),
          server: guild,
          settings: await store.server(guild),
          games,
          ratings: standings.map(({ person, rating, spread, games: played, score, rank }) => ({
            ...{ name: person.name, rating, spread, games: played, score, rank },
          })),
        });
      }),
  };
}
