/** Two games side by side on the real bot and the local Discord, with a clock that tests can move and a database that they can damage. */
import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { Status } from 'discord.js';
import pino from 'pino';
import { type Discord, openDiscord } from '../../src/discord/index.ts';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import type { Game } from '../../src/games/game.ts';
import { startLocal } from '../../src/local.ts';
import type { HeadlessPerson, Playground, Seen } from '../../src/playground/index.ts';
import { film } from '../../src/render/film.ts';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import { openTables } from '../../src/table/index.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import type { Tables } from '../../src/table/model/tables.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { patient } from '../discord/setting.ts';
import { demoGame } from '../table/demo-game.ts';
import { pixel } from '../tools/pixel.ts';

const duel = { ...demoGame, command: 'duel', rules: { ...demoGame.rules, players: { min: 2, max: 2 } } };
const demoGames: readonly Game[] = [duel, demoGame];

/** Ada and Ben play here and meet the fault. Cleo and Dan play there and don't. */
export const here = '#lounge';
export const there = '#campaign';

/** One bot, as an owner runs it. */
interface Bot {
  tables: Tables;
  discord: Discord;
  /** Why it ended for good. */
  lost: Error[];
  stop(): Promise<void>;
}

export interface World {
  place: Playground;
  store: Store;
  /** The database itself, if this world opened it. */
  client: Database.Database | null;
  bot: Bot;
  ada: HeadlessPerson;
  ben: HeadlessPerson;
  cleo: HeadlessPerson;
  dan: HeadlessPerson;
  /** What the bots logged at `warn` and above. */
  log: string[];
  seen: Seen[];
  /** Whether private pictures take longer than an answer can wait for them. */
  isSlow: boolean;
  /** Called once, when the next public picture is drawn. */
  onBoard: (() => void) | null;
  /** Moves time forward for Discord and the bot. */
  pass(ms: number): void;
  /** Opens another bot, on this store by default. */
  open(store?: Store): Promise<Bot>;
  /** Stops the bot and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface Setting {
  path?: string;
  /** The games (default: duels and the demo game). */
  games?: readonly Game[];
  /** The bot reads the age of messages by the clock that `pass` moves, too. */
  ages?: boolean;
  /** Opens the store (default: the one of a program that runs alone). */
  openStore?(onLost: (why: Error) => void): Promise<Store>;
}

export async function openWorld({ path = ':memory:', games = demoGames, ages = false, openStore }: Setting = {}): Promise<World> {
  let skew = 0;
  const now = () => Date.now() + skew;
  // Discord's own clock otherwise stands still, so that nobody is too late on a busy machine.
  const began = Date.now();
  const place = await startLocal({ port: 0, clock: { now: () => began + skew } });
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) });
  const lostEarly: Error[] = [];
  const connection = openStore ? null : connect(path);
  const store = (await openStore?.((why) => void lostEarly.push(why))) ?? storeOn(connection!);
  const seen: Seen[] = [];
  const stopListening = place.onRequest((request) => void seen.push(request));
  const bots = new Set<Bot>();

  const draw: Draw = async (_scene, wish) => {
    if (wish?.first) {
      const told = world.onBoard;
      world.onBoard = null;
      told?.();
    } else if (world.isSlow) await new Promise((done) => setTimeout(done, 1350));
    return pixel;
  };
  const open = async (on = world.store): Promise<Bot> => {
    const { tables, reminders, outbox } = openTables({ store: on, games, clock: now, chance: cryptoChance, log: logger });
    const lost = on === store ? lostEarly : [];
    const discord = await openDiscord({
      token: place.token,
      api: place.api,
      games,
      tables,
      outbox,
      reminders,
      draw,
      join: film,
      log: logger,
      now,
      ...(ages && { discordTime: () => began + skew }),
      sender: { everyMs: 20 },
      reminding: { everyMs: 20 },
      deadlines: patient,
      onLost: (why) => void lost.push(why),
    });
    discord.rest.options.globalRequestsPerSecond = 10_000;
    const bot: Bot = {
      tables,
      discord,
      lost,
      async stop() {
        if (bots.delete(bot)) await discord.stop();
      },
    };
    bots.add(bot);
    return bot;
  };

  const world: World = {
    place,
    store,
    client: connection?.client ?? null,
    bot: null as unknown as Bot,
    ada: place.person('ada'),
    ben: place.person('ben'),
    cleo: place.person('cleo'),
    dan: place.person('dan'),
    log,
    seen,
    isSlow: false,
    onBoard: null,
    pass(ms) {
      skew += ms;
      place.tick();
    },
    open,
    async restart() {
      await world.bot.stop();
      lostEarly.length = 0;
      world.bot = await open();
    },
    async close() {
      place.faults.clear();
      // A connection that closes while it is still opening would fail with nobody to catch it.
      for (const { discord, lost } of bots)
        if (lost.length === 0) await until(() => discord.client!.ws.status === Status.Ready, 5000).catch(() => {});
      await Promise.all([...bots].map((bot) => bot.stop()));
      stopListening();
      await place.stop();
      for (const one of new Set([store, world.store])) one.close();
    },
  };
  world.bot = await open();
  return world;
}

/** Waits until `isSo` is true. Throws after `ms`, in milliseconds. */
export async function until(isSo: () => boolean | Promise<boolean>, ms = 10_000, what = 'what was waited for'): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); await wait(20)) if (Date.now() > end) throw new Error(`It never came about: ${what}`);
}
