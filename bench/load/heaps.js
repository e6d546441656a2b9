/**
 * Loaded before the program, into each of its threads: writes every few seconds what its heaps hold into the file that `HEAPS` names. It is JavaScript, as
 * what is loaded before the program's own start is not kept compiled: what takes the types out of TypeScript would stay in the memory that is measured.
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
