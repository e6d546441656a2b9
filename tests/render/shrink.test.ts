/** A board that a newer one has taken the place of is small, and still the same picture. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shrink } from '../../src/render/shrink.ts';

test('it is WebP of the same shape, in as many bytes as there may be', async () => {
  const noise = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .png()
    .toBuffer();
  const small = await shrink(noise);
  const { format, width = 0, height = 0 } = await sharp(small).metadata();
  expect(format).toBe('webp');
  expect(Math.abs(width / height - 1200 / 900)).toBeLessThan(0.01);
  expect(small.length).toBeLessThanOrEqual(25_000);
  const plain = await shrink(
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#aa3322' } })
      .png()
      .toBuffer(),
  );
  expect((await sharp(plain).metadata()).width, 'no smaller than it must be').toBe(480);
});
