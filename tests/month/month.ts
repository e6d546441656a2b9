/** A month in one server: ten people, twelve games of four kinds, 28 days. The same seed gives the same month. */
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import type { TableInfo } from '../../src/table/model/types.ts';
import { seedOf } from '../standing/play.ts';
import { type Deeds, must, openDeeds } from './deeds.ts';
import { openLooks } from './looks.ts';
import { began, day, days, type Planned, people, planned } from './people.ts';
import { openServer, type Server } from './server.ts';

const hour = 3_600_000;

export interface Month extends Pick<Server, 'rings' | 'posts' | 'scenes' | 'problems'>, Pick<Deeds, 'pressed' | 'counts'> {
  seed: number;
  /** In the order they were begun, in their final state. */
  tables: { planned: Planned; table: TableInfo; ended: number | null }[];
}

/** Plays the whole month, or this many days of it. */
export async function playMonth(seed: number, span = days): Promise<Month> {
  const chance = openRandom(startRandom(seedOf(seed + 11)), () => {});
  const looks = openLooks(chance);
  const server = openServer(seed, (user, at) => looks.called(user, at));
  const { tables, store, settle } = server;
  const deeds = openDeeds(server, chance);
  const ended = new Map<string, number>();
  for (const { id, habits } of people) if (habits) await must(tables.changeSettings(id, habits, server.request()));
  const end = began + span * day;
  for (let swept = began; server.now() < end; ) {
    const [due] = await store.remindersDue(Number.MAX_SAFE_INTEGER, 1);
    const { one, at } = looks.next();
    const next = Math.min(at, due?.due ?? end, swept + hour, end);
    server.passTo(next);
    if (next === swept + hour) {
      swept = next;
      for (const { id, gone } of people) if (gone?.left && next >= began + gone.day * day) server.left.add(id);
      await tables.sweep();
    } else if (next === at) {
      looks.looked(one, server.now());
      const isGone = one.gone !== undefined && at >= began + one.gone.day * day;
      if (!isGone) await deeds.look(one);
    }
    await settle();
    forgetScenes(server);
    for (const id of deeds.ids.values())
      if (!ended.has(id) && ['over', 'closed'].includes((await server.find(id)).phase)) ended.set(id, server.now());
  }
  const all = [];
  for (const [n, id] of [...deeds.ids].sort(([a], [b]) => a - b))
    all.push({ planned: planned[n]!, table: await server.find(id), ended: ended.get(id) ?? null });
  await server.close();
  const { rings, posts, scenes, problems } = server;
  return { seed, tables: all, rings, posts, scenes, problems, pressed: deeds.pressed, counts: deeds.counts };
}

/** Drops pictures that no post shows any more. */
function forgetScenes({ scenes, posts }: Server): void {
  if (scenes.size < 1000) return;
  const kept = new Set([...posts.values()].flatMap(({ gone, picture }) => (gone || picture === null ? [] : [Math.abs(picture)])));
  for (const n of scenes.keys()) if (!kept.has(n)) scenes.delete(n);
}
