/** Long histories on both engines: rows of ratings agree with all games. */
import { expect, test } from 'vitest';
import { openStore as openPostgres } from '../../../src/store/postgres/open.ts';
import { freshStore } from '../../store/fresh.ts';
import { needsPostgres, startCluster } from '../../tools/cluster.ts';
import { isLong } from '../../tools/often.ts';
import { playHistory } from './history.ts';

test.each(isLong ? [11, 12] : [11])('history %i on SQLite', { timeout: 300_000 }, async (seed) => {
  const store = freshStore();
  expect(await playHistory(store, seed, 40)).toBeGreaterThan(10);
  await store.close();
});

test('histories on PostgreSQL', { ...needsPostgres, timeout: 300_000 }, async () => {
  const cluster = await startCluster();
  try {
    for (const seed of isLong ? [21, 22] : [21]) {
      const store = await openPostgres(await cluster.create(`history${seed}`));
      expect(await playHistory(store, seed, 25)).toBeGreaterThan(8);
      await store.close();
    }
  } finally {
    await cluster.end();
  }
});
