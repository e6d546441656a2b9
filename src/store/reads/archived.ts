/** Reads of a game whose rows may be in its archive: callers don't need to know where they are. */
import type { LogRow } from '../../table/model/store/store.ts';
import { matching } from '../columns/given.ts';
import { type Archive, byNumber, readArchive } from '../statements/archive.ts';
import { packedChoices } from '../statements/results.ts';
import { type Asked, type Asking, type Ground, row } from '../statements/statements.ts';

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
