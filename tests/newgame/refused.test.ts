/** What `npm run new-game` refuses. It then writes nothing. `new-game.proof.ts` makes a game and plays it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whyNot, writeGame } from '../tools/new-game/write.ts';

const root = resolve(import.meta.dirname, '../..');

test.each(['High Card', 'high_card', '-high', '9high', 'x', 'high--card', 'a'.repeat(33), '../kernel'])('%s is no command', (id) => {
  expect(whyNot(root, id)).toMatch(/such as high-card/);
});

test.each(['president', 'games', 'hustings', 'kit'])('%s is taken', (id) => expect(whyNot(root, id)).toMatch(/taken: choose another name/));

test('a name that will not do writes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => writeGame(folder, { id: 'High Card', title: 'High Card' })).toThrow(/such as/);
  expect(existsSync(join(folder, 'src'))).toBe(false);
});
