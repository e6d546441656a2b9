/** Keeps played games, one line of JSON each after a line that describes the run, so that a long run can be stopped, continued and read again. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Match, Played } from './match.ts';

/** The settings that all matches of a run share. */
export type Run = Omit<Match, 'n'>;

export interface Saved {
  run: Run;
  played: Played[];
}

/** Reads a file of games. Ignores a last line that was cut off. */
export function readRecord(file: string): Saved {
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  return { run: JSON.parse(first!), played: lines.slice(0, -1).map((line) => JSON.parse(line)) };
}

/** Continues a file of the same run, or begins one; without a file it saves nothing. Throws if the file is from another run. */
export function openRecord(file: string | undefined, { game, players, people, options }: Run): { played: Played[]; keep(game: Played): void } {
  if (file === undefined) return { played: [], keep: () => {} };
  const head = JSON.stringify({ game, players, people, options } satisfies Run);
  const old = existsSync(file) ? readRecord(file) : null;
  if (old && JSON.stringify(old.run) !== head) throw new Error(`${file} is about another run: ${JSON.stringify(old.run)}`);
  // Rewritten as a whole, so that nothing is appended to a line that was cut off.
  writeFileSync(file, [head, ...(old?.played ?? []).map((one) => JSON.stringify(one)), ''].join('\n'));
  return { played: old?.played ?? [], keep: (one) => appendFileSync(file, `${JSON.stringify(one)}\n`) };
}
