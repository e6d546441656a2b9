/** A film gets as small as it must. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clip, film } from '../../src/render/film.ts';

/** A board that compresses badly: dots in many colors. */
const noisy = (n: number): Promise<Buffer> => {
  const [width, height] = [820, 12];
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i += 3) {
    const of = Math.imul(i + 7919 * n, 2654435761) >>> 0;
    data[i] = of & 255;
    data[i + 1] = (of >> 8) & 255;
    data[i + 2] = (of >> 16) & 255;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};
test('what is too large gets smaller, then loses frames, and keeps the last one', async () => {
  const pictures = await Promise.all([1, 2, 3, 4].map(noisy));
  const whole = await film(pictures);
  const small = await film(pictures, whole.data.length - 1);
  expect([(await sharp(small.data).metadata()).width, small.frames]).toEqual([600, 4]);
  const fewer = await film(pictures, Math.floor(whole.data.length / 3));
  expect(fewer.frames).toBeLessThan(4);
  expect(fewer.data.length).toBeLessThanOrEqual(whole.data.length / 3);
});

test('what fits nowhere is refused', async () => {
  await expect(film([await noisy(1)], 1000)).rejects.toThrow(/1 frames do not fit into 1000 bytes/);
});

test('a clip that is too large gets smaller, and is refused where it fits nowhere', async () => {
  const frames = await Promise.all([1, 2, 3, 4].map(noisy));
  const whole = await clip(frames);
  const small = await clip(frames, whole.length - 1);
  expect(small.length).toBeLessThan(whole.length);
  expect((await sharp(small).metadata()).width).toBe(600);
  await expect(clip(frames, 1000)).rejects.toThrow(/4 frames do not fit into 1000 bytes/);
});
