/** Whole games in a real file, and how much space they need there. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { openTables } from '../../src/table/index.ts';
import { standing } from '../games/campaign/standing.ts';
import { randomAnswer, seedOf } from '../standing/play.ts';
import { must } from '../table/context.ts';

export interface Played {
  answers: number;
  bytes: number;
}

const people = [
  { id: '100000000000000001', name: 'Ada' },
  { id: '100000000000000002', name: 'Ben' },
] as const;

/** Plays this many random games of Campaign Manager in a database in this folder. The bytes are those of the closed file, minus an empty one's. */
export async function playCampaigns(folder: string, games: number): Promise<Played> {
  const path = join(folder, 'games.db');
  await openStore(path).close();
  const empty = statSync(path).size;
  const store = openStore(path);
  let drawn = 0;
  const { tables, outbox } = openTables({
    store,
    games: [standing.game],
    clock: Date.now,
    chance: { seed: () => seedOf(++drawn), id: () => `table${String(++drawn).padStart(5, '0')}` },
    log: console,
  });
  const chance = openRandom(startRandom(seedOf(1)), () => {});
  let snowflake = 1_200_000_000_000_000_000n;
  const request = () => {
    snowflake += 4_194_304_123n;
    return String(snowflake);
  };
  let answers = 0;
  for (let game = 0; game < games; game++) {
    const place = { guild: '200000000000000001', channel: `30000000000000${1000 + game}` };
    const { options } = standing.tables[0]!;
    const { id } = await must(
      tables.open({ game: 'campaign', place, host: people[0], invited: [people[1]], options, lang: 'en', request: request() }),
    );
    await must(tables.accept(id, people[1], request()));
    for (;;) {
      const seen = await Promise.all(people.map(async ({ id: user }) => ({ user, snapshot: await must(tables.snapshot(id, user)) })));
      if (seen[0]!.snapshot.table.phase === 'over') break;
      const { user, snapshot } = seen.find((one) => one.snapshot.asked)!;
      const { ref, decision } = snapshot.asked!;
      await must(tables.answer(id, user, ref, randomAnswer(decision, chance).picked, request()));
      answers++;
      for (const delivery of await outbox.due(Date.now() + 60_000, 10)) {
        await outbox.done(delivery, { post: { channel: place.channel, message: request() }, isNew: true, call: null });
      }
    }
  }
  await store.close();
  return { answers, bytes: statSync(path).size - empty };
}
