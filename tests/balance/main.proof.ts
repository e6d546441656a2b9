/** Runs the command as it is typed: the same call gives the same figures. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const balance = async (...args: string[]): Promise<string> => {
  const { stdout } = await run('npm', ['run', '--silent', 'balance', '--', ...args], { cwd: fileURLToPath(new URL('../..', import.meta.url)) });
  return stdout;
};

test('a panel of two kinds plays both decks of Campaign Manager, the same again on two cores', async () => {
  const call = ['campaign', 'games=3', 'minutes=off', 'kinds=random+greedy,ways=10', 'seed=4'];
  const [one, two] = await Promise.all([balance(...call, 'workers=1'), balance(...call, 'workers=2')]);
  expect(two).toBe(one);
  expect(one).toContain('### Campaign Manager 2008, deck starter, 2 people');
  expect(one).toContain('### Campaign Manager 2008, deck draft, 2 people');
  // Two kinds at two tables, two sides and two turns each.
  expect(one.match(/^\| (random|greedy,ways=10) \| \d+ \| \d+ \| (Obama|McCain|turn 1|turn 2) \|/gm)).toHaveLength(16);
});

test('whoever types something else is told what may be typed', async () => {
  await expect(balance('campaign', 'kinds=champion')).rejects.toThrow("Nobody is called 'champion'");
});
