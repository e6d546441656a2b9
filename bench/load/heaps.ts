/** Loaded before the program, into each of its threads: writes every few seconds what its heaps hold into the file that `HEAPS` names. */
import { writeFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

const everyMs = 2000;

/** What one thread holds, in bytes. */
export interface Heap {
  thread: number;
  /** Of objects, and what the system gave for them; of that, the young generation. */
  used: number;
  total: number;
  young: number;
  external: number;
  buffers: number;
}

const own = (): Heap => {
  const { heapUsed: used, heapTotal: total, external, arrayBuffers: buffers } = process.memoryUsage();
  const young = getHeapSpaceStatistics().reduce((sum, space) => sum + (space.space_name.startsWith('new_') ? space.space_size : 0), 0);
  return { thread: threadId, used, total, young, external, buffers };
};

const channel = new BroadcastChannel('heaps');
channel.unref();
if (isMainThread) {
  const others = new Map<number, { heap: Heap; at: number }>();
  channel.onmessage = ({ data }) => void others.set((data as Heap).thread, { heap: data as Heap, at: performance.now() });
  setInterval(() => {
    const living = [...others.values()].filter(({ at }) => performance.now() - at < 2 * everyMs);
    writeFileSync(process.env.HEAPS!, JSON.stringify([own(), ...living.map(({ heap }) => heap)]));
  }, everyMs).unref();
} else setInterval(() => channel.postMessage(own()), everyMs).unref();
