/**
 * The program dies again and again in places without an init, where nobody reaps it and process numbers start over, and is restarted at once.
 * `npx node tests/owner/crashes.ts 500` prints how long people waited for the next answer.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HeadlessPerson, Playground } from '../../src/playground/index.ts';
import { startPlayground } from '../../src/playground/index.ts';

const root = resolve(import.meta.dirname, '../..');
const installed = join(root, 'node_modules/.bin/node');
const program = [existsSync(installed) ? installed : process.execPath, 'src/start.js'];

/** A place to run in: the command, and the program's process number once it runs. */
interface Place {
  name: string;
  command(nth: number): string[];
  pid(parent: ChildProcess): number | null;
}

/** A supervisor that never reaps its child, so a killed program stays a zombie until the supervisor itself ends. */
const unreaped: Place = {
  name: 'under a parent that reaps nobody',
  command: () => ['sh', '-c', `${program.map((word) => `'${word}'`).join(' ')} <&- 2>&1 & read end; wait`],
  pid: childOf,
};

/** A container: its own process numbers and host name, new at every start. */
const container: Place = {
  name: 'in a space of process numbers of its own',
  command: (nth) => ['unshare', '--pid', '--uts', '--fork', 'sh', '-c', `hostname box${nth}; exec "$@" 2>&1`, 'sh', ...program],
  pid: childOf,
};

/** Whether this machine allows such namespaces, which takes privileges. */
const canUnshare = ((): boolean => {
  try {
    execFileSync('unshare', ['--pid', '--uts', '--fork', 'hostname', 'box'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

function childOf({ pid }: ChildProcess): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]) || null;
  } catch {
    return null;
  }
}

/** The process state. `Z`: dead, but not reaped. Null: there is no such process. */
function stateOf(pid: number): string | null {
  try {
    return /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))![1]!;
  } catch {
    return null;
  }
}

export interface Crashes {
  /** From each kill until a press was answered, in milliseconds, in order. */
  waits: number[];
  /** How many of the killed processes were still zombies when the next one started. */
  zombies: number;
  /** What was written along the way: every log line above `info`, and anything a program said when it ended by itself. */
  said: string[];
}

/** Starts the program and kills it `kills` times, each time in the next place, restarting it without waiting for anything. */
export async function crash(kills: number, told: (waited: number) => void = () => {}): Promise<Crashes> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-crashes-'));
  const ground = await startPlayground({ port: 0 });
  const places = canUnshare ? [unreaped, container] : [unreaped];
  const crashes: Crashes = { waits: [], zombies: 0, said: [] };
  const parents: ChildProcess[] = [];
  const start = (nth: number) => {
    const parent = run(places[nth % places.length]!.command(nth), { ground, folder }, crashes.said);
    parents.push(parent);
    return parent;
  };
  try {
    const ada = ground.person('ada');
    let parent = start(0);
    await answered(ada, ground);
    for (let nth = 1; nth <= kills; nth++) {
      const pid = places[(nth - 1) % places.length]!.pid(parent)!;
      const before = performance.now();
      process.kill(pid, 'SIGKILL');
      if (stateOf(pid) === 'Z') crashes.zombies++;
      parent = start(nth);
      await answered(ada, ground);
      crashes.waits.push(performance.now() - before);
      told(crashes.waits.at(-1)!);
      for (const old of parents.splice(0, parents.length - 1)) old.stdin!.end();
    }
    return crashes;
  } finally {
    for (const parent of parents) {
      const pid = childOf(parent);
      if (pid !== null) process.kill(pid, 'SIGKILL');
      parent.stdin!.end();
    }
    await ground.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function run([command, ...args]: string[], { ground, folder }: { ground: Playground; folder: string }, said: string[]): ChildProcess {
  const env = { PATH: process.env.PATH, DISCORD_API: ground.api, DISCORD_TOKEN: ground.token, DATABASE: join(folder, 'games.db'), LOG_LEVEL: 'warn' };
  const child = spawn(command!, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'ignore'] });
  // What the place itself says when its child is killed goes to stderr, which is ignored.
  child.stdout.on('data', (text: Buffer) => said.push(...String(text).trim().split('\n')));
  return child;
}

/** Asks for Ada's games until she sees them. */
async function answered(ada: HeadlessPerson, { onRequest }: Playground): Promise<void> {
  const ending = new AbortController();
  const ask = () =>
    ada.command('lounge', 'games').then(
      () => ending.abort(),
      () => {},
    );
  // Asks as soon as the bot can hear, and keeps asking in case it didn't.
  const forget = onRequest(({ path }) => {
    if (path.endsWith('/gateway/bot') || path.endsWith('/commands')) void ask();
  });
  while (!ending.signal.aborted) {
    if (ada.canCall('games')) void ask();
    await wait(50, undefined, { signal: ending.signal }).catch(() => {});
  }
  forget();
}

/** The longest wait within this share of them, in milliseconds. */
const quantile = (waits: readonly number[], share: number): number =>
  [...waits].sort((a, b) => a - b)[Math.min(waits.length - 1, Math.ceil(waits.length * share) - 1)]!;

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 500);
  const { waits, zombies, said } = await crash(kills, () => process.stderr.write('.'));
  const seconds = (share: number) => `${(quantile(waits, share) / 1000).toFixed(2)} s`;
  console.log(
    `\n${kills} kills, ${zombies} of them not read by anybody; ${canUnshare ? 'every second' : 'none'} in a space of process numbers of its own.`,
  );
  console.log(`Until the next answer: median ${seconds(0.5)}, p90 ${seconds(0.9)}, p99 ${seconds(0.99)}, longest ${seconds(1)}.`);
  console.log(said.length === 0 ? 'Nothing was said on the way.' : said.slice(0, 20).join('\n'));
  process.exit(0);
}
