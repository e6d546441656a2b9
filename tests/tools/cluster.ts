/** A throwaway PostgreSQL server for tests: on a socket in a folder of its own, ended together with the process that started it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Where Debian installs its servers, the newest first, and the PATH. */
function folders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
}

const bin = folders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;

/** Whether there is a server to test with. */
export const isAtHand = bin !== null;

/** For tests on a server: skipped if there is none, which the end of the run reports. */
export const needsPostgres = { skip: !isAtHand, meta: { needs: 'a PostgreSQL server on this machine (initdb and postgres on the path)' } };

/** The server refuses to run as root, so a user without rights runs it. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export interface Cluster {
  /** The address of a database. */
  address(database: string): string;
  /** Creates a database, as a copy of another if one is named. Returns its address. */
  create(name: string, like?: string): Promise<string>;
  /** Queries the server itself. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** The errors in the server's log. */
  errors(): string[];
  start(): Promise<void>;
  /** Stops the server: after canceling what is under way, or at once, as in a crash. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Stops it for good and removes everything. */
  end(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  if (bin === null) throw new Error('There is no PostgreSQL server on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hustings-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (nobody.uid !== undefined) for (const path of [folder, data]) chownSync(path, nobody.uid, nobody.gid);
  const quietly = { ...nobody, cwd: folder, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C', HOME: folder } } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'hustings', '-A', 'trust', '-E', 'UTF8', '--no-sync'], quietly);
  const address = (database: string) => `postgres://hustings@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | null = null;
  const errors: string[] = [];

  const query: Cluster['query'] = async (text, values) => {
    const client = new pg.Client({ connectionString: address('postgres') });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    const given = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'];
    // When the process that started this is gone, for any reason, its input ends, and the server with it.
    const watched = '"$0" "$@" </dev/null & cat >/dev/null; kill -INT $! 2>/dev/null; wait';
    server = spawn('sh', ['-c', watched, join(bin, 'postgres'), ...given], { ...quietly, stdio: ['pipe', 'ignore', 'pipe'] });
    const starting = server;
    let said = '';
    starting.stderr!.on('data', (text: Buffer) => {
      errors.push(...`${text}`.split('\n').filter((line) => line.includes('ERROR:')));
      said = `${said}${text}`.slice(-2000);
    });
    for (;;) {
      try {
        await query('SELECT 1');
        return;
      } catch (error) {
        if (starting.exitCode !== null) throw new Error(`The server did not start: ${said}`, { cause: error });
        await wait(50);
      }
    }
  };
  const stop: Cluster['stop'] = async (how = 'fast') => {
    const stopped = server;
    if (!stopped) return;
    server = null;
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    const over = new Promise((done) => stopped.once('exit', done));
    stopped.stdin!.end();
    await over;
  };
  await start();
  return {
    address,
    query,
    errors: () => errors,
    start,
    stop,
    async create(name, like) {
      await query(`CREATE DATABASE ${name}${like === undefined ? '' : ` TEMPLATE ${like}`}`);
      return address(name);
    },
    async end() {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
