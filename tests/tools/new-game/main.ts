/** `npm run new-game -- high-card "High Card"`: creates a playable new game, to be changed into the one you have in mind. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writeGame } from './write.ts';

const root = resolve(import.meta.dirname, '../../..');
const [id, ...words] = process.argv.slice(2);
if (id === undefined) {
  console.error('Say what the game is called: npm run new-game -- high-card "High Card"');
  process.exit(1);
}
const title =
  words.join(' ') ||
  id
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join(' ');
try {
  const files = writeGame(root, { id, title });
  const run = (command: string, args: string[], env = {}) =>
    spawnSync('npx', [command, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
  const tidy = run('biome', ['check', '--write', '--log-level=error', `src/games/${id}`, `tests/games/${id}`, 'src/games/index.ts']);
  const drawn = spawnSync(process.execPath, ['tests/tools/drawing.ts'], { cwd: root, stdio: 'ignore' }).status === 0;
  const golden = run('vitest', ['run', `tests/games/${id}/golden.test.ts`, '--silent', '--reporter=dot'], { UPDATE_GOLDEN: '1' });
  console.log(`
${title} is there: ${files.length} files in src/games/${id}, tests/games/${id} and one line in src/games/index.ts,
with its golden file in tests/golden and the drawings in docs made anew.

  npm start                                  and play it: /${id} start, in its own channel of the local Discord
  npx vitest run tests/games/${id}           its tests
  npx node tests/simulate/random.ts ${id} 1000   a thousand games at random
  UPDATE_GOLDEN=1 npx vitest run tests/games/${id}/golden.test.ts tests/released   after you changed what it says

It is a duel of hidden cards. Change it into your game from the bottom up: vocabulary.ts, data/, state.ts, messages.ts, rules/, words/, picture/.`);
  if (!tidy || !drawn || !golden) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
