/** Which tests changed along with a file, by the repository's commits. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const git = (root: string, ...asked: string[]): string[] =>
  spawnSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .stdout.split('\n')
    .filter((line) => line !== '');

/**
 * The names of test files (without folders, since they move) changed in the same commits, each with its weight: a commit of two files says more than
 * one of fifty. Empty if there is no history.
 */
export function companionsOf(root: string, file: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const commit of git(root, 'log', '--follow', '--format=%H', '--', file)) {
    const changed = git(root, 'show', '--format=', '--name-only', commit);
    for (const one of changed.filter((name) => name.endsWith('.test.ts')))
      weights.set(basename(one), (weights.get(basename(one)) ?? 0) + 1 / changed.length);
  }
  return weights;
}
