/** When people were last there: kept in memory, and written now and then. */
import { expect, test } from 'vitest';
import { openPresence } from '../../src/table/work/presence.ts';

test('is written once, and again only after a while', async () => {
  const presence = openPresence({ presence: async () => null });
  const written: [string, number][] = [];
  const db = { putPresence: (user: string, at: number) => void written.push([user, at]) } as never;
  const write = () => presence.write(db)?.written();
  write();
  expect(written).toEqual([]);
  presence.note('ben', 1000);
  presence.note('ada', 1000);
  write();
  expect(written).toEqual([
    ['ada', 1000],
    ['ben', 1000],
  ]);
  presence.note('ada', 1001);
  write();
  expect(written, 'too soon').toHaveLength(2);
  presence.note('ada', 100_000_000);
  write();
  expect(written.slice(2)).toEqual([['ada', 100_000_000]]);
  expect(await presence.seen('ada')).toBe(100_000_000);
});
