/** The whole program, put together: store, tables, pictures and Discord, or without a token the local Discord. */
import type { Logger } from 'pino';
import { openComputers } from './computer/pool.ts';
import { type Config, notListening, portTaken } from './config.ts';
import { type Discord, type DiscordOptions, openDiscord } from './discord/index.ts';
import type { Draw } from './discord/pictures/pictures.ts';
import { games, stopped } from './games/index.ts';
import { type Begun, begunAt, startLocal } from './local.ts';
import { openAlarms } from './process/alarms.ts';
import { diskFree } from './process/disk.ts';
import { every } from './process/every.ts';
import { type Gauges, type Metrics, openMetrics } from './process/metrics.ts';
import { openReadiness, type Readiness } from './process/readiness.ts';
import { version } from './process/version.ts';
import { sayVitals } from './process/vitals.ts';
import { openRenderer, type Renderer } from './render/renderer.ts';
import type { Scene } from './scene/types.ts';
import { countingStore } from './store/counted.ts';
import { beside as namedBeside } from './store/files/beside.ts';
import { openIncidents } from './store/files/incidents.ts';
import type { OwnStore } from './store/held.ts';
import { openOwnStore } from './store/open.ts';
import { deletionsFile } from './store/postgres/deletions.ts';
import { inWords } from './store/sqlite/reasons.ts';
import { openTables, type TablesAndOutbox } from './table/index.ts';
import type { Tables } from './table/model/tables.ts';
import { cryptoChance } from './table/work/chance.ts';
import { counting } from './table/work/counting.ts';

export interface App {
  /** Where people can play without an account; null if there is a token. */
  address: string | null;
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Draws pictures instead of the renderer. */
  draw?: Draw;
  /** Called when the program can no longer do anything, with the reason: it should exit. */
  onLost?(why: Error): void;
  /** Aborts a start that is under way. */
  signal?: AbortSignal;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sweepEveryMs = 5 * minuteMs;
/** How often to look for computers' turns that another process has left behind. */
const lookEveryMs = minuteMs / 4;

/** What to close at the end, in reverse order of opening. */
type Closing = (() => unknown)[];

/** Starts everything. If something fails, closes everything that was opened. */
export async function openApp(config: Config, log: Logger, options: AppOptions = {}): Promise<App> {
  const closing: Closing = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    return { address: await openAll(config, log, options, closing), stop };
  } catch (error) {
    await stop();
    // The first reads may be the ones to meet the damage.
    throw inWords(error, config.database);
  }
}

/** Opens one part after the other. Returns the address of the local Discord, if there is one. */
async function openAll(config: Config, log: Logger, options: AppOptions, closing: Closing): Promise<string | null> {
  const { database, beside, port, owner, trimAfterDays } = config;
  const { onLost, signal } = options;
  const ending = { ...(onLost && { onLost }), ...(signal && { signal }) };
  const store = await openOwnStore(database, { log, deletions: namedBeside(beside, deletionsFile), ...ending });
  closing.push(() => store.stop());
  const drawing = openDrawing(options.draw);
  const metrics = openMetrics(() => standingOf(store, beside, clock(), drawing.underWay()));
  for (const part of [metrics, drawing.renderer]) closing.push(() => part?.stop());
  const place = config.discord ? null : await openPlayground(port, beside, drawing.draw, log);
  closing.push(() => place?.stop());
  // The local Discord's clock can be moved on: tables and posts follow it. Real waits (leases, copies, timeouts) follow the machine's.
  const clock = place ? place.now : Date.now;
  const incidents = openIncidents(beside);
  const thinker = openComputers({ failed: (error, { game }) => log.error({ err: error, game }, 'a computer player failed to think') });
  closing.push(() => thinker.stop());
  const { tables, outbox, reminders, replies, computers, beats, takeOn, goOnErasing } = openTables({
    store: countingStore(store, (what) => metrics.note({ what })),
    games,
    clock,
    chance: cryptoChance,
    ...{ thinker, limits: config.limits },
    log,
    keepIncident: incidents.keep,
    lifetimes: { whole: (trimAfterDays ?? Number.POSITIVE_INFINITY) * dayMs },
  });
  place?.know(tables);
  await beats.start().then(goOnErasing);
  let bot: Discord | null = null;
  const ready = readyWith(store, drawing);
  const server = config.metrics && (await openServer(config.metrics, metrics, { isConnected: () => bot?.isConnected() ?? false, ready }));
  if (server) log.info({ port: server.port }, 'serving metrics and health');
  closing.push(() => server?.stop());
  const way = config.discord ?? { ...place!, http: null, shards: null };
  bot = await openBot(way, metrics, drawing.renderer, {
    ...{ ...ending, outbox, reminders, replies, takeOn, draw: drawing.draw, log, ready },
    ...(config.discord && store.reserve && { reserve: store.reserve }),
    tables: counting(forgettingIn(place, store, tables), (what, kind) => metrics.note({ what, ...(kind !== undefined && { kind }) })),
    ...{ farewellMs: config.drainMs, areThinking: thinker.areThinking, now: clock, discordTime: clock },
    owner: { owner: owner?.name ?? null, contact: owner?.contact ?? null, days: trimAfterDays },
  });
  closing.push(() => bot?.stop());
  // A press has moved the clock on by hours: do what became due in them.
  const catchUp = async () => {
    await tables.sweep();
    bot?.wake();
  };
  const forget = place?.onTimeMoved(() => void catchUp().catch((error) => log.error({ err: error }, 'could not catch up on what was due')));
  closing.push(() => forget?.());
  closing.push(() => computers.stop());
  void computers.repair();
  closing.push(every(lookEveryMs, () => computers.look(), log));
  if (place) drawing.renderer?.warm();
  void store.backUpIfDue();
  closing.push(every(sweepEveryMs, () => tables.sweep().then(() => incidents.forgetOld()), log));
  closing.push(every(minuteMs, beating(beats, place !== null), log));
  closing.push(every(minuteMs, telling(metrics, log), log));
  return place?.url ?? null;
}

