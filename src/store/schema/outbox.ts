/** What is to be said and when, and who is at it. */

import type { Delivery, Leftover, ReminderKind } from '../../table/model/sending.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import { ofTables, type Tables } from './of-table.ts';

/** That a delivery waits for nothing but its time: as claims ask for it, to the word. */
export const isSendable = sql`not parked`;
/** That it was tried and could not be sent. */
export const hasFailed = sql`tries > 0`;

export function outboxTables(kit: Kit, tables: Tables) {
  const { counted, flag, index, primaryKey, table, text, uniqueIndex, whole } = kit;
  const ofTable = ofTables(kit, tables);

  /** The outbox. Queued again, a delivery takes the place of the one before, under a new id. */
  const deliveries = table(
    'errands',
    {
      id: counted(),
      table: ofTable(),
      kind: text().$type<Delivery['kind']>().notNull(),
      fresh: flag().notNull(),
      due: whole().notNull(),
      tries: whole().notNull().default(0),
      /** Why it could not be said, since when, and whether it waits until something changes (the channel is back, the rights are). */
      problem: text(),
      failing: whole(),
      parked: flag().notNull().default(false),
    },
    (t) => [
      uniqueIndex('one_errand_per_kind').on(t.table, t.kind),
      index('errands_by_due').on(t.due, t.id).where(isSendable),
      index('failing').on(t.table).where(hasFailed),
    ],
  );

  /** Posts that others took the place of, noted with those, until their buttons are gone; the story of one that told something lies after `after`. */
  const leftovers = table(
    'leftovers',
    {
      table: ofTable(),
      channel: text().notNull(),
      message: text().notNull(),
      kind: text().$type<Leftover['kind']>().notNull(),
      after: whole().notNull(),
      upTo: whole('up_to').notNull(),
    },
    (t) => [primaryKey({ columns: [t.table, t.message] })],
  );

  /**
   * Tables of which a delivery is on its way: who carries it, until when they are believed, and the last message it tells. A delivery may be replaced
   * while it is carried, so this is no column of it.
   */
  const carrying = table('carrying', {
    table: ofTable().primaryKey(),
    holder: text().notNull(),
    until: whole().notNull(),
    upTo: whole('up_to').notNull(),
  });

  /** What one process does for all of them: who, and until when. */
  const duties = table('duties', { name: text().primaryKey(), holder: text().notNull(), until: whole().notNull() });

  return { carrying, duties, deliveries, leftovers, reminders: reminderTable(kit, tables) };
}

/**
 * When somebody is to be reminded, or the others told of them. A turn has the number of the table's version at which it began, which never comes
 * again: so each of these is there once, and is taken once.
 */
function reminderTable(kit: Kit, tables: Tables) {
  const { index, primaryKey, table, text, whole } = kit;
  const ofTable = ofTables(kit, tables);
  return table(
    'reminders',
    {
      table: ofTable(),
      turn: whole().notNull(),
      user: text().notNull(),
      kind: text().$type<ReminderKind>().notNull(),
      due: whole().notNull(),
      /** When it was taken to be said; null: it waits. */
      taken: whole(),
    },
    (t) => [
      primaryKey({ columns: [t.table, t.turn, t.user, t.kind] }),
      index('reminders_by_due').on(t.due).where(sql`taken is null`),
      index('reminders_by_user').on(t.user),
    ],
  );
}
