/** Many pictures become one film, within the byte limit. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clip, film } from '../../src/render/film.ts';

const plain = (background: string, height = 60): Promise<Buffer> =>
  sharp({ create: { width: 820, height, channels: 3, background } })
    .png()
    .toBuffer();

test('each picture is a frame, in its order, and the edges stand longer', async () => {
  const { data, frames } = await film(await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((color) => plain(color))));
  const { pages, delay, width, loop } = await sharp(data).metadata();
  expect([frames, pages, width, loop]).toEqual([3, 3, 800, 0]);
  expect([delay![0]! > delay![1]!, delay![2]! > delay![1]!]).toEqual([true, true]);
  const last = await sharp(data, { page: 2 }).removeAlpha().raw().toBuffer();
  expect([...last.subarray(0, 3)].map((one) => Math.round(one / 255))).toEqual([0, 0, 1]);
});

test('a lower picture stands in the middle of a frame as high as the highest, on the ground of the night', async () => {
  const { data } = await film([await plain('#ff0000'), await plain('#0000ff', 100)]);
  const first = sharp(data, { page: 0 }).removeAlpha().raw();
  const { data: pixels, info } = await first.toBuffer({ resolveWithObject: true });
  const at = (row: number): number[] => [...pixels.subarray(row * info.width * 3, row * info.width * 3 + 3)];
  const [above, middle, below] = [at(5), at(50), at(93)];
  expect(info.height).toBe(98);
  expect([above, below]).toEqual([
    [14, 26, 43],
    [14, 26, 43],
  ]);
  expect(middle[0]).toBeGreaterThan(240);
});

test('a clip is played once, in two seconds, and shows how it ends where nothing may move', async () => {
  const frames = await Promise.all(
    Array.from({ length: 12 }, (_, i) => plain(i === 11 ? '#0000ff' : `#${(i * 20).toString(16).padStart(2, '0')}0000`)),
  );
  const data = await clip(frames);
  const { pages, delay, loop, width } = await sharp(data).metadata();
  expect([pages, loop, width]).toEqual([13, 1, 800]);
  expect(delay!.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2000);
  const first = await sharp(data, { page: 0 }).removeAlpha().raw().toBuffer();
  const last = await sharp(data, { page: 12 }).removeAlpha().raw().toBuffer();
  expect(first[2]).toBeGreaterThan(200);
  expect(first.equals(last)).toBe(true);
  await expect(clip([])).rejects.toThrow('needs a frame');
});
