/**
 * The state of a game as one seat, or a spectator, knows it. A computer thinks on nothing else: only `informationSetFor` makes an `InformationSet`,
 * and only `imagine` opens one, by making up everything hidden.
 */

import { copyJson, copySharing } from './copy.ts';
import { hidden, type Mind } from './mind.ts';
import type { Random } from './random.ts';
import { isTogether } from './rules.ts';
import type { Core, Frame, Viewer } from './types.ts';

declare const known: unique symbol;

/** Plain JSON, so that it can be sent to another thread. The brand exists only for the compiler. */
export interface InformationSet {
  /** Null: a spectator, who knows what everyone knows. */
  readonly seat: Viewer;
  readonly [known]: unknown;
}

interface Inside<S extends Core> {
  seat: Viewer;
  state: S;
}

/** What `seat` knows of a state, which stays unchanged. Two states that differ only in what the seat may not know have equal information sets. */
export function informationSetFor<S extends Core>(mind: Pick<Mind<S>, 'hide'>, state: S, seat: Viewer): InformationSet {
  const seen = copyJson(state);
  seen.random = { ...seen.random, seed: hidden, drawn: {} };
  seen.orders = seat !== null && seen.orders[seat] ? { [seat]: seen.orders[seat] } : {};
  if (seat !== null && seen.ahead?.[seat]) seen.ahead = { [seat]: seen.ahead[seat] };
  else delete seen.ahead;
  mind.hide(seen, seat);
  renumber(seen);
  const inside: Inside<S> = { seat, state: seen };
  return inside as unknown as InformationSet;
}

/** A whole state that agrees with everything its viewer knows, to be played on with separate randomness: each call returns a different one. */
export function imagine<S extends Core>(mind: Pick<Mind<S>, 'determinize' | 'fixed'>, known: InformationSet, random: Random): S {
  const { seat, state } = known as unknown as Inside<S>;
  const whole = copySharing(state, mind.fixed ?? []);
  mind.determinize(whole, seat, random);
  return whole;
}

/** Renumbers the frames, because their numbers would reveal how often others have changed their minds. */
function renumber(state: Core): void {
  state.next = 1;
  const number = (frame: Frame): void => {
    frame['#'] = state.next++;
    if (isTogether(frame)) for (const lane of Object.values(frame.lanes)) lane.forEach(number);
  };
  state.stack.forEach(number);
}
