/**
 * Draws the gallery: every game, boards, hands and ends, a third of it in the other languages; none of it is large. A replaced board is smaller
 * still, because people read a month's channel on a phone.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mainLang } from '../../src/i18n/languages.ts';
import { langs } from '../../src/i18n/types.ts';
import { shrink } from '../../src/render/shrink.ts';
import { isLong } from '../tools/often.ts';
import { drawGallery, galleryGames, picturesOf } from './gallery.ts';

/** In bytes: a board, a hand, and a question, which may show a map. A phone loads each at once. */
const most = { board: 300 * 1024, hand: 120 * 1024, question: 150 * 1024 };
const mostOf = (name: string): number => (name.startsWith('hand-ask') ? most.question : name.startsWith('hand') ? most.hand : most.board);
/** In bytes: an old board. */
const mostLeft = 25_000;

test.each(galleryGames)('%s: no picture is large, and every third old board takes at most 25 KB', async (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pictures = (await picturesOf(game)).filter(({ lang }, i) => (isLong && lang === mainLang) || i % 3 === 0);
  for (const lang of langs) expect(pictures.filter((picture) => picture.lang === lang).length).toBeGreaterThan(5);
  await drawGallery(folder, pictures);
  expect(readdirSync(join(folder, game))).toHaveLength(pictures.length * 2);
  const large = pictures.flatMap(({ name, lang }) => {
    const { size } = statSync(join(folder, game, `${name}-${lang}.png`));
    return size > mostOf(name) ? [`${name} ${lang}: ${Math.round(size / 1024)} KB`] : [];
  });
  expect(large).toEqual([]);

  const sizes: { name: string; whole: number; small: number }[] = [];
  for (const { name, lang } of pictures.filter((one, i) => one.lang === mainLang && i % 3 === 0 && !/hand/.test(one.name))) {
    const whole = readFileSync(join(folder, game, `${name}-${lang}.png`));
    sizes.push({ name, whole: whole.length, small: (await shrink(whole)).length });
  }
  const mean = (of: 'whole' | 'small') => Math.round(sizes.reduce((sum, one) => sum + one[of], 0) / sizes.length / 1000);
  const largest = Math.max(...sizes.map(({ small }) => small));
  console.log(`${game}: ${sizes.length} boards of ${mean('whole')} KB, small ${mean('small')} KB, at most ${Math.round(largest / 1000)} KB`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ small }) => small > mostLeft)).toEqual([]);
});
