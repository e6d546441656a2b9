import type { Numbers } from '../statements/numbers.ts';
import type { Ground, Made } from '../statements/statements.ts';
import { choiceChanges, useChanges } from './choices.ts';
import { gameChanges } from './game.ts';
import { jobChanges } from './jobs.ts';
import { leavingChanges } from './leaving.ts';
import { outboxChanges } from './outbox.ts';
import { ratingChanges } from './ratings.ts';
import { reviewChanges } from './reviews.ts';

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
