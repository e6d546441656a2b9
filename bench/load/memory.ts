/**
 * `npm run load -- memory`: measures, minute by minute, the memory the program holds while eight tables of all games are played through a local
 * Discord with all their pictures, by people who press up to 50 times a second in all. The program is a process of its own, started as people start
 * it. `MINUTES` (15; less than one prints one row), `TABLES` (8), `RATE` (50), `COMPUTERS=1` (adds one game per level, played by computers alone),
 * and `LIMIT_MB` (a cgroup with this much memory, where you may create one).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { levels } from '../../src/computer/levels.ts';
import { games } from '../../src/games/index.ts';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { quantile } from '../measure.ts';
import { letPlay, type Table } from './people.ts';

const minutes = Number(process.env.MINUTES ?? 15);
const tables = Number(process.env.TABLES ?? 8);
const rate = Number(process.env.RATE ?? 50);
const limitMb = process.env.LIMIT_MB === undefined ? null : Number(process.env.LIMIT_MB);
const withComputers = process.env.COMPUTERS === '1';
const seatsAtMost = 3;
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** The heap of one thread, in bytes. */
interface Heap {
  thread: number;
  /** Bytes used by objects, and bytes the system gave for them; of the latter, the young generation. */
  used: number;
  total: number;
  young: number;
  external: number;
  buffers: number;
}

interface Bot {
  child: ChildProcess;
  heaps(): readonly Heap[];
  /** Lines of its log by level, and the log's length in bytes. */
  log: { lines: string[]; bytes: number };
  ended: Promise<void>;
}

/** Starts it as `npm start` does. */
function startBot(place: Playground, database: string, group: string | null): Bot {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DISCORD_API: place.api,
    DISCORD_TOKEN: place.token,
    DATABASE: database,
    HEAPS: `${database}-heaps`,
    ...given(),
  };
  const before = pathToFileURL(resolve(import.meta.dirname, 'heaps.js')).href;
  const program = ['--import', before, resolve(import.meta.dirname, '../../src/start.js')];
  const [command, words] =
    group === null ? [process.execPath, program] : ['sh', ['-c', `echo $$ > ${group}/cgroup.procs; exec "$@"`, 'sh', process.execPath, ...program]];
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const log: Bot['log'] = { lines: [], bytes: 0 };
  let rest = '';
  child.stdout!.on('data', (text: Buffer) => {
    log.bytes += text.length;
    const parts = (rest + text).split('\n');
    rest = parts.pop()!;
    log.lines.push(...parts.filter((line) => !line.includes('"level":30')));
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return { child, heaps: () => heapsIn(env.HEAPS), log, ended };
}

/** The last figures the program wrote, or none while it is writing. */
function heapsIn(file: string): readonly Heap[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** The environment variables that are passed on, so that other memory settings can be tried. */
const given = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(NODE_OPTIONS|MALLOC_|UV_)/.test(name)));

