/**
 * What is kept, declared once for every engine. States are text as the kernel's JSON; small values are JSON columns; times are milliseconds since 1970.
 * `npm run migrations -- --name WORD` writes the next migration of each engine from it.
 */

import { bookTables } from './schema/books.ts';
import { choiceTables } from './schema/choices.ts';
import { gameTables } from './schema/game.ts';
import { outboxTables } from './schema/outbox.ts';
import type { Kit } from './sqlite/kit.ts';

export type Schema = ReturnType<typeof schemaOf>;

/** The tables, made of an engine's columns. */
export function schemaOf(kit: Kit) {
  const games = gameTables(kit);
  return { ...games, ...bookTables(kit, games.tables), ...outboxTables(kit, games.tables), ...choiceTables(kit) };
}