/** Reports the last minute, with anything in it that the owner should look at. */
function telling(metrics: Metrics, log: Logger): () => Promise<void> {
  const lookForAlarms = openAlarms(log);
  return async () => lookForAlarms(sayVitals(metrics, log));
}

/** Records that the program runs, and for how long it did; not on the local Discord, where the clock is moved on purpose. */
function beating(beats: TablesAndOutbox['beats'], isLocal: boolean): () => Promise<void> {
  let last = performance.now();
  return async () => {
    const before = last;
    last = performance.now();
    await beats.beat(isLocal ? null : last - before);
  };
}

/** Checks readiness: whether the database answers, which any read shows, and whether pictures can be drawn. */
const readyWith = (store: OwnStore, { hasDrawn, draw }: ReturnType<typeof openDrawing>) =>
  openReadiness({ ask: () => store.version(''), hasDrawn, draw: () => draw(nothing) });

/** An empty picture, to check that pictures can be drawn. */
const nothing: Scene = { width: 1, height: 1, background: '#000000', layers: [] };

/** The renderer, unless pictures come from elsewhere; `underWay` returns how many are being drawn. */
function openDrawing(given: Draw | undefined) {
  const renderer = given ? null : openRenderer();
  const drawing = given ?? renderer!.png;
  let pictures = 0;
  let isDrawn = false;
  const draw: Draw = async (...wish) => {
    pictures++;
    try {
      const picture = await drawing(...wish);
      isDrawn = true;
      return picture;
    } finally {
      pictures--;
    }
  };
  return { renderer, draw, underWay: () => pictures, hasDrawn: () => isDrawn };
}

/** The bot, on Discord or on the local one. */
function openBot(
  { token, api, http, shards }: Pick<NonNullable<Config['discord']>, 'token' | 'api' | 'http' | 'shards'>,
  metrics: Metrics,
  renderer: Renderer | null,
  options: Omit<DiscordOptions, 'token' | 'api' | 'http' | 'shards' | 'games' | 'join' | 'clip' | 'watch'>,
): Promise<Discord> {
  const opening = openDiscord({
    ...options,
    token,
    ...(api !== null && { api }),
    http,
    shards,
    games,
    stopped,
    version,
    // Takes another 20 MB, so it is loaded only when needed.
    join: async (frames) => (await import('./render/film.ts')).film(frames),
    clip: async (frames) => (await import('./render/film.ts')).clip(frames),
    // If something else draws, boards keep their size.
    ...(renderer && { shrink: renderer.shrink }),
    watch: {
      // A person who does something will soon want a picture, which shouldn't wait for its worker. Until then, this saves its 50 MB.
      heard: () => renderer?.warm(),
      acknowledged: (ms) => metrics.note({ what: 'acknowledgement', ms }),
      deferred: () => metrics.note({ what: 'deferred acknowledgement' }),
      requested: (status) => metrics.note({ what: 'request', kind: String(status) }),
      refused: (status) => metrics.note({ what: 'invalid request', kind: String(status) }),
      refusedAtTheDoor: (why) => metrics.note({ what: 'refused at the door', kind: why }),
      late: () => metrics.note({ what: 'late picture' }),
    },
  });
  return opening.catch((error: NodeJS.ErrnoException) => {
    throw http ? notListening(error, http, 'INTERACTIONS') : error;
  });
}

/** Makes the local Discord and later restores forget people who have their data deleted. */
const forgettingIn = (place: { forget(which: string, name: string): void } | null, store: OwnStore, tables: Tables): Tables => ({
  ...tables,
  async erase(user) {
    await tables.erase(user);
    await store.keepDeletions();
    place?.forget(user, 'Former player');
  },
});

/** The local Discord keeps its messages beside the games. Its first page links to games once it knows the tables. */
async function openPlayground(port: number, path: string, draw: Draw, log: Logger) {
  const file = path === ':memory:' ? path : namedBeside(path, '-playground.db');
  let begun: Begun = async () => [];
  try {
    const place = await startLocal({ port, file, begun: (locale) => begun(locale) }, draw);
    const know = (tables: Tables) => {
      begun = begunAt(tables, { draw, failed: (err, table) => log.warn({ err, table }, 'could not draw a board for the first page') });
    };
    return Object.assign(place, { know });
  } catch (error) {
    throw error instanceof Error && error.message.includes('already in use') ? portTaken(port) : error;
  }
}

/** The current gauges. */
function standingOf(store: OwnStore, beside: string, now: number, pictures: number): Gauges {
  const { deliveries = null, games: running = null } = store.figures() ?? {};
  const oldestMs = Math.max(0, now - (deliveries?.oldest ?? now));
  const late = deliveries && { waiting: deliveries.waiting, parked: deliveries.parked, oldestMs };
  const own = { stopped: stopped.length, pictures, lastBackup: store.lastBackup(), backupDue: store.backupDue(), diskFree: diskFree(beside) };
  return { deliveries: late, games: running, ...own, ...(store.pool && { pool: store.pool() }) };
}

/** Loads Prometheus' library only if it is needed. */
async function openServer(where: NonNullable<Config['metrics']>, metrics: Metrics, doing: { isConnected(): boolean; ready(): Promise<Readiness> }) {
  const { openMetricsServer } = await import('./process/metrics-server.ts');
  return openMetricsServer(where, metrics, doing).catch((error: NodeJS.ErrnoException) => {
    throw notListening(error, where, 'METRICS');
  });
}
