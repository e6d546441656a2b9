/** A local Discord and the bot on it, in this process or in a separate one. Everything the bot sends is checked against Discord's specification. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished } from 'vitest';
import { openComputers } from '../../src/computer/pool.ts';
import { openDiscord } from '../../src/discord/index.ts';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import type { Game } from '../../src/games/game.ts';
import { games as allGames } from '../../src/games/index.ts';
import { startLocal } from '../../src/local.ts';
import { HandClock, type HeadlessPerson, type Playground, type Seen } from '../../src/playground/index.ts';
import { problemsOfRequest } from '../../src/playground/specification/index.ts';
import { film } from '../../src/render/film.ts';
import { openTables } from '../../src/table/index.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import type { Chance } from '../../src/table/work/deps.ts';
import { patient } from '../discord/setting.ts';
import { freshStore } from '../store/fresh.ts';
import { pixel } from '../tools/pixel.ts';
import { openRingWatch } from '../tools/rings.ts';

export const everybody = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn'] as const;

/** A folder that is deleted with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-e2e-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Ground {
  place: Playground;
  clock: HandClock;
  seen: Seen[];
  /** What Discord would have refused so far. */
  problems: string[];
}

/** A local Discord whose clock stands still. Fails the test at its end if the real one would have refused anything. */
async function openGround(clock = new HandClock()): Promise<Ground> {
  const place = await startLocal({ port: 0, clock });
  const ground: Ground = { place, clock, seen: [], problems: [] };
  const rings = openRingWatch();
  place.onRequest((request) => {
    ground.seen.push(request);
    ground.problems.push(...problemsOfRequest(request), ...rings(request));
  });
  onTestFinished(async () => {
    await place.stop();
    expect(ground.problems, 'what Discord would refuse').toEqual([]);
    expect(ground.seen.length, 'requests').toBeGreaterThan(0);
  });
  return ground;
}

/** For a program that goes by this machine's clock, so that its posts are recent enough for edits. */
export const openGroundToday = (): Promise<Ground> => openGround(new HandClock(Date.now()));

/** One pixel for every picture, for tests in which pictures don't matter. */
const noPictures: Draw = async () => pixel;

export interface Setting {
  draw?: Draw;
  games?: readonly Game[];
  chance?: Chance;
  store?: Store;
  pictureMs?: number;
  /** Computers think, and answer after `pause` milliseconds. */
  computers?: { pause: number };
  /** Interactions arrive over HTTP. */
  http?: boolean;
}

export interface Stage extends Ground {
  store: Store;
  tables: ReturnType<typeof openTables>['tables'];
  /** What the bot logged at `warn` and above. */
  errors: string[];
  people(n: number): HeadlessPerson[];
  stopBot(): Promise<void>;
}

/** The bot in this process, with a database in memory. */
export async function openStage({
  draw = noPictures,
  games = allGames,
  chance = cryptoChance,
  pictureMs,
  http,
  computers,
  ...given
}: Setting = {}): Promise<Stage> {
  const store = given.store ?? freshStore();
  if (!given.store) onTestFinished(() => store.close());
  const ground = await openGround();
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) });
  const thinker = computers ? openComputers() : null;
  const {
    tables,
    outbox,
    computers: playing,
  } = openTables({ store, games, clock: Date.now, chance, log, ...(computers && { lifetimes: computers }), ...(thinker && { thinker }) });
  const { api, token, publicKey } = ground.place;
  const discord = await openDiscord({
    api,
    token,
    http: http ? { port: 0, publicKey, drainMs: 0 } : null,
    games,
    tables,
    outbox,
    draw,
    join: film,
    log,
    discordTime: () => ground.clock.now(),
    deadlines: patient,
    ...(pictureMs !== undefined && { pictureMs }),
  });
  if (http) ground.place.setEndpoint(`http://127.0.0.1:${discord.port}/`);
  // The local Discord has no rate limit. Without this, a game between fast players would mostly wait for the next second.
  discord.rest.options.globalRequestsPerSecond = 10_000;
  let stopping: Promise<void> | null = null;
  const stopBot = () => {
    stopping ??= (async () => {
      await playing.stop();
      await thinker?.stop();
      await discord.stop();
    })();
    return stopping;
  };
  onTestFinished(stopBot);
  const people = (n: number) => everybody.slice(0, n).map((key) => ground.place.person(key));
  return { ...ground, store, tables, errors, people, stopBot };
}
