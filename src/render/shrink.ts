import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';

/** How an old board is tried, the best first, until it is small enough: width in pixels, and how well it is kept, of a hundred. */
const tries = [
  { width: 480, quality: 45 },
  { width: 400, quality: 40 },
  { width: 360, quality: 35 },
  { width: 320, quality: 30 },
  { width: 280, quality: 20 },
] as const;

/** A PNG made small, as WebP of at most `most` bytes, if it can be: what stays of a board once a newer one stands below it. Beside its story it is shown far smaller. */
export async function shrink(png: Buffer, most = 25_000): Promise<Buffer> {
  let picture: Image | Canvas = await loadImage(png);
  let small: Buffer = Buffer.alloc(0);
  for (const { width, quality } of tries) {
    // Each from the one before: the large one is looked through once.
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
