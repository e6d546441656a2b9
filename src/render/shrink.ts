import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';

/** Settings for an old board, tried from the best until it is small enough: width in pixels, and quality out of 100. */
const tries = [
  { width: 480, quality: 45 },
  { width: 400, quality: 40 },
  { width: 360, quality: 35 },
  { width: 320, quality: 30 },
  { width: 280, quality: 20 },
] as const;

/**
 * Shrinks a PNG to WebP, of at most `most` bytes if possible: this is what remains of a board once there is a newer one below it. Beside its story it
 * is shown far smaller.
 */
export async function shrink(png: Buffer, most = 25_000): Promise<Buffer> {
  let picture: Image | Canvas = await loadImage(png);
  let small: Buffer = Buffer.alloc(0);
  for (const { width, quality } of tries) {
    // Each is scaled from the one before, so the large one is read only once.
    const canvas: Canvas = createCanvas(width, Math.round((picture.height * width) / picture.width));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    small = await canvas.encode('webp', quality);
    if (small.length <= most) break;
    picture = canvas;
  }
  return small;
}
