/**
 * One round of `npm run load`: tables of all games, played at random by signed HTTP interactions through programs on one database. As many presses are
 * under way at any moment as there are tables in play, because each player waits for the panel before going on. Nothing counts before all boards are
 * posted and every program has warmed up. Boards and panels are drawn as one pixel, unless the round wants pictures.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { games } from '../../src/games/index.ts';
import { openTables } from '../../src/table/index.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { digits, quantile } from '../measure.ts';
import { startFleet } from './fleet.ts';
import { playAll, type Seated } from './players.ts';
import { openSink, type Sink } from './sink.ts';

/** Games that have begun, one kind after another, each with as few players as possible. */
export async function seatAll(store: Store, tables: number): Promise<Seated[]> {
  const log = pino({ level: 'error' });
  const { tables: on } = openTables({ store, games, clock: Date.now, chance: cryptoChance, log });
  const seat = async (i: number): Promise<Seated> => {
    const game = games[i % games.length]!;
    const user = (n: number) => String(118_124_100_000_000_000n + BigInt(i * 10 + n));
    const [guild, channel] = [String(118_124_200_000_000_000n + BigInt(i)), String(118_124_300_000_000_000n + BigInt(i))];
    const [host, ...invited] = Array.from({ length: game.rules.players.min }, (_, n) => ({ id: user(n), name: `P${user(n).slice(-4)}` }));
    const request = { game: game.command, place: { guild, channel }, host: host!, invited, options: {}, lang: 'en' as const, request: user(9) };
    const opened = await on.open(request);
    if (!opened.ok) throw new Error(`No table: ${JSON.stringify(opened.error)}`);
    for (const [n, person] of invited.entries()) await on.accept(opened.value.id, person, `${user(9)}${n}`);
    return { table: opened.value.id, guild, channel, users: [host!, ...invited].map(({ id }) => id) };
  };
  const seated: Seated[] = [];
  for (let i = 0; i < tables; i += 50) seated.push(...(await Promise.all(Array.from({ length: Math.min(50, tables - i) }, (_, n) => seat(i + n)))));
  return seated;
}

export interface Round {
  what: string;
  workers: number;
  /** The database's address for the programs. */
  database: string;
  /** Opens it to begin the games. */
  open(): Promise<Store> | Store;
  /** How many tables there are, how many answers each may get, and how many are in play at any moment. */
  tables: number;
  each: number;
  atOnce: number;
  /** How long it counts at most, in seconds. */
  seconds: number;
  /** How many tables are played per program before it counts. */
  warming: number;
  /** Real pictures instead of one pixel. */
  pictures?: boolean;
}

type Size = Pick<Round, 'tables' | 'each' | 'atOnce' | 'seconds' | 'warming'>;

/** A round's size: as given, but for the numbers that the environment names. */
export function sizeOf(usual: Size): Size {
  const { TABLES, ANSWERS, AT_ONCE, SECONDS, WARMING } = process.env;
  return {
    tables: Number(TABLES ?? usual.tables),
    each: Number(ANSWERS ?? usual.each),
    atOnce: Number(AT_ONCE ?? usual.atOnce),
    seconds: Number(SECONDS ?? usual.seconds),
    warming: Number(WARMING ?? usual.warming),
  };
}

export interface Figures {
  presses: number;
  lost: number;
  perSecond: number;
  /** Milliseconds from each press to its acknowledgement, and to its panel. */
  acknowledged: number[];
  answered: number[];
  /** Processor seconds of the programs, and of the database's server. */
  used: number;
  usedByDatabase: number;
}

/** Resolves when nothing has been posted for a second. */
export async function allPosted(sink: Sink): Promise<void> {
  for (let before = -1; sink.posts !== before; await wait(1000)) before = sink.posts;
}

/** The keys of Discord, as the players have it. */
export function makeKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex') };
}

export interface Keys {
  key: KeyObject;
  /** In hexadecimal digits. */
  publicKey: string;
}

/** Half of these, and what only one in a hundred exceeds. */
export const middleAndLast = (ms: readonly number[]) => `${digits(quantile(ms, 0.5))}, ${digits(quantile(ms, 0.99))} ms`;

/** Plays one round. */
export async function play(round: Round, { key, publicKey }: Keys): Promise<Figures> {
  const { what, workers, database, open, tables, each, atOnce, seconds, warming, pictures } = round;
  const say = (text: string) => process.stderr.write(`${what}: ${text}\n`);
  const store = await open();
  const seated = await seatAll(store, tables + workers * warming);
  await store.close();
  const sink = await openSink();
  const env = { DISCORD_API: sink.api, DISCORD_TOKEN: 'load', DISCORD_PUBLIC_KEY: publicKey, DATABASE: database };
  const fleet = await startFleet(workers, env, pictures);
  const forMs = 1000 * seconds;
  const common = { ports: fleet.ports, key, sink, each, atOnce, forMs };
  say(`${seated.length} tables have begun, their boards are being posted`);
  await allPosted(sink);
  say('warming up');
  await playAll({ ...common, tables: seated.splice(0, workers * warming), progress: () => {} });
  await allPosted(sink);

  const began = performance.now();
  const before = { cpu: fleet.cpu(), cpuOfDatabase: fleet.cpuOfDatabase(), posts: sink.posts };
  let shown = 0;
  const progress = (answers: number) => {
    if (answers < shown + 250) return;
    shown = answers;
    say(`${answers} answers in ${Math.round((performance.now() - began) / 1000)} s`);
  };
  const { acknowledged, answered, answers, lost } = await playAll({ ...common, tables: seated, progress });
  const took = (performance.now() - began) / 1000;
  await allPosted(sink);
  const used = fleet.cpu() - before.cpu;
  const usedByDatabase = fleet.cpuOfDatabase() - before.cpuOfDatabase;
  await fleet.stop();
  await sink.close();
  say(`${answers} answers, ${sink.posts - before.posts} posts and edits, the slowest acknowledgement ${digits(Math.max(...acknowledged))} ms`);
  const presses = answered.length;
  return { presses, lost, perSecond: presses / took, acknowledged, answered, used, usedByDatabase };
}
