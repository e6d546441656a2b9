/** Everything the table and the store are held to, once more on PostgreSQL. Where no server is at hand, this says so and is skipped. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isAtHand } from '../tools/cluster.ts';
import { isPostgres, usePostgres } from '../tools/engines.ts';

/** What is of SQLite alone, and what takes long: that is played in `postgres.proof.ts`. */
const notHere = ['commits', 'kill', 'old', 'postgres', 'schemas', 'sqlite', 'every-game', 'undo'];

if (isAtHand) {
  const end = await usePostgres();
  afterAll(end);
  for (const room of ['store', 'table']) {
    const folder = join(import.meta.dirname, '..', room);
    const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && !notHere.includes(name.replace('.test.ts', '')));
    for (const name of files) describe(`${room}/${name} on PostgreSQL`, async () => void (await import(join(folder, name))));
  }
  test('was PostgreSQL', () => expect(isPostgres()).toBe(true));
} else {
  console.log('No PostgreSQL server is at hand: what is tested on one is skipped.');
  test.skip('on PostgreSQL', () => {});
}
