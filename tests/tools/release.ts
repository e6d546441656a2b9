/** The previous release, according to the project's history: the last commit without a migration that older releases can do without. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compatibleFrom } from '../../src/store/compatible.ts';
import { readMigrationFiles } from '../../src/store/drizzle/core.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = 'migrations/postgres';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The first migration after the newest that shuts older releases out; undefined if that is the newest of all. */
function firstToLack(): string | undefined {
  const from = compatibleFrom(readMigrationFiles({ migrationsFolder: join(root, folder) }));
  const { entries } = JSON.parse(readFileSync(join(root, folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string; when: number }[] };
  return entries.find(({ when }) => when > from)?.tag;
}

/** The commit; null if no older release may run beside this one, or the history is too short. */
function commitBefore(): string | null {
  const tag = firstToLack();
  if (tag === undefined) return null;
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${folder}/${tag}.sql`);
    // A migration not committed yet is missing from the last commit.
    return git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`);
  } catch {
    return null;
  }
}

const commit = commitBefore();

/** For tests that run it: skipped if there is none. */
export const needsReleaseBefore = {
  skip: commit === null,
  meta: {
    needs: `the history of the project back to a release that lacks the newest of ${folder} and may run beside this one (git fetch --unshallow)`,
  },
};

/** Checks it out into a folder, with this release's packages. */
export function releaseBefore(): { folder: string; commit: string; remove(): void } {
  if (commit === null) throw new Error('There is no release before this one.');
  const place = mkdtempSync(join(tmpdir(), 'hustings-before-'));
  const tar = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', place], { input: tar });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction');
  return { folder: place, commit, remove: () => rmSync(place, { recursive: true, force: true }) };
}
