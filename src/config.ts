/** The configuration, from the environment or a `.env` file: one typed object, or every problem at once. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'dotenv';
import { z } from 'zod';
import { isPostgres } from './store/address.ts';
import { localLimits, type OwnLimits, settable } from './table/model/limits.ts';

export type Environment = { readonly [name: string]: string | undefined };

export interface Config {
  /** Null: no token, so the local Discord is started instead. */
  discord: {
    token: string;
    /** Null: Discord's own server. */
    api: string | null;
    /** Where Discord delivers interactions, and the application's public key; null: they arrive over a gateway connection. */
    http: { port: number; host: string | null; publicKey: string } | null;
    /** Which of the `of` connections this process keeps; null: all of them. */
    shards: { ids: number[]; of: number } | null;
  } | null;
  /** A path from the root of the file system, `:memory:`, or the address of a PostgreSQL database, which may hold a password. */
  database: string;
  /** The path that files beside the database are named after, or `:memory:`. */
  beside: string;
  /** The port of the local Discord's page. */
  port: number;
  /** Where `/metrics`, `/health` and `/ready` are served; null: nowhere. */
  metrics: { port: number; host: string } | null;
  logLevel: (typeof logLevels)[number];
  /** This process's name in its log; null: the log identifies it by its host name and pid. */
  worker: string | null;
  /** How long a stop waits for what is under way, in milliseconds. */
  drainMs: number;
  /** Who runs the bot, and how to reach them; null: not given. */
  owner: { name: string; contact: string } | null;
  /** After how many days a finished game keeps only what its replay and its result need; null: it always keeps everything. */
  trimAfterDays: number | null;
  /** The limits that differ from the table of limits. */
  limits: OwnLimits;
}

/** What is wrong with the configuration, one line per variable. No line repeats a token. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const root = resolve(import.meta.dirname, '..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const examples = {
  DISCORD_TOKEN: 'DISCORD_TOKEN=MTA0NjY4.Gq3x1A.aBcDeF (Discord Developer Portal → your application → Bot → Reset Token)',
  DISCORD_API: 'DISCORD_API=http://localhost:8080/api',
  INTERACTIONS_PORT: 'INTERACTIONS_PORT=8080',
  INTERACTIONS_HOST: 'INTERACTIONS_HOST=127.0.0.1 (only from this machine)',
  DISCORD_PUBLIC_KEY: `DISCORD_PUBLIC_KEY=${'0123456789abcdef'.repeat(4)} (Discord Developer Portal → your application → General Information)`,
  SHARDS: 'SHARDS=0-1/4 (the first two of four connections)',
  DATABASE: 'DATABASE=hustings.db or DATABASE=postgres://hustings:password@localhost/hustings',
  PORT: 'PORT=3000',
  METRICS_PORT: 'METRICS_PORT=9100',
  METRICS_HOST: 'METRICS_HOST=10.0.0.5 (an address of this machine)',
  LOG_LEVEL: 'LOG_LEVEL=info',
  WORKER: 'WORKER=worker-1',
  DRAIN_SECONDS: 'DRAIN_SECONDS=8',
  OWNER_NAME: 'OWNER_NAME=Ada Martin',
  OWNER_CONTACT: 'OWNER_CONTACT=privacy@example.org',
  TRIM_GAMES_AFTER: 'TRIM_GAMES_AFTER=180, or TRIM_GAMES_AFTER=never',
  LIMITS: 'LIMITS=games.person=50 shows.server=20 (docs/limits.md has the names)',
} as const;
type Name = keyof typeof examples;

const problem = (name: Name, wrong: string) => `${name}: ${wrong}. Example: ${examples[name]}`;

const usualFile = 'hustings.db';
/** Whether this is a URL, of any kind of server. */
const isAddress = (value: string | undefined): value is string => /^[a-z][a-z\d+.-]+:\/\//i.test(value ?? '');
const namesDatabase = (address: string): boolean => URL.canParse(address) && new URL(address).pathname.length > 1;

/** A variable that is unset or empty is absent. */
const text = z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined), z.string().optional());

const api = text
  .transform((value) => value?.replace(/\/+$/, ''))
  .refine((value) => value === undefined || isWebAddress(value), { error: 'is not an address that begins with http:// or https://', abort: true })
  .refine((value) => value === undefined || /^https?:\/\/[^?#]+\/api$/.test(value), {
    error: 'must end in /api, without a version or anything after it',
  })
  .transform((value) => value ?? null);

