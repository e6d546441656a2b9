/** A board that a newer one has taken the place of is small, and still the same picture. */
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
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

test('this thread hardly works for it where a worker draws', async () => {
  const renderer = openRenderer({ workers: 1 });
  onTestFinished(() => renderer.stop());
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const png = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000000', noise } })
    .png()
    .toBuffer();
  const cpuOf = async (doing: () => Promise<Buffer>) => {
    let small = await doing();
    let cpu = Number.POSITIVE_INFINITY;
    // The least of some rounds: what else this thread had to do in the others is not meant.
    for (let round = 0; round < 3; round++) {
      const before = process.threadCpuUsage();
      for (let n = 0; n < 6; n++) small = await doing();
      const { user, system } = process.threadCpuUsage(before);
      cpu = Math.min(cpu, user + system);
    }
    return { small, cpu };
  };
  // The first of each, which loads what it needs, is not counted.
  const here = await cpuOf(() => shrink(png));
  const there = await cpuOf(() => renderer.shrink(png));
  expect(there.small.equals(here.small), 'and it is the same picture').toBe(true);
  expect(there.cpu).toBeLessThan(here.cpu / 2);
  await renderer.stop();
  await expect(renderer.shrink(png)).rejects.toThrow('stopped');
});
