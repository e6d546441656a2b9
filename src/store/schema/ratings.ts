/** What finished games say about their players: rows that each game updates, and that can be rebuilt from all of them. */

import type { GameScore, Score } from '../../table/model/choices.ts';
import type { Meeting, Rated, RatingList } from '../../table/model/store/rating.ts';
import type { Kit } from '../columns/kit.ts';

export const ratingTables = (kit: Kit) => ({ ...listTables(kit), ...personTables(kit) });

/** Lists, and who is on them. */
function listTables({ flag, index, json, primaryKey, table, text, whole }: Kit) {
  /** A server's lists, one for each game and one for all games; the latter records up to which game the server is rated. */
  const ratingLists = table(
    'rating_lists',
    {
      guild: text().notNull(),
      game: text().notNull(),
      people: whole().notNull().default(0),
      sides: json<RatingList['sides']>('sides').notNull(),
      seasons: json<RatingList['seasons']>('seasons').notNull(),
      version: whole().notNull().default(0),
      games: whole().notNull().default(0),
      ended: whole().notNull().default(0),
      last: text().notNull().default(''),
      complete: flag().notNull().default(false),
    },
    (t) => [primaryKey({ columns: [t.guild, t.game] })],
  );

  /** Who is on a list: a row for each season they played in, and one for all seasons. */
  const ratings = table(
    'ratings',
    {
      guild: text().notNull(),
      user: text().notNull(),
      game: text().notNull(),
      season: whole().notNull(),
      table: text().notNull(),
      name: text().notNull(),
      rated: json<Rated>('rated').notNull(),
      score: json<Score>('score').notNull(),
      opponents: whole().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.guild, t.user, t.game, t.season] }),
      index('ratings_by_list').on(t.guild, t.game, t.season),
      index('ratings_by_user').on(t.user),
    ],
  );

  return { ratingLists, ratings };
}

/** What ratings are based on, and people's results. */
function personTables({ index, json, primaryKey, table, text, whole }: Kit) {
  /** Who has met whom, from either side. */
  const meetings = table(
    'meetings',
    {
      guild: text().notNull(),
      user: text().notNull(),
      game: text().notNull(),
      other: text().notNull(),
      met: json<Meeting>('met').notNull(),
    },
    (t) => [primaryKey({ columns: [t.guild, t.user, t.game, t.other] }), index('meetings_by_other').on(t.other, t.guild)],
  );

  /** The scores of each person, and of everyone together. */
  const scores = table(
    'scores',
    { guild: text().notNull(), user: text().notNull(), game: text().notNull(), score: json<GameScore>('score').notNull() },
    (t) => [primaryKey({ columns: [t.guild, t.user, t.game] })],
  );

  /** A person's rating after each of their games, by the game's number. */
  const pastRatings = table(
    'past_ratings',
    {
      guild: text().notNull(),
      user: text().notNull(),
      n: whole().notNull(),
      at: whole().notNull(),
      rating: whole().notNull(),
      spread: whole().notNull(),
    },
    (t) => [primaryKey({ columns: [t.guild, t.user, t.n] })],
  );

  return { meetings, pastRatings, scores };
}
