import { describe, expect, test } from 'vitest';
import { firstSentence, sentences, withoutMarkdown } from '../../src/discord/speech/speech.ts';

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
