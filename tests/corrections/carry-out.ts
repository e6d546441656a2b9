/** Makes the corrections of the list one after the other, on a copy of the program. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { type Copy, copyProgram, node } from './copy.ts';
import { type Correction, corrections } from './list.ts';
import type { Tried } from './said.ts';

const run = promisify(execFile);

/** A text for comparison, with the narrow and non-breaking spaces of French as plain ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/**
 * Declares a test for each correction of a game, or for the first `most`. Each plays new games and games begun before it, and checks the rules pages.
 */
export function testCorrections(game: Correction['game'], most = Number.POSITIVE_INFINITY): void {
  let copy: Copy;
  let kept: string;
  const child = (...args: string[]) =>
    run(node, [join(copy.folder, 'tests/corrections/child.ts'), ...args], { maxBuffer: 10_000_000 }).then(({ stdout }) => stdout);

  beforeAll(async () => {
    copy = copyProgram('tests/standing', 'tests/games', 'tests/corrections');
    kept = join(copy.folder, 'kept.json');
    await child('save', game, kept);
  });
  afterAll(() => copy.remove());

  const mine = corrections.filter((correction) => correction.game === game).slice(0, most);
  for (const [turn, { name, edits, page, found, gone }] of mine.entries())
    test(`${name}: ${edits.map(({ to }) => to).join(' and ')}`, async () => {
      const files = edits.map((edit) => ({ ...edit, file: `src/games/${game}/${edit.file}` }));
      try {
        for (const edit of files) copy.edit(edit);
        const { reasons, said } = JSON.parse(await child('try', game, kept, String(turn))) as Tried;
        expect(reasons).toEqual([]);
        for (const lang of langs) {
          if (found[lang] === undefined) continue;
          expect(plain(said[lang][page] ?? ''), lang).toContain(found[lang]);
          expect(plain(said[lang][page] ?? ''), lang).not.toContain(gone[lang]);
        }
      } finally {
        for (const { file } of files) copy.mend(file);
      }
    });
}
