import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { efforts } from '../../src/computer/levels.ts';
import { type Computers, type ComputersOptions, openComputers, type Thinking } from '../../src/computer/pool.ts';
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

describe('computers in worker threads', () => {
  test('think what they would think here, and the same again', async () => {
    const { think: ponder, areThinking } = computers();
    expect(areThinking()).toBe(false);
    const pending = [ponder(thinking, 1), ponder(thinking, 2)];
    expect(areThinking()).toBe(true);
    const thoughts = await Promise.all(pending.map(({ thought }) => thought));
    const here = think(game, thinking.known, { effort: { ...efforts.novice, guardMs: 60_000 }, seed: 3 });
    expect(here?.moves.length).toBeGreaterThan(1);
    expect(thoughts).toEqual([here, here]);
  });

  test('stop in the middle of a thought that is called off, and think on about others', async () => {
    const { think: ponder } = computers({ workers: 1 });
    await ponder(thinking, 1).thought;
    const long = ponder({ ...thinking, level: 'expert' }, 1);
    const next = ponder(thinking, 2);
    long.callOff();
    expect(await long.thought).toBeNull();
    expect(await next.thought).not.toBeNull();
    expect(faults).toEqual([]);
  });

  test('begin with whoever has waited longest, and forget who was called off before', async () => {
    const echo = "parentPort.on('message', ({ id, seed }) => parentPort.postMessage({ id, thought: seed }));";
    const { think: ponder } = computers({ workers: 1, program: program('echo', echo) });
    const came: unknown[] = [];
    const pending = [5, 3, 9, 1].map((since) => ponder({ ...thinking, seed: since }, since));
    pending[2]!.callOff();
    await Promise.all(pending.map(({ thought }) => thought.then((one) => came.push(one))));
    expect(came).toEqual([null, 1, 3, 5]);
  });

  test('give no thought where something fails, say why, and go on', async () => {
    const { think: ponder } = computers({ workers: 1 });
    expect(await ponder({ ...thinking, game: 'chess' }, 1).thought).toBeNull();
    expect(faults).toEqual(["No computer plays 'chess'."]);
    expect(await ponder(thinking, 2).thought).not.toBeNull();
  });

  test('give no thought where a worker hangs, and take another', async () => {
    const hangs = "parentPort.on('message', ({ id, seed }) => { if (seed === 3) for (;;); parentPort.postMessage({ id, thought: seed }); });";
    const { think: ponder } = computers({ workers: 1, timeoutMs: 300, program: program('hangs', hangs) });
    expect(await ponder(thinking, 1).thought).toBeNull();
    expect(faults).toEqual(['A job took longer than 300 ms.']);
    expect(await ponder({ ...thinking, seed: 4 }, 2).thought).toBe(4);
  });
});
