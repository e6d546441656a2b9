/**
 * `npm run load -- restarts`: three workers on PostgreSQL behind HAProxy, each told to stop and started again ten times while people press. Prints how many
 * presses nobody answered, and how many lines the workers logged at error.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../src/store/postgres/open.ts';
import { needsHaproxy, openHaproxy } from '../../tests/e2e/haproxy.ts';
import { isAtHand, startCluster } from '../../tests/tools/cluster.ts';
import { digits } from '../measure.ts';
import { startFleet } from './fleet.ts';
import { playAll } from './players.ts';
import { allPosted, makeKeys, middleAndLast, seatAll, sizeOf } from './round.ts';
import { openSink } from './sink.ts';

const size = sizeOf({ tables: 4000, each: 10, atOnce: 24, seconds: 600, warming: 24 });
const workers = 3;
const times = Number(process.env.RESTARTS ?? 10);

export async function restarts(): Promise<void> {
  if (!isAtHand || needsHaproxy.skip) return console.log('This needs a PostgreSQL server and HAProxy on this machine.');
  const { key, publicKey } = makeKeys();
  const cluster = await startCluster();
  try {
    const database = await cluster.create('restarts');
    const store = await openStore(database);
    const tables = await seatAll(store, size.tables + workers * size.warming);
    await store.close();
    const sink = await openSink();
    const fleet = await startFleet(workers, { DISCORD_API: sink.api, DISCORD_TOKEN: 'load', DISCORD_PUBLIC_KEY: publicKey, DATABASE: database });
    const proxy = await openHaproxy(fleet.ports);
    const common = {
      ports: [Number(new URL(proxy.url).port)],
      key,
      sink,
      each: size.each,
      atOnce: size.atOnce,
      forMs: 1000 * size.seconds,
      progress() {},
    };
    await allPosted(sink);
    await playAll({ ...common, tables: tables.splice(0, size.warming * workers) });
    const over = new AbortController();
    const updating = (async () => {
      for (let i = 0; i < times * workers; i++) {
        await fleet.update(i % workers);
        process.stderr.write(`restart ${i + 1} of ${times * workers}\n`);
        // The balancer looks every half second whether a worker is ready.
        await wait(1000);
      }
      over.abort();
    })();
    const began = performance.now();
    const took = await playAll({ ...common, tables, until: over.signal });
    const seconds = (performance.now() - began) / 1000;
    await updating;
    const { acknowledged, lost } = took;
    const cells = [
      times * workers,
      acknowledged.length.toLocaleString('en'),
      digits(acknowledged.length / seconds),
      middleAndLast(acknowledged),
      lost,
      fleet.errors(),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    await proxy.close();
    await fleet.stop();
    await sink.close();
  } finally {
    await cluster.end();
  }
}
