import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Exact pixels as PNG. The level is the cheapest that keeps a board well below Discord's patience on a phone; compressing more costs more than drawing. */
export function encode(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 2, adaptiveFiltering: false })
    .toBuffer();
}
