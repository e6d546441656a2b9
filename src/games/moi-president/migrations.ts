import type { Rules } from '../../kernel/rules.ts';

/** Version 1 is the first: nothing to lift yet. */
export const migrations: Rules['migrations'] = {};
