/** A value that no game can be played with is named with its file and its line, in words. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyProgram, node } from './copy.ts';

interface Impossible {
  game: string;
  /** In the game's own folder. */
  file: string;
  from: string;
  to: string;
  /** What is said after the place. */
  says: string | RegExp;
}

const list: Impossible[] = [
  { game: 'moi-president', file: 'cards/values.ts', from: '{ points: 8, copies: 3 }', to: '{ points: 0, copies: 3 }', says: /worth 0; .*at least 1/ },
  { game: 'moi-president', file: 'cards/values.ts', from: 'debat: 7,', to: 'debat: -1,', says: /−1 .*at least 0/ },
];

let copy: Copy;
beforeAll(() => {
  copy = copyProgram();
});
afterAll(() => copy.remove());

test.each(list)('$game: $to', ({ game, file, from, to, says }) => {
  const path = `src/games/${game}/${file}`;
  const line = copy.edit({ file: path, from, to });
  try {
    const { status, stderr } = spawnSync(node, [join(copy.folder, 'src/components.ts'), game], { encoding: 'utf8' });
    expect(status).toBe(1);
    const place = `${path}, line ${line}: `;
    expect(stderr).toContain(place);
    expect(stderr.slice(stderr.indexOf(place) + place.length).split('\n')[0]).toMatch(says);
    expect(stderr).not.toMatch(/\n\s+at /);
  } finally {
    copy.mend(path);
  }
});