const port = text
  .refine((value) => value === undefined || /^\d{1,5}$/.test(value), { error: 'is not a whole number', abort: true })
  .transform((value) => (value === undefined ? null : Number(value)))
  .refine((value) => (value ?? 0) <= 65_535, { error: 'is greater than 65535' });

/** An IP address of this machine; null: not given. */
const host = text
  .refine((value) => value === undefined || z.union([z.ipv4(), z.ipv6()]).safeParse(value).success, {
    error: 'is not the IP address of a network interface',
  })
  .transform((value) => value ?? null);

const shards = text
  .refine((value) => value === undefined || /^\d{1,5}(-\d{1,5})?\/\d{1,5}$/.test(value), { error: 'does not say which of how many', abort: true })
  .transform((value) => {
    if (value === undefined) return null;
    const [first, last, of] = /^(\d+)(?:-(\d+))?\/(\d+)$/.exec(value)!.slice(1).map(Number) as [number, number, number];
    return { ids: Array.from({ length: Math.max(0, (Number.isNaN(last) ? first : last) - first + 1) }, (_, i) => first + i), of };
  })
  .refine((value) => value === null || (value.ids.length > 0 && value.ids.at(-1)! < value.of), {
    error: 'counts from 0, and ends before their number',
  });

/** One short line of text. */
const line = text.refine((value) => (value?.length ?? 0) <= 200, { error: 'is longer than 200 characters' }).transform((value) => value ?? null);

const ownLimits = text.transform((value, context): OwnLimits => {
  const found: { [name: string]: number } = {};
  for (const one of value?.split(/[\s,]+/) ?? []) {
    const [name = '', n = ''] = one.split('=');
    const wrong = !settable.includes(name) ? `knows no '${name}'` : !/^[1-9]\d{0,5}$/.test(n) ? `needs a number from 1 to 999999 for ${name}` : null;
    if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
    else found[name] = Number(n);
  }
  return found;
});

const schema = z.object({
  LIMITS: ownLimits,
  // Accepts Discord's tokens with the word that precedes them in requests.
  DISCORD_TOKEN: text
    .transform((value) => value?.replace(/^Bot\s+/i, ''))
    .refine((value) => value === undefined || !/\s/.test(value), { error: 'has spaces or line breaks in it' })
    .transform((value) => value ?? null),
  DISCORD_API: api,
  INTERACTIONS_PORT: port,
  INTERACTIONS_HOST: host,
  DISCORD_PUBLIC_KEY: text
    .refine((value) => value === undefined || /^[\da-f]{64}$/i.test(value), { error: 'is not a key of 64 hexadecimal digits' })
    .transform((value) => value ?? null),
  SHARDS: shards,
  DATABASE: text
    .transform((value) => (value === ':memory:' || isAddress(value) ? value : resolve(root, value ?? usualFile)))
    .refine((database) => !isAddress(database) || isPostgres(database), { error: 'is not the address of a PostgreSQL database', abort: true })
    .refine((database) => !isPostgres(database) || namesDatabase(database), { error: 'does not name a database of that server', abort: true })
    .refine((path) => isAddress(path) || path === ':memory:' || existsSync(dirname(path)), {
      error: 'is in a folder that does not exist',
      abort: true,
    })
    .refine((path) => isAddress(path) || path === ':memory:' || !existsSync(path) || statSync(path).isFile(), { error: 'is a folder, not a file' }),
  PORT: port.transform((value) => value ?? 3000),
  METRICS_PORT: port,
  METRICS_HOST: host.transform((value) => value ?? '127.0.0.1'),
  LOG_LEVEL: text.transform((value) => value?.toLowerCase() ?? 'info').pipe(z.enum(logLevels, { error: `is not one of ${logLevels.join(', ')}` })),
  WORKER: text
    .refine((value) => value === undefined || /^[\w.:@-]{1,64}$/.test(value), {
      error: 'is not a name of at most 64 letters, digits and any of . : @ _ -',
    })
    .transform((value) => value ?? null),
  DRAIN_SECONDS: text
    .refine((value) => value === undefined || /^([1-9]|[1-7]\d|80)$/.test(value), { error: 'is not a whole number of seconds from 1 to 80' })
    .transform((value) => 1000 * Number(value ?? 8)),
  OWNER_NAME: line,
  OWNER_CONTACT: line,
  TRIM_GAMES_AFTER: text
    .transform((value) => value?.toLowerCase() ?? '180')
    .refine((value) => value === 'never' || /^[1-9]\d{0,4}$/.test(value), { error: 'is neither a number of days nor never' })
    .transform((value) => (value === 'never' ? null : Number(value))),
});

