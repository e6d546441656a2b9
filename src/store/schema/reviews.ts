/** Reviews of games that are over. */

import type { Kit } from '../columns/kit.ts';
import { ofTables, type Tables } from './of-table.ts';

export function reviewTables(kit: Kit, tables: Tables) {
  const { packedText, table, whole } = kit;
  /** A review, or its progress; `answers` is how many answers the game had. */
  const reviews = table('reviews', {
    table: ofTables(kit, tables)().primaryKey(),
    answers: whole().notNull(),
    done: whole().notNull(),
    of: whole().notNull(),
    /** JSON; empty until it is finished. */
    review: packedText('review').notNull(),
  });
  return { reviews };
}
