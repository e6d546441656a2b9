/** The App Directory texts fit into their fields, in every language, and show pictures that exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsOf, generalCommands } from '../../src/discord/commands/commands.ts';
import { games } from '../../src/games/index.ts';
import { langs, rowOf } from '../../src/i18n/languages.ts';
import { fields, mostInTag, mostTags, pictures, tags } from '../../src/scripts/listing.ts';

test('every text is there in every language, and within its length', () => {
  for (const { name, most, text } of fields) {
    expect(Object.keys(text).sort(), name).toEqual([...langs].sort());
    for (const words of Object.values(text))
      expect([words.trim().length > 0, words.length <= most], `${name}: ${words.length}`).toEqual([true, true]);
  }
});

test('tags are few, short and different; pictures are there', () => {
  expect([tags.length <= mostTags, new Set(tags).size === tags.length, tags.every((one) => one.length <= mostInTag)]).toEqual([true, true, true]);
  expect(pictures.filter((one) => !existsSync(join(import.meta.dirname, '../..', one)))).toEqual([]);
});

test('a command that a text names is one, as its reader types it', () => {
  // The directory has only these two languages.
  for (const lang of ['en', 'fr'] as const) {
    const locale = rowOf(lang).locales[0] ?? '';
    const commands = [...commandsOf(games), ...generalCommands(games)];
    const known = new Set(commands.map(({ name, name_localizations: names }) => (names as Record<string, string> | undefined)?.[locale] ?? name));
    const named = fields.flatMap(({ text }) => [...text[lang].matchAll(/(?<!\p{L})\/([\p{L}-]+)/gu)].map(([, name]) => name!));
    expect(named.length, lang).toBeGreaterThan(1);
    expect(
      named.filter((name) => !known.has(name)),
      lang,
    ).toEqual([]);
  }
});
