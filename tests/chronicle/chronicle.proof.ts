/** Two hundred random games of each kind, half of them in French: the channel tells each event once, in order, before the next decision. */
import { describe, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { expectEnd } from './end.ts';
import { standings } from './standings.ts';
import { expectWhole, playInChannel } from './story.ts';

const gamesEach = 200;
const batch = 20;

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  test.each(Array.from({ length: gamesEach / batch }, (_, i) => i * batch))('games from number %i', { timeout: 600_000 }, async (from) => {
    for (let n = from; n < from + batch; n++) {
      const game = await playInChannel(standing, n, langs[n % langs.length]!);
      expectWhole(game);
      expectEnd(game);
      await game.channel.close();
    }
  });
});
