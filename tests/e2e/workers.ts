/** Several programs on one PostgreSQL, as processes that the test can kill at any instant, behind one address to which Discord sends interactions. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFailed, onTestFinished } from 'vitest';
import { type Balancer, freePorts, hasEnded, untilWell } from './balancer.ts';
import { preloads } from './preloads.ts';
import type { Ground } from './stage.ts';

const programs = { real: 'src/main.ts', none: 'tests/e2e/without-pictures.ts', held: 'tests/e2e/held-first.ts' };
const before = ['unhurried.ts', 'short-leases.ts'];
const compiled = preloads(['compiled.ts']);
/** This release, unless `release` names another one's folder. */
const ours = resolve(import.meta.dirname, '../..');

export interface Workers<B = Balancer> {
  balancer: B;
  /** Kills one whatever it is doing, lets its open interactions time out, and starts it again. Resolves when it answers. */
  restart(which: number): Promise<void>;
  /** Kills one and leaves it dead. */
  kill(which: number): Promise<void>;
  /** Tells one to stop, and starts it again once it has. Resolves when it answers. */
  update(which: number): Promise<void>;
  /** Like `update`, but from then on with the release in this folder. */
  become(which: number, release: string): Promise<void>;
  log(): string;
  /** The lines of the log at error or above. */
  errors(): string[];
}

/** Starts `n` of them behind one address; they end with the test. Without pictures a game takes half the time. */
export async function startWorkers<B extends Pick<Balancer, 'url' | 'close'>>(
  { place, clock }: Ground,
  database: string,
  n: number,
  behind: (ports: readonly number[]) => Promise<B>,
  pictures: keyof typeof programs = 'none',
  release: string = ours,
): Promise<Workers<B>> {
  const ports = await freePorts(n);
  const children: (ChildProcess | null)[] = ports.map(() => null);
  const releases = ports.map(() => release);
  let log = '';
  let isOver = false;

  const start = async (which: number) => {
    if (isOver) return;
    const port = ports[which]!;
    const discord = { DISCORD_API: place.api, DISCORD_TOKEN: place.token, DISCORD_PUBLIC_KEY: place.publicKey, INTERACTIONS_PORT: String(port) };
    const env = { PATH: process.env.PATH, ...discord, DATABASE: database, LOG_LEVEL: 'warn' };
    const within = (path: string) => resolve(releases[which]!, path);
    const loaded = preloads(before, within('tests/e2e'));
    const child = spawn(process.execPath, [...compiled, ...loaded, within(programs[pictures])], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children[which] = child;
    child.stdout.on('data', (text: Buffer) => (log += text));
    child.stderr.on('data', (text: Buffer) => (log += text));
    await untilWell(port, child, () => log);
  };
  const end = async (which: number, how: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') => {
    const dying = children[which];
    children[which] = null;
    if (!dying || hasEnded(dying)) return;
    const gone = once(dying, 'exit');
    dying.kill(how);
    await gone;
  };
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(ports.map((_, which) => end(which)));
  });
  onTestFailed(() => console.error(`The programs' log:\n${log}`));
  await Promise.all(ports.map((_, which) => start(which)));
  const balancer = await behind(ports);
  onTestFinished(balancer.close);
  place.setEndpoint(balancer.url);
  return {
    balancer,
    async restart(which) {
      await end(which);
      // Discord gives up on the interactions it had accepted but not answered.
      clock.pass({ seconds: 4 });
      place.tick();
      await start(which);
    },
    kill: (which) => end(which),
    async update(which) {
      await end(which, 'SIGTERM');
      await start(which);
    },
    async become(which, next) {
      await end(which, 'SIGTERM');
      releases[which] = next;
      await start(which);
    },
    log: () => log,
    errors: () => log.split('\n').filter((line) => /"level":[56]0/.test(line)),
  };
}
