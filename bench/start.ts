/**
 * Measures the time from the start of the process until it is ready, and the memory it holds when nobody plays: the program beside an empty
 * discord.js client, in turn.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Playground, startPlayground } from '../src/playground/index.ts';
import { inFull, median, type Row } from './measure.ts';

const rounds = inFull(5);
/** Long enough for the work that begins after startup. */
const settleMs = inFull(8000, 100);

interface Figures {
  readyMs: number;
  memoryMb: number;
}

export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-bench-'));
  const place = await startPlayground({ port: 0 });
  try {
    const ours: Figures[] = [];
    const peer: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await run(place, ['src/start.js'], join(folder, 'games.db')));
      peer.push(await run(place, ['bench/empty-client.ts'], join(folder, 'none.db')));
    }
    const row = (what: string, of: (figures: Figures) => number, unit: string, aim: string): Row => {
      const [mine, theirs] = [median(ours.map(of)), median(peer.map(of))];
      return { what, ours: mine, peer: theirs, peerIs: 'empty discord.js client', unit, ratio: mine / theirs, aim };
    };
    return [
      row('start to ready', ({ readyMs }) => readyMs, 'ms', '≤ 1,200 ms'),
      row('memory when idle (RSS)', ({ memoryMb }) => memoryMb, 'MB', '≤ 120 MB'),
    ];
  } finally {
    await place.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run({ api, token }: Playground, program: readonly string[], database: string): Promise<Figures> {
  const env = { PATH: process.env.PATH, DISCORD_API: api, DISCORD_TOKEN: token, DATABASE: database };
  const began = performance.now();
  const child = spawn(process.execPath, program, { cwd: resolve(import.meta.dirname, '..'), env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await ready(child);
    const readyMs = performance.now() - began;
    await wait(settleMs);
    return { readyMs, memoryMb: residentMb(child.pid!) };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

/** Both sides print the same word when they are ready. */
async function ready(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((done, fail) => {
    child.stdout!.on('data', (text: Buffer) => {
      said += text;
      if (said.includes('"ready"')) done();
    });
    child.once('exit', () => fail(new Error('The program ended before it was ready.')));
  });
}

/** The memory the system counts for a process. Only Linux reports it. */
function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
