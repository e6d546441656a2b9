/** A board that a newer one has replaced is small, but still the same picture. */
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRenderer } from '../../src/render/renderer.ts';
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

test('this thread draws nothing for it where a worker does', async () => {
  const renderer = openRenderer({ workers: 1 });
  onTestFinished(() => renderer.stop());
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const png = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000000', noise } })
    .png()
    .toBuffer();
  // A worker has a prototype of its own, so this counts only what this thread draws.
  const drawn = vi.spyOn(Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')), 'drawImage');
  onTestFinished(() => drawn.mockRestore());
  const here = await shrink(png);
  expect(drawn, 'where there is no worker').toHaveBeenCalled();
  drawn.mockClear();
  const there = await renderer.shrink(png);
  expect(drawn).not.toHaveBeenCalled();
  expect(there.equals(here), 'and it is the same picture').toBe(true);
  await renderer.stop();
  await expect(renderer.shrink(png)).rejects.toThrow('stopped');
});
