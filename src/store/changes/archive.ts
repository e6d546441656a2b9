/** Packs a game that is over into one row, in the transaction that drops the rows it replaces. */
import { matching, without } from '../columns/given.ts';
import { and, asc, eq, getTableColumns, ne, sql } from '../drizzle/core.ts';
import { joined, readArchive, writeArchive } from '../statements/archive.ts';
import { saidAt, toMessage } from '../statements/lines.ts';
import { bookOf } from '../statements/numbers.ts';
import { type Asking, type Ground, together } from '../statements/statements.ts';

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
