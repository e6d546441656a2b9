/** A copy of everything in the repository, with the original's packages, for trying out commands that write. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Tree {
  folder: string;
  /** Restores a file to its version in the project. */
  mend(file: string): void;
  remove(): void;
}

/** Copies the files git knows, and new ones that are not ignored. */
export function copyTree(): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-tree-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\0');
  // In a copy of a copy the packages are a link, which ignore rules for folders do not match.
  for (const file of listed.filter((one) => one !== '' && one !== 'node_modules' && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Biome and drizzle-kit look for the repository's own ignore rules.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    mend: (file) => cpSync(join(root, file), join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
