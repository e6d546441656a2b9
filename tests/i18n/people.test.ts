/** Players in sentences and on tokens. */
import { expect, test } from 'vitest';
import { openSay } from '../../src/i18n/say.ts';
import { tokensOf } from '../../src/i18n/tokens.ts';

const texts = { phrases: {}, names: { A: 'Candidate A' } };

test('a token bears the initial of the name', () => {
  expect(tokensOf({ E: 'Ada', B: 'ben', C: 'Éva' })).toEqual({ E: 'A', B: 'B', C: 'É' });
});

test('who begin alike get a second letter, the first that tells them apart', () => {
  expect(tokensOf({ A: 'Cleo', B: 'Carl', C: 'Dan' })).toEqual({ A: 'Cl', B: 'Ca', C: 'D' });
  expect(tokensOf({ A: 'Anna', B: 'Anton' })).toEqual({ A: 'Aa', B: 'At' });
});

test('every token is another one, whatever people call themselves', () => {
  for (const names of [
    ['Ada', 'Ada', 'Ada'],
    ['🎲', '✨', '…'],
    ['A', 'A', 'Ab', 'Ab', 'Abc', 'A1'],
    ['1', '1', '2'],
  ]) {
    const tokens = Object.values(tokensOf(Object.fromEntries(names.map((name, i) => [String.fromCharCode(65 + i), name]))));
    expect(new Set(tokens).size, names.join()).toBe(names.length);
    for (const token of tokens) expect(token.length, token).toBeLessThanOrEqual(3);
  }
});

test('several players are listed, and the verb agrees', () => {
  const say = openSay({ lang: 'en', texts, players: { A: 'Ada', B: 'Ben' } });
  expect(`${say.player(['A', 'B'])} ${say.agree(['A', 'B'], 'passes', 'pass')}`).toBe('Ada and Ben pass');
  expect(`${say.player('A')} ${say.agree('A', 'passes', 'pass')}`).toBe('Ada passes');
});

test('French elides before a vowel and a mute h', () => {
  const { of } = openSay({ lang: 'fr', texts });
  expect(['Ada', 'Ève', 'Hugo', 'Ben', '\\_Ivo'].map(of)).toEqual(['d’Ada', 'd’Ève', 'd’Hugo', 'de Ben', 'd’\\_Ivo']);
});
