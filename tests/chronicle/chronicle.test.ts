/** The channel tells the whole story: a few random games of each kind. The proofs play hundreds. */
import { describe, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { longest } from '../standing/casts.ts';
import { expectEnd } from './end.ts';
import { expectPosts, expectWhole, playInChannel } from './story.ts';

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  test.each(langs.map((lang, n) => [lang, n] as const))('%s, game %i', async (lang, n) => {
    const game = await playInChannel(standing, n, lang, n % 2 === 1 ? { cast: longest } : {});
    expectWhole(game);
    expectPosts(game);
    expectEnd(game, standing);
    await game.channel.close();
  });
});
