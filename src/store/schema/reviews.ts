/** Games that are over, looked back on. */

import type { Kit } from '../columns/kit.ts';
import { ofTables, type Tables } from './of-table.ts';

export function reviewTables(kit: Kit, tables: Tables) {
  const { packedText, table, whole } = kit;
  /** A review, or how far it has come; `answers` is how many the game had. */
  const reviews = table('reviews', {
    table: ofTables(kit, tables)().primaryKey(),
    answers: whole().notNull(),
    done: whole().notNull(),
    of: whole().notNull(),
    /** JSON; empty while it is made. */
    review: packedText('review').notNull(),
  });
  return { reviews };
}
