/** The results of games that are over, for records and ratings. */
import { isFormerId } from '../../table/model/ids.ts';
import type { PlayedRow, ResultRow } from '../../table/model/store/store.ts';
import { matching } from '../columns/given.ts';
import { and, asc, count, eq, exists, inArray, isNotNull, type SQL, sql } from '../drizzle/core.ts';
import type { Ground } from './statements.ts';

/** When a game ended. Its row may change afterwards, when it is shown again; its last answer doesn't. */
export const endOf = ({ answers, tables }: Ground['schema']) => sql<number>`coalesce(${answers.at}, ${tables.created})`.mapWith(Number);

/** Everyone who sat at these games, in the order in which the games ended. */
export function sittersOf({ db, schema }: Ground, which: SQL | undefined) {
  const { answers, books, people, tables } = schema;
  const ended = endOf(schema);
  return db
    .select({
      table: tables.id,
      guild: tables.guild,
      game: tables.game,
      ended,
      advised: tables.advised,
      outcome: tables.outcome,
      former: tables.former,
      user: people.user,
      name: people.name,
      seat: people.seat,
      computer: people.computer,
      // Looked up only where it matters, because it may require reading many answers.
      gaveUp: sql<boolean>`${tables.outcome} like '%"winners":[]%' and ${exists(
        db
          .select({ n: answers.n })
          .from(answers)
          .where(and(eq(answers.book, books.no), eq(answers.kind, 'resign'), eq(answers.seat, people.seat), eq(answers.undone, false))),
      )}`.mapWith(Boolean),
    })
    .from(tables)
    .innerJoin(people, and(eq(people.table, tables.id), isNotNull(people.seat)))
    .leftJoin(books, eq(books.table, tables.id))
    .leftJoin(answers, and(eq(answers.book, books.no), eq(answers.n, tables.answers)))
    .where(and(which, sql`phase = 'over'`))
    .orderBy(ended, asc(tables.id), asc(people.place));
}

/** How many games are over on a server. */
export const overGames = ({ db, schema: { tables } }: Ground) =>
  db
    .select({ n: count() })
    .from(tables)
    .where(and(matching(tables, 'guild'), sql`phase = 'over'`));

type Sitter = ReturnType<typeof sittersOf>['_']['result'][number];

/** How many answers each seat of a table gave, without those taken back. */
export const choicesAt = ({ db, schema: { answers, books } }: Ground) =>
  db
    .select({ seat: answers.seat, n: count() })
    .from(answers)
    .innerJoin(books, eq(answers.book, books.no))
    .where(and(matching(books, 'table'), inArray(answers.kind, ['answer', 'ahead']), eq(answers.undone, false)))
    .groupBy(answers.seat);

/** The same, for a packed game. */
export const packedChoices = ({ db, schema: { archives } }: Pick<Ground, 'db' | 'schema'>) =>
  db.select({ choices: archives.choices }).from(archives).where(matching(archives, 'table'));

/** A server's rating list. */
export const ratingListOf = ({ db, schema: { ratingLists } }: Pick<Ground, 'db' | 'schema'>) =>
  db
    .select({ people: ratingLists.people, sides: ratingLists.sides, seasons: ratingLists.seasons })
    .from(ratingLists)
    .where(matching(ratingLists, 'guild', 'game'));

/** The games of these sitters, whose rows are grouped by game. `hidden`: who has opted out of the records. */
export function resultsFrom(sitters: readonly Sitter[], hidden: ReadonlySet<string>): ResultRow[] {
  const games: ResultRow[] = [];
  const isHidden = (user: string) => hidden.has(user) || isFormerId(user);
  for (const { table, game, ended, outcome, former, user, name, seat, gaveUp, computer } of sitters) {
    const winners = outcome?.winners ?? [];
    if (games.at(-1)?.table !== table) games.push({ table, game, ended, people: [] });
    const end: PlayedRow['end'] = winners.includes(seat!) ? 'won' : winners.length > 0 || gaveUp ? 'lost' : 'drawn';
    // The first who was not released from the loss: everyone after them took over the seat as it was.
    const kept = former.find((one) => one.seat === seat && one.keepsLoss);
    games.at(-1)!.people.push({
      ...{ user, name, seat: seat!, end, unlisted: isHidden(user), computer: computer !== null },
      former: kept ? { user: kept.user, name: kept.name, unlisted: isHidden(kept.user) } : null,
    });
  }
  return games;
}
