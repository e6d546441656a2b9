import sharp from 'sharp';
import { palettes } from '../scene/colors.ts';

/** Settings for an animated picture, tried from the best until it is small enough: width in pixels, and `every` n-th frame. */
const tries = [
  { width: 800, every: 1 },
  { width: 600, every: 1 },
  { width: 600, every: 2 },
  { width: 400, every: 2 },
  { width: 400, every: 4 },
] as const;

/** How long a frame is shown, and the first and the last one, in milliseconds. */
const frameMs = 900;
const edgeMs = 3000;
/** Boards are flat colors: any beyond these are only softened edges. */
const colours = 128;
const mostSeconds = 120;

/**
 * Joins PNGs of equal width into one animated picture of at most `most` bytes: smaller and with fewer frames if need be, but always with the last
 * one; `frames` is their number. A GIF, because it plays in every Discord client. Rejects if even the smallest is too large.
 */
export async function film(frames: readonly Buffer[], most = 8_000_000): Promise<{ data: Buffer; frames: number }> {
  for (const { width, every } of tries) {
    const kept = frames.filter((_, i) => (frames.length - 1 - i) % every === 0);
    const data = await joined(kept, width);
    if (data.length <= most) return { data, frames: kept.length };
  }
  throw new Error(`${frames.length} frames do not fit into ${most} bytes.`);
}

/** Settings for a clip, tried from the best; and how long its frames show in milliseconds: the first, the others, and the last one when it leads. */
const clips = [
  { width: 800, colours: 256 },
  { width: 600, colours: 128 },
  { width: 400, colours: 64 },
] as const;
const clipMs = { before: 300, each: 90, endFirst: 20 };

/**
 * A short animation of frames of equal size, in order. It plays once, in at most two seconds for up to fifteen frames, and has at most `most` bytes.
 * It begins with a flash of the last frame, because a client that plays no animations shows the first one. Rejects if even the smallest is too large.
 */
export async function clip(frames: readonly Buffer[], most = 1_000_000): Promise<Buffer> {
  const last = frames.at(-1);
  if (last === undefined) throw new Error('A clip needs a frame.');
  const shown = [last, ...frames];
  const delay = shown.map((_, i) => (i === 0 ? clipMs.endFirst : i === 1 ? clipMs.before : clipMs.each));
  for (const { width, colours } of clips) {
    const small = await Promise.all(
      shown.map((frame) => sharp(frame).resize({ width, withoutEnlargement: true }).png({ compressionLevel: 1 }).toBuffer()),
    );
    const data = await sharp(small, { join: { animated: true } })
      .gif({ delay, loop: 1, colours, dither: 0, effort: 4 })
      .toBuffer();
    if (data.length <= most) return data;
  }
  throw new Error(`${frames.length} frames do not fit into ${most} bytes.`);
}

async function joined(frames: readonly Buffer[], width: number): Promise<Buffer> {
  const small: Buffer[] = [];
  let height = 0;
  // One by one, because an unpacked picture takes three megabytes.
  for (const frame of frames) {
    const { data, info } = await sharp(frame)
      .resize({ width, withoutEnlargement: true })
      .png({ compressionLevel: 3 })
      .toBuffer({ resolveWithObject: true });
    small.push(data);
    height = Math.max(height, info.height);
  }
  for (const [i, frame] of small.entries()) small[i] = await padded(frame, height);
  const delay = small.map((_, i) => (i === 0 || i === small.length - 1 ? edgeMs : frameMs));
  // A single frame can't be joined to anything.
  return (small.length === 1 ? sharp(small[0]) : sharp(small, { join: { animated: true } }))
    .timeout({ seconds: mostSeconds })
    .gif({ ...(small.length > 1 && { delay }), loop: 0, colours, dither: 0, interFrameMaxError: 4 })
    .toBuffer();
}

/** Centers the frame in this height: the end of a game may be taller than its boards. */
async function padded(frame: Buffer, height: number): Promise<Buffer> {
  const { width, height: own } = await sharp(frame).metadata();
  if (own === height) return frame;
  return sharp(frame).resize({ width, height, fit: 'contain', background: palettes.night.ground }).png({ compressionLevel: 3 }).toBuffer();
}
