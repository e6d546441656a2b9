/**
 * How a finished game changes ratings: holding the row of its server's list of all games, which each process that rates there locks until its commit.
 */
import type { GameScore } from '../../table/model/choices.ts';
import {
  allGames,
  everSeason,
  everyone,
  type KnownRatings,
  type Meeting,
  type Played,
  pairKey,
  type Rater,
  type RatingHead,
  type RatingRow,
  ratingKey,
} from '../../table/model/store/rating.ts';
import { matching } from '../columns/given.ts';
import { and, eq, sql } from '../drizzle/core.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';
import { resultsFrom } from '../statements/results.ts';
import { type Asking, type Ground, type Made, row, rows, steps } from '../statements/statements.ts';
import { gameStatements, listStatements, personStatements } from './rating-statements.ts';

const given = sql.placeholder;
/** How many people's opponents one query batch reads. */
const atOnce = 50;
const noList = { people: 0, sides: {}, seasons: [] };

/** A game that is over, and whether a computer's hint keeps it from counting. */
interface Over {
  guild: string;
  advised: boolean;
  played: Played;
}

/** Reads what is already known of a game's players. */
function openKnown({ list }: ReturnType<typeof listStatements>, { met, opponents, rowOf }: ReturnType<typeof personStatements>) {
  /** Whether games without `user` connect `other` with more than half of this many people (`table/records/acquaintance.ts`). */
  function* isConnected(guild: string, game: string, [user, other]: readonly [string, string], people: number): Asking<boolean> {
    const seen = new Set([user, other]);
    const next = [other];
    for (let reached = 1; next.length > 0; ) {
      for (const found of (yield next.splice(0, atOnce).map((one) => opponents({ guild, game, user: one }))) as { other: string }[][]) {
        for (const { other: one } of found) {
          if (seen.has(one)) continue;
          seen.add(one);
          next.push(one);
          reached++;
        }
      }
      if (reached > 1 && 2 * reached > people - 1) return true;
    }
    return false;
  }

  function* known(guild: string, game: string, users: readonly string[], season: number): Asking<KnownRatings> {
    const pairs = users.flatMap((user) => users.filter((other) => other !== user).map((other) => [user, other] as const));
    const there = (yield* row(list({ guild, game }))) ?? noList;
    const found = (yield users.flatMap((user) => [everSeason, season].map((season) => rowOf({ guild, game, user, season })))) as RatingRow[][];
    const before = (yield pairs.map(([user, other]) => met({ guild, game, user, other }))) as { user: string; other: string; met: Meeting }[][];
    const meetingsOf = new Map(before.flat().map((one) => [pairKey(one.user, one.other), one.met]));
    const connected = new Set<string>();
    for (const [user, other] of pairs) {
      const key = pairKey(user, other);
      if (!meetingsOf.get(key)?.known && (yield* isConnected(guild, game, [user, other], there.people))) connected.add(key);
    }
    return { list: there, rows: new Map(found.flat().map((one) => [ratingKey(one.user, one.season), one])), meetings: meetingsOf, connected };
  }
  return known;
}

/** Returns a function that rates one game. */
function openTake(ground: Ground, lists: ReturnType<typeof listStatements>) {
  const { putHead, putList } = lists;
  const persons = personStatements(ground);
  const { putMeeting, putPast, putRating, putScore, scoreOf } = persons;
  const known = openKnown(lists, persons);
  /** Rates one game and notes it as the last one. */
  function* take({ guild, advised, played }: Over, before: RatingHead, isAll: boolean, rater: Rater): Asking<void> {
    const users = advised ? [] : rater.users(played);
    if (users.length > 0) {
      for (const game of [allGames, played.game]) {
        const changed = rater.after(played, yield* known(guild, game, users, rater.seasonOf(played)));
        const { people, sides, seasons } = changed.list;
        yield [
          putList({ guild, game, people, sides, seasons }),
          ...changed.rows.map((one) => putRating({ guild, game, ...one })),
          ...changed.meetings.map(([user, other, one]) => putMeeting({ guild, game, user, other, met: one })),
        ];
        if (game !== allGames) continue;
        for (const { user, season, rated } of changed.rows)
          if (season === everSeason) yield [putPast({ guild, user, n: rated.games, ...rater.shown(played, rated) })];
      }
      for (const user of [everyone, ...users]) {
        const now = (yield* row(scoreOf({ guild, user, game: played.game })))?.score ?? (null as GameScore | null);
        yield [putScore({ guild, user, game: played.game, score: rater.scored(played, user, now) })];
      }
    }
    const head = { version: rater.version, games: before.games + 1, ended: played.ended, last: played.table, complete: isAll };
    yield [putHead({ guild, game: allGames, ...head })];
  }
  return take;
}

