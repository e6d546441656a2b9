import type { Rules } from '../../../kernel/rules.ts';

/** `migrations[n]` lifts a saved game of version n to n + 1. */
export const migrations: Rules['migrations'] = {
  // Draws can be offered, and the board says what was played last.
  1: (saved) => ({ ...saved, offer: null, latest: null }),
};
