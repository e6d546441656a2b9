import { parentPort } from 'node:worker_threads';
import type { Canvas } from '@napi-rs/canvas';
import { checkOutlines } from './assets.ts';
import { draw } from './draw.ts';
import { encode } from './encode.ts';
import { loadFonts } from './fonts.ts';
import type { Drawn, Job } from './protocol.ts';
import { shrink } from './shrink.ts';

if (!parentPort) throw new Error('The render worker runs in a worker thread only.');
const port = parentPort;

loadFonts();
checkOutlines();

/** One canvas for all pictures: a new one for each would leave six megabytes of garbage. */
let canvas: Canvas | null = null;

/** The renderer sends the next job only when this one is answered, so at most one picture is in memory. */
port.on('message', async (job: Job) => {
  const { id } = job;
  try {
    const png = Uint8Array.from(await made(job));
    port.postMessage({ id, png } satisfies Drawn, [png.buffer]);
  } catch (error) {
    port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) } satisfies Drawn);
  }
});
async function made(job: Job): Promise<Buffer> {
  if ('shrinks' in job) return shrink(Buffer.from(job.shrinks));
  canvas = draw(job.scene, canvas);
  return encode(canvas);
}
port.postMessage('ready');
