/** Every statement the store prepares, by the part that asks for it. */
import { prepareChanges, prepareReads } from '../../src/store/access/index.ts';
import { prepareClaims as claimsOfPostgres } from '../../src/store/postgres/claims.ts';
import { idleEngine } from '../../src/store/postgres/dialect.ts';
import { prepareClaims as claimsOfSqlite } from '../../src/store/sqlite/claims.ts';
import { engineOf } from '../../src/store/sqlite/dialect.ts';
import type { Connection } from '../../src/store/sqlite/open.ts';
import { prepareNumbers } from '../../src/store/statements/lines.ts';
import { type Engine, type Ground, groundOf } from '../../src/store/statements/statements.ts';

/** The text of each statement an engine is asked to prepare, without duplicates. */
function statementsOf(engine: Engine, prepareClaims: (ground: Ground) => unknown): string[] {
  const texts = new Set<string>();
  const ground = groundOf({
    ...engine,
    prepare(statement) {
      texts.add(statement.toSQL().sql);
      return null;
    },
  });
  prepareReads(ground);
  prepareChanges(ground, prepareNumbers(ground));
  prepareClaims(ground);
  return [...texts];
}

export const sqliteStatements = ({ client, db }: Connection): string[] => statementsOf(engineOf(client, db), claimsOfSqlite);
export const postgresStatements = (): string[] => statementsOf(idleEngine(), claimsOfPostgres);

/** Tables that stay small no matter how much is played, and the presses kept for a week, which one process scans every five minutes. */
export const small: readonly string[] = ['beats', 'departures', 'duties', 'erasures', 'servers', 'carrying', 'uses', 'requests', 'rating_lists'];
