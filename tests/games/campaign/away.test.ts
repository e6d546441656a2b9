import { expect, test } from 'vitest';
import { whileAway } from '../../../src/games/campaign/rules/away.ts';
import { scenario } from './scenario.ts';

test('ruling 17: somebody is away: draw, or play the first card of a full hand; a draw is neither offered nor agreed to', () => {
  const { decision } = scenario({}).asks('obama', 'ask.turn');
  expect(whileAway(decision)).toEqual(['draw']);
  const options = decision.options.filter(({ id }) => id !== 'draw');
  const offered = [{ id: 'agree', label: { key: 'agree' } }, ...options, { id: 'offer', label: { key: 'offer' } }];
  expect(whileAway({ ...decision, options: offered })).toEqual(
    options
      .filter(({ blocked }) => !blocked)
      .slice(0, 1)
      .map(({ id }) => id),
  );
});
