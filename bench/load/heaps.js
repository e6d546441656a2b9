/**
 * Loaded before the program, into each of its threads: every few seconds it writes the size of its heaps into the file that `HEAPS` names. It is
 * JavaScript because code loaded before the program's own start does not get a compile cache: the type stripper would stay in the memory being
 * measured.
 */
import { writeFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

const everyMs = 2000;

/** @returns {import('./memory.ts').Heap} */
const own = () => {
  const { heapUsed: used, heapTotal: total, external, arrayBuffers: buffers } = process.memoryUsage();
  const young = getHeapSpaceStatistics().reduce((sum, space) => sum + (space.space_name.startsWith('new_') ? space.space_size : 0), 0);
  return { thread: threadId, used, total, young, external, buffers };
};

const channel = new BroadcastChannel('heaps');
channel.unref();
if (isMainThread) {
  const others = new Map();
  channel.onmessage = ({ data }) => void others.set(data.thread, { heap: data, at: performance.now() });
  setInterval(() => {
    const living = [...others.values()].filter(({ at }) => performance.now() - at < 2 * everyMs);
    writeFileSync(process.env.HEAPS, JSON.stringify([own(), ...living.map(({ heap }) => heap)]));
  }, everyMs).unref();
} else setInterval(() => channel.postMessage(own()), everyMs).unref();
