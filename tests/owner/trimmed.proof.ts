/** How much space a game of at most 120 answers needs in the file once it is trimmed. Nearly all of it is one packed row. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { randomAnswer, seedOf } from '../standing/play.ts';
import { ada, bob, must, openTestContext, place } from '../table/context.ts';
import { someOf } from '../tools/often.ts';
import { temporaryFolder } from './program.ts';

const most = 20_480;
const answers = 120;
const rounds = 5;

/** The file's size without free pages, in bytes. */
function sizeOf(path: string): number {
  const client = new Database(path);
  client.exec('VACUUM');
  client.pragma('wal_checkpoint(TRUNCATE)');
  client.close();
  return statSync(path).size;
}

test.each(someOf(games.map(({ command }) => command)))('%s', async (command) => {
  const path = join(temporaryFolder(), 'games.db');
  await openStore(path).close();
  const empty = sizeOf(path);
  const { tables, store, clock, request } = openTestContext({ path, games });
  let given = 0;
  const chance = openRandom(startRandom(seedOf(1)), () => {});
  for (let round = 0; round < rounds; round++) {
    const { id } = await must(
      tables.open({
        game: command,
        place: { ...place, channel: `${round}` },
        host: ada,
        invited: [bob],
        options: {},
        lang: 'en',
        request: request(),
      }),
    );
    await must(tables.accept(id, bob, request()));
    for (let n = 0, turns = 0; n < answers && turns < 1000 && (await store.table(id))!.phase === 'playing'; turns++) {
      const { id: user } = turns % 2 ? ada : bob;
      const { asked } = await must(tables.snapshot(id, user));
      if (asked && (await tables.answer(id, user, asked.ref, randomAnswer(asked.decision, chance).picked, request())).ok) n++;
    }
    await tables.resign(id, ada.id, request());
    given += (await store.answers(id, 0)).length;
  }
  const whole = (await store.table((await store.everOn(place.guild, Number.MAX_SAFE_INTEGER, 1))[0]!))!;
  clock.now += 181 * 24 * 3_600_000;
  await tables.sweep();
  await store.close();
  const bytes = (sizeOf(path) - empty) / rounds;
  console.log(`${command}: ${given} answers in ${rounds} games, ${Math.round(bytes)} bytes a game`);
  expect([whole.phase, given > rounds * 10, bytes <= most]).toEqual(['over', true, true]);
}, 120_000);
