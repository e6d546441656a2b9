import { parentPort } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { giveWay } from '../threads/priority.ts';
import { type Assessment, assess } from './assess.ts';
import { effortIn } from './levels.ts';
import type { Pondered, PonderingJob } from './protocol.ts';
import { think } from './think.ts';
import type { Thought } from './thought.ts';

if (!parentPort) throw new Error('A computer thinks in a worker thread only.');
const port = parentPort;

// Players who press a button come first, with their pictures.
giveWay();

function ponder(job: PonderingJob): Thought | Assessment[] | null {
  const game = games.find(({ command }) => command === job.game);
  if (!game?.mind) throw new Error(`No computer plays '${job.game}'.`);
  const thinkable = {
    rules: game.rules,
    mind: game.mind,
    ...(game.reasons && { reasons: game.reasons }),
    ...(game.mainReasons && { mainReasons: game.mainReasons }),
    ...(game.absurd && { absurd: game.absurd }),
  };
  const isOff = () => Atomics.load(job.off, 0) !== 0;
  if ('positions' in job) {
    const { positions, ways, seed } = job;
    const all = positions.map((known, i) => (isOff() ? null : assess(thinkable, known, { ways, seed: seed + i })));
    return all.includes(null) ? null : (all as Assessment[]);
  }
  const { known, level, seed, guardMs, among, apart = false, plans, explain = false } = job;
  const effort = effortIn(game.mind, level);
  const guarded = guardMs === undefined ? effort : { ...effort, guardMs };
  return think(thinkable, known, { effort: guarded, seed, isOff, explain, ...(among && { among, apart }), ...(plans && { plans }) });
}

port.on('message', (job: PonderingJob) => {
  try {
    port.postMessage({ id: job.id, thought: ponder(job) } satisfies Pondered);
  } catch (error) {
    port.postMessage({ id: job.id, failed: error instanceof Error ? error.message : String(error) } satisfies Pondered);
  }
});
port.postMessage('ready');
