/**
 * The schema, declared once for every engine. States are text, as the kernel's JSON; small values are JSON columns; times are ms since 1970.
 * `npm run migrations -- --name WORD` writes each engine's next migration from it.
 */

import type { Kit } from '../columns/kit.ts';
import { bookTables } from './books.ts';
import { choiceTables } from './choices.ts';
import { gameTables } from './game.ts';
import { jobTables } from './jobs.ts';
import { leavingTables } from './leaving.ts';
import { outboxTables } from './outbox.ts';
import { ratingTables } from './ratings.ts';
import { reviewTables } from './reviews.ts';

export type Schema = ReturnType<typeof schemaOf>;

/** The tables, built from an engine's columns. */
export function schemaOf(kit: Kit) {
  const games = gameTables(kit);
  return {
    ...games,
    ...bookTables(kit, games.tables),
    ...outboxTables(kit, games.tables),
    ...choiceTables(kit, games.tables),
    ...jobTables(kit, games.tables),
    ...leavingTables(kit),
    ...ratingTables(kit),
    ...reviewTables(kit, games.tables),
  };
}
