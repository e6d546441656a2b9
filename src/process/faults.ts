/** Explains to the owner why a game is stopped: which file, which line, and what is wrong there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stopped } from '../games/shelf.ts';
import type { Fault } from '../games/values.ts';

const src = join(import.meta.dirname, '..');

/** One sentence for each problem, beginning with its place: `src/games/president/data/cities.ts, line 14: Caen has …`. */
export function reasonsOf({ command, faults, error }: Stopped): string[] {
  if (error !== null) return [thrown(command, error)];
  return faults.map((fault) => `${placeOf(command, fault)}: ${fault.problem}`);
}

/** The log line of a stopped game. */
export const stoppedLine = (command: string, reasons: readonly string[]): string =>
  `/${command} is out of order until you correct this and restart the program. Its games are kept, and the other commands work.\n  ${reasons.join('\n  ')}`;

function placeOf(command: string, { file, near }: Fault): string {
  const path = join(src, 'games', command, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const at = lines.findIndex((line) => line.includes(near));
  const name = `src/games/${command}/${file}`;
  return at < 0 ? name : `${name}, line ${at + 1}`;
}

/** An error thrown while loading the game's files: the first place in its stack that belongs to the game is the best one to name. */
function thrown(command: string, error: unknown): string {
  const [what, story] = error instanceof Error ? [error.message, error.stack ?? ''] : [String(error), ''];
  const [, file, line] = new RegExp(`games[\\\\/]${command}[\\\\/]([\\w\\\\/.-]+\\.ts):(\\d+)`).exec(story) ?? [];
  const place = file ? `src/games/${command}/${file.replaceAll('\\', '/')}, line ${line}` : `src/games/${command}`;
  return `${place}: ${what}`;
}
