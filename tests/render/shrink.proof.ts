/** What stays of a board is small: a channel of a month is read on a phone. */
import { expect, test } from 'vitest';
import { shrink } from '../../src/render/shrink.ts';
import { renderNow } from '../tools/render-now.ts';
import { galleryGames, picturesOf } from './gallery.ts';

const most = 25_000;

test.each(galleryGames)('every board of %s takes at most 25 KB', async (game) => {
  const sizes: { name: string; whole: number; small: number }[] = [];
  for (const { name, scene } of (await picturesOf(game)).filter(({ lang, name }, i) => lang === 'en' && i % 3 === 0 && !/hand/.test(name))) {
    const whole = await renderNow(scene);
    sizes.push({ name, whole: whole.length, small: (await shrink(whole)).length });
  }
  const mean = (of: 'whole' | 'small') => Math.round(sizes.reduce((sum, one) => sum + one[of], 0) / sizes.length / 1000);
  const largest = Math.max(...sizes.map(({ small }) => small));
  console.log(`${game}: ${sizes.length} boards of ${mean('whole')} KB, small ${mean('small')} KB, at most ${Math.round(largest / 1000)} KB`);
  expect(sizes.filter(({ small }) => small > most)).toEqual([]);
});
