/** What a hint says of the two best answers. */
import { expect, test } from 'vitest';
import { leadOf } from '../../src/discord/present/panel/advice.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import type { Lang } from '../../src/i18n/types.ts';

const hint = (lang: Lang, more: { plan?: string[]; percent?: number | null; second?: string | null; by?: number | null }): string => {
  const { text: say } = speechOf(games[0]!, null, lang);
  return say(bot('bot.hint', { move: 'Ohio', plan: [], reason: null, percent: 55, second: 'Iowa', by: 3, ...more }));
};

test('a hint names the next best answer and the difference, or that it is nearly as good', () => {
  expect(hint('en', {})).toContain('wins about 55 games in 100, about 3 more than with **Iowa**.');
  expect(hint('en', { by: null })).toContain('wins about 55 games in 100, and nearly as many with **Iowa**.');
  expect(hint('en', { second: null })).toContain('wins about 55 games in 100.');
  expect(hint('fr', {})).toContain('environ 55 parties sur 100, environ 3 de plus qu’avec **Iowa**.');
  expect(hint('fr', { by: null })).toContain('environ 55 parties sur 100, et presque autant avec **Iowa**.');
  expect(hint('en', { by: null, second: 'Iowa and Utah' })).toContain(', and nearly as many with **Iowa and Utah**.');
});

test('no answer wins more often than another by more than it wins', () => {
  expect([leadOf(0.034, 40), leadOf(0.123, 40)]).toEqual([3, 10]);
  // 82 in 100, told as about 80, against none.
  expect(leadOf(0.823, 80)).toBe(80);
  expect(leadOf(0.04, 0)).toBe(0);
});

test('it tells the rest of the plan', () => {
  expect(hint('en', { plan: ['Iowa', 'Utah'] })).toContain('would choose **Ohio**, then **Iowa** and **Utah**.');
  expect(hint('fr', { plan: ['Iowa'] })).toContain('choisirait **Ohio**, puis **Iowa**.');
});

test('it rounds no chance to none and none to certainty', () => {
  expect(hint('en', { percent: 0 })).toContain('wins fewer than 1 game in 100');
  expect(hint('en', { percent: 100 })).toContain('wins more than 99 games in 100');
  expect(hint('fr', { percent: 0 })).toContain('gagneriez alors moins d’une partie sur 100');
});

test('it tells no chances where nobody can', () => {
  for (const lang of ['en', 'fr'] as const) for (const by of [3, null]) expect(hint(lang, { percent: null, by })).not.toMatch(/\d/);
  expect(hint('en', { percent: null, by: null })).toContain('Nearly as good: **Iowa**.');
  expect(hint('fr', { percent: null })).toContain('Ensuite\u00a0: **Iowa**.');
});
