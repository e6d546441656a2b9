/**
 * Measures the time from a press to its acknowledgement on bad days, over the real protocol: one process runs a local Discord, which gives up after
 * three seconds as the real one does, and another runs the program as people run it. There are twelve tables. The program stands still for two
 * seconds; then commits take 300 ms each; on another day pictures are requested a hundred times a second; and on a third twenty times, alongside four
 * games between two regular computers.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { APIMessage } from 'discord-api-types/v10';
import { type HeadlessPerson, type Playground, startPlayground } from '../src/playground/index.ts';
import { inFull, quantile, type Row } from './measure.ts';

const tables = 12;
const stillMs = 2000;
const perSecond = 100;
const perSecondBeside = 20;
const shows = 4;
const seconds = inFull(5);
const secondsBeside = inFull(15, 2);
const warmingSeconds = 2;

interface Press {
  person: HeadlessPerson;
  message: APIMessage;
  button: string;
}

export async function bench(): Promise<Row[]> {
  const { still, slow, busy, thinking } = await measure();
  return [
    ...rows('after two seconds of standing still', still, '< 2500'),
    ...rows('while a commit takes 300 ms', slow, '< 2500'),
    ...rows('at 100 presses a second for pictures', busy, '< 50'),
    ...rows('while four games of computers go on', thinking, '< 50'),
  ];
}

/** Presses on each of the bad days. */
export async function measure(): Promise<{ still: Took; slow: Took; busy: Took; thinking: Took }> {
  const day = await onDay(async (on) => ({ still: await whileStill(on), slow: await onSlowDisk(on) }));
  return {
    ...day,
    busy: await onDay((on) => busily(on, perSecond, seconds)),
    thinking: await onDay((on) => busily(on, perSecondBeside, secondsBeside), shows),
  };
}

export interface Took {
  /** Milliseconds from the press to its acknowledgement. */
  ms: number[];
  lost: number;
  /** How late this process itself was meanwhile (99th percentile, in ms), which the figures above include. */
  ownMs: number;
}

function rows(what: string, { ms, lost, ownMs }: Took, aim: string): Row[] {
  const p99 = quantile(ms, 0.99);
  const common = { peer: null, peerIs: '', ratio: null };
  return [
    {
      what: `press to acknowledgement ${what}, p99`,
      ours: p99,
      peer: ownMs,
      peerIs: 'the bench itself is late by',
      unit: 'ms',
      ratio: p99 / ownMs,
      aim: `${aim} ms; median ${quantile(ms, 0.5).toPrecision(3)} ms`,
    },
    { what: `presses lost of ${ms.length + lost} ${what}`, ours: lost, unit: '', aim: '0', ...common },
  ];
}

/** Presses them all. Each press is timed from its own start. */
async function press(presses: readonly Press[], gapMs = 0): Promise<Took> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const took: Took = { ms: [], lost: 0, ownMs: 0 };
  const one = async ({ person, message, button }: Press) => {
    const began = performance.now();
    await person.press(message, button, { settle: false }).then(
      () => took.ms.push(performance.now() - began),
      () => took.lost++,
    );
  };
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (const [i, each] of presses.entries()) {
    if (gapMs > 0) await wait(Math.max(0, began + i * gapMs - performance.now()));
    under.push(one(each));
  }
  await Promise.all(under);
  delay.disable();
  return { ...took, ownMs: delay.percentile(99) / 1e6 };
}

interface Day {
  child: ChildProcess;
  boards: APIMessage[];
  ada: HeadlessPerson;
  ben: HeadlessPerson;
}

async function whileStill({ child, boards, ada, ben }: Day): Promise<Took> {
  const presses = boards.flatMap((message) => [ada, ben].map((person) => ({ person, message, button: 'Words' })));
  child.kill('SIGSTOP');
  const pressed = press(presses);
  await wait(stillMs);
  child.kill('SIGCONT');
  return pressed;
}

/** At each table one player is asked something, and the other answers ahead. */
async function onSlowDisk({ child, boards, ada, ben }: Day): Promise<Took> {
  const answers: Press[] = [];
  for (const board of boards) {
    for (const person of [ada, ben]) {
      const { message } = await person.press(board, 'Play');
      const [, button] = /"(v1:[^"]+:pick:[^"]+)"/.exec(JSON.stringify(message)) ?? [];
      if (message && button) answers.push({ person, message, button });
    }
  }
  child.kill('SIGUSR2');
  await wait(500);
  return press(answers);
}

/** A program that has just started compiles what it meets for the first time, so two seconds of the same load run first, unmeasured. */
async function busily({ boards, ada, ben }: Day, rate: number, seconds: number): Promise<Took> {
  const presses = Array.from({ length: rate * (warmingSeconds + seconds) }, (_, i) => ({
    person: i % 2 === 0 ? ada : ben,
    message: boards[i % boards.length]!,
    button: i % 3 === 0 ? 'Hand' : 'Play',
  }));
  const measured = presses.splice(rate * warmingSeconds);
  await press(presses, 1000 / rate);
  return press(measured, 1000 / rate);
}

/** A day with a dozen tables of people and several games that computers play. */
async function onDay<T>(measure: (day: Day) => Promise<T>, watched = 0): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-bench-'));
  const channels = Array.from({ length: tables }, (_, i) => ({ name: `table-${i}` }));
  const beside = Array.from({ length: watched }, (_, i) => ({ name: `show-${i}` }));
  const place = await startPlayground({ port: 0, channels: [...channels, ...beside] });
  const child = await startProgram(place, join(folder, 'games.db'));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    const [ada, ben] = [place.person('ada'), place.person('ben')];
    const boards: APIMessage[] = [];
    for (const { name } of channels) boards.push(await begin(ada, ben, `#${name}`));
    // Nobody may have more than a few computer games running.
    const hosts = ['ada', 'ben', 'cleo', 'dan'].map((key) => place.person(key));
    for (const [i, { name }] of beside.entries()) {
      const host = hosts[i % hosts.length]!;
      await host.command(`#${name}`, 'campaign', { subcommand: 'watch', options: { level: 'regular' } });
      await host.wait(() => host.messages(`#${name}`).length > 1 || undefined, 'a game of computers');
    }
    return await measure({ child, boards, ada, ben });
  } finally {
    child.kill('SIGKILL');
    await ended;
    await place.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function begin(ada: HeadlessPerson, ben: HeadlessPerson, channel: string): Promise<APIMessage> {
  const { message } = await ada.command(channel, 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(message!, 'Accept');
  return ada.wait(() => ada.messages(channel).find((one) => ada.buttons(one).includes('Play')), 'the first board');
}

async function startProgram(place: Playground, database: string): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH, DISCORD_API: place.api, DISCORD_TOKEN: place.token, DATABASE: database, LOG_LEVEL: 'error' };
  const registered = new Promise<void>((done) => place.onRequest(({ method }) => method === 'PUT' && done()));
  const before = pathToFileURL(resolve(import.meta.dirname, 'slow-commits.ts')).href;
  const program = ['--import', before, resolve(import.meta.dirname, '../src/main.ts')];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  await Promise.race([registered, new Promise((_, fail) => child.once('exit', () => fail(new Error('The program ended before it was ready.'))))]);
  return child;
}