export function ratingChanges(ground: Ground) {
  const { db, schema, writes } = ground;
  const { meetings, pastRatings, ratingLists, ratings, scores } = schema;
  const lists = listStatements(ground);
  const { hold, putHead } = lists;
  const { another, choices, counted, packed, sitters } = gameStatements(ground);
  const take = openTake(ground, lists);

  function* over(table: string): Asking<Over | null> {
    const found = yield* rows(sitters({ table }));
    const [first] = found;
    if (!first || first.guild === null) return null;
    // Old answers may be packed (`statements/archive.ts`).
    const kept = yield* row(packed({ table }));
    const gave = kept?.choices ?? Object.fromEntries((yield* rows(choices({ table }))).map(({ seat, n }) => [seat, n]));
    return { guild: first.guild, advised: first.advised, played: { ...resultsFrom(found, new Set())[0]!, choices: gave } };
  }

  const dropping = [meetings, scores, pastRatings, ratingLists, ratings].map((table) => writes(db.delete(table).where(matching(table, 'guild'))));
  const drop = (guild: string) => steps(...dropping.map((one) => one({ guild })));
  const renaming = renames(ground);
  const naming = writes(
    db
      .update(ratings)
      .set({ name: given('name') })
      .where(matching(ratings, 'user', 'table')),
  );
  return {
    *rate(table, rater) {
      const game = yield* over(table);
      if (!game) return;
      const { guild, played } = game;
      const head = (yield* row(hold({ guild })))!;
      if (!head.complete) {
        // A server's first game has nothing before it to catch up on.
        if (head.games > 0 || (yield* row(another({ guild, table })))) return;
      } else if (head.version !== rater.version || head.ended > played.ended || (head.ended === played.ended && head.last > played.table)) {
        yield* drop(guild);
        return;
      }
      yield* take(game, head, true, rater);
    },
    *rateNext(guild, last, after, isAll, rater) {
      let head = (yield* row(hold({ guild })))!;
      if (head.complete || head.last !== last) return;
      for (const table of after) {
        const game = yield* over(table);
        if (!game || game.guild !== guild) return;
        yield* take(game, head, false, rater);
        head = { ...head, version: rater.version, games: head.games + 1, ended: game.played.ended, last: table };
      }
      if (!isAll) return;
      const { n } = (yield* row(counted({ guild })))!;
      if (Number(n) === head.games) yield [putHead({ guild, game: allGames, ...head, complete: true })];
    },
    nameRated: (table, user, name) => steps(naming({ table, user, name })),
    renameRated: (user, to) => steps(...renaming.map((one) => one({ user, to }))),
    dropRatings: drop,
  } satisfies Partial<Made>;
}

/** Replaces a person's id with another. If a server knows both ids, its ratings are made again from scratch. */
function renames({ db, schema: { meetings, pastRatings, ratingLists, ratings, scores }, writes }: Ground) {
  const both = sql`guild in (select guild from ratings where "user" = ${given('user')} and guild in (select guild from ratings where "user" = ${given('to')}))`;
  const theirs = sql`guild in (select guild from ratings where "user" = ${given('user')})`;
  const is = (column: AnyColumn) => and(theirs, eq(column, given('user')));
  return [
    writes(
      db
        .update(ratingLists)
        .set({ game: sql`game` })
        .where(and(theirs, eq(ratingLists.game, sql`''`))),
    ),
    ...[meetings, scores, pastRatings, ratingLists, ratings].map((table) => writes(db.delete(table).where(both))),
    ...[meetings, scores, pastRatings].map((table) =>
      writes(
        db
          .update(table)
          .set({ user: given('to') })
          .where(is(table.user)),
      ),
    ),
    writes(
      db
        .update(meetings)
        .set({ other: given('to') })
        .where(is(meetings.other)),
    ),
    writes(
      db
        .update(ratings)
        .set({ user: given('to'), name: '' })
        .where(eq(ratings.user, given('user'))),
    ),
  ];
}
