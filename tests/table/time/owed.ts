/** A reminder that a process has taken and not said, because it died in between: another takes it over, once. The same on both engines. */
import { expect } from 'vitest';
import type { Store } from '../../../src/table/model/store/store.ts';
import { ada, bob, must, openTestContext, place } from '../context.ts';

const hour = 3_600_000;

/** Three processes on one store, and a game in which a reminder is due. */
async function due(store: Store) {
  const [first, second, third] = ['one', 'two', 'tri'].map((prefix) => openTestContext({ store, prefix }));
  const { tables, hand, request, clock } = first!;
  const opened = await must(
    tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, clock: '24+12', lang: 'en', request: request() }),
  );
  await must(tables.join(opened.id, bob, request()));
  await must(tables.begin(opened.id, ada, request()));
  for (const person of [ada, bob]) for (const n of ['1', '1']) await must(hand.answer(opened.id, person, n));
  clock.now += 13 * hour;
  for (const other of [second, third]) other!.clock.now = clock.now;
  const pass = (ms: number) => {
    for (const one of [first, second, third]) one!.clock.now += ms;
  };
  return { first: first!, second: second!, third: third!, pass, store };
}

/** Takes what is due, as `Reminding` does at each look. */
const take = ({ reminders, clock }: { reminders: ReturnType<typeof openTestContext>['reminders']; clock: { now: number } }) =>
  reminders.take(clock.now, 50);

/** The process that took it dies before it says it. */
export async function expectTakenOver(on: Store): Promise<void> {
  const { first, second, third, pass } = await due(on);
  const [reminder, ...rest] = await take(first);
  expect([reminder?.kind, rest]).toEqual(['half', []]);
  pass(29_000);
  expect(await take(second), 'the first may still be at it').toEqual([]);
  pass(1000);
  const both = (await Promise.all([take(second), take(third)])).flat();
  expect(both, 'one of two takes it over, as it was').toEqual([reminder]);
  // Nobody knows which of them it was; the one that has it notes it.
  for (const { reminders } of [second, third]) await reminders.done([reminder!]);
  pass(60_000);
  for (const one of [first, second, third]) expect(await take(one), 'noted: nobody says it again').toEqual([]);
  expect([first, second, third].flatMap(({ logged }) => logged)).toEqual([]);
}

/** Noted at once, it is said by nobody else. One that is left for long is said by nobody, because its person may be asleep by now. */
export async function expectNotedOrLate(on: Store): Promise<void> {
  const { first, second, pass } = await due(on);
  const [half] = await take(first);
  await first.reminders.done([half!]);
  pass(60_000);
  expect(await take(second)).toEqual([]);
  pass(7 * hour);
  const [most] = await take(second);
  expect(most).toMatchObject({ kind: 'most' });
  pass(hour / 2);
  expect(await take(first)).toEqual([]);
  expect(await on.claimJobs('remind', 'anyone', first.clock.now + hour, 0, 9), 'nothing is left of it').toEqual([]);
}
