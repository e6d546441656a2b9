import { getPriority, setPriority } from 'node:os';

/** How much lower to go, on the scale from 0 (highest here) to 19. */
const behind = 10;
const lowest = 19;

/** Gives the calling thread a lower priority than the rest of the program. */
export function giveWay(): void {
  // Only on Linux do threads have their own priority: elsewhere this would lower the whole program's.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(lowest, getPriority() + behind));
  } catch {
    // If that is forbidden, keep the priority.
  }
}
