import { describe, expect, test } from 'vitest';
import { standings } from '../games/standings.ts';
import { playEarly } from './ahead.ts';

const able = standings.filter(({ game }) => game.rules.ahead !== undefined);

test('some games take answers ahead', () => {
  expect(able.map(({ game }) => game.command)).toEqual(expect.arrayContaining(['campaign', 'candidate', 'president']));
});

describe.each(able.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  test('eight random games', { timeout: 300_000 }, () => {
    const played = Array.from({ length: 8 }, (_, n) => playEarly(standing, n, 300));
    const sum = (of: 'given' | 'used' | 'fell') => played.reduce((total, early) => total + early[of], 0);
    expect(sum('given')).toBeGreaterThan(50);
    expect(sum('used')).toBeGreaterThan(10);
    expect(sum('fell')).toBeLessThan(sum('given'));
  });
});
