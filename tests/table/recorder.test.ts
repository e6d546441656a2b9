import { expect, test } from 'vitest';
import { openRecorder } from '../../src/table/work/storage.ts';

test('changes are written down in their order, with all that is given', () => {
  const { db, changes } = openRecorder();
  db.dropRequests(5);
  db.hurry(7);
  db.dropReminders('t', '1', true);
  expect(changes).toEqual([
    ['dropRequests', 5],
    ['hurry', 7],
    ['dropReminders', 't', '1', true],
  ]);
});

test('that somebody waits for a recorder or looks at it is no change', async () => {
  const { db, changes } = openRecorder();
  expect(await Promise.resolve(db)).toBe(db);
  expect(`${Object.prototype.toString.call(db)}`).toBe('[object Object]');
  expect(changes).toEqual([]);
});
