/** Games that were played, a line of JSON each, after a first line that says which: so that a long run can be stopped, continued and read again. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Match, Played } from './match.ts';

/** What all matches of a run have in common. */
export type Run = Omit<Match, 'n'>;

export interface Saved {
  run: Run;
  played: Played[];
}

/** Reads a file of games. A last line that was cut off is left out. */
export function readRecord(file: string): Saved {
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  return { run: JSON.parse(first!), played: lines.slice(0, -1).map((line) => JSON.parse(line)) };
}

/** Goes on with a file of the same run, or begins one; without a file nothing is kept. Throws where the file is about another run. */
export function openRecord(file: string | undefined, { game, players, people, options }: Run): { played: Played[]; keep(game: Played): void } {
  if (file === undefined) return { played: [], keep: () => {} };
  const head = JSON.stringify({ game, players, people, options } satisfies Run);
  const old = existsSync(file) ? readRecord(file) : null;
  if (old && JSON.stringify(old.run) !== head) throw new Error(`${file} is about another run: ${JSON.stringify(old.run)}`);
  // Written again as a whole, so that nothing is appended to a line that was cut off.
  writeFileSync(file, [head, ...(old?.played ?? []).map((one) => JSON.stringify(one)), ''].join('\n'));
  return { played: old?.played ?? [], keep: (one) => appendFileSync(file, `${JSON.stringify(one)}\n`) };
}
