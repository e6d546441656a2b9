/** Pictures that come too late or that nobody wants anymore. Neither is an error. */
import pino from 'pino';
import { expect, test } from 'vitest';
import { type Draw, type Figure, openPictures } from '../../src/discord/pictures/pictures.ts';
import { RenderError } from '../../src/render/errors.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import type { Scene } from '../../src/scene/types.ts';
import { pixel } from '../tools/pixel.ts';

const scene = (background = '#0E1A2B'): Scene => ({ width: 8, height: 8, background, layers: [] });
const figure = (more: Partial<Figure> = {}): Figure => ({
  scene: () => scene(),
  name: 'board.png',
  alt: () => 'A board.',
  words: () => 'The board in words.',
  excuse: 'No picture came.',
  lost: 'It is lost.',
  ...more,
});

function opened(draw: Draw) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  let late = 0;
  return { lines, late: () => late, pictures: openPictures(draw, log, { late: () => late++ }) };
}

test('one that came too late is counted, and no fault; one that cannot be drawn is', async () => {
  const { pictures, lines, late } = opened(() => Promise.reject(new RenderError('late', 'No picture came within 5000 ms.')));
  const shown = await pictures.show(figure());
  expect(shown).toMatchObject({ isLate: true, files: [], part: { content: 'The board in words.\nNo picture came.' } });
  expect([late(), lines]).toEqual([1, []]);
  const broken = opened(() => Promise.reject(new RenderError('failed', 'There is no outline.')));
  expect(await broken.pictures.show(figure())).toMatchObject({ isLate: false });
  expect([broken.late(), broken.lines.map((line) => JSON.parse(line).level)]).toEqual([0, [50]]);
});

test('what another figure takes the place of is not drawn, and nobody hears of it', async () => {
  const renderer = openRenderer({ workers: 1 });
  const { pictures, lines, late } = opened(renderer.png);
  const all = ['#000001', '#000002', '#000003'].map((background) => pictures.show(figure({ scene: () => scene(background) }), { instead: 'ada t' }));
  expect(renderer.waiting()).toBe(1);
  expect((await Promise.all(all)).map(({ files }) => files.length)).toEqual([0, 0, 1]);
  expect([late(), lines]).toEqual([0, []]);
  await renderer.stop();
});

test('what others wait for as well is drawn for them', async () => {
  const renderer = openRenderer({ workers: 1 });
  const { pictures } = opened(renderer.png);
  const mine = pictures.show(figure(), { instead: 'ada t' });
  const theirs = pictures.show(figure(), { instead: 'ben t' });
  const other = pictures.show(figure({ scene: () => null }), { instead: 'ada t' });
  expect((await Promise.all([mine, theirs, other])).map(({ files }) => files.length)).toEqual([0, 1, 0]);
  await renderer.stop();
});

test('what is kept for the next reader is drawn to its end', async () => {
  let draws = 0;
  const { pictures } = opened(async (_, wish) => {
    draws++;
    expect(wish?.signal).toBeUndefined();
    return pixel;
  });
  for (let i = 0; i < 2; i++) expect((await pictures.show(figure({ key: 'rules' }), { instead: 'ada t' })).files).toHaveLength(1);
  expect(draws).toBe(1);
});
