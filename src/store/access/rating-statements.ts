/** The statements with which a finished game changes ratings. */

import { allGames } from '../../table/model/store/rating.ts';
import { matching, without } from '../columns/given.ts';
import { and, eq, getTableColumns, ne, sql } from '../drizzle/core.ts';
import { choicesAt, overGames, packedChoices, ratingListOf, sittersOf } from '../statements/results.ts';
import type { Ground } from '../statements/statements.ts';

const given = sql.placeholder;

/** Statements on a server's list of all games, and on the lists themselves. */
export function listStatements(ground: Ground) {
  const { asks, db, writes } = ground;
  const { ratingLists } = ground.schema;
  const { version, games, ended, last, complete } = ratingLists;
  // Updates nothing, but locks the row: another process that rates here waits for this commit, and then reads its result.
  const hold = asks(
    db
      .insert(ratingLists)
      .values({ guild: given('guild'), game: allGames, sides: {}, seasons: [] })
      .onConflictDoUpdate({ target: [ratingLists.guild, ratingLists.game], set: { guild: sql`excluded.guild` } })
      .returning({ version, games, ended, last, complete }),
  );
  const putHead = writes(
    db
      .update(ratingLists)
      .set({ version: given('version'), games: given('games'), ended: given('ended'), last: given('last'), complete: given('complete') })
      .where(matching(ratingLists, 'guild', 'game')),
  );
  const putList = writes(
    db
      .insert(ratingLists)
      .values({ guild: given('guild'), game: given('game'), people: given('people'), sides: given('sides'), seasons: given('seasons') })
      .onConflictDoUpdate({
        target: [ratingLists.guild, ratingLists.game],
        set: { people: sql`excluded.people`, sides: sql`excluded.sides`, seasons: sql`excluded.seasons` },
      }),
  );
  const list = asks(ratingListOf(ground));
  return { hold, list, putHead, putList };
}

/** Statements on games that are over. */
export function gameStatements(ground: Ground) {
  const { asks, db, schema } = ground;
  const { tables } = schema;
  const sitters = asks(sittersOf(ground, eq(tables.id, given('table'))));
  const choices = asks(choicesAt(ground));
  const packed = asks(packedChoices(ground));
  const isOver = and(matching(tables, 'guild'), sql`phase = 'over'`);
  const another = asks(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(isOver, ne(tables.id, given('table'))))
      .limit(1),
  );
  const counted = asks(overGames(ground));
  return { another, choices, counted, packed, sitters };
}

/** Statements on who is on a list, whom they have met, and their scores. */
export function personStatements({ asks, db, puts, schema: { meetings, pastRatings, ratings, scores } }: Ground) {
  const rowOf = asks(
    db
      .select(without(getTableColumns(ratings), 'guild', 'game'))
      .from(ratings)
      .where(matching(ratings, 'guild', 'user', 'game', 'season')),
  );
  const met = asks(
    db
      .select({ user: meetings.user, other: meetings.other, met: meetings.met })
      .from(meetings)
      .where(matching(meetings, 'guild', 'user', 'game', 'other')),
  );
  const opponents = asks(
    db
      .select({ other: meetings.other })
      .from(meetings)
      .where(matching(meetings, 'guild', 'user', 'game')),
  );
  const scoreOf = asks(
    db
      .select({ score: scores.score })
      .from(scores)
      .where(matching(scores, 'guild', 'user', 'game')),
  );
  const putRating = puts(ratings, 'guild', 'user', 'game', 'season');
  const putMeeting = puts(meetings, 'guild', 'user', 'game', 'other');
  const putScore = puts(scores, 'guild', 'user', 'game');
  const putPast = puts(pastRatings, 'guild', 'user', 'n');
  return { met, opponents, putMeeting, putPast, putRating, putScore, rowOf, scoreOf };
}
