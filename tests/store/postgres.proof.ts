/** Whole games on PostgreSQL: through the table, while the server dies over and over, and by the real program. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { fold } from '../../src/kernel/run.ts';
import { connect, openStore, storeOn } from '../../src/store/postgres/open.ts';
import { openOwnStore } from '../../src/store/postgres/own.ts';
import { StoreBusy } from '../../src/table/model/store/store.ts';
import { startChild } from '../e2e/child.ts';
import { expectKeptOnce } from '../e2e/kept.ts';
import { play, robot } from '../e2e/robot.ts';
import { everybody, openGroundToday } from '../e2e/stage.ts';
import { startGame } from '../e2e/start.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { type Demo, demoGame } from '../table/demo-game.ts';
import { testEveryGame } from '../table/every-game.ts';
import { playTurns } from '../table/time/turns.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';
import { usePostgres } from '../tools/engines.ts';
import { isLong, often } from '../tools/often.ts';

const answersATable = 40;
const mostCrashes = 3;
const cards = ['gain', 'draw', 'roll', 'ask', 'pair', 'again', 'pass', 'one', 'two', 'yes', 'no', '1', '2'];

if (isAtHand) {
  afterAll(await usePostgres());

  describe('every game on PostgreSQL', () => testEveryGame(({ rules }) => [rules.players.min], isLong ? undefined : 100));

  test('in hundreds of turns with restarts, nobody is reminded twice, late or in their quiet hours', async () => {
    const played = await playTurns(often(1000), 13);
    console.log(played);
    expect(played.said).toBeGreaterThan(often(100));
    expect(played.pings).toBeGreaterThan(often(50));
  });

  test('while the server crashes and ends connections, every answer is taken exactly once', async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.end());
    const store = storeOn(await connect(await cluster.create('games')));
    onTestFinished(() => store.close());
    const { hand, tables } = openTestContext({ store });
    let isOver = false;
    const count = { crashes: 0, ended: 0, told: 0 };
    const answerAt = async (channel: string) => {
      const { id } = await hand.begin([ada, bob], { length: 'long' }, channel);
      const opening = JSON.parse((await store.position(id))!.state) as Demo;
      /** Asks again for as long as the store is busy. */
      const surely = async <T>(ask: () => Promise<T>): Promise<T> => {
        for (;;) {
          try {
            return await ask();
          } catch (error) {
            if (!(error instanceof StoreBusy)) throw error;
            count.told++;
          }
        }
      };
      return async () => {
        for (let i = 0; i < answersATable; i++) {
          const person = (await surely(() => hand.asked(id, ada))) ? ada : bob;
          const { ref, decision } = (await surely(() => hand.asked(id, person)))!;
          const free = decision.options.map((option) => option.id).filter((one) => cards.includes(one));
          await must(surely(() => tables.answer(id, person.id, ref, [free[i % free.length]!], `${channel}-${i}`)));
        }
        const answers = await surely(() => store.answers(id, 0));
        expect(answers.map(({ n }) => n)).toEqual(Array.from({ length: answersATable }, (_, i) => i + 1));
        expect(fold(demoGame.rules, opening, answers)).toEqual(JSON.parse((await store.position(id))!.state));
      };
    };
    const answering = await Promise.all(['1', '2', '3'].map(answerAt));
    const harming = (async () => {
      while (!isOver) {
        for (let i = 0; i < 2 && !isOver; i++, count.ended++) {
          await wait(20 + Math.random() * 60);
          await cluster.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hustings' AND state <> 'idle'");
        }
        if (isOver || count.crashes === mostCrashes) continue;
        await cluster.stop('immediate');
        await cluster.start();
        count.crashes++;
      }
    })();
    await Promise.all(answering.map((answer) => answer())).finally(() => {
      isOver = true;
    });
    await harming;
    console.log(`${count.crashes} crashes, connections ended ${count.ended} times, players told to try again ${count.told} times`);
    expect(count.crashes).toBeGreaterThan(0);
  });

  test('an owner can ask for how long the oldest post waits; copies are not this program’s', async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.end());
    const database = await cluster.create('games');
    const quiet = { log: { error: () => {}, warn: () => {}, info: () => {} } };
    const store = await openOwnStore(database, quiet);
    expect(store.figures()).toEqual({ deliveries: { waiting: 0, parked: 0, oldest: null }, games: 0 });
    await openTestContext({ store }).hand.beginTurns();
    const next = await openOwnStore(database, quiet);
    onTestFinished(() => next.stop());
    // One process reports the figures for all, until it ends.
    expect(next.figures()).toBeNull();
    await store.stop();
    const third = await openOwnStore(database, quiet);
    onTestFinished(() => third.stop());
    expect(third.figures()).toEqual({ deliveries: { waiting: 1, parked: 0, oldest: expect.any(Number) }, games: 1 });
    expect([next.lastBackup(), next.backupDue()]).toEqual([undefined, undefined]);
  });

  test('what somebody had deleted after a dump is deleted again from what the dump brings back', async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.end());
    const database = await cluster.create('games');
    const folder = mkdtempSync(join(tmpdir(), 'deletions-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'games-deletions.json');
    const options = { log: { error: () => {}, warn: () => {}, info: () => {} }, deletions: file };
    const store = await openOwnStore(database, options);
    const context = openTestContext({ store });
    await context.hand.beginTurns();
    // A copy of the database represents what pg_restore brings back.
    await store.stop();
    const dump = await cluster.create('dump', 'games');
    const live = await openOwnStore(database, options);
    await openTestContext({ store: live }).tables.erase(ada.id);
    await live.keepDeletions();
    expect(readFileSync(file, 'utf8')).not.toContain(ada.id);
    await live.stop();

    const restore = () =>
      execFileSync('npm', ['run', '-s', 'restore', '--', file], { env: { ...process.env, DATABASE: dump, INIT_CWD: folder }, encoding: 'utf8' });
    expect(restore()).toMatch(/^One person has had their data deleted since that dump was made/);
    const again = await openOwnStore(dump, options);
    onTestFinished(() => again.stop());
    expect(await again.namedAt(ada.id)).not.toEqual([]);
    await openTestContext({ store: again }).goOnErasing();
    expect(await again.namedAt(ada.id)).toEqual([]);
    expect(await again.namedAt(bob.id)).not.toEqual([]);
    expect(restore()).toMatch(/^0 people have/);
    // The list of an older database, written by one of several workers, removes nothing from the file.
    const other = await openOwnStore(await cluster.create('empty'), options);
    onTestFinished(() => other.stop());
    await other.keepDeletions();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);
  });

  test('the program plays on past a restart of the server', { timeout: 180_000 }, async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.end());
    const database = await cluster.create('games');
    const ground = await openGroundToday();
    const registered = new Promise<void>((done) => {
      ground.place.onRequest(({ method, path, status }) => {
        if (method === 'PUT' && path.endsWith('/commands') && status < 300) done();
      });
    });
    const program = await startChild(ground, database, 'none');
    await registered;
    const campaign = games.find(({ rules }) => rules.players.max === 2)!;
    const robots = everybody.slice(0, 2).map((key, i) => robot(ground.place.person(key), i + 1));
    const people = robots.map(({ person }) => person);
    await startGame(people, campaign, {}, '#lounge');
    await play(robots, '#lounge', { presses: 20 });
    await cluster.stop();
    await cluster.start();
    const { isOver } = await play(robots, '#lounge', { presses: often(4000, 40) });
    expect(isOver).toBe(isLong);
    const store = await openStore(database);
    onTestFinished(() => store.close());
    await expectKeptOnce(store, ground.place.channelId('#lounge'), robots);
    expect(program.log()).not.toContain('postgres://');
  });
} else {
  test('on PostgreSQL', needsPostgres, () => {});
}
