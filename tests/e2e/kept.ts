/** What the database holds of a game, beside what its players did: nothing acknowledged may be missing, nothing may be there twice. */
import { expect } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/table/model/store.ts';
import type { Deed } from './offer.ts';
import type { Robot } from './robot.ts';

/** The option ids in an answer; null for turning pages and marking. */
function pickedIn(deed: Deed): string[] | null {
  if ('menu' in deed) return /^v1:[^:]+:[^:]+:choose/.test(deed.menu) ? deed.values : null;
  const [, action, arg] = /^v1:[^:]+:[^:]+:(pick|take):(.+)$/.exec(deed.press) ?? [];
  if (action === undefined) return null;
  return action === 'pick' ? [arg!] : [];
}

/** Compares, person by person, the answers that came back with those that were kept of the last game in the channel. */
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

/** The same for a program's database. */
export async function expectKeptOnceIn(database: string, channel: string, robots: readonly Robot[]): Promise<void> {
  const store = openStore(database);
  try {
    await expectKeptOnce(store, channel, robots);
  } finally {
    await store.close();
  }
}
