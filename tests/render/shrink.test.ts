/** A board that a newer one has taken the place of is small, and still the same picture. */
import type * as canvas from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
import { shrink } from '../../src/render/shrink.ts';

/** How many pictures this thread has opened. */
const pictures = vi.hoisted(() => ({ opened: 0 }));
vi.mock('@napi-rs/canvas', async (original) => {
  const real = await original<typeof canvas>();
  const loadImage = (...given: Parameters<typeof real.loadImage>) => {
    pictures.opened++;
    return real.loadImage(...given);
  };
  return { ...real, loadImage };
});

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

test('this thread draws nothing for it where a worker does', async () => {
  const renderer = openRenderer({ workers: 1 });
  onTestFinished(() => renderer.stop());
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const png = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000000', noise } })
    .png()
    .toBuffer();
  pictures.opened = 0;
  const here = await shrink(png);
  expect(pictures.opened, 'where there is no worker').toBeGreaterThan(0);
  pictures.opened = 0;
  const there = await renderer.shrink(png);
  expect(pictures.opened).toBe(0);
  expect(there.equals(here), 'and it is the same picture').toBe(true);
  await renderer.stop();
  await expect(renderer.shrink(png)).rejects.toThrow('stopped');
});
