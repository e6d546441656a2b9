import type { Asked, Ground } from '../statements/statements.ts';
import { choiceReads } from './choices.ts';
import { findingReads } from './finding.ts';
import { gameReads } from './game.ts';
import { leavingReads, ownReads } from './leaving.ts';
import { outboxReads } from './outbox.ts';

/** All questions to the database, prepared once. */
export const prepareReads = (ground: Ground): Asked => ({
  ...findingReads(ground),
  ...gameReads(ground),
  ...choiceReads(ground),
  ...outboxReads(ground),
  ...ownReads(ground),
  ...leavingReads(ground),
});
