/** The page of tables to hold beside the box. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { ComponentTable } from '../../src/games/values.ts';
import { langs } from '../../src/i18n/languages.ts';
import { pageOf } from '../../src/scripts/components.ts';

const src = resolve(import.meta.dirname, '../../src/games');
const shape = ({ rows, columns, provenance, file }: ComponentTable) => [
  columns.map((column) => [column.provenance, column.isLabel]),
  rows.map((row) => [row.provenance, row.cells.map((cell) => (typeof cell === 'object' ? cell.provenance : ''))]),
  provenance,
  file.replace(/^words\/[^/]+/, 'words/lang'),
];

describe.each(games.map((game) => ({ command: game.command, game })))('$command', ({ game }) => {
  const tables = langs.map((lang) => game.components(lang));

  test('has tables whose rows are as long as their heads, and whose files are there', () => {
    for (const ofLanguage of tables) expect(ofLanguage.length).toBeGreaterThan(0);
    for (const { title, columns, rows, file } of tables.flat()) {
      expect(rows.length, title).toBeGreaterThan(0);
      for (const { cells } of rows) expect(cells, title).toHaveLength(columns.length);
      expect(existsSync(resolve(src, game.command, file)), file).toBe(true);
    }
  });

  test('says the same in every language of where its values come from', () => {
    for (const ofLanguage of tables) expect(ofLanguage.map(shape)).toEqual(tables[0]!.map(shape));
  });

  test('has a page that marks what is inferred and what is proposed, with no id where a name belongs', () => {
    expect(pageOf(game, 'en')).toMatch(/\(i\).*\(p\)/s);
    expect(pageOf(game, 'fr')).toMatch(/\(d\).*\(p\)/s);
    for (const lang of langs) expect(pageOf(game, lang)).not.toMatch(/undefined|\[object|\| [a-z]+-[a-z-]+ /);
  });
});

describe('marks stand at the value they are of', () => {
  const line = (command: string, start: string): string | undefined => {
    const game = games.find((one) => one.command === command)!;
    return pageOf(game, 'en')
      .split('\n')
      .find((one) => one.startsWith(`| ${start} `));
  };

  test.each([
    ['campaign', 'O01', '| O01 | McCain: Out Of Touch, Out Of Ideas | Attack (i) | yes (p) | yes (i) | '],
    ['campaign', 'O21', '| Fundraising | no (p) | no | '],
    ['campaign', 'New Mexico', '| RWB | WWB (p) | 3 | Latinos (p) | Veterans (p) |'],
    ['campaign', 'New Jersey', '| 3 (i) | Clinton Democrats | Latinos (p) |'],
    ['campaign', 'Colorado', '| Seniors (i) | Women (p) |'],
    ['campaign', '270', '| 270 | votesToWin |'],
    ['campaign', '120 (p)', '| 120 (p) | quietTurns |'],
    ['moi-president', 'Debate', '| Debate | Attack | 7 (p) |'],
    ['moi-president', 'Immunity', '| Immunity | Joker | 5 (i) |'],
    ['president', '10', '| 10 | Media (i) |'],
  ])('%s: %s', (command, start, marked) => expect(line(command, start)).toContain(marked));
});
