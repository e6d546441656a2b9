/** The channel tells the whole story: one random game of each kind, each in another language. The proofs play hundreds. */
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { longest } from '../standing/casts.ts';
import { expectEnd } from './end.ts';
import { expectNothingLost, expectPosts, expectWhole, playInChannel } from './story.ts';

describe.each(standings.map((standing, n) => [standing.game.command, standing, n] as const))('/%s', (_, standing, n) => {
  const lang = langs[n % langs.length]!;

  test(`a game in ${lang}`, async () => {
    const game = await playInChannel(standing, n, lang, n % 2 === 1 ? { cast: longest } : {});
    expectWhole(game);
    expectPosts(game);
    expectNothingLost(game);
    expectEnd(game, standing);
    expect(game.channel.problems, 'what Discord would refuse, and what rings for nobody').toEqual([]);
    await game.channel.close();
  });
});
