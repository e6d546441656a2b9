/** The pictures of How to play are small, because a phone loads each at once. */
import { describe, expect, test } from 'vitest';
import { guideFigure, guidePages } from '../../src/discord/present/parts/guide.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { draw } from '../../src/render/draw.ts';
import { encode } from '../../src/render/encode.ts';

const mostBytes = 120 * 1024;

describe.each(games)('$command', (game) => {
  test.each(langs)('%s', async (lang) => {
    for (let page = 1; page < guidePages(game); page++) {
      const scene = guideFigure(game, page, speechOf(game, null, lang)).scene()!;
      expect((await encode(draw(scene))).length, `page ${page}`).toBeLessThanOrEqual(mostBytes);
    }
  });
});
