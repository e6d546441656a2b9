/** Many random games of one kind, half of them in French: the channel tells each event once, in order, before the next decision. */
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { casts } from '../standing/casts.ts';
import { expectEnd } from './end.ts';
import { expectPosts, expectWhole, playInChannel } from './story.ts';

const batch = 20;

/**
 * Declares `games` games of the kind with this command, in batches: fewer if a game is long. Each kind has its own file, so that they run side by
 * side.
 */
export function proveChronicle(command: string, games: number): void {
  const standing = standings.find(({ game }) => game.command === command)!;
  describe(`/${command}`, () => {
    test.each(Array.from({ length: Math.ceil(games / batch) }, (_, i) => i * batch))('games from number %i', { timeout: 900_000 }, async (from) => {
      for (let n = from; n < Math.min(from + batch, games); n++) {
        const game = await playInChannel(standing, n, langs[n % langs.length]!, { cast: casts[n % casts.length]! });
        expectWhole(game);
        expectPosts(game);
        expectEnd(game, standing);
        expect(game.channel.problems, 'what Discord would refuse, and what rings for nobody').toEqual([]);
        await game.channel.close();
      }
    });
  });
}
