/** A copy of the program in which a value can be corrected as its owner would: one line of one file. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Replaces `from` with `to`. `from` is within one line and occurs once in `file`, or is the first one after the text `after`. `file` is relative to
 * the project's folder.
 */
export interface Edit {
  file: string;
  from: string;
  to: string;
  after?: string;
}

export interface Copy {
  folder: string;
  /** The path of the copy's `main.ts`. */
  main: string;
  /** Makes the correction. Returns the number of its line. Throws if `from` or `after` isn't unique. */
  edit(edit: Edit): number;
  /** Restores a file from the project. */
  mend(file: string): void;
  remove(): void;
}

/** Copies the source and these folders. Everything else links to the project's own. */
export function copyProgram(...more: string[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-copy-'));
  for (const part of ['src', 'package.json', ...more]) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'assets', 'migrations']) symlinkSync(join(root, part), join(folder, part), 'junction');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    main: join(folder, 'src/main.ts'),
    edit({ file, from, to, after = '' }) {
      const text = read(file);
      const at = text.indexOf(from, text.indexOf(after));
      const isClear = after === '' ? text.split(from).length === 2 : text.split(after).length === 2 && at > 0;
      if (!isClear) throw new Error(`${file} holds «${from}» ${text.split(from).length - 1} times, not once.`);
      if (from.includes('\n') || to.includes('\n')) throw new Error('A correction is made in one line.');
      writeFileSync(join(folder, file), text.slice(0, at) + to + text.slice(at + from.length));
      return text.slice(0, at).split('\n').length;
    },
    mend: (file) => cpSync(join(root, file), join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The Node that the project installs, or the one that runs the tests. */
export const node = existsSync(join(root, 'node_modules/.bin/node')) ? join(root, 'node_modules/.bin/node') : process.execPath;
