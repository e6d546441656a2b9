/**
 * `npm run load -- scale`: what one worker and three carry on a PostgreSQL server that is 0, 5 and 20 ms away, there and back, with many presses under
 * way. Prints a row for each as it ends, for `docs/scale.md`, and how busy the machine was before.
 */
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/postgres/open.ts';
import { type Cluster, isAtHand, startCluster } from '../../tests/tools/cluster.ts';
import { digits } from '../measure.ts';
import { openDelay } from './delay.ts';
import { makeKeys, middleAndLast, play, sizeOf } from './round.ts';

const size = sizeOf({ tables: 300, each: 10, atOnce: 24, seconds: 30, warming: 24 });
/** Milliseconds to the database and back that are added. */
const trips = (process.env.TRIPS ?? '0,5,20').split(',').map(Number);

async function rowOf(cluster: Cluster, workers: number, trip: number, keys: ReturnType<typeof makeKeys>): Promise<string> {
  const near = await cluster.create(`far${trip}x${workers}`);
  const delay = trip === 0 ? null : await openDelay(join(new URL(near).searchParams.get('host')!, '.s.PGSQL.5432'), trip);
  const { pathname } = new URL(near);
  const database = delay ? `postgres://hustings@127.0.0.1:${delay.port}${pathname}` : near;
  const what = `${workers === 1 ? 'one worker' : 'three workers'}, ${trip} ms`;
  try {
    const { presses, lost, perSecond, acknowledged } = await play({ ...size, what, workers, database, open: () => openStore(near) }, keys);
    return `| ${what} | ${presses.toLocaleString('en')} | ${lost} | ${digits(perSecond)} | ${middleAndLast(acknowledged)} |`;
  } finally {
    delay?.close();
  }
}

export async function scale(): Promise<void> {
  if (!isAtHand) return console.log('There is no PostgreSQL server on this machine.');
  const [, , load = 0] = loadavg();
  const keys = makeKeys();
  const cluster = await startCluster();
  try {
    for (const trip of trips) for (const workers of [1, 3]) console.log(await rowOf(cluster, workers, trip, keys));
    console.log(`Before, ${digits(load)} processes wanted ${availableParallelism()} cores, on average over fifteen minutes.`);
  } finally {
    await cluster.end();
  }
}
