/** The outbox and the reminders, and which process handles what. */

import type { Delivery, Leftover, ReminderKind } from '../../table/model/outbox/sending.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import { ofTables, type Tables } from './of-table.ts';

/** Whether a delivery waits for nothing but its time. Must match the condition of the claims word for word. */
export const isSendable = sql`not parked`;
/** Whether an attempt to send it has failed. */
export const hasFailed = sql`tries > 0`;

export function outboxTables(kit: Kit, tables: Tables) {
  const { counted, flag, index, primaryKey, table, text, uniqueIndex, whole } = kit;
  const ofTable = ofTables(kit, tables);

  /** The outbox. Queuing a delivery again replaces the earlier one, under a new id. */
  const deliveries = table(
    'errands',
    {
      id: counted(),
      table: ofTable(),
      kind: text().$type<Delivery['kind']>().notNull(),
      fresh: flag().notNull(),
      due: whole().notNull(),
      tries: whole().notNull().default(0),
      /** Why it couldn't be sent, since when, and whether it waits until something changes (such as the channel or the permissions coming back). */
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

  /** Posts that others have replaced, recorded with those, until their buttons are gone; if one told something, its story begins after `after`. */
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
   * Tables with a delivery on its way: who carries it, until when that claim holds, and the last message it tells. This is no column of the delivery,
   * because a delivery may be replaced while it is carried.
   */
  const carrying = table('carrying', {
    table: ofTable().primaryKey(),
    holder: text().notNull(),
    until: whole().notNull(),
    upTo: whole('up_to').notNull(),
  });

  /** What one process does for all of them: which process, and until when. */
  const duties = table('duties', { name: text().primaryKey(), holder: text().notNull(), until: whole().notNull() });

  return { carrying, duties, deliveries, leftovers, reminders: reminderTable(kit, tables) };
}

/**
 * When a player is due a reminder, or the others news of them. `turn` is the table's version when the turn began, which never recurs, so each of
 * these exists once and is claimed once.
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
      /** When it was claimed for sending; null: it still waits. */
      taken: whole(),
    },
    (t) => [
      primaryKey({ columns: [t.table, t.turn, t.user, t.kind] }),
      index('reminders_by_due').on(t.due).where(sql`taken is null`),
      index('reminders_by_user').on(t.user),
    ],
  );
}
