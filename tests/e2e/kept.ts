/** Compares a game in the database with what its players did: nothing acknowledged can be missing, and nothing can be there twice. */
import { expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { replay } from '../../src/table/looking-back/replay.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { readTable } from '../../src/table/work/loaded/loaded.ts';
import { recordOf } from '../../src/table/work/loaded/record.ts';
import type { Deed } from './offer.ts';
import type { Robot } from './robot.ts';

/** The option ids in an answer; null for turning pages and marking. */
function pickedIn(deed: Deed): string[] | null {
  if ('menu' in deed) return /^v1:[^:]+:[^:]+:choose/.test(deed.menu) ? deed.values : null;
  const [, action, arg] = /^v1:[^:]+:[^:]+:(pick|take):(.+)$/.exec(deed.press) ?? [];
  if (action === undefined) return null;
  return action === 'pick' ? [arg!] : [];
}

/** Compares each person's acknowledged answers with those stored for the last game in the channel. */
export async function expectKeptOnce(store: Store, channel: string, robots: readonly Robot[]): Promise<void> {
  const table = (await store.latest(channel))!;
  const seats = new Map((await store.people(table)).map(({ user, seat }) => [user, seat]));
  const answers = await store.answers(table, 0);
  for (const { person, told } of robots) {
    const kept = answers.filter(({ kind, seat }) => kind === 'answer' && seat === seats.get(person.id)).map(({ picked }) => [...picked].sort());
    const given = told.flatMap(({ deed }) => [pickedIn(deed)].filter((picked) => picked !== null));
    expect(kept, `the answers of ${person.key}`).toEqual(given.map((picked) => [...picked].sort()));
  }
}

/** Checks that replaying a game's stored answers leads to the saved state. */
export async function expectReplayed(store: Store, id: string) {
  const loaded = (await readTable({ store, games }, id))!;
  const record = (await recordOf(store, loaded, null))!;
  const playing = replay(loaded.game, record);
  let step = playing.next();
  while (!step.done) step = playing.next();
  expect(step.value, loaded.game.command).toEqual({ answers: record.answers.length, refused: null, fault: null, state: 'same' });
  return { loaded, record };
}

/** Compares the answers in a program's database. */
export async function expectKeptOnceIn(database: string, channel: string, robots: readonly Robot[]): Promise<void> {
  const store = openStore(database);
  try {
    await expectKeptOnce(store, channel, robots);
  } finally {
    await store.close();
  }
}
