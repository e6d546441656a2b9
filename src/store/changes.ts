import { choiceChanges } from './changes/choices.ts';
import { gameChanges } from './changes/game.ts';
import { outboxChanges } from './changes/outbox.ts';
import type { Numbers } from './numbers.ts';
import type { Ground, Made } from './statements.ts';

/** All changes to the database, prepared once. Used inside a transaction alone. */
export const prepareChanges = (ground: Ground, numbers: Numbers): Made => ({
  ...gameChanges(ground, numbers),
  ...choiceChanges(ground),
  ...outboxChanges(ground),
});
