import type { Asked, Ground } from '../statements/statements.ts';
import { archivedReads } from './archived.ts';
import { choiceReads } from './choices.ts';
import { findingReads } from './finding.ts';
import { gameReads } from './game.ts';
import { leavingReads, ownReads } from './leaving.ts';
import { outboxReads } from './outbox.ts';
import { pressReads } from './press.ts';
import { ratingReads } from './ratings.ts';
import { reviewReads } from './reviews.ts';

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
