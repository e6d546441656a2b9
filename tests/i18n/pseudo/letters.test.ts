import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bot, texts as botTexts } from '../../../src/discord/text/index.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { fontFiles, fontsOf } from '../../../src/render/assets.ts';
import type { Face } from '../../../src/scene/types.ts';
import { lettersOf } from '../../tools/glyphs.ts';
import { pseudo, pseudoLetters } from './letters.ts';
import { pseudoPhrases } from './texts.ts';

test('it is a third longer, and keeps whatever programs read', () => {
  expect(pseudo('Draw a card')).toBe('Ďřááŵ á ččářďď');
  const long = 'The quick brown fox jumps over the lazy dog';
  expect([...pseudo(long)].length / long.length).toBeCloseTo(1.27, 1);
  for (const kept of ['`/games`', '<@123>', '<t:1700000000:R>', '</campaign start:1>', '/campaign', 'https://example.org/a', '**2**', '-# 270'])
    expect(pseudo(`Type ${kept} now`)).toContain(kept);
  expect(pseudo('[here](https://example.org/a) **or there**')).toMatch(/^\[[^\]]+\]\(https:\/\/example\.org\/a\) \*\*[^*]+\*\*$/);
});

test('what is in it already stays as it is, and so does a name', () => {
  const once = pseudo('Nobody has won');
  expect(pseudo(once)).toBe(once);
  expect(pseudo('Ada asks Adam', { names: ['Ada'] })).toMatch(/^Ada á\P{Lu}* Áďďáм$/u);
});

test('a sentence keeps the names and the numbers that it is given', () => {
  const say = openSay({ lang: 'en', texts: { phrases: {}, names: {} }, shared: pseudoPhrases(botTexts.en) });
  expect(say(bot('bot.leaders.newcomer', { name: 'Ada', rating: 1512, spread: 90, games: 3, won: 2 }))).toMatch(/^Ada · 1512/);
});

test.each(['display', 'text'] as const)('the fonts of the face %s have every letter, in every weight', (face: Face) => {
  const files = fontFiles.filter(({ font }) => fontsOf(face).includes(font));
  for (const weight of new Set(files.map((one) => one.weight))) {
    const known = new Set(files.filter((one) => one.weight === weight).flatMap(({ path }) => [...lettersOf(readFileSync(path))]));
    expect(pseudoLetters.filter((letter) => !known.has(letter.codePointAt(0)!))).toEqual([]);
    // Covers all of Russian and Greek as well.
    for (const letter of 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώς')
      expect(known.has(letter.codePointAt(0)!), letter).toBe(true);
    expect(known.has('語'.codePointAt(0)!)).toBe(false);
  }
});
