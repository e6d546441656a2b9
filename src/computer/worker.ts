import { parentPort } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { giveWay } from '../threads/priority.ts';
import { effortIn } from './levels.ts';
import type { Pondered, ThinkingJob } from './protocol.ts';
import { think } from './think.ts';
import type { Thought } from './thought.ts';

if (!parentPort) throw new Error('A computer thinks in a worker thread only.');
const port = parentPort;

// Whoever presses a button comes first, and their picture.
giveWay();

function ponder({ game: command, known, level, seed, guardMs, off }: ThinkingJob): Thought | null {
  const game = games.find((one) => one.command === command);
  if (!game?.mind) throw new Error(`No computer plays '${command}'.`);
  const effort = effortIn(game.mind, level);
  return think({ rules: game.rules, mind: game.mind }, known, {
    effort: guardMs === undefined ? effort : { ...effort, guardMs },
    seed,
    isOff: () => Atomics.load(off, 0) !== 0,
  });
}

port.on('message', (job: ThinkingJob) => {
  try {
    port.postMessage({ id: job.id, thought: ponder(job) } satisfies Pondered);
  } catch (error) {
    port.postMessage({ id: job.id, failed: error instanceof Error ? error.message : String(error) } satisfies Pondered);
  }
});
port.postMessage('ready');
