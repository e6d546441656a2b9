/** The glossary matches the code: each code name exists in the code, each word of a game in its texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const [house = '', rulebooks = ''] = page.split(/^# Words of the rulebooks$/m);

const textIn = (...folders: string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');

const names = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const hasName = (text: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
/** Ignores case and kinds of apostrophes and spaces. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase('fr')
    .replaceAll('’', "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');

/** The rows of every table in a text, without the header rows. */
const rows = (text: string): string[][] =>
  [...text.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row]) => row!.split('|').map((cell) => cell.trim()))
    .filter(([first]) => first !== 'word' && first !== 'English' && first !== '---');

test('every word of the house stands in the code', () => {
  const code = textIn('src', 'tests');
  const words = rows(house);
  expect(words.length).toBeGreaterThan(60);
  expect(
    words.flatMap(([word, name = '']) =>
      names(name)
        .filter((one) => !hasName(code, one))
        .map((one) => `${word}: ${one}`),
    ),
  ).toEqual([]);
});

const sections = rulebooks.split(/^## /m).slice(1);

test('every section is about a game', () => {
  expect(sections.map((section) => section.split('\n', 1)[0]).filter((title) => !games.some(({ texts }) => texts.en.title === title))).toEqual([]);
});

describe.each(sections.map((section) => [section.split('\n', 1)[0]!, section]))('the words of %s', (title, section) => {
  const command = games.find(({ texts }) => texts.en.title === title)?.command ?? '';
  const words = rows(section);

  test('stand in its code', () => {
    const code = textIn(`src/games/${command}`);
    expect(words.length).toBeGreaterThan(0);
    expect(
      words.flatMap(([word, , name = '']) =>
        names(name)
          .filter((one) => !hasName(code, one))
          .map((one) => `${word}: ${one}`),
      ),
    ).toEqual([]);
  });

  test.each([
    ['en', 0],
    ['fr', 1],
  ] as const)('are said in %s', (lang, column) => {
    const said = plain(textIn(`src/games/${command}/words/${lang}`));
    const terms = words.flatMap((row) => row[column]!.split(/, | ?: /)).map((term) => plain(term.replace(/^to (?=\w)/, '')));
    expect(terms.filter((term) => !said.includes(term))).toEqual([]);
  });
});