const statusOf = (pid: number, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const columns = [
  'minute',
  'presses',
  'a second',
  'lost',
  'acknowledged p50, p99',
  'RSS MB, of it files',
  'main heap used, of',
  'young',
  'other heaps',
  'external',
  'descriptors',
  'threads',
  'WAL KB',
  'log KB',
  'warnings',
  'errors',
];
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

export async function memory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-load-'));
  const people = Array.from({ length: tables * seatsAtMost }, (_, i) => ({ name: `Player${i}`, key: `p${i}` }));
  const channels = Array.from({ length: tables }, (_, i) => ({ name: `table-${i}` }));
  const shows = withComputers ? levels.map((level) => ({ name: `show-${level}`, level })) : [];
  const place = await startPlayground({ port: 0, people, channels: [...channels, ...shows.map(({ name }) => ({ name }))] });
  const group = limitMb === null ? null : makeGroup(limitMb);
  const database = join(folder, 'games.db');
  const began = performance.now();
  const bot = startBot(place, database, group);
  const { child } = bot;
  try {
    const first = place.person('p0');
    await first.wait(() => games.every(({ command }) => first.canCall(command)), 'the commands', 60_000);
    console.log(`ready after ${Math.round(performance.now() - began)} ms`);
    await wait(8000);
    row(columns);
    row(columns.map(() => '---'));
    let counts = { presses: 0, lost: 0, acknowledged: [] as number[] };
    let last = 0;
    let since = performance.now();
    const say = (minute: string) => {
      const [main, ...others] = bot.heaps();
      const passed = (performance.now() - since) / 1000;
      const took = counts.acknowledged.splice(0);
      const levelsIn = (level: number) => bot.log.lines.filter((line) => line.includes(`"level":${level},`)).length;
      row([
        minute,
        counts.presses,
        ((counts.presses - last) / passed).toFixed(0),
        counts.lost,
        took.length === 0 ? '–' : `${quantile(took, 0.5).toFixed(0)}, ${quantile(took, 0.99).toFixed(0)} ms`,
        ['VmRSS', 'RssFile'].map((field) => Math.round(statusOf(child.pid!, field) / 1024)).join(', '),
        main ? `${mb(main.used)}, ${mb(main.total)}` : '–',
        main ? mb(main.young) : '–',
        others.map(({ used, total, external }) => `${mb(used)}, ${mb(total)} + ${mb(external)}`).join('; ') || '–',
        main ? mb(main.external) : '–',
        readdirSync(`/proc/${child.pid}/fd`).length,
        statusOf(child.pid!, 'Threads'),
        Math.round(sizeOf(`${database}-wal`) / 1024),
        Math.round(bot.log.bytes / 1024),
        levelsIn(40),
        levelsIn(50) + levelsIn(60),
      ]);
      last = counts.presses;
      since = performance.now();
    };
    say('idle');
    for (const { name, level } of shows) {
      const game = games[shows.findIndex((one) => one.name === name) % games.length]!;
      await first.command(`#${name}`, game.command, { subcommand: 'watch', options: { level } });
    }
    const seated = channels.map(({ name }, i): Table => {
      const game = games[i % games.length]!;
      const seats = Math.min(game.rules.players.max, i < tables / 2 ? game.rules.players.min : seatsAtMost);
      return { game, channel: `#${name}`, people: Array.from({ length: seats }, (_, n) => place.person(`p${i * seatsAtMost + n}`)) };
    });
    const crowd = await letPlay(place, seated, rate);
    counts = crowd.counts;
    since = performance.now();
    const gone = bot.ended.then(() => 'gone' as const);
    const step = Math.min(1, minutes);
    for (let minute = step; minute <= minutes; minute += step) {
      if ((await Promise.race([gone, wait(60_000 * step)])) === 'gone')
        throw new Error(`The program ended in minute ${minute}: ${child.exitCode ?? child.signalCode}`);
      say(String(minute));
    }
    await Promise.race([crowd.stop(), wait(20_000)]);
    await wait(20_000);
    say('20 s later');
    console.log(`${crowd.counts.presses} presses, ${crowd.counts.lost} lost, ${crowd.counts.void} void, ${crowd.counts.games} games begun`);
    for (const [what, n] of tally(bot.log.lines)) console.log(`${n} × ${what}`);
    if (group)
      console.log(
        `at most ${mb(Number(readFileSync(`${group}/memory.max_usage_in_bytes`, 'utf8')))} MB in the group, the limit met ${readFileSync(`${group}/memory.failcnt`, 'utf8').trim()} times`,
      );
  } finally {
    child.kill('SIGTERM');
    await Promise.race([bot.ended, wait(10_000)]);
    child.kill('SIGKILL');
    await bot.ended;
    await place.stop();
    if (group) rmdirSync(group);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The log's messages at `warn` and above, and how often each appears. */
function tally(lines: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const line of lines) {
    let what = line.slice(0, 200);
    try {
      const { level, msg, err } = JSON.parse(line);
      what = `${level >= 50 ? 'error' : 'warn'}: ${String(msg).replace(/incident \w+/, 'incident')}${err ? ` (${String(err.message).slice(0, 80)})` : ''}`;
    } catch {}
    found.set(what, (found.get(what) ?? 0) + 1);
  }
  return [...found].sort(([, a], [, b]) => b - a);
}

/** Creates a memory cgroup. Throws if this user may not. */
function makeGroup(mb: number): string {
  const own = /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1];
  if (own === undefined) throw new Error('LIMIT_MB needs the memory cgroup of version 1.');
  const root =
    ['/sys/fs/cgroup/memory'].map((path) => join(path, own)).find((path) => statSync(path, { throwIfNoEntry: false })) ?? '/sys/fs/cgroup/memory';
  const path = join(root, `hustings-load-${process.pid}`);
  mkdirSync(path);
  writeFileSync(join(path, 'memory.limit_in_bytes'), String(mb * 1024 * 1024));
  return path;
}
