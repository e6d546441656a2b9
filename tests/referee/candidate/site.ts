/** Primaries: their states, and which of them border each other. */
import { border, primaries } from '../../../src/games/candidate/data/primaries.ts';
import type { PrimaryId, StateId } from '../../../src/games/candidate/vocabulary.ts';
import type { Log } from '../log.ts';
import type { Told } from './told.ts';

/** A primary being held, with its states in the Dealer's order. */
export interface Site {
  id: PrimaryId;
  states: StateId[];
}

/** The primary of these states. */
export function idOf(log: Log<Told>, states: readonly StateId[]): PrimaryId {
  const found = Object.entries(primaries).find(([, own]) => own.join() === states.join());
  log.hold(found !== undefined, `${states.join()} are no primary.`);
  return found![0];
}

export const statesOf = (id: PrimaryId): readonly StateId[] => primaries[id]!;
export const areNeighbors = (one: PrimaryId, other: PrimaryId): boolean => one !== other && border(statesOf(one), statesOf(other));
/** Whether a Super Tuesday is still possible: two primaries that border each other. */
export const twoBorder = (remaining: readonly PrimaryId[]): boolean => remaining.some((one) => remaining.some((other) => areNeighbors(one, other)));
