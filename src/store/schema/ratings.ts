/** What games that are over say of those who played them: rows that each of them updates, and that could be made anew from all of them. */

import type { GameScore, Score } from '../../table/model/choices.ts';
import type { Meeting, Rated, RatingList } from '../../table/model/rating.ts';
import type { Kit } from '../columns/kit.ts';

export const ratingTables = (kit: Kit) => ({ ...listTables(kit), ...personTables(kit) });

/** Lists, and who is in them. */
function listTables({ flag, index, json, primaryKey, table, text, whole }: Kit) {
  /** A server's lists, of each game and of all; that of all games says how far they are rated. */
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

  /** Who is in a list: a row for each season they played in, and one for all of them. */
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

/** What ratings go by, and what came of somebody's games. */
function personTables({ index, json, primaryKey, table, text, whole }: Kit) {
  /** Who has met whom, as each of them looks on the other. */
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

  /** What came of somebody's games, and of everyone's. */
  const scores = table(
    'scores',
    { guild: text().notNull(), user: text().notNull(), game: text().notNull(), score: json<GameScore>('score').notNull() },
    (t) => [primaryKey({ columns: [t.guild, t.user, t.game] })],
  );

  /** How somebody was rated after each of their games, by its number. */
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
