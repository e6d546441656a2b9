/**
 * By the leaderboard's measure, no way of farming lifts anyone above the median honest player with as many games, and playing evenly doesn't raise a
 * rating. If chance decides the farmer's games, the proof checks the mean of many servers, within its error.
 */
import { describe, expect, test } from 'vitest';
import { farmed, type Way, ways } from './farming.ts';

const drawn: Way[] = [
  'plays like the others',
  'every second game an alt resigns, the others are honest',
  'hands over whatever is lost',
  'always takes the better side',
];
const sure = (Object.keys(ways) as Way[]).filter((way) => !drawn.includes(way));
/** How far off the median of forty can be when all of them are within a few points, as after five games. */
const slack = 5;

/** The mean of several servers, and how far off it can be: twice its standard error. */
function meanOf(values: readonly number[]): { mean: number; off: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, off: 2 * Math.sqrt(variance / values.length) };
}

async function above(way: Way, games: number, servers: number) {
  const over: number[] = [];
  const ratings: number[] = [];
  for (let seed = 1; seed <= servers; seed++) {
    const { farmer, median } = await farmed(way, games, seed);
    over.push(farmer.place - median.place);
    ratings.push(farmer.rating);
  }
  return { over: meanOf(over), rating: meanOf(ratings) };
}

describe.each([5, 20, 100])('after %d games', (games) => {
  test.each(sure)('%s', async (way) => {
    const { over, rating } = await above(way, games, 6);
    console.log(`${games} games, ${way}: rating ${rating.mean.toFixed(0)}, ${over.mean.toFixed(1)} above the median`);
    expect(over.mean).toBeLessThanOrEqual(slack);
  });

  test.each(drawn)('%s', async (way) => {
    const { over, rating } = await above(way, games, games === 100 ? 40 : 100);
    console.log(`${games} games, ${way}: rating ${rating.mean.toFixed(0)}, ${over.mean.toFixed(1)} ± ${over.off.toFixed(1)} above the median`);
    expect(over.mean).toBeLessThanOrEqual(over.off + slack);
    if (way === 'plays like the others') expect(Math.abs(rating.mean - 1000)).toBeLessThanOrEqual(rating.off + slack);
  });
});

test('a newcomer who has won five of five stands below the best', async () => {
  const { farmer, best } = await farmed('two such friends resign in turn', 5, 1);
  expect(farmer.place).toBeLessThan(best);
});
