/** The bot as people run it: a separate process with its database in a file, which the test can kill at any instant and start again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFailed, onTestFinished } from 'vitest';
import { preloads } from './preloads.ts';
import type { Ground } from './stage.ts';

const programs = {
  real: resolve(import.meta.dirname, '../../src/main.ts'),
  none: resolve(import.meta.dirname, 'without-pictures.ts'),
  held: resolve(import.meta.dirname, 'held-first.ts'),
};
const before = preloads(['compiled.ts', 'unhurried.ts']);

export interface Child {
  /** Kills the process whatever it is doing, and lets its open interactions time out. */
  kill(): Promise<void>;
  /** Starts it again on the same database. Resolves when it answers. */
  start(): Promise<void>;
  restart(): Promise<void>;
  /** Resolves when the process being started is ready, or at once if it is. */
  back(): Promise<void>;
  /** What it has logged since the beginning. */
  log(): string;
}

/**
 * Starts the program on a local Discord, with this database. It ends with the test. Without pictures a game takes half the time; `main` is the path
 * of a copy.
 */
export async function startChild(
  { place, clock }: Ground,
  database: string,
  pictures: keyof typeof programs | { main: string } = 'real',
): Promise<Child> {
  const program = typeof pictures === 'string' ? programs[pictures] : pictures.main;
  let child: ChildProcess | null = null;
  let log = '';
  let there: Promise<void> = Promise.resolve();
  let isOver = false;
  const reader = place.person('ada');

  const run = async () => {
    if (isOver) throw new Error('The test is over.');
    const env = { PATH: process.env.PATH, DISCORD_API: place.api, DISCORD_TOKEN: place.token, DATABASE: database, LOG_LEVEL: 'warn' };
    const started = spawn(process.execPath, [...before, program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    started.stdout.on('data', (text: Buffer) => (log += text));
    started.stderr.on('data', (text: Buffer) => (log += text));
    const registered = new Promise<void>((done) => {
      const end = place.onRequest(({ path, status }) => {
        // By the time it checks whether its commands are registered, it hears interactions. The first time it has to register them.
        if (!path.endsWith('/commands') || status >= 300 || !reader.canCall('games')) return;
        end();
        done();
      });
    });
    const ended = once(started, 'exit').then(([code, signal]) => {
      throw new Error(`The program ended (${code ?? signal}) before it was ready:\n${log}`);
    });
    await Promise.race([registered, ended]);
    ended.catch(() => {});
  };
  const start = () => {
    there = run();
    return there;
  };
  const kill = async () => {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
    clock.pass({ seconds: 4 });
    place.tick();
  };
  const restart = () => {
    // One after another: two at a time would leave a process behind.
    there = there
      .catch(() => {})
      .then(kill)
      .then(run);
    return there;
  };
  onTestFinished(async () => {
    isOver = true;
    await there.catch(() => {});
    await kill();
  });
  onTestFailed(() => console.error(`The program's log:\n${log}`));
  await start();
  return { kill, start, restart, back: () => there, log: () => log };
}
