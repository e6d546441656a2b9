/** Ratings as rows: no matter what happens, they agree with all finished games. */
import { expect, test } from 'vitest';
import { playHistory } from '../../table/records/history.ts';
import type { Fresh } from './noted.ts';

export function ratingTests(fresh: Fresh): void {
  test('what rows say of ratings is what all games say', { timeout: 120_000 }, async () => {
    const { store } = await fresh();
    expect(await playHistory(store, 7, 8, 4)).toBeGreaterThan(1);
  });
}
