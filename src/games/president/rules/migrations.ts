import type { Rules } from '../../../kernel/rules.ts';

/** `migrations[n]` lifts a saved game of version n to n + 1. */
export const migrations: Rules['migrations'] = {};
