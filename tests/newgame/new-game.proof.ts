/** A fifth game by one command: it compiles, keeps the style and the boundaries, passes its tests and everybody's, and is played to its end on the real protocol. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { type Copy, copyProgram } from '../corrections/copy.ts';

const root = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);

describe('a new game', () => {
  let copy: Copy;
  /** Runs a program of the project in the copy; what it printed, or an error that holds it. */
  const run = (command: string, ...args: string[]): Promise<string> =>
    execute(join(root, 'node_modules/.bin', command), args, { cwd: copy.folder, maxBuffer: 20_000_000 }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
      },
    );

  beforeAll(async () => {
    copy = copyProgram('tests', 'docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md');
    for (const file of ['biome.json', 'tsconfig.json', 'vitest.config.ts', 'vitest.proof.config.ts', '.gitignore'])
      cpSync(join(root, file), join(copy.folder, file));
    cpSync(join(root, 'bench'), join(copy.folder, 'bench'), { recursive: true, filter: (path) => !path.includes('node_modules') });
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
  test('passes its own tests', () => run('vitest', 'run', 'tests/games/high-card'));
  test('keeps the boundaries, and the drawings of the house show it', () =>
    run('vitest', 'run', 'tests/boundaries.test.ts', 'tests/docs', 'tests/games/rulings.test.ts', 'tests/games/shelf.test.ts'));
  test('passes the tests of all games', () =>
    run(
      'vitest',
      'run',
      'tests/games/guides.test.ts',
      'tests/games/firsts.test.ts',
      'tests/discord/search.test.ts',
      'tests/chronicle',
      'tests/words',
      'tests/discord/random-posts.test.ts',
      'tests/released',
      'tests/table',
      '-t',
      'high-card',
    ));
  test('is played over the real protocol', () => run('vitest', 'run', 'tests/e2e/games.test.ts', '-t', 'high-card'));
  test('is played in two tabs of a browser', needsBrowser, () =>
    run('vitest', 'run', '--config', 'vitest.proof.config.ts', 'tests/e2e/chromium.proof.ts', '-t', 'high-card'),
  );
  test('is played at random many times', () => run('vitest', 'run', '--config', 'vitest.proof.config.ts', 'tests/games/high-card'));
});
