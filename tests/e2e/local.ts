/** The program without a token, as people start it to try the games in a browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { openValidator, problemsByRules, type SentRequest } from '../../src/playground/specification/index.ts';
import { preloads } from './preloads.ts';
import { temporaryFolder } from './stage.ts';

const root = resolve(import.meta.dirname, '../..');
const before = preloads(['compiled.ts', 'unhurried.ts', 'watched.ts']);

export interface Local {
  url: string;
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** Starts the program, which ends with the test. Discord must accept everything its bot sent. */
export async function startLocal(): Promise<Local> {
  const folder = await temporaryFolder();
  const requests = join(folder, 'requests.jsonl');
  let child: ChildProcess | null = null;
  let log = '';
  let url = '';

  const start = async () => {
    const env = { PATH: process.env.PATH, DISCORD_TOKEN: '', DATABASE: join(folder, 'games.db'), REQUESTS: requests };
    const port = url === '' ? '0' : new URL(url).port;
    const started = spawn(process.execPath, [...before, 'src/main.ts'], {
      cwd: root,
      env: { ...env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stderr.on('data', (text: Buffer) => (log += text));
    const printed = new Promise<string>((done) => {
      started.stdout.on('data', (text: Buffer) => {
        log += text;
        const address = /http:\/\/\S+/.exec(String(text))?.[0];
        if (address) done(address);
      });
    });
    const ended = once(started, 'exit').then(([code, signal]) => {
      throw new Error(`The program ended (${code ?? signal}) before it was ready:\n${log}`);
    });
    url = await Promise.race([printed, ended]);
    ended.catch(() => {});
  };
  const kill = async () => {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  };
  onTestFailed(() => console.error(`The program's log:\n${log}`));
  onTestFinished(async () => {
    await kill();
    expect(problemsIn(requests), 'what Discord would refuse').toEqual([]);
  });
  await start();
  return {
    get url() {
      return url;
    },
    kill,
    start,
  };
}

function problemsIn(file: string): string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  if (lines.length === 0) return ['no request was written down'];
  const check = openValidator()?.check ?? problemsByRules;
  return lines.flatMap((line) => {
    const request = JSON.parse(line) as SentRequest;
    return check(request).map((problem) => `${request.method} ${request.path}: ${problem}`);
  });
}
