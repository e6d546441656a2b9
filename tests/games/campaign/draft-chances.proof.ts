import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { playerOf } from '../../arena/players.ts';
import { farthest, toldInDrafts } from './draft-chances.ts';

test('at every card of a draft between regulars, both sides are told chances that are even together, within three points', () => {
  expect(farthest(toldInDrafts(campaign.mind!, playerOf('regular'), 40, 10))).toBeLessThan(0.03);
});
