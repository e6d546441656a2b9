/** Replies that Discord was told will come: the process that owes one gives it, or another does once it is dead. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OwedReply } from '../../src/table/model/outbox/sending.ts';
import { freshStore } from '../store/fresh.ts';
import { openTestContext, place } from './context.ts';

const minute = 60_000;
const deferral = {
  application: '7',
  token: 'secret',
  until: 1_800_000_000_000 + 15 * minute,
  locale: 'fr',
  waits: 'placeholder',
  isPublic: false,
  table: null,
} as const;

/** Two processes on one database, and what each was told to give. Every claim of one is free to the other, as on SQLite after a restart. */
function two() {
  const store = freshStore();
  onTestFinished(() => store.close());
  const [one, other] = [openTestContext({ store, prefix: 'one' }), openTestContext({ store, prefix: 'other' })];
  const owed: OwedReply[] = [];
  const give = vi.fn(async (reply: OwedReply) => void owed.push(reply));
  const jobs = other.replies.open(give);
  onTestFinished(() => jobs.stop());
  const look = async () => {
    await jobs.look();
    await jobs.quiet();
  };
  return { store, one, other, owed, give, look };
}

test('a reply whose process died is given once, and says that nothing was done', async () => {
  const { one, owed, look } = two();
  await one.replies.defer('i1', deferral);
  await look();
  await look();
  expect(owed).toEqual([{ interaction: 'i1', deferral: { ...deferral, isVoid: false }, isMade: false, table: null }]);
});

test('what nobody did before nobody does after that: the process was only slow', async () => {
  const { one, other, look } = two();
  const open = { game: 'demo', place, host: { id: '1', name: 'Ada' }, invited: [], options: {}, lang: 'en', request: 'i1' } as const;
  await one.replies.defer('i1', deferral);
  await look();
  const late = await one.tables.open({ ...open, invited: [{ id: '2', name: 'Bob' }] });
  expect(late).toMatchObject({ ok: false, error: { why: 'repeated' } });
  expect(await other.store.active(place.channel)).toBeNull();
});

test('a choice that was made is said to count, with its table', async () => {
  const { one, owed, look } = two();
  await one.replies.defer('i1', deferral);
  const invited = [{ id: '2', name: 'Bob' }];
  const opened = await one.tables.open({ game: 'demo', place, host: { id: '1', name: 'Ada' }, invited, options: {}, lang: 'en', request: 'i1' });
  await look();
  expect(owed).toMatchObject([{ isMade: true, table: opened.ok && opened.value.id }]);
});

test('one that was given is forgotten, and so is one that Discord takes no more', async () => {
  const { one, other, give, look, store } = two();
  await one.replies.defer('i1', deferral);
  await one.replies.given('i1');
  await one.replies.defer('i2', deferral);
  other.clock.now = deferral.until;
  await look();
  expect(give).not.toHaveBeenCalled();
  expect(await store.claimJobs('reply', 'anybody', Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([]);
});

test('one that could not be given is tried again, with the same truth', async () => {
  const { one, other, give, owed, look } = two();
  await one.replies.defer('i1', deferral);
  give.mockRejectedValueOnce(new Error('Discord is away.'));
  await look();
  await look();
  expect(give).toHaveBeenCalledTimes(1);
  other.clock.now += minute;
  await look();
  expect(owed).toMatchObject([{ isMade: false }]);
});

test('the process that owes one leaves it to itself until its work ends without it', async () => {
  const { store, other, owed, look } = two();
  await other.replies.defer('i1', deferral);
  other.clock.now += 5 * minute;
  await look();
  expect(owed).toEqual([]);
  other.clock.now += 5 * minute;
  await other.replies.leave('i1');
  await look();
  expect(owed).toHaveLength(1);
  expect(await store.claimJobs('reply', 'anybody', Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([]);
});
