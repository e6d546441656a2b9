import { describe, expect, test } from 'vitest';
import { firstSentence, withoutMarkdown } from '../../src/discord/present/plain.ts';

test('alt texts are plain text on one line, every line of them a sentence', () => {
  const written = '### Turn 3\n**Ben** rolls *6*\n- ~~Rally~~: too dear.\n-# `/campaign log`';
  expect(withoutMarkdown(written)).toBe('Turn 3. Ben rolls 6. Rally: too dear. /campaign log');
});

describe('a question’s heading is its first sentence', () => {
  test.each([
    ['Ben owns Caen. Show an attack?', 'Ben owns Caen.', 'Show an attack?'],
    ['Jouez « No Drama ! » Puis piochez.', 'Jouez « No Drama ! »', 'Puis piochez.'],
    ['Which card do you play?', 'Which card do you play?', ''],
    ['Will you debate J. Biden today?', 'Will you debate J. Biden today?', ''],
    ['Wait for the U.S. Senator of Ohio', 'Wait for the U.S. Senator of Ohio', ''],
  ])('%s', (ask, head, rest) => expect(firstSentence(ask)).toEqual([head, rest]));
});
