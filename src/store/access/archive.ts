/**
 * What is kept of a game that is over: packs it into one row, in the transaction that drops the rows it replaces, and reads it so that callers don't
 * need to know where they are. Also its review.
 */

import type { LogRow } from '../../table/model/store/store.ts';
import { matching, without } from '../columns/given.ts';
import { and, asc, eq, getTableColumns, ne, sql } from '../drizzle/core.ts';
import { type Archive, byNumber, joined, readArchive, writeArchive } from '../statements/archive.ts';
import { bookOf, saidAt, toMessage } from '../statements/lines.ts';
import { packedChoices } from '../statements/results.ts';
import { type Asked, type Asking, type Ground, type Made, row, steps, together } from '../statements/statements.ts';

/** Returns a function that archives a table. Does nothing to a game with messages that can't be read. */
export function archiving({ asks, db, drops, puts, schema, writes }: Ground): (table: string) => Asking<void> {
  const { answers, archives, messages, positions, tables } = schema;
  const ofBook = (column: typeof answers.book | typeof messages.book) => eq(column, bookOf(schema, 'table'));
  const given = asks(
    db
      .select(without(getTableColumns(answers), 'book'))
      .from(answers)
      .where(and(ofBook(answers.book), eq(answers.undone, false)))
      .orderBy(asc(answers.n)),
  );
  const said = asks(saidAt({ db, schema }).orderBy(asc(messages.n)));
  const position = asks(
    db
      .select(without(getTableColumns(positions), 'table'))
      .from(positions)
      .where(matching(positions, 'table')),
  );
  const before = asks(db.select({ game: archives.game }).from(archives).where(matching(archives, 'table')));
  const put = puts(archives, 'table');
  const dropPosition = drops(positions, 'table');
  const dropSaid = writes(db.delete(messages).where(and(ofBook(messages.book), eq(messages.undone, false))));
  // Results depend on who resigned and on when the last answer was given.
  const last = sql`(select ${tables.answers} from ${tables} where ${tables.id} = ${sql.placeholder('table')})`;
  const dropGiven = writes(db.delete(answers).where(and(ofBook(answers.book), ne(answers.kind, 'resign'), sql`${answers.n} <> ${last}`)));

  return function* (table) {
    const [all, lines, [at], [kept]] = yield* together(given({ table }), said({ table }), position({ table }), before({ table }));
    if (lines.length === 0 && !at) return;
    const told = lines.map(toMessage);
    if (told.some(({ message }) => message.key === 'table.damaged')) return;
    const archive = joined(kept ? readArchive(kept.game) : null, { position: at ?? null, answers: all, messages: told });
    const choices: { [seat: string]: number } = {};
    for (const { seat, kind } of archive.answers) if (kind === 'answer' || kind === 'ahead') choices[seat] = (choices[seat] ?? 0) + 1;
    yield [put({ table, choices, game: writeArchive(archive) }), dropSaid({ table }), dropPosition({ table }), dropGiven({ table })];
  };
}

type Live = Pick<Asked, 'answers' | 'choices' | 'lastSaid' | 'log' | 'position' | 'publicSince' | 'saidBy' | 'standing'>;

/**
 * The same reads, over rows and archive together. A game that goes on has no archive: it is looked up only if the rows don't reach back to where they
 * should begin.
 */
export function archivedReads({ asks, db, schema }: Ground, live: Live): Live {
  const choices = asks(packedChoices({ db, schema }));
  const archiveOf = openArchives({ asks, db, schema });
  function* positionOf(table: string): ReturnType<Live['position']> {
    return (yield* archiveOf(table))?.position ?? null;
  }
  return {
    *position(table) {
      return (yield* live.position(table)) ?? (yield* positionOf(table));
    },
    *standing(table) {
      const found = yield* live.standing(table);
      return found && { ...found, position: found.position ?? (yield* positionOf(table)) };
    },
    *answers(table, after) {
      const found = yield* live.answers(table, after);
      // The last answer stays a row, and so do those that results depend on.
      const archive = yield* archiveOf(table);
      return archive
        ? byNumber(
            archive.answers.filter(({ n }) => n > after),
            found,
          )
        : found;
    },
    *log(table, seat, before, limit) {
      const found = yield* live.log(table, seat, before, limit);
      const archive = found.length < limit ? yield* archiveOf(table) : null;
      if (!archive) return found;
      const seats = new Map(archive.answers.map((one) => [one.n, one.seat]));
      const older = archive.messages
        .filter(({ n, to }) => n < before && (to === null || (seat !== null && to.includes(seat))))
        .map((line): LogRow => ({ ...line, by: seats.get(line.answer) ?? null }));
      return byNumber(older, found).reverse().slice(0, limit);
    },
    *publicSince(table, after) {
      const found = yield* live.publicSince(table, after);
      const archive = found[0]?.n === after + 1 ? null : yield* archiveOf(table);
      return archive
        ? byNumber(
            archive.messages.filter(({ n, to }) => n > after && to === null),
            found,
          )
        : found;
    },
    *lastSaid(table, key, upTo) {
      const found = yield* live.lastSaid(table, key, upTo);
      if (found) return found;
      return (yield* archiveOf(table))?.messages.findLast(({ n, to, message }) => n <= upTo && to === null && message.key === key) ?? null;
    },
    *saidBy(table, answer, upTo) {
      if (yield* live.saidBy(table, answer, upTo)) return true;
      const said = (yield* archiveOf(table))?.messages ?? [];
      return said.some((one) => one.answer === answer && one.to === null && one.n <= upTo);
    },
    *choices(table): Asking<{ [seat: string]: number }> {
      return (yield* row(choices({ table })))?.choices ?? (yield* live.choices(table));
    },
  };
}

/** Returns what reads a table's archive; null if it has none. */
function openArchives({ asks, db, schema: { archives } }: Pick<Ground, 'asks' | 'db' | 'schema'>) {
  const kept = asks(db.select({ game: archives.game }).from(archives).where(matching(archives, 'table')));
  return function* (table: string): Asking<Archive | null> {
    const found = yield* row(kept({ table }));
    return found && readArchive(found.game);
  };
}

export function reviewReads({ asks, db, schema: { reviews } }: Ground) {
  const reviewOf = asks(db.select(getTableColumns(reviews)).from(reviews).where(matching(reviews, 'table')));
  return { review: (table) => row(reviewOf({ table })) } satisfies Partial<Asked>;
}

export function reviewChanges({ puts, schema: { reviews } }: Ground) {
  const putReview = puts(reviews, 'table');
  return { putReview: (row) => steps(putReview({ ...row })) } satisfies Partial<Made>;
}