/** Reads the configuration from these variables. Throws a `ConfigError` that lists everything wrong with them. */
export function readConfig(env: Environment): Config {
  const read = schema.safeParse(env);
  if (!read.success) throw new ConfigError(read.error.issues.map(({ path, message }) => problem(path[0] as Name, message)));
  const { DISCORD_TOKEN: token, DISCORD_API: server, DATABASE: database, PORT: port, LOG_LEVEL: logLevel } = read.data;
  if (token === null && server !== null) throw new ConfigError([problem('DISCORD_TOKEN', 'is missing, but DISCORD_API names a server to log in to')]);
  // An empty variable hides the one in .env, and a server without a screen is no place for the local Discord.
  if (token === null && env.NODE_ENV === 'production') throw new ConfigError([problem('DISCORD_TOKEN', 'is missing or empty')]);
  if (token !== null && server === null && token.split('.').length !== 3) {
    throw new ConfigError([problem('DISCORD_TOKEN', 'is not a bot token: those have three parts with dots between')]);
  }
  const { INTERACTIONS_PORT: door, DISCORD_PUBLIC_KEY: publicKey, SHARDS: shards, LIMITS: limits } = read.data;
  if (door !== null && token === null) throw new ConfigError([problem('DISCORD_TOKEN', 'is missing, but INTERACTIONS_PORT waits for Discord')]);
  if (door !== null && publicKey === null) {
    throw new ConfigError([
      problem('DISCORD_PUBLIC_KEY', 'is missing: without it, the bot cannot tell real requests at INTERACTIONS_PORT from forged ones'),
    ]);
  }
  if (door !== null && shards !== null) throw new ConfigError([problem('SHARDS', 'divides connections, but with INTERACTIONS_PORT there are none')]);
  const http = door === null || publicKey === null ? null : { port: door, host: read.data.INTERACTIONS_HOST, publicKey };
  const metrics = read.data.METRICS_PORT === null ? null : { port: read.data.METRICS_PORT, host: read.data.METRICS_HOST };
  const { WORKER: worker, DRAIN_SECONDS: drainMs } = read.data;
  const { OWNER_NAME: name, OWNER_CONTACT: contact, TRIM_GAMES_AFTER: trimAfterDays } = read.data;
  if ((name === null) !== (contact === null)) {
    const [missing, there] = name === null ? (['OWNER_NAME', 'OWNER_CONTACT'] as const) : (['OWNER_CONTACT', 'OWNER_NAME'] as const);
    throw new ConfigError([problem(missing, `is missing beside ${there}`)]);
  }
  const owner = name === null || contact === null ? null : { name, contact };
  // This is where systemd puts its StateDirectory, or several of them: the program's own folder may not be writable.
  const state = env.STATE_DIRECTORY?.split(':')[0] || root;
  const beside = isPostgres(database) ? resolve(state, usualFile) : database;
  const discord = token === null ? null : { token, api: server, http, shards };
  const allowed = token === null ? { ...localLimits, ...limits } : limits;
  return { discord, database, beside, port, metrics, logLevel, worker, drainMs, owner, trimAfterDays, limits: allowed };
}

/** The environment, plus what a `.env` file in the project's folder adds. Throws a `ConfigError` if the file can't be read. */
export function environment(env: Environment = process.env, file = resolve(root, '.env')): Environment {
  if (!existsSync(file)) return env;
  try {
    return { ...parse(readFileSync(file)), ...env };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const todo =
      code === 'EISDIR' ? 'It is a folder: put a file in its place, as .env.example is.' : 'Let this user read it (chmod, chown), or remove it.';
    throw new ConfigError([`The settings in '${file}' cannot be read: ${message}. ${todo}`]);
  }
}

/** The error for a port that another program listens on. */
export const portTaken = (port: number, name: 'PORT' | 'METRICS_PORT' | 'INTERACTIONS_PORT' = 'PORT'): ConfigError =>
  new ConfigError([
    `${name}: ${port} is taken by another program, perhaps by another copy of this one. Example: ${name}=${port < 65_535 ? port + 1 : 3000}`,
  ]);

/** Says what to do if a port or an address can't be listened on; returns any other error as it is. */
export function notListening(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host?: string | null },
  of: 'METRICS' | 'INTERACTIONS',
): Error {
  if (error.code === 'EADDRINUSE') return portTaken(port, `${of}_PORT`);
  if (error.code === 'EADDRNOTAVAIL') return new ConfigError([problem(`${of}_HOST`, `${host} is not an address of this machine`)]);
  return error;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
