import { describe, expect, test } from 'vitest';
import { firstSentence, sentences, speechOf, withoutMarkdown } from '../../src/discord/speech/speech.ts';
import { president } from '../../src/games/president/game.ts';
import { langs } from '../../src/i18n/languages.ts';

test('alt texts are plain text on one line, every line of them a sentence', () => {
  const written = '### Turn 3\n**Ben** rolls *6*\n- ~~Rally~~: too dear.\n-# `/campaign log`';
  expect(withoutMarkdown(written)).toBe('Turn 3. Ben rolls 6. Rally: too dear. /campaign log');
});

test('a long story is cut between sentences, never within quotes', () => {
  const story = 'Ada plays “Yes! We can. Now.” Ben draws three cards. Cleo passes.';
  expect(sentences(story, 100)).toBe(story);
  expect(sentences(story, 61)).toBe('Ada plays “Yes! We can. Now.” Ben draws three cards. …');
  expect(sentences(story, 39)).toBe('Ada plays “Yes! We can. Now.” …');
  expect(sentences(story, 20)).toBe('Ada plays “Yes! We …');
});

test('a long story is cut beside words in italics, never within them', () => {
  const story = 'Ada reads “Walkabout”: *Two thousand hands shaken. Only one watch lost.* Ada claims **Toulouse**.';
  expect(sentences(story, 90)).toBe('Ada reads “Walkabout”: *Two thousand hands shaken. Only one watch lost.* …');
  // An asterisk in a name doesn't count as markdown.
  expect(sentences(String.raw`Ada meets a\*b and wins. Ben wins less. Cleo passes as well.`, 47)).toBe(
    String.raw`Ada meets a\*b and wins. Ben wins less. …`,
  );
});

test('where markdown does not count, no star is left of bold and italic words', () => {
  const game = president;
  const line = { key: 'infos', args: { seat: 'A', card: 'I01' } };
  for (const lang of langs) {
    expect(speechOf(game, null, lang).line(line)).toMatch(/(?<=\s)\*\p{Lu}.*[.!?»]\*(?=\s)/u);
    expect(speechOf(game, null, lang).plainLine(line)).not.toContain('*');
  }
});

describe('a question’s heading is its first sentence', () => {
  test.each([
    ['Ben owns Caen. Show an attack?', 'Ben owns Caen.', 'Show an attack?'],
    ['Jouez « No Drama ! » Puis piochez.', 'Jouez « No Drama ! »', 'Puis piochez.'],
    ['“Reform. Prosperity. Peace.”: in which state?', '“Reform. Prosperity. Peace.”: in which state?', ''],
    ['Which card do you play?', 'Which card do you play?', ''],
    ['Will you debate J. Biden today?', 'Will you debate J. Biden today?', ''],
    ['Wait for the U.S. Senator of Ohio', 'Wait for the U.S. Senator of Ohio', ''],
  ])('%s', (ask, head, rest) => expect(firstSentence(ask)).toEqual([head, rest]));
});

test('a line ends its sentence, though the next begins with a small letter', () => {
  const lines = `A card is played. Ada has it.\nана ${'b'.repeat(600)}.`;
  expect(sentences(lines, 600)).toBe(`A card is played. Ada has it. …`);
});
