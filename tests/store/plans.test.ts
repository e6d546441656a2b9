/** No statement reads a whole table of games, no matter how many are stored. This is on SQLite, whose plans don't depend on the number of rows. */
import { expect, test } from 'vitest';
import { type Connection, connect } from '../../src/store/sqlite/open.ts';
import { small, sqliteStatements } from './plans.ts';

/** The names of the partial indexes, which hold only what is in progress. */
const partialIndexes = ({ client }: Connection): string[] =>
  client.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'").pluck().all() as string[];

/** The tables that a statement scans completely. */
function readWhole({ client }: Connection, text: string, isHarmless: (table: string, index: string | undefined) => boolean): string[] {
  const nothing = (text.match(/\?/g) ?? []).map(() => null);
  const steps = client.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...nothing) as { detail: string }[];
  return steps.flatMap(({ detail }) => {
    const [, table, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    return table === undefined || isHarmless(table, index) ? [] : [table];
  });
}

const connection = connect(':memory:');
const names = connection.client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
const partial = partialIndexes(connection);
/** A full scan of a small table, of a partial index, or of a subquery's result. */
const isHarmless = (table: string, index: string | undefined) =>
  small.includes(table) || !names.includes(table) || (index !== undefined && partial.includes(index));
// SQLite looks for messages that name a phrase just being added only while a foreign key is violated, which never happens.
const isKeyCheck = (text: string) => text.startsWith('insert into "phrases"');

test('no statement reads a table of games from end to end', () => {
  const texts = sqliteStatements(connection);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !isKeyCheck(text) && readWhole(connection, text, isHarmless).length > 0)).toEqual([]);
});

test.each([
  'select id from tables where host = ? and phase = ? or chapter = ?',
  'select count(*) from errands',
  'delete from answers where seat < ?',
])('a planted one is seen: %s', (text) => {
  expect(readWhole(connection, text, isHarmless)).not.toEqual([]);
});
