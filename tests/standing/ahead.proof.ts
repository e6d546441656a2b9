import { describe, expect, test } from 'vitest';
import { standings } from '../games/standings.ts';
import { often } from '../tools/often.ts';
import { playEarly } from './ahead.ts';

const games = often(8);
const able = standings.filter(({ game }) => game.rules.ahead !== undefined);

test('some games take answers ahead', () => {
  expect(able.map(({ game }) => game.command)).toEqual(expect.arrayContaining(['campaign', 'candidate', 'president']));
});

describe.each(able.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  test(`${games} random games`, { timeout: 300_000 }, () => {
    const played = Array.from({ length: games }, (_, n) => playEarly(standing, n, 300));
    const sum = (of: 'given' | 'used' | 'fell') => played.reduce((total, early) => total + early[of], 0);
    expect(sum('given')).toBeGreaterThan(6 * games);
    expect(sum('used')).toBeGreaterThan(games);
    expect(sum('fell')).toBeLessThan(sum('given'));
  });
});
