/** The tables that name people in a column `user`: whoever has their data deleted is looked for in them, and forgotten there. */

import { getTableName } from '../drizzle/core.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';
import type { Schema } from './index.ts';

type Name = { [K in keyof Schema]: Schema[K] extends { user: AnyColumn } ? K : never }[keyof Schema];
type Naming = Schema[Name];

/** Made anew from games, or renamed with `ratings`, so whom they name is named there, too; and the deletions under way, forgotten last. */
const besides: readonly string[] = ['meetings', 'pastRatings', 'scores', 'erasures'] satisfies Name[];

/** Their rows stay, under another id: games and ratings go on without the person. */
const renamed: readonly string[] = ['people', 'ratings'] satisfies Name[];

const except = (schema: Schema, names: readonly string[]): Naming[] =>
  // Every table with this column is one of `Naming`: the types of `entries` lose which name has which.
  Object.entries(schema).flatMap(([name, table]) => ('user' in table && !names.includes(name) ? [table as Naming] : []));

/** A query for everyone whom a database names, as `user`; `listed`: an engine's own queries for those whom its JSON lists. */
export const everyoneIn = (schema: Schema, listed: readonly string[]): string =>
  [
    ...except(schema, besides).map((table) => `SELECT "user" FROM "${getTableName(table)}"`),
    'SELECT host FROM tables',
    ...['"by"', 'about', 'refuser'].map((column) => `SELECT ${column} FROM proposals`),
    ...listed,
  ].join(' UNION ');

/** The tables whose rows are deleted with a person. A new table with a column `user` is among them unless it is listed above. */
export const forgottenTables = (schema: Schema): Naming[] => except(schema, [...besides, ...renamed]);
