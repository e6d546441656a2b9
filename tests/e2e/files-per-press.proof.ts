/** How many source files one press goes through: those in which a function runs until the new board and the presser's panel are there. */
import { Session } from 'node:inspector/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { seedOf } from '../standing/play.ts';
import { openStage } from './stage.ts';
import { startGame } from './start.ts';

const channel = '#lounge';
const src = resolve(import.meta.dirname, '../../src');
const isOurs = (file: string) => !/^\.\.|^playground\/|^local\.ts$/.test(file);

/** The wrappers that the test runner puts around exports. They don't count as ours. */
const isDoor = (text: string): boolean => /^\(\) => \{ try \{ return [\w.]+ \} catch \{\} \}$/.test(text);

/** Starts counting. Returns a function that stops and returns our files, by name, each with how many of its functions ran. */
async function startCounting(): Promise<() => Promise<Map<string, number>>> {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ran: [file: string, functions: number][] = [];
    for (const { scriptId, url, functions } of result) {
      const file = relative(src, url.startsWith('file:') ? fileURLToPath(url) : url);
      if (!url.includes('/src/') || !isOurs(file)) continue;
      const { scriptSource: text } = await session.post('Debugger.getScriptSource', { scriptId });
      const count = functions.filter(({ ranges: [whole] }) => whole!.count > 0 && !isDoor(text.slice(whole!.startOffset, whole!.endOffset))).length;
      if (count > 0) ran.push([file, count]);
    }
    session.disconnect();
    return new Map(ran.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
}

test('a press that leads to a new board passes few files', async () => {
  // Deals the same cards each time, because the cards decide which files run.
  const on = await openStage({ chance: { ...cryptoChance, seed: () => seedOf(1) } });
  const [ada, ben] = on.people(2);
  const campaign = games.find(({ command }) => command === 'campaign')!;
  await startGame([ada!, ben!], campaign, {}, channel);
  const boards = () => ada!.messages(channel).filter((one) => ada!.buttons(one).includes('Play'));
  const [living] = boards();
  const called = [ada!, ben!].find(({ mention }) => ada!.text(living!).includes(mention))!;
  const { message: panel } = await called.press(living!, 'Play');
  const taken = await startCounting();
  await called.press(panel!, 'Draw a card');
  await ada!.wait(() => boards().some(({ id }) => id !== living!.id), 'a new board');
  const passed = await taken();
  const rooms = Object.entries(
    Object.groupBy(passed.keys(), (file) =>
      file
        .split('/')
        .slice(0, file.startsWith('games') ? 2 : 1)
        .join('/'),
    ),
  );
  process.stdout.write(`${passed.size} files, ${[...passed.values()].reduce((a, b) => a + b, 0)} functions: `);
  process.stdout.write(`${rooms.map(([room, files]) => `${room} ${files!.length}`).join(', ')}\n`);
  if (process.env.FILES) process.stdout.write(`${[...passed].map(([file, n]) => `${file} ${n}`).join('\n')}\n`);
  expect(passed.size).toBeGreaterThan(30);
  // The first press of a process may read a table of the language besides.
  expect(passed.size).toBeLessThanOrEqual(114);
}, 60_000);
