import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/render/encode.ts';

const size = 256;

/** A canvas with this many colors, and each copy taken of its pixels. */
function painted(colors: number) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(size, size);
  new Uint32Array(pixels.data.buffer).forEach((_, i, all) => {
    all[i] = 0xff000000 + (i % colors) * 5;
  });
  context.putImageData(pixels, 0, 0);
  const copies: Buffer[] = [];
  const data = canvas.data.bind(canvas);
  canvas.data = () => {
    const copy = data();
    copies.push(copy);
    return copy;
  };
  return { canvas, copies };
}

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

describe('a picture is encoded', () => {
  test.each([
    ['by a palette', 200],
    ['with all its colors', size * size],
  ])('%s, and the copy of its pixels is given back at once', async (_, colors) => {
    const { canvas, copies } = painted(colors);
    const before = Buffer.from(canvas.data());
    const png = await encode(canvas);
    expect(await pixelsOf(png)).toEqual(before);
    expect(copies).toHaveLength(2);
    expect(copies[0]).toHaveLength(size * size * 4);
    expect(copies[1]).toHaveLength(0);
  });

  test('the same after other pictures, whatever those left in the room they share', async () => {
    const first = await encode(painted(200).canvas);
    await encode(painted(3000).canvas);
    await encode(painted(size * size).canvas);
    expect((await encode(painted(200).canvas)).equals(first)).toBe(true);
  });
});
