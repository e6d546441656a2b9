import { parentPort } from 'node:worker_threads';
import { type Match, type Played, play } from './match.ts';

export type Ended = { id: number; played: Played } | { id: number; failed: string };

parentPort!.on('message', ({ id, match }: { id: number; match: Match }) => {
  try {
    parentPort!.postMessage({ id, played: play(match) } satisfies Ended);
  } catch (error) {
    parentPort!.postMessage({ id, failed: String(error) } satisfies Ended);
  }
});
parentPort!.postMessage('ready');
