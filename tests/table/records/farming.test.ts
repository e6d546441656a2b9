/** A quick look at what farming gains. `farming.proof.ts` tries all ways, and for longer. */
import { expect, test } from 'vitest';
import { farmed, type Way } from './farming.ts';

const ways: Way[] = [
  'a friend resigns',
  'a friend who plays with the others resigns',
  'five alts resign in turn',
  'five alts who play each other resign in turn',
  'five alts resign at one table',
  'cancels with a friend whatever is lost',
];

test.each(ways)('twenty games bring nobody above those who play honestly: %s', async (way) => {
  const { farmer, median } = await farmed(way, 20, 1);
  expect(farmer.place).toBeLessThan(median.place);
});

test('whoever hands over what is lost stands where they would stand without it', async () => {
  expect((await farmed('hands over whatever is lost', 20, 1)).farmer).toEqual((await farmed('plays like the others', 20, 1)).farmer);
});

test('games that were given up at once count for nobody', async () => {
  expect((await farmed('five alts resign at once', 20, 1)).farmer).toEqual({ rating: 1000, place: 667 });
});
