/** Tells the owner that this process can't go on with games that a newer version has played. */
import type { NewerRules } from '../../../games/shelf.ts';
import type { Deps } from '../deps.ts';
import type { Memory } from './loaded.ts';

/** The games that a process has told of, by its memory. */
const told = new WeakMap<Memory, Set<string>>();

/** Logs it once for each game. */
export function tellOfNewerRules({ memory, log }: Pick<Deps, 'log'> & { memory: Memory }, { command, saved, known }: NewerRules): void {
  const games = told.get(memory) ?? new Set();
  if (games.has(command)) return;
  told.set(memory, games.add(command));
  log.warn(
    { game: command, saved, known },
    'a newer version of this program has played a game that this one cannot read: it waits for that version, so install it, or keep a worker of it running',
  );
}
