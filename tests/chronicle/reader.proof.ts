/** Reads whole games in every language: after every post the reader knows who leads, what happened last, and who is asked for what. */
import { describe, expect, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { standings } from '../games/standings.ts';
import { often } from '../tools/often.ts';
import { readGame } from './reader.ts';

const gamesOfEach = often(2, 1);

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  test.each(langs)('whole games in %s', { timeout: 300_000 }, async (lang) => {
    let readings = 0;
    for (let n = 0; n < gamesOfEach; n++) {
      const { moments, faults } = await readGame(standing, n, lang);
      expect(faults).toEqual([]);
      readings += moments.length;
    }
    expect(readings).toBeGreaterThan(gamesOfEach * 10);
  });
});
