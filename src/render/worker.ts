import { parentPort } from 'node:worker_threads';
import { loadFonts } from './fonts.ts';
import { renderNow } from './now.ts';
import { checkOutlines } from './outlines.ts';
import type { Drawn, Job } from './protocol.ts';

if (!parentPort) throw new Error('The render worker runs in a worker thread only.');
const port = parentPort;

loadFonts();
checkOutlines();

/** The renderer sends the next job only when this one is answered, so at most one picture is in memory. */
port.on('message', async ({ id, scene }: Job) => {
  try {
    const png = Uint8Array.from(await renderNow(scene));
    port.postMessage({ id, png } satisfies Drawn, [png.buffer]);
  } catch (error) {
    port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) } satisfies Drawn);
  }
});
port.postMessage('ready');
