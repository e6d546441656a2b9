/** The sender dies over and over, before and after everything it does, and the channel reads as if nothing had happened. */
import { expect, test } from 'vitest';
import { often } from '../tools/often.ts';
import { killAgain } from './killed.ts';

const most = often(300);

test(`after ${most} kills everything is told once and in order, nobody was called twice, and no old button lives`, async () => {
  const { kills, living, at } = await killAgain(most);
  expect(kills).toBeGreaterThanOrEqual(most);
  expect(living).toEqual([]);
  // Between a post and its note, and between the note and the cleanup after it.
  for (const seam of ['after send', 'after edit', 'before done', 'after done', 'before rewrite', 'before remove'])
    expect([...at.keys()]).toContain(seam);
});
