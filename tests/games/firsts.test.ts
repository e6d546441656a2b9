/** Every kind of question has its line of explanation, or is listed as needing none. The compiler checks that none is missing. */
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { faultsIn, firstsRead, playSome } from '../standing/firsts.ts';
import { faultsOf } from '../words/lint.ts';
import { knownOf, people } from '../words/reader.ts';
import { standings } from './standings.ts';

/** How many answers are played at each table. `firsts.proof.ts` goes further. */
const most = 40;

describe.each(standings)('$game.command', (standing) => {
  const { game } = standing;

  test('explains the same kinds of questions in each language', () => {
    const explained = langs.map((lang) =>
      Object.entries(game.texts[lang].firsts)
        .filter(([, line]) => line !== null)
        .map(([kind]) => kind),
    );
    for (const one of explained) expect(one).toEqual(explained[0]);
    expect(explained[0]!.length).toBeGreaterThan(0);
  });

  test('asks nothing whose kind is not named, and explains each in one line that is said well', () => {
    const lines = new Map<string, ReturnType<typeof firstsRead>[number]>();
    playSome(standing, most, {
      before(state, open) {
        for (const { ask } of open) expect(Object.keys(game.texts.en.firsts)).toContain(ask.key);
        for (const one of firstsRead(game, state)) lines.set(one.line, one);
      },
    });
    expect(lines.size).toBeGreaterThanOrEqual(Math.min(5, langs.length * Object.keys(game.texts.en.firsts).length));
    const known = { ...knownOf(game), names: people };
    for (const { lang, line } of lines.values()) {
      expect(line.length, line).toBeLessThanOrEqual(220);
      expect(line).not.toContain('\n');
      expect(faultsOf({ lang, text: line, sentence: true }, known)).toEqual([]);
    }
  });

  test('quotes and names only what is on offer or on the board', () => expect(faultsIn(standing, most)).toEqual([]));
});

test('a fixed example is found out', () => {
  const standing = standings.find(({ game }) => game.command === 'president')!;
  const { game } = standing;
  const fixed = { ...game.texts.en, firsts: { 'ask.roll': '“6 Nantes (4, free)” says: a 6 leads to Nantes.' } };
  const told = { ...game, texts: { ...game.texts, en: fixed } };
  expect(faultsIn(standing, most, told)).toContain('en ask.roll: 6 Nantes (4, free)');
});
