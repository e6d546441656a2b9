import type { Numbers } from '../statements/lines.ts';
import type { Asked, Ground, Made } from '../statements/statements.ts';
import { archivedReads, reviewChanges, reviewReads } from './archive.ts';
import { choiceChanges, choiceReads, useChanges } from './choices.ts';
import { findingReads } from './finding.ts';
import { gameChanges, gameReads } from './game.ts';
import { jobChanges } from './jobs.ts';
import { leavingChanges, leavingReads, ownReads } from './leaving.ts';
import { outboxChanges, outboxReads } from './outbox.ts';
import { pressReads } from './press.ts';
import { ratingChanges } from './rating-changes.ts';
import { ratingReads } from './ratings.ts';

/** All questions to the database, prepared once. */
export function prepareReads(ground: Ground): Asked {
  const [games, choices] = [gameReads(ground), choiceReads(ground)];
  return {
    ...findingReads(ground),
    ...games,
    ...choices,
    ...archivedReads(ground, { ...games, ...choices }),
    ...outboxReads(ground),
    ...pressReads(ground),
    ...ownReads(ground),
    ...leavingReads(ground),
    ...ratingReads(ground),
    ...reviewReads(ground),
  };
}

/** All changes to the database, prepared once. Only for use inside a transaction. */
export const prepareChanges = (ground: Ground, numbers: Numbers): Made => ({
  ...gameChanges(ground, numbers),
  ...choiceChanges(ground),
  ...useChanges(ground),
  ...outboxChanges(ground),
  ...jobChanges(ground),
  ...leavingChanges(ground),
  ...ratingChanges(ground),
  ...reviewChanges(ground),
});
