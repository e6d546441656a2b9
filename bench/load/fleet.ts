/** Programs on one database, as processes, and what they cost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts, hasEnded, untilWell } from '../../tests/e2e/balancer.ts';

const root = resolve(import.meta.dirname, '../..');
const withPictures = resolve(root, 'src/main.ts');
const withoutPictures = resolve(root, 'tests/e2e/without-pictures.ts');
const before = pathToFileURL(resolve(import.meta.dirname, 'unlimited.ts')).href;
/** Clock ticks per second, in which Linux counts a process's time. */
const ticks = 100;

export interface Fleet {
  ports: number[];
  /** Tells one to stop, and starts it again once it has. Resolves when it answers. */
  update(which: number): Promise<void>;
  /** How many lines they have logged at error or above. */
  errors(): number;
  /** Processor seconds that those running now have used so far. */
  cpu(): number;
  /** The same for the database's server. */
  cpuOfDatabase(): number;
  stop(): Promise<void>;
}

/** Starts this many programs. Each picture is one pixel unless `pictures` is true. Throws if one of them ends before it is ready. */
export async function startFleet(n: number, env: { [name: string]: string }, pictures = false): Promise<Fleet> {
  const ports = await freePorts(n);
  const program = pictures ? withPictures : withoutPictures;
  const children: ChildProcess[] = [];
  let errors = 0;
  const start = async (which: number): Promise<void> => {
    const port = ports[which]!;
    const given = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env, INTERACTIONS_PORT: String(port) };
    const child = spawn(process.execPath, ['--import', before, program], { env: given, stdio: ['ignore', 'pipe', 'inherit'] });
    children[which] = child;
    child.stdout.on('data', (text: Buffer) => {
      errors += String(text).match(/"level":[56]0/g)?.length ?? 0;
      process.stderr.write(text);
    });
    await untilWell(port, child);
  };
  const end = (child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
    new Promise((done) => {
      if (hasEnded(child)) return done();
      child.once('exit', () => done());
      child.kill(how);
    });
  // No process is left behind, however this ends.
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  await Promise.all(ports.map((_, which) => start(which)));
  return {
    ports,
    async update(which) {
      await end(children[which]!, 'SIGTERM');
      await start(which);
    },
    errors: () => errors,
    cpu: () => children.reduce((sum, { pid }) => sum + secondsOf(String(pid)), 0),
    cpuOfDatabase: () => postgresProcesses().reduce((sum, pid) => sum + secondsOf(pid), 0),
    async stop() {
      await Promise.all(children.map((child) => end(child, 'SIGKILL')));
    },
  };
}

/** Returns the user and system time of a process, or 0 if it cannot be read. */
function secondsOf(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}

/** The same for the server passed to `watchServer`, with its backends. */
let server: string | null = null;
export const watchServer = (pid: number): void => {
  server = String(pid);
};

function postgresProcesses(): string[] {
  if (server === null) return [];
  try {
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
    return [server, ...children.filter((pid) => pid !== '')];
  } catch {
    return [server];
  }
}
