/**
 * `npm run balance -- <game> [games=200] [minutes=10] [kinds=random+greedy+…] [people=N] [workers=N] [seed=N] [option=value …]`: lets each kind of player
 * play among itself and prints what every side and turn won, in Markdown. Progress on stderr. The same call gives the same games, as many as the time
 * allows; `minutes=off` plays them all. Ctrl-C prints what there is.
 */
import { openWorkerPool, WorkerPoolError } from '../../src/threads/worker-pool.ts';
import type { Played } from '../arena/match.ts';
import type { Ended } from '../arena/worker.ts';
import { head, matchOf, type Panel, readPanel, rowsOf, titleOf } from './panel.ts';

const hour = 3_600_000;

async function main(): Promise<void> {
  const panel = readPanel(process.argv.slice(2));
  const workerPool = openWorkerPool<Ended>({
    program: new URL('../arena/worker.ts', import.meta.url),
    ...(panel.workers !== undefined && { workers: panel.workers }),
    timeoutMs: hour,
    idleMs: hour,
  });
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  // A worker alone keeps no program alive.
  const awake = setInterval(() => {}, hour);
  const ends = performance.now() + 60_000 * panel.minutes;
  let left = panel.tables.length * panel.kinds.length;
  /** Plays game after game of a kind, as many side by side as there are workers; those begun are played to their end, since long games are others than short ones. */
  const playAll = async (kind: string, table: Panel['tables'][number]): Promise<Played[]> => {
    const until = performance.now() + (ends - performance.now()) / left--;
    const played: Played[] = [];
    let next = 0;
    const one = (i: number): Promise<Played> =>
      new Promise((resolve, reject) => {
        workerPool.give({
          sent: { match: matchOf(panel, kind, table, i) },
          rank: i,
          done(outcome) {
            if (outcome instanceof WorkerPoolError || 'failed' in outcome)
              reject(outcome instanceof WorkerPoolError ? outcome : new Error(outcome.failed));
            else resolve(outcome.played);
          },
        });
      });
    const goOn = async (): Promise<void> => {
      while (next < panel.games && !stopped && (next === 0 || performance.now() < until)) {
        played.push(await one(next++));
        process.stderr.write(`\r${kind} ${played.length}/${panel.games}  `);
      }
    };
    await Promise.all(Array.from({ length: panel.workers ?? 2 }, goOn));
    return played.sort((a, b) => a.n - b.n);
  };
  try {
    for (const table of panel.tables) {
      process.stdout.write(`${[`### ${titleOf(panel, table)}`, '', ...head(panel.people)].join('\n')}\n`);
      for (const kind of panel.kinds) {
        const rows = rowsOf(panel, kind, await playAll(kind, table));
        process.stderr.write('\r');
        process.stdout.write(`${rows.join('\n')}\n`);
      }
      process.stdout.write('\n');
    }
  } finally {
    clearInterval(awake);
    await workerPool.stop();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
