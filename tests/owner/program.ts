/** The program as an owner starts it: a process with a database in its own folder. Both are gone after the test. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFailed, onTestFinished } from 'vitest';

export const root = resolve(import.meta.dirname, '../..');
const installed = join(root, 'node_modules/.bin/node');
/** The Node that the program installs, or else the one that runs the tests. */
export const node = existsSync(installed) ? installed : process.execPath;

/** The PATH of this machine, without what npm adds while it runs the tests. */
export const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
  .join(delimiter);

/** The environment for npm: the system's own Node, and packages from its cache where they are there. */
export const npmVariables = { PATH: systemPath, HOME: process.env.HOME, npm_config_prefer_offline: 'true' };

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Program {
  pid: number;
  /** Everything it wrote, on both streams. */
  said(): string;
  /** What it wrote on stderr, for people to read besides the log. */
  errors(): string;
  /** The lines of its log. */
  log(): { level: number; msg: string; [field: string]: unknown }[];
  /** Resolves once it has written this. */
  says(text: string | RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Runs a command with these variables, PATH and HOME, and no others. */
export function run(command: string, args: readonly string[], variables: { [name: string]: string }, cwd = root): Program {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { out: '', err: '' };
  const listeners = new Set<() => void>();
  child.stdout.on('data', (data: Buffer) => {
    text.out += data;
    for (const listener of listeners) listener();
  });
  child.stderr.on('data', (data: Buffer) => {
    text.err += data;
    for (const listener of listeners) listener();
  });
  const said = () => text.out + text.err;
  const ended = new Promise<number | NodeJS.Signals>((done) => child.once('close', (code, signal) => done(code ?? signal!)));
  onTestFinished(() => void child.kill('SIGKILL'));
  onTestFailed(() => console.error(`It said:\n${said()}`));
  return {
    pid: child.pid!,
    said,
    errors: () => text.err,
    log: () =>
      said()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    says: (wanted) =>
      new Promise((done, fail) => {
        const look = () => {
          if (typeof wanted === 'string' ? !said().includes(wanted) : !wanted.test(said())) return;
          listeners.delete(look);
          done();
        };
        listeners.add(look);
        look();
        void ended.then((code) => fail(new Error(`It ended with ${code}, and never said ${wanted}:\n${said()}`)));
      }),
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Starts the program itself. */
export const start = (variables: { [name: string]: string }): Program => run(node, ['src/start.js'], { DISCORD_TOKEN: '', ...variables });

/** Whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until `isSo` is true. Throws after half a minute. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 30_000; !isSo(); ) {
    if (Date.now() > end) throw new Error(`It never came about: ${what}.`);
    await wait(50);
  }
}
