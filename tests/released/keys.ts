/** The keys of messages stored in databases: they are read back for as long as their game can be looked at. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { texts } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';

export const file = resolve(import.meta.dirname, '../golden/released-keys.txt');

/**
 * Kinds of keys that no log holds: questions, calls, reasons and options are derived again each time, and the others are parts of pictures and
 * boards. The bot's own sentences (`bot.…`) are never saved, either. Everything else counts, told or not.
 */
const neverSaved = new Set(['ask', 'call', 'blocked', 'option', 'detail', 'words', 'board', 'look', 'race', 'foresight']);

/** Every key of this version that a log may hold, as `<game> <key>`, or `table <key>`. */
export function presentKeys(): string[] {
  const saved = (key: string) => !neverSaved.has(key.split('.')[0]!);
  const ofGames = games.flatMap(({ command, texts }) =>
    Object.keys(texts.en.phrases)
      .filter(saved)
      .map((key) => `${command} ${key}`),
  );
  const ofTables = Object.keys(texts.en).filter((key) => key.startsWith('table.'));
  return [...ofGames, ...ofTables.map((key) => `table ${key}`)].sort();
}

/** The saved list. */
export const releasedKeys = (): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    : [];

/** Whether this version has a sentence for it, in every language. A stopped game has none, which is no fault. */
export function hasSentence(line: string): boolean {
  const [owner = '', key = ''] = line.split(' ');
  return langs.every((lang) => {
    const phrases = owner === 'table' ? texts[lang] : games.find(({ command }) => command === owner)?.texts[lang].phrases;
    return phrases !== undefined && key in phrases;
  });
}

export const head = `# Keys of messages that saved games may hold. A key leaves this list never: a log that holds it is read for years.
# UPDATE_GOLDEN=1 npx vitest run tests/released adds the keys of this version, and drops none. Do it before each release.
`;
