/** One command creates a fifth game: it compiles, keeps style and boundaries, leaves the tests green, and is played out on the real protocol. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { openTests } from '../tools/mutants/tests.ts';
import { isLong } from '../tools/often.ts';
import { copyTree, type Tree } from '../tools/tree.ts';

const root = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
/** Tests of only one other game or its referee, and of the local Discord, which knows no game. None of them sees a new one. */
const apart = new RegExp(`^(?:src/playground/|tests/(?:games|referee)/(?:${games.map(({ command }) => command).join('|')})/)`);
/** Tests that use a test-only game here. They see a new one only if they import the list of games. */
const demonstrated = /^tests\/(?:kernel|owner|render|store|table)\//;

/** Tests that say something of every game in a few lines each. */
const telling = /^tests\/(?:[^/]+\.test\.ts|(?:contracts|docs|games\/high-card|i18n|released|standing|words)\/)/;

describe('a new game', () => {
  let copy: Tree;
  /** Runs a program of the project in the copy. Returns its output, or throws an error that holds it. */
  const run = (command: string, ...args: string[]): Promise<string> =>
    execute(join(root, 'node_modules/.bin', command), args, { cwd: copy.folder, maxBuffer: 20_000_000 }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
      },
    );

  beforeAll(async () => {
    copy = copyTree();
    await run('node', 'tests/tools/new-game/main.ts', 'high-card', 'High', 'Card');
  });
  afterAll(() => copy.remove());

  test('adds one line outside its folders', () => {
    const lines = (folder: string) => readFileSync(join(folder, 'src/games/index.ts'), 'utf8').split('\n');
    const added = lines(copy.folder).filter((line) => !lines(root).includes(line));
    expect(added.join('\n')).toMatch(/high-card/);
    expect(added.every((line) => /high-card|highCard|^ {2}\},$/.test(line))).toBe(true);
  });

  test('compiles', () => run('tsc', '--noEmit'));
  test('keeps the style', () => run('biome', 'check', '--vcs-enabled=false', 'src/games', 'tests/games'));
  test('leaves nothing unused', () => run('knip', '--no-progress'));
  test('leaves tests green that can see it, its own among them; in a long proof all of them', { timeout: 1_800_000 }, async () => {
    const listing = new Set(openTests(copy.folder, root).stages('src/games/index.ts').flat());
    const files = globSync('{tests,src/playground}/**/*.test.ts', { cwd: copy.folder, exclude: (file) => file.includes('node_modules') });
    const seeing = files.filter((file) => !apart.test(file) && (!demonstrated.test(file) || listing.has(file)));
    for (const folder of ['contracts', 'discord', 'docs', 'games/high-card', 'standing', 'table', 'words'])
      expect(seeing.filter((file) => file.startsWith(`tests/${folder}/`)).length, folder).toBeGreaterThan(2);
    await run('vitest', 'run', ...seeing.filter((file) => isLong || telling.test(file)));
  });
  test('is played over the real protocol', () =>
    run('vitest', 'run', '--config', 'vitest.proof.config.ts', 'tests/e2e/games.proof.ts', '-t', 'high-card'));
  test('is played in two tabs of a browser', needsBrowser, () =>
    run('vitest', 'run', '--config', 'vitest.proof.config.ts', 'tests/e2e/chromium.proof.ts', '-t', 'high-card'),
  );
  test('is played at random many times', () => run('vitest', 'run', '--config', 'vitest.proof.config.ts', 'tests/games/high-card'));
});
