/** The real bot on a local Discord, with a real store and renderer. Every request it makes is checked against Discord's specification. */
import pino from 'pino';
import { expect, onTestFinished } from 'vitest';
import type { Pause } from '../../src/discord/connection/drain.ts';
import { type Discord, type DiscordOptions, openDiscord } from '../../src/discord/index.ts';
import type { Join } from '../../src/discord/pictures/films.ts';
import type { Clip } from '../../src/discord/pictures/highlights.ts';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import type { Shrink } from '../../src/discord/pictures/small.ts';
import type { Game } from '../../src/games/game.ts';
import { games as allGames } from '../../src/games/index.ts';
import { defineRules } from '../../src/kernel/rules.ts';
import { startLocal } from '../../src/local.ts';
import type { Playground, Seen } from '../../src/playground/index.ts';
import { problemsOfRequest } from '../../src/playground/specification/index.ts';
import { film } from '../../src/render/film.ts';
import { openRenderer, type Renderer } from '../../src/render/renderer.ts';
import { openTables } from '../../src/table/index.ts';
import type { OwnLimits } from '../../src/table/model/limits.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import type { Chance, Thinker } from '../../src/table/work/deps.ts';
import { freshStore } from '../store/fresh.ts';
import { demoGame } from '../table/demo-game.ts';
import { openRingWatch } from '../tools/rings.ts';

/** The demo game for two, under another name. */
const duel: Game = { ...demoGame, command: 'duel', rules: defineRules({ ...demoGame.rules, players: { min: 2, max: 2 } }) };
export const games: readonly Game[] = [demoGame, duel, ...allGames];

/** However busy the machine is, no press gets a deferred answer: its result is there when it is answered. */
export const patient = { begin: Number.POSITIVE_INFINITY, busy: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY };

let renderer: Renderer | null = null;
/** One renderer for all tests of a file, because a worker takes a moment to start. */
export const draw: Draw = (scene, wish) => {
  renderer ??= openRenderer();
  return renderer.png(scene, wish);
};

export interface Setting {
  /** The games (default: the demo game, the same for two, and all real games). */
  games?: readonly Game[];
  draw?: Draw;
  join?: Join;
  /** Animates what posts decided. Without it, such pictures are not shown. */
  clip?: Clip;
  /** Shrinks the pictures of old posts. Without it, they stay as they are. */
  shrink?: Shrink;
  /** Computers think all the time. */
  areThinking?: boolean;
  /** Where seeds come from (default: real chance). */
  chance?: Chance;
  pictureMs?: number;
  store?: Store;
  /** Interactions arrive over HTTP. */
  http?: boolean;
  /** How long interactions are still accepted when the bot stops, in milliseconds (default: 0). */
  drainMs?: number;
  /** How the bot waits while it starts and stops (default: by this machine's clock). */
  pause?: Pause;
  /** Whether this process does what one does for all (default: it does). */
  takeOn?: DiscordOptions['takeOn'];
  /** Ends the start early. */
  signal?: AbortSignal;
  /** The clock (default: this machine's). */
  clock?: () => number;
  /** How old each interaction is when it comes in, in milliseconds. */
  late?: number;
  place?: Playground;
  /** False if a test makes the bot meet a refusal on purpose. */
  checked?: boolean;
  lifetimes?: { gathering?: number; delivery?: number };
  limits?: OwnLimits;
  /** Where computers think (default: nowhere). */
  thinker?: Thinker;
}

export interface Stage {
  place: Playground;
  store: Store;
  tables: ReturnType<typeof openTables>['tables'];
  discord: Discord;
  /** What the bot logged at `error`. */
  errors: string[];
  /** Every line of its log. */
  lines: string[];
  seen: Seen[];
}

/** Opens everything. It closes with the test, and fails the test if Discord would have refused anything the bot sent. */
export async function stage(setting: Setting = {}): Promise<Stage> {
  const place = setting.place ?? (await startLocal({ port: 0 }));
  const store = setting.store ?? freshStore();
  const errors: string[] = [];
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    if ((JSON.parse(line) as { level: number }).level >= 50) errors.push(line);
  };
  const log = pino({ level: 'debug' }, { write });
  const { tables, outbox, replies } = openTables({
    store,
    games: setting.games ?? games,
    clock: setting.clock ?? Date.now,
    chance: setting.chance ?? cryptoChance,
    log,
    lifetimes: setting.lifetimes ?? {},
    limits: setting.limits ?? {},
    ...(setting.thinker && { thinker: setting.thinker }),
  });
  const seen: Seen[] = [];
  const problems: string[] = [];
  const rings = openRingWatch();
  const stopListening = place.onRequest((request) => {
    seen.push(request);
    if (request.route !== null) problems.push(...problemsOfRequest(request), ...rings(request));
  });
  const discord = await openDiscord({
    token: place.token,
    api: place.api,
    ...(setting.late === undefined ? { deadlines: patient } : { discordTime: () => Date.now() + setting.late! }),
    http: setting.http ? { port: 0, publicKey: place.publicKey, drainMs: setting.drainMs ?? 0 } : null,
    games: setting.games ?? games,
    ...(setting.clock && { now: setting.clock }),
    ...(setting.pause && { pause: setting.pause }),
    ...(setting.takeOn && { takeOn: setting.takeOn }),
    ...(setting.signal && { signal: setting.signal }),
    tables,
    outbox,
    replies,
    draw: setting.draw ?? draw,
    join: setting.join ?? film,
    ...(setting.clip && { clip: setting.clip }),
    ...(setting.shrink && { shrink: setting.shrink }),
    areThinking: () => setting.areThinking ?? false,
    log,
    ...(setting.pictureMs !== undefined && { pictureMs: setting.pictureMs }),
  });
  if (setting.http) place.setEndpoint(`http://127.0.0.1:${discord.port}/`);
  onTestFinished(async () => {
    await discord.stop();
    stopListening();
    if (!setting.place) await place.stop();
    if (!setting.store) await store.close();
    if (setting.checked !== false) expect(problems).toEqual([]);
  });
  return { place, store, tables, discord, errors, seen, lines };
}
