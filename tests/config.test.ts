import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, type Environment, environment, notListening, portTaken, readConfig } from '../src/config.ts';
import { openLog } from '../src/process/log.ts';
import { nameOf } from '../src/store/address.ts';
import { localLimits } from '../src/table/model/limits.ts';

const token = 'MTA0NjY4.Gq3x1A.aBcDeF-secret';
const publicKey = '0123456789abcdef'.repeat(4);
const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function problems(env: Environment): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  test('nothing is needed: a local Discord, on port 3000, beside the project', () => {
    expect(readConfig({})).toEqual({
      discord: null,
      database: resolve(import.meta.dirname, '../hustings.db'),
      beside: resolve(import.meta.dirname, '../hustings.db'),
      port: 3000,
      metrics: null,
      logLevel: 'info',
      worker: null,
      drainMs: 8000,
      owner: null,
      trimAfterDays: 180,
      limits: localLimits,
    });
  });

  test('limits are named and whole numbers; at home there is more of all that is not set', () => {
    expect(readConfig({ DISCORD_TOKEN: token, LIMITS: 'games.person=50, shows.server=20' }).limits).toEqual({
      'games.person': 50,
      'shows.server': 20,
    });
    expect(readConfig({ LIMITS: 'shows.person=1' }).limits).toEqual({ ...localLimits, 'shows.person': 1 });
    const found = problems({ DISCORD_TOKEN: token, LIMITS: 'game.person=5 shows.table=1 hints.person=0 games.server=many' });
    expect(found).toHaveLength(4);
    expect(found[0]).toMatch(/^LIMITS: knows no 'game\.person'. Example: LIMITS=/);
    expect(found[2]).toContain('needs a number from 1 to 999999 for hints.person');
  });

  test('what is set is taken; empty or blank is not set', () => {
    const database = join(folder, 'x.db');
    expect(readConfig({ DISCORD_TOKEN: ` Bot ${token} `, DATABASE: database, PORT: '0', METRICS_PORT: '9100', LOG_LEVEL: 'DEBUG' })).toEqual({
      discord: { token, api: null, http: null, shards: null },
      database,
      beside: database,
      port: 0,
      metrics: { port: 9100, host: '127.0.0.1' },
      logLevel: 'debug',
      worker: null,
      drainMs: 8000,
      owner: null,
      trimAfterDays: 180,
      limits: {},
    });
    expect(readConfig({ DISCORD_TOKEN: 'anything', DISCORD_API: 'http://127.0.0.1:4000/api/' }).discord).toEqual({
      token: 'anything',
      api: 'http://127.0.0.1:4000/api',
      http: null,
      shards: null,
    });
    const http = { DISCORD_TOKEN: token, INTERACTIONS_PORT: '8080', DISCORD_PUBLIC_KEY: ` ${publicKey} ` };
    expect(readConfig(http).discord?.http).toEqual({ port: 8080, host: null, publicKey });
    expect(readConfig({ ...http, INTERACTIONS_HOST: '::1' }).discord?.http?.host).toBe('::1');
    expect(readConfig({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' }).metrics).toEqual({ port: 9100, host: '10.0.0.5' });
    expect(readConfig({ DISCORD_TOKEN: token, SHARDS: '2-3/4' }).discord?.shards).toEqual({ ids: [2, 3], of: 4 });
    expect(readConfig({ DISCORD_TOKEN: token, SHARDS: '0/1' }).discord?.shards).toEqual({ ids: [0], of: 1 });
    expect(readConfig({ DISCORD_TOKEN: '', DISCORD_API: ' ', DATABASE: '', PORT: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
    expect(readConfig({ WORKER: 'hustings@2', DRAIN_SECONDS: '80' })).toMatchObject({ worker: 'hustings@2', drainMs: 80_000 });
    expect(readConfig({ DATABASE: ':memory:' }).database).toBe(':memory:');
    expect(readConfig({ OWNER_NAME: 'Ada Martin', OWNER_CONTACT: ' ada@example.org ', TRIM_GAMES_AFTER: 'Never' })).toMatchObject({
      owner: { name: 'Ada Martin', contact: 'ada@example.org' },
      trimAfterDays: null,
    });
  });

  test('a PostgreSQL database is an address, and what would lie beside it lies beside the project', () => {
    const beside = resolve(import.meta.dirname, '../hustings.db');
    for (const database of ['postgres://ada:secret@db.example:5433/games', 'postgresql:///games?host=/var/run/postgresql']) {
      expect(readConfig({ DATABASE: database })).toMatchObject({ database, beside });
    }
  });

  test('where the system names a folder for what is kept, it lies there: the program’s own may be closed to writing', () => {
    const STATE_DIRECTORY = '/var/lib/hustings';
    const database = 'postgres:///games';
    expect(readConfig({ DATABASE: database, STATE_DIRECTORY }).beside).toBe('/var/lib/hustings/hustings.db');
    expect(readConfig({ DATABASE: database, STATE_DIRECTORY: `${STATE_DIRECTORY}:/var/lib/other` }).beside).toBe('/var/lib/hustings/hustings.db');
    expect(readConfig({ DATABASE: join(folder, 'x.db'), STATE_DIRECTORY }).beside, 'a file has its own place').toBe(join(folder, 'x.db'));
    const image = readFileSync(resolve(import.meta.dirname, '../Dockerfile'), 'utf8');
    expect(/^VOLUME (.+)$/m.exec(image)?.[1]).toBe(/STATE_DIRECTORY=(\S+)/.exec(image)?.[1]);
  });

  test('every problem is listed at once, each with the variable, what is wrong and an example', () => {
    const found = problems({ DISCORD_TOKEN: 'a b', DISCORD_API: 'discord', DATABASE: '/no/such/folder/x.db', PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(found.map((line) => line.split(':')[0])).toEqual(['DISCORD_TOKEN', 'DISCORD_API', 'DATABASE', 'PORT', 'LOG_LEVEL']);
    for (const line of found) expect(line).toMatch(/^([A-Z_]+): \w.*\. Example: \1=\S+/);
  });

  test.each<[Environment, RegExp]>([
    [{ DISCORD_API: 'http://x/api/v10', DISCORD_TOKEN: token }, /DISCORD_API: must end in \/api/],
    [{ DISCORD_API: 'ftp://x/api', DISCORD_TOKEN: token }, /DISCORD_API: is not an address/],
    [{ DISCORD_API: 'http://x/api?y=/api', DISCORD_TOKEN: token }, /DISCORD_API: must end in/],
    [{ DISCORD_API: 'http://x/api' }, /DISCORD_TOKEN: is missing/],
    [{ DISCORD_TOKEN: '', NODE_ENV: 'production' }, /DISCORD_TOKEN: is missing or empty/],
    [{ DISCORD_TOKEN: 'your-token' }, /DISCORD_TOKEN: is not a bot token/],
    [{ INTERACTIONS_PORT: '8080', DISCORD_PUBLIC_KEY: publicKey }, /DISCORD_TOKEN: is missing, but INTERACTIONS_PORT/],
    [{ INTERACTIONS_PORT: '8080', DISCORD_TOKEN: token }, /DISCORD_PUBLIC_KEY: is missing/],
    [{ DISCORD_PUBLIC_KEY: publicKey.slice(1) }, /DISCORD_PUBLIC_KEY: is not a key/],
    [{ SHARDS: 'two', DISCORD_TOKEN: token }, /SHARDS: does not say which/],
    [{ SHARDS: '0-4/4', DISCORD_TOKEN: token }, /SHARDS: counts from 0/],
    [{ SHARDS: '3-0/4', DISCORD_TOKEN: token }, /SHARDS: counts from 0/],
    [{ SHARDS: '0/2', INTERACTIONS_PORT: '8080', DISCORD_PUBLIC_KEY: publicKey, DISCORD_TOKEN: token }, /SHARDS: divides connections/],
    [{ DATABASE: folder }, /DATABASE: is a folder/],
    [{ DATABASE: 'mysql://x/games' }, /DATABASE: is not the address of a PostgreSQL database/],
    [{ DATABASE: 'postgres://db.example' }, /DATABASE: does not name a database/],
    [{ PORT: '65536' }, /PORT: is greater/],
    [{ METRICS_PORT: '70000' }, /METRICS_PORT: is greater/],
    [{ METRICS_HOST: 'example.org' }, /METRICS_HOST: is not the IP address/],
    [{ INTERACTIONS_HOST: '10.0.0' }, /INTERACTIONS_HOST: is not the IP address/],
    [{ PORT: '-1' }, /PORT: is not a whole number/],
    [{ PORT: '3000.5' }, /PORT: is not a whole number/],
  ])('%j is refused', (env, expected) => {
    expect(problems(env)).toHaveLength(1);
    expect(problems(env)[0]).toMatch(expected);
  });

  test('no problem repeats the token', () => {
    expect(problems({ DISCORD_TOKEN: 'secret value' }).join()).not.toContain('secret');
    expect(problems({ DISCORD_TOKEN: 'secret-value' }).join()).not.toContain('secret');
  });

  test('no problem repeats a password, and neither does the name of a database', () => {
    expect(problems({ DATABASE: 'postgres://ada:secret@db.example' }).join()).not.toContain('secret');
    expect(nameOf('postgres://ada:secret@db.example:5433/games?password=secret')).toBe('postgres://ada@db.example:5433/games');
    expect(nameOf('postgres://ada:se cret@@:5433:/games')).not.toContain('cret');
  });

  test('a taken port has a line of the same kind', () => expect(portTaken(3000).message).toMatch(/^PORT: 3000 is taken .* Example: PORT=3001$/));

  test('so has an address that this machine does not have', () => {
    const error = Object.assign(new Error('listen EADDRNOTAVAIL'), { code: 'EADDRNOTAVAIL' });
    expect(notListening(error, { port: 9100, host: '10.0.0.5' }, 'METRICS').message).toMatch(
      /^METRICS_HOST: 10\.0\.0\.5 is not an address of this machine/,
    );
  });

  test('a .env file adds what the environment does not say', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000\nLOG_LEVEL="warn" # quiet\n');
    expect(readConfig(environment({ LOG_LEVEL: 'error' }, file))).toMatchObject({ port: 4000, logLevel: 'error' });
    expect(environment({ PORT: '1' }, join(folder, 'none'))).toEqual({ PORT: '1' });
  });

  test('a .env that cannot be read is named, with why and what to do', () => {
    const instead = join(folder, 'folder.env');
    mkdirSync(instead);
    expect(() => environment({}, instead)).toThrow(new RegExp(`^The settings in '${instead}' cannot be read: EISDIR.*put a file in its place`));
    const closed = join(folder, 'closed.env');
    writeFileSync(closed, 'PORT=1', { mode: 0o000 });
    chmodSync(folder, 0o755);
    // Root can read any file.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid!(65_534);
    try {
      expect(() => environment({}, closed)).toThrow(new RegExp(`^The settings in '${closed}' cannot be read: EACCES.*Let this user read it`));
    } finally {
      if (isRoot) process.seteuid!(0);
    }
  });

  test('the example file names every variable, and is valid as it stands and with the # taken away', () => {
    const example = resolve(import.meta.dirname, '../.env.example');
    expect(readConfig(environment({}, example))).toEqual(readConfig({}));
    const file = join(folder, 'filled.env');
    writeFileSync(file, readFileSync(example, 'utf8').replaceAll(/^#([A-Z_]+=)/gm, '$1'));
    const filled = environment({}, file);
    const door = ['INTERACTIONS_PORT', 'DISCORD_PUBLIC_KEY', 'INTERACTIONS_HOST'];
    const names = [
      'DISCORD_TOKEN',
      'DISCORD_API',
      ...door,
      'SHARDS',
      'DATABASE',
      'MIGRATE_TO',
      'PORT',
      'METRICS_PORT',
      'METRICS_HOST',
      'LIMITS',
      'LOG_LEVEL',
      'WORKER',
      'DRAIN_SECONDS',
    ];
    expect(Object.keys(filled)).toEqual([...names, 'OWNER_NAME', 'OWNER_CONTACT', 'TRIM_GAMES_AFTER']);
    const limits = { 'games.person': 50, 'shows.server': 20 };
    expect(readConfig({ ...filled, DISCORD_TOKEN: token })).toMatchObject({ ...readConfig({}), worker: 'worker-1', discord: { token }, limits });
  });
});

test('a worker says its name in each line of its log', () => {
  const lines: string[] = [];
  const log = openLog(readConfig({ WORKER: 'hustings@2' }), { write: (line: string) => void lines.push(line) });
  log.info('ready');
  log.child({ table: 'x' }).warn('late');
  expect(lines.map((line) => JSON.parse(line).worker)).toEqual(['hustings@2', 'hustings@2']);
});

test('the token is in no line of the log, whichever way it came there', () => {
  const lines: string[] = [];
  const log = openLog(readConfig({ DISCORD_TOKEN: token }), { write: (line: string) => void lines.push(line) });
  log.info({ config: { token }, headers: { authorization: `Bot ${token}` } }, `logged in with ${token}`);
  log.error(new Error(`bad token ${token}`));
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain(token);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, config: { token: '[token]' }, msg: 'logged in with [token]' });
});
