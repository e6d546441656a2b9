/**
 * `npm run load -- scale`: what one worker and three carry on a PostgreSQL server that is 0, 5 and 20 ms away, there and back, with many presses under
 * way; the same with 100,000 games stored and with real pictures; and how fast boards go out with nothing else waiting and with 50,000 posts behind
 * them. Prints rows for `docs/scale.md` as they end, and how busy the machine was before.
 */
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { atOnce } from '../../src/discord/posting/sender.ts';
import { openStore, prepare } from '../../src/store/postgres/open.ts';
import { backlog, games, stored } from '../../tests/store/filling.ts';
import { type Cluster, isAtHand, startCluster } from '../../tests/tools/cluster.ts';
import { digits } from '../measure.ts';
import { openDelay } from './delay.ts';
import { startFleet } from './fleet.ts';
import { type Keys, makeKeys, middleAndLast, play, seatAll, sizeOf } from './round.ts';
import { openSink } from './sink.ts';

const size = sizeOf({ tables: 300, each: 10, atOnce: 24, seconds: 30, warming: 24 });
/** Milliseconds to the database and back that are added. */
const trips = (process.env.TRIPS ?? '0,5,20').split(',').map(Number);
/** How many games that are over are stored where many are, and how many posts wait. */
const many = Number(process.env.GAMES ?? games);
const waiting = Math.min(backlog, many / 2);

interface Setting {
  workers: number;
  trip: number;
  /** Many games that are over are stored before. */
  full?: boolean;
  pictures?: boolean;
}

const settings: readonly Setting[] = [
  ...trips.flatMap((trip) => [1, 3].map((workers) => ({ workers, trip }))),
  { workers: 3, trip: 5, full: true },
  { workers: 3, trip: 5, pictures: true },
];

const nameOf = ({ workers, trip, full, pictures }: Setting): string =>
  [
    workers === 1 ? 'one worker' : 'three workers',
    `${trip} ms`,
    ...(full ? [`${many.toLocaleString('en')} games stored`] : []),
    ...(pictures ? ['real pictures'] : []),
  ].join(', ');

/** Executes SQL as the database's owner. */
async function execute(database: string, ...texts: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}

/** Makes a database whose many games are over. */
async function fill(database: string): Promise<void> {
  await prepare(database);
  await execute(database, stored(many, 0));
}

async function rowOf(cluster: Cluster, setting: Setting, keys: Keys): Promise<string> {
  const { workers, trip, full, pictures } = setting;
  const what = nameOf(setting);
  const near = await cluster.create(`n${settings.indexOf(setting)}`);
  if (full) await fill(near);
  const delay = trip === 0 ? null : await openDelay(join(new URL(near).searchParams.get('host')!, '.s.PGSQL.5432'), trip);
  const { pathname } = new URL(near);
  const database = delay ? `postgres://hustings@127.0.0.1:${delay.port}${pathname}` : near;
  try {
    const figures = await play({ ...size, what, workers, database, open: () => openStore(near), pictures: pictures ?? false }, keys);
    const { presses, lost, perSecond, acknowledged } = figures;
    return `| ${what} | ${presses.toLocaleString('en')} | ${lost} | ${digits(perSecond)} | ${middleAndLast(acknowledged)} |`;
  } finally {
    delay?.close();
  }
}

/** Three workers have this many deliveries in hand at once. */
const inHand = 3 * atOnce;
const standstillMs = 120_000;

/**
 * Boards that three workers post a second, with this many other posts due after them. The last boards don't count: while they are being posted, the
 * workers are already busy with what comes after them.
 */
async function drained(cluster: Cluster, behind: number, { publicKey }: Keys): Promise<string> {
  const database = await cluster.create(`behind${behind}`);
  if (behind > 0) await fill(database);
  const store = await openStore(database);
  const { length: boards } = await seatAll(store, inHand + Math.max(2, size.tables));
  await store.close();
  // The games of these posts are over and hold nothing: the workers are stopped before they come to them.
  if (behind > 0)
    await execute(
      database,
      `INSERT INTO errands ("table", kind, fresh, due) SELECT 't' || n, 'board', true, ${Date.now()} FROM generate_series(1, ${behind}) n`,
      'ANALYZE errands',
    );
  const sink = await openSink();
  const env = { DISCORD_API: sink.api, DISCORD_TOKEN: 'load', DISCORD_PUBLIC_KEY: publicKey, DATABASE: database, UNPACED: '1', LOG_LEVEL: 'fatal' };
  const reach = async (posts: number) => {
    for (let at = performance.now(), seen = sink.posts; sink.posts < posts; await wait(2)) {
      if (sink.posts > seen) [at, seen] = [performance.now(), sink.posts];
      if (performance.now() - at > standstillMs) throw new Error(`After ${seen} of ${posts} boards, nothing was posted for two minutes.`);
    }
  };
  /** Milliseconds from the first board to the last. */
  const posting = (async () => {
    await reach(1);
    const began = performance.now();
    await reach(boards - inHand);
    return performance.now() - began;
  })();
  const [fleet, took] = await Promise.all([startFleet(3, env), posting]);
  await fleet.stop();
  await sink.close();
  const counted = boards - inHand;
  return `| ${behind.toLocaleString('en')} | ${counted} | ${digits((1000 * (counted - 1)) / took)} |`;
}

export async function scale(): Promise<void> {
  if (!isAtHand) return console.log('There is no PostgreSQL server on this machine.');
  const [, , load = 0] = loadavg();
  const keys = makeKeys();
  const cluster = await startCluster();
  try {
    for (const setting of settings) console.log(await rowOf(cluster, setting, keys));
    for (const behind of [0, waiting]) console.log(await drained(cluster, behind, keys));
    console.log(`Before, ${digits(load)} processes wanted ${availableParallelism()} cores, on average over fifteen minutes.`);
  } finally {
    await cluster.end();
  }
}
