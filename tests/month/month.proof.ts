/** A month in one server, read as the people called live through it: ten people, twelve games, 28 days with three clock changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { onlyLong } from '../tools/often.ts';
import { bytesOf } from './bytes.ts';
import { atNight, callsADay, deadButtons, forNothing, mean, quantile, twice } from './figures.ts';
import { type Month, playMonth } from './month.ts';
import { began, day, days, regulars } from './people.ts';

/**
 * Calls a day, among six people, each of whom plays four or five games at first. Fourteen months had means of 1.71 to 2.14 (1.94 on average) and a p95
 * of four to six: one month more may have a tenth more.
 */
const most = { mean: 2.25, p95: 6 };
const megabyte = 1_000_000;

describe.each([1])('month %i', onlyLong, (seed) => {
  let month: Month;
  beforeAll(async () => {
    month = await playMonth(seed);
  });

  test('calls nobody too often', () => {
    const calls = callsADay(month);
    expect(mean(calls)).toBeLessThanOrEqual(most.mean);
    expect(quantile(calls, 0.95)).toBeLessThanOrEqual(most.p95);
    expect(mean(calls), 'and everyone all the same').toBeGreaterThan(1);
  });

  test('calls nobody at night, for nothing, or twice', () => {
    expect(atNight(month)).toEqual([]);
    expect(forNothing(month)).toEqual([]);
    expect(twice(month, false)).toEqual([]);
  });

  test('leaves no dead button, and nothing that Discord would refuse', () => {
    expect(deadButtons(month, began + days * day)).toEqual([]);
    expect([...new Set(month.problems)]).toEqual([]);
  });

  test('brings nearly all games to their end, whoever vanishes, leaves, or refuses', () => {
    expect(month.tables.filter(({ table }) => table.phase === 'over').length).toBeGreaterThanOrEqual(10);
    expect(month.tables).toHaveLength(12);
  });

  test('calls once a day who wants that, and nobody on their days off', () => {
    const eve = regulars.find(({ habits }) => habits?.pings === 'daily')!;
    const times = month.rings.filter(({ user }) => user === eve.id).map(({ at }) => at);
    for (const [n, at] of times.entries()) if (n > 0) expect(at - times[n - 1]!).toBeGreaterThanOrEqual(day);
  });

  test('weighs little in the channels of any six games', async () => {
    const bytes = (await bytesOf(month)).sort((a, b) => b - a);
    expect(bytes.slice(0, 6).reduce((sum, n) => sum + n, 0)).toBeLessThan(15 * megabyte);
  });
});
