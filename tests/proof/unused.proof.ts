/** `npm run check` reports unused code: one of each kind is planted in a copy. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type Tree } from '../tools/tree.ts';

let copy: Tree;
beforeAll(() => {
  copy = copyTree();
});
afterAll(() => copy.remove());

const unused = () => {
  const { status, stdout } = spawnSync('node_modules/.bin/knip', ['--no-progress'], { cwd: copy.folder, encoding: 'utf8' });
  return { status, said: stdout };
};

test('nothing is unused, and a planted export, type, file and package are', () => {
  expect(unused()).toEqual({ status: 0, said: '' });
  const at = (file: string) => join(copy.folder, file);
  appendFileSync(at('src/kernel/copy.ts'), '\nexport const planted = 1;\nexport type Planted = typeof planted;\n');
  writeFileSync(at('src/table/forgotten.ts'), 'export {};\n');
  const packages = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  writeFileSync(at('package.json'), JSON.stringify({ ...packages, dependencies: { ...packages.dependencies, leftpad: '1.0.0' } }));
  const { status, said } = unused();
  expect(status).toBe(1);
  for (const one of [/^planted .*src\/kernel\/copy\.ts/m, /^Planted .*src\/kernel\/copy\.ts/m, /^src\/table\/forgotten\.ts/m, /^leftpad /m])
    expect(said).toMatch(one);
});
