/** Every post of random games: each picture of an event keeps its size, is readable, and shows nothing secret. */
import { expect, test } from 'vitest';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { seedOf } from '../../standing/play.ts';
import { checkHighlight } from './highlights.ts';
import { kindOf, postsOf } from './scene-samples.ts';
import { standing } from './standing.ts';

const kinds = new Set<string>();

test.each(standing.tables.map((table, n) => [n, table] as const))('at table %i', (n, table) => {
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  let pictures = 0;
  postsOf({ ...standing, tables: [table] }, n, (post, state) => {
    if (!checkHighlight(post, state, chance)) return;
    pictures++;
    kinds.add(kindOf(post));
  });
  expect(pictures).toBeGreaterThan(20);
});

test('among them are all kinds', () => {
  const wanted = ['primary-2', 'primary-3', 'primary-won', 'primary-tie', 'primary-scandal', 'convention-won', 'stays', 'eliminated', 'nominated'];
  expect([...kinds]).toEqual(expect.arrayContaining([...wanted, 'favorite', 'prepares', 'claims', 'tuesday', 'dealer']));
});
