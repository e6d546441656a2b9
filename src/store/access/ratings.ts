/** What servers' rating lists show, and which of their games are over. */

import { isFormerId } from '../../table/model/ids.ts';
import { allGames, everSeason, type ListedRow } from '../../table/model/store/rating.ts';
import { matching, without } from '../columns/given.ts';
import { and, asc, eq, getTableColumns, type SQL, sql } from '../drizzle/core.ts';
import { isUnlisted } from '../schema/choices.ts';
import { endOf, overGames, ratingListOf } from '../statements/results.ts';
import { type Asked, type Asking, type Ground, row, rows } from '../statements/statements.ts';

/** Up to which game a server is rated. */
const headOf = ({ db, schema: { ratingLists } }: Ground) => {
  const { version, games, ended, last, complete } = ratingLists;
  return db
    .select({ version, games, ended, last, complete })
    .from(ratingLists)
    .where(matching(ratingLists, 'guild', 'game'));
};

/** All games that are over on a server, in the order in which they ended. */
function endedGames({ db, schema }: Ground) {
  const { answers, books, tables } = schema;
  const ended = endOf(schema);
  return db
    .select({ id: tables.id, ended })
    .from(tables)
    .leftJoin(books, eq(books.table, tables.id))
    .leftJoin(answers, and(eq(answers.book, books.no), eq(answers.n, tables.answers)))
    .where(and(matching(tables, 'guild'), sql`phase = 'over'`))
    .orderBy(ended, asc(tables.id));
}

export function ratingReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { pastRatings, ratings, scores, settings } = schema;
  const head = asks(headOf(ground));
  const endedOn = asks(endedGames(ground));
  const overOn = asks(overGames(ground));
  const listOf = asks(ratingListOf(ground));
  const listed = (which: SQL | undefined) =>
    asks(
      db
        .select(without(getTableColumns(ratings), 'guild', 'game'))
        .from(ratings)
        .where(which),
    );
  const ofList = listed(matching(ratings, 'guild', 'game', 'season'));
  const ofUser = listed(matching(ratings, 'guild', 'user', 'game', 'season'));
  const unlisted = asks(db.select({ user: settings.user }).from(settings).where(isUnlisted));
  const scoresOf = asks(
    db
      .select({ score: scores.score })
      .from(scores)
      .where(matching(scores, 'guild', 'user')),
  );
  const courseOf = asks(
    db
      .select({ at: pastRatings.at, rating: pastRatings.rating, spread: pastRatings.spread })
      .from(pastRatings)
      .where(matching(pastRatings, 'guild', 'user'))
      .orderBy(asc(pastRatings.n)),
  );
  function* shown(question: ReturnType<typeof ofList>): Asking<ListedRow[]> {
    const hidden = new Set((yield* rows(unlisted({}))).map(({ user }) => user));
    return (yield* rows(question)).map((one) => ({ ...one, unlisted: hidden.has(one.user) || isFormerId(one.user) }));
  }
  return {
    ratingHead: (guild) => row(head({ guild, game: allGames })),
    ratingList: (guild, game) => row(listOf({ guild, game })),
    ratingRows: (guild, game, season) => shown(ofList({ guild, game, season })),
    *ratingRow(guild, game, user) {
      return (yield* shown(ofUser({ guild, game, user, season: everSeason })))[0] ?? null;
    },
    *ratingScores(guild, user) {
      return (yield* rows(scoresOf({ guild, user }))).map(({ score }) => score);
    },
    ratingCourse: (guild, user) => rows(courseOf({ guild, user })),
    *overOn(guild) {
      return Number((yield* row(overOn({ guild })))!.n);
    },
    endedOn: (guild) => rows(endedOn({ guild })),
  } satisfies Partial<Asked>;
}
