import { choiceReads } from './reads/choices.ts';
import { findingReads } from './reads/finding.ts';
import { gameReads } from './reads/game.ts';
import { outboxReads } from './reads/outbox.ts';
import type { Asked, Ground } from './statements.ts';

/** All questions to the database, prepared once. */
export const prepareReads = (ground: Ground): Asked => ({
  ...findingReads(ground),
  ...gameReads(ground),
  ...choiceReads(ground),
  ...outboxReads(ground),
});
