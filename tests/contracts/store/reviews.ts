/** Reviews of finished games. */
import { expect, test } from 'vitest';
import type { Fresh } from './noted.ts';
import { id, row } from './rows.ts';

export function reviewTests(fresh: Fresh): void {
  test('a review is kept in place of the one before, and goes with its table', async () => {
    const { store, change } = await fresh();
    await change((db) => db.addTable(row));
    expect(await store.review(id)).toBeNull();
    const begun = { table: id, answers: 7, done: 1, of: 9, review: '' };
    await change((db) => db.putReview(begun));
    expect(await store.review(id)).toEqual(begun);
    const made = { ...begun, answers: 8, done: 9, review: '{"open":{"points":[]},"own":{}}' };
    await change((db) => db.putReview(made));
    expect(await store.review(id)).toEqual(made);
    await change((db) => db.dropTable(id));
    expect(await store.review(id)).toBeNull();
  });
}
