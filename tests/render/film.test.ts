/** Many pictures become one that moves, in as many bytes as there may be. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { film } from '../../src/render/film.ts';

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 820, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

test('each picture is a frame, in its order, and the edges stand longer', async () => {
  const { data, frames } = await film(await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(plain)));
  const { pages, delay, width, loop } = await sharp(data).metadata();
  expect([frames, pages, width, loop]).toEqual([3, 3, 800, 0]);
  expect([delay![0]! > delay![1]!, delay![2]! > delay![1]!]).toEqual([true, true]);
  const last = await sharp(data, { page: 2 }).removeAlpha().raw().toBuffer();
  expect([...last.subarray(0, 3)].map((one) => Math.round(one / 255))).toEqual([0, 0, 1]);
});
