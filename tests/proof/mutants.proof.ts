/** The process that runs tests for `npm run mutants`, on a project of two files. */
import { fork } from 'node:child_process';
import { on } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { mutantsOf } from '../tools/mutants/find.ts';
import type { Report, Task } from '../tools/mutants/hand.ts';

const root = resolve(import.meta.dirname, '../..');
let ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** A source file, a test that needs it, and one that needs nothing. */
async function project(): Promise<{ write(n: number): void; run(...files: string[]): Promise<string | null> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-mutants-'));
  const write = (n: number) => writeFileSync(join(folder, 'source.ts'), `export const n = ${n};\n`);
  const uses = "import { expect, test } from 'vitest';\nimport { n } from './source.ts';\ntest('is one', () => expect(n).toBe(1));\n";
  write(1);
  writeFileSync(join(folder, 'uses.test.ts'), uses);
  writeFileSync(join(folder, 'other.test.ts'), "import { test } from 'vitest';\ntest('needs nothing', () => {});\n");
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const child = fork(join(root, 'tests/tools/mutants/hand.ts'), [folder, '60000'], { cwd: folder, detached: true });
  ending = [() => process.kill(-child.pid!, 'SIGKILL'), () => rmSync(folder, { recursive: true, force: true })];
  // Keeps what arrives between two looks: several reports may come at once.
  const reports = on(child, 'message');
  const heard = async (): Promise<Report> => ((await reports.next()).value as [Report])[0];
  await heard();
  const run = async (...files: string[]) => {
    child.send({ changed: 'source.ts', stages: [files] } satisfies Task);
    for (;;) {
      const report = await heard();
      if ('failed' in report) return report.failed;
    }
  };
  return { write, run };
}

test('a change is noticed by the test that fails, which says why, and no longer once it is taken back', async () => {
  const { write, run } = await project();
  expect(await run('uses.test.ts')).toBeNull();
  write(2);
  expect(await run('other.test.ts', 'uses.test.ts')).toMatch(/^uses\.test\.ts > is one: expected 2 to be 1/);
  write(1);
  expect(await run('uses.test.ts')).toBeNull();
});

test('what failed with one change does not count against the next, whose tests are others', async () => {
  const { write, run } = await project();
  write(2);
  expect(await run('uses.test.ts')).toContain('is one');
  write(1);
  expect(await run('other.test.ts')).toBeNull();
});

test('what only names something is not changed', () => {
  const source = 'export const lifts = { 2: 5, [3]: 6 };';
  expect(mutantsOf('lifts.ts', source).map(({ from }) => from)).toEqual(['5', '3', '6']);
});
