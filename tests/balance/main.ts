/**
 * `npm run balance -- <game> [games=200] [minutes=10] [kinds=random+greedy+…] [people=N] [workers=N] [seed=N] [option=value …]`: lets each kind of
 * player play its own kind and prints the wins of every side and turn, in Markdown. Progress goes to stderr. The same call gives the same games, as
 * many as the time allows; `minutes=off` plays them all. Ctrl-C prints the results so far.
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
  // Workers alone do not keep the program alive.
  const awake = setInterval(() => {}, hour);
  const ends = performance.now() + 60_000 * panel.minutes;
  let left = panel.tables.length * panel.kinds.length;
  /**
   * Plays games of a kind one after another, as many side by side as there are workers. Games already begun are played to their end, because dropping
   * long games would bias the result.
   */
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
