/** What a review advises to try next time: the same tips in every language, each for a reason of the game; and that all reasons a game names are told. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/languages.ts';

describe.each(games.map((game) => [game.command, game] as const))('%s', (_, { texts, routine = [], mainReasons = [], evident = [] }) => {
  test('has tips, for the same reasons in every language', () => {
    const keys = langs.map((lang) => Object.keys(texts[lang].tips ?? {}).sort());
    for (const one of keys) expect(one).toEqual(keys[0]);
  });

  test('names only reasons that are told, each as routine or as one that decides', () => {
    const named = [...routine, ...mainReasons];
    expect(named.filter((key) => !(key in texts.en.phrases))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(evident.filter((key) => !(key in texts.en.phrases))).toEqual([]);
  });

  test.each(langs)('has whole sentences in %s, for reasons that are told', (lang) => {
    const { tips = {}, phrases } = texts[lang];
    const wrong = Object.entries(tips).filter(([key, said]) => !(key in phrases) || !/^\p{Lu}.*[.?]$/u.test(said) || said.length > 200);
    expect(wrong).toEqual([]);
  });
});
