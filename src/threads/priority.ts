import { getPriority, setPriority } from 'node:os';

/** So much lower, of 0 (none lower) to 19. */
const behind = 10;
const lowest = 19;

/** Gives the thread that calls this a lower priority than the rest of the program. */
export function giveWay(): void {
  // A thread has a priority of its own on Linux alone: elsewhere this would be the whole program's.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(lowest, getPriority() + behind));
  } catch {
    // Where that is forbidden, it goes on as it was.
  }
}
