import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { efforts } from '../../src/computer/levels.ts';
import { type Computers, type ComputersOptions, openComputers, type Thinking, type Turn } from '../../src/computer/pool.ts';
import { think } from '../../src/computer/think.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import { decisions } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { startRandomGame } from '../standing/play.ts';
import { minded } from './people.ts';

let open: Computers | null = null;
const faults: string[] = [];
const computers = (options: ComputersOptions = {}): Computers => {
  faults.length = 0;
  open = openComputers({ failed: ({ message }) => faults.push(message), ...options });
  return open;
};
afterEach(async () => {
  await open?.stop();
  open = null;
});

const folder = mkdtempSync(join(tmpdir(), 'computers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = (name: string, code: string): URL => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}\nparentPort.postMessage('ready');`);
  return pathToFileURL(file);
};

const [command, { standing, game }] = minded[0]!;
const opening = startRandomGame(standing, 0, fastRandom(0));
const { seat } = decisions(game.rules, opening)[0]!;
const thinking: Thinking = { game: command, known: informationSetFor(game.mind, opening, seat), level: 'novice', seed: 3, guardMs: 60_000 };

const turn = (since: number, what: Turn['for'] = 'game', ...whose: string[]): Turn => ({ for: what, whose, since });

describe('computers in worker threads', () => {
  test('think what they would think here, and the same again', async () => {
    const { think: ponder, areThinking } = computers();
    expect(areThinking()).toBe(false);
    const pending = [ponder(thinking, turn(1)), ponder(thinking, turn(2))];
    expect(areThinking()).toBe(true);
    const thoughts = await Promise.all(pending.map(({ thought }) => thought));
    const here = think(game, thinking.known, { effort: { ...efforts.novice, guardMs: 60_000 }, seed: 3 });
    expect(here?.moves.length).toBeGreaterThan(1);
    expect(thoughts).toEqual([here, here]);
  });

  test('stop in the middle of a thought that is called off, and think on about others', async () => {
    const { think: ponder } = computers({ workers: 1 });
    await ponder(thinking, turn(1)).thought;
    const long = ponder({ ...thinking, level: 'expert' }, turn(1));
    const next = ponder(thinking, turn(2));
    long.callOff();
    expect(await long.thought).toBeNull();
    expect(await next.thought).not.toBeNull();
    expect(faults).toEqual([]);
  });

  test('begin with whoever has waited longest, and forget who was called off before', async () => {
    const echo = "parentPort.on('message', ({ id, seed }) => parentPort.postMessage({ id, thought: seed }));";
    const { think: ponder } = computers({ workers: 1, program: program('echo', echo) });
    const came: unknown[] = [];
    const pending = [5, 3, 9, 1].map((since) => ponder({ ...thinking, seed: since }, turn(since)));
    pending[2]!.callOff();
    await Promise.all(pending.map(({ thought }) => thought.then((one) => came.push(one))));
    expect(came).toEqual([null, 1, 3, 5]);
  });

  test('take turns by person and table, games with people before shows, and hints before both', async () => {
    const echo = "parentPort.on('message', ({ id, seed }) => parentPort.postMessage({ id, thought: seed }));";
    const { think: ponder } = computers({ workers: 1, program: program('echo', echo) });
    const came: unknown[] = [];
    const asked: [number, Turn][] = [
      ...[10, 11, 12, 13].map((n): [number, Turn] => [n, turn(n, 'show', 'ada', n < 12 ? 'first' : 'second')]),
      [20, turn(20, 'show', 'ben', 'third')],
      ...[30, 31, 32].map((n): [number, Turn] => [n, turn(n, 'game', 'ada', 'fourth')]),
      [40, turn(40, 'game', 'cleo', 'fifth')],
      [50, turn(50, 'hint', 'dan', 'sixth')],
    ];
    const pending = asked.map(([seed, whose]) => ponder({ ...thinking, seed }, whose).thought.then((one) => came.push(one)));
    await Promise.all(pending);
    expect(came).toEqual([50, 30, 40, 31, 32, 20, 10, 12, 11, 13]);
  });

  test('leave the thought for a show where anybody else waits, and think it anew afterwards', async () => {
    const long = `const begun = [];
      parentPort.on('message', ({ id, seed, off }) => {
        begun.push(seed);
        while (seed === 1 && begun.length === 2 && Atomics.load(off, 0) === 0);
        parentPort.postMessage({ id, thought: Atomics.load(off, 0) === 0 ? begun.join() : null });
      });`;
    const { think: ponder } = computers({ workers: 1, program: program('long', long) });
    await ponder({ ...thinking, seed: 0 }, turn(0)).thought;
    const show = ponder({ ...thinking, seed: 1 }, turn(1, 'show', 'ada', 'first'));
    const other = ponder({ ...thinking, seed: 2 }, turn(2, 'show', 'ben', 'second'));
    const hint = ponder({ ...thinking, seed: 3 }, turn(3, 'hint', 'cleo', 'third'));
    expect(await Promise.all([show, other, hint].map(({ thought }) => thought))).toEqual(['0,1,3,2,1', '0,1,3,2', '0,1,3']);
    expect(faults).toEqual([]);
  });

  test('give no thought where something fails, say why, and go on', async () => {
    const { think: ponder } = computers({ workers: 1 });
    expect(await ponder({ ...thinking, game: 'chess' }, turn(1)).thought).toBeNull();
    expect(faults).toEqual(["No computer plays 'chess'."]);
    expect(await ponder(thinking, turn(2)).thought).not.toBeNull();
  });

  test('give no thought where a worker hangs, and take another', async () => {
    const hangs = "parentPort.on('message', ({ id, seed }) => { if (seed === 3) for (;;); parentPort.postMessage({ id, thought: seed }); });";
    const { think: ponder } = computers({ workers: 1, timeoutMs: 300, program: program('hangs', hangs) });
    expect(await ponder(thinking, turn(1)).thought).toBeNull();
    expect(faults).toEqual(['A job took longer than 300 ms.']);
    expect(await ponder({ ...thinking, seed: 4 }, turn(2)).thought).toBe(4);
  });
});
