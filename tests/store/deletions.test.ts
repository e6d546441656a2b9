/** The file that records whose data was deleted, outside a PostgreSQL database. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deletionsIn, keepDeletions } from '../../src/store/postgres/deletions.ts';

const folder = mkdtempSync(join(tmpdir(), 'deletions-'));
afterAll(() => rmSync(folder, { recursive: true }));
const one = { hash: 'a', salt: 's', at: 1 };
const two = { hash: 'b', salt: 's', at: 2 };

test('it keeps what it had, each as it was deleted last', () => {
  const file = join(folder, 'kept.json');
  keepDeletions(file, [one]);
  keepDeletions(file, [two, { ...one, at: 3 }]);
  keepDeletions(file, [one]);
  expect(deletionsIn(file)).toEqual([{ ...one, at: 3 }, two]);
});

test('a file that is none of these is left as it is, and said', () => {
  const file = join(folder, 'damaged.json');
  for (const text of ['[{"hash":"a"', '[{"hash":"a"}]', '{}']) {
    writeFileSync(file, text);
    expect(() => keepDeletions(file, [one])).toThrow(/-deletions\.json/);
    expect(() => deletionsIn(file)).toThrow(/Name the/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(() => deletionsIn(join(folder, 'nowhere.json'))).toThrow(/cannot be read/);
});
