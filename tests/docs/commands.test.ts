/** The commands on the pages can be typed: their scripts, programs and tests exist, and their arguments are accepted. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { parts } from '../../vitest.proof.config.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = ['README.md', 'CONTRIBUTING.md', 'src/playground/README.md', ...globSync('docs/**/*.md', { cwd: root })];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { [name: string]: string } };

interface Command {
  page: string;
  words: string[];
}

/** Every line of a code block and every inline code that begins like a command, without the block's remarks at the right. */
const commands: Command[] = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const lines = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block!.split('\n').map((line) => line.split(/ {3,}/)[0]!));
  const spans = [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  return [...lines, ...spans]
    .map((line) => line.replace(/^([A-Z_]+=\S+ )+/, ''))
    .filter((line) => /^(npm run|npx (node|vitest)|node) /.test(line))
    .map((line) => ({ page, words: line.replace(/^npx /, '').split(/\s+/) }));
});

const isThere = (file: string): boolean => /[<…]|high-card/.test(file) || globSync(file, { cwd: root }).length > 0;
const said = ({ page, words }: Command) => `${page}: ${words.join(' ')}`;

test('programs and tests that are named are there', () => {
  const files = (words: readonly string[]) => words.filter((word) => /^(tests|src|bench)\//.test(word));
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ words }) => !files(words).every(isThere)).map(said)).toEqual([]);
});

/** The scripts whose first word is a game's command, and the numbers that follow it. */
const ofGames = ['arena', 'balance', 'components', 'gallery', 'referee', 'simulate'];

test('what scripts are given is what they take', () => {
  const known = [...games.map(({ command }) => command), '<game>'];
  const wrong = commands.filter(({ words: [program, , script = '', dashes, first] }) => {
    if (program !== 'npm' || dashes !== '--' || first === undefined) return false;
    if (ofGames.includes(script)) return !known.includes(first) && !first.startsWith('--');
    if (script === 'proof') return first !== 'long' && !parts.includes(first) && !existsSync(join(root, first));
    if (script === 'mutants') return first !== 'FOLDER' && !existsSync(join(root, 'src', first));
    return false;
  });
  expect(wrong.map(said)).toEqual([]);
  expect(ofGames.filter((script) => !(script in scripts))).toEqual([]);
});
