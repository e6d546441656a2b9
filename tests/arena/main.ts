/**
 * `npm run arena -- <game> <a> <b> <games> [people] [option=value …] [from=0] [save=FILE]`: lets computers play one another. The first sits on each seat
 * in turn, the second on all others. It prints progress on stderr and one line of JSON on stdout. The same call gives the same games on any machine, and
 * `from` begins with a later one, so that a row of an earlier run goes on. Games are saved to FILE as they end: the same call continues a run that was
 * stopped, and Ctrl-C stops it with the results so far.
 */

import { games } from '../../src/games/index.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import { openWorkerPool, WorkerPoolError } from '../../src/threads/worker-pool.ts';
import type { Match, Pace, Played } from './match.ts';
import { playerOf } from './players.ts';
import { openRecord } from './record.ts';
import { wilson } from './wilson.ts';
import type { Ended } from './worker.ts';

const usage = 'npm run arena -- <game> <a> <b> <games> [people] [option=value …] [from=0] [save=FILE]';
const hour = 3_600_000;

function read([command, a, b, count, ...rest]: string[]): { matches: Match[]; file: string | undefined } {
  const game = games.find((one) => one.command === command);
  if (!game?.mind || !a || !b || !(Number(count) > 0)) {
    throw new Error(`${usage}\nGames that computers play: ${games.flatMap((one) => (one.mind ? [one.command] : [])).join(', ')}.`);
  }
  for (const name of [a, b]) playerOf(name);
  const people = Number(rest.find((one) => /^\d+$/.test(one)) ?? game.rules.players.min);
  const options: StartOptions = Object.fromEntries(
    rest
      .filter((one) => one.includes('=') && !one.startsWith(saving) && !one.startsWith(beginning))
      .map((one) => {
        const [name = '', value = ''] = one.split('=');
        return [name, value === 'true' ? true : value === 'false' ? false : value];
      }),
  );
  const file = rest.find((one) => one.startsWith(saving))?.slice(saving.length);
  const from = Number(rest.find((one) => one.startsWith(beginning))?.slice(beginning.length) ?? 0);
  return { matches: Array.from({ length: Number(count) }, (_, n) => ({ game: game.command, players: [a, b], people, options, n: from + n })), file };
}
const saving = 'save=';
const beginning = 'from=';

const rounded = (n: number, digits = 3): number => Number(n.toFixed(digits));

/** The results of all matches. */
function sumUp(matches: readonly Match[], played: readonly Played[]): object {
  const [{ game, players, people, options }] = matches as [Match];
  const won = played.reduce((sum, { share }) => sum + share, 0);
  const { low, high } = wilson(won, played.length);
  const wins: { [seat: string]: number } = {};
  for (const { winners } of played) for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
  const msOf = (who: 0 | 1): number => {
    const all = played.map(({ paces }): Pace => paces[who]);
    return rounded(
      all.reduce((sum, { ms }) => sum + ms, 0) /
        Math.max(
          1,
          all.reduce((sum, { answers }) => sum + answers, 0),
        ),
      1,
    );
  };
  return {
    game,
    a: players[0],
    b: players[1],
    people,
    ...options,
    games: played.length,
    share: rounded(won / played.length),
    low: rounded(low),
    high: rounded(high),
    fair: rounded(1 / people),
    draws: played.filter(({ isDraw }) => isDraw).length,
    seats: Object.fromEntries(Object.entries(wins).sort()),
    answers: Math.round(played.reduce((sum, { answers }) => sum + answers, 0) / played.length),
    ms: [msOf(0), msOf(1)],
  };
}

async function main(): Promise<void> {
  const { matches, file } = read(process.argv.slice(2));
  const record = openRecord(file, matches[0]!);
  const workerPool = openWorkerPool<Ended>({ program: new URL('./worker.ts', import.meta.url), timeoutMs: hour, idleMs: hour });
  const played = record.played.filter(({ n }) => matches.some((match) => match.n === n));
  const done = new Set(played.map(({ n }) => n));
  let stopped = false;
  const one = (match: Match): Promise<void> =>
    new Promise((resolve, reject) => {
      workerPool.give({
        sent: { match },
        rank: match.n,
        done(outcome) {
          if (stopped) return resolve();
          if (outcome instanceof WorkerPoolError || 'failed' in outcome)
            return reject(outcome instanceof WorkerPoolError ? outcome : new Error(outcome.failed));
          played.push(outcome.played);
          record.keep(outcome.played);
          const won = played.reduce((sum, { share }) => sum + share, 0);
          process.stderr.write(`\r${played.length}/${matches.length}  ${((100 * won) / played.length).toFixed(1)} %  `);
          resolve();
        },
      });
    });
  // Workers alone do not keep the program alive.
  const awake = setInterval(() => {}, hour);
  process.once('SIGINT', () => {
    stopped = true;
    void workerPool.stop();
  });
  try {
    await Promise.all(matches.filter(({ n }) => !done.has(n)).map(one));
    process.stderr.write('\n');
    if (played.length > 0) process.stdout.write(`${JSON.stringify(sumUp(matches, played))}\n`);
  } finally {
    clearInterval(awake);
    await workerPool.stop();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
