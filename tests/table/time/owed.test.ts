import { expect, test } from 'vitest';
import { freshStore } from '../../store/fresh.ts';
import { ada, must, openTestContext } from '../context.ts';
import { expectNotedOrLate, expectTakenOver } from './owed.ts';

test('a reminder whose process died before it was said is said by another, once', () => expectTakenOver(freshStore()));

test('a reminder that was noted as said, or is a quarter of an hour old, is said by nobody', () => expectNotedOrLate(freshStore()));

test('if it cannot be noted as said, it is noted at the next look, and not said again', async () => {
  const under = freshStore();
  let isFull = false;
  const store: typeof under = { ...under, commit: (...given) => (isFull ? Promise.reject(new Error('full')) : under.commit(...given)) };
  const { hand, tables, reminders, clock, request } = openTestContext({ store });
  const { id } = await hand.beginTurns();
  await must(tables.changeSettings(ada.id, {}, request()));
  clock.now += 25 * 3_600_000;
  const taken = await reminders.take(clock.now, 50);
  expect(taken.map(({ table }) => table)).toContain(id);
  isFull = true;
  await expect(reminders.done(taken)).rejects.toThrow('full');
  isFull = false;
  clock.now += 40_000;
  expect(await reminders.take(clock.now, 50)).toEqual([]);
  expect(await store.claimJobs('remind', 'anyone', clock.now + 60_000, 0, 9)).toEqual([]);
});
