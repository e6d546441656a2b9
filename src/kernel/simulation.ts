/** Plays a game on in place, for callers that only pick what can be picked, such as thinking computers. Checks and copies nothing. */

import { type Mode, openMachine, type Waiting } from './machine.ts';
import { forgetFallen } from './question.ts';
import { drawnBy, type Random } from './random.ts';
import { isTogether, perform, type Runnable, type View } from './rules.ts';
import type { Core } from './types.ts';

export type { Waiting } from './machine.ts';

export interface Simulation<S extends Core = Core> {
  /** Changes with every answer. */
  readonly state: S;
  /** What the game waits for: the questions of `decisions`, as the rules ask them, without the answers that leave orders. */
  asked(): Waiting[];
  /** Answers one of `asked()` with unblocked options, as many as it wants. Nothing checks for anything else. */
  answer(asked: Waiting, picked: string[]): void;
  /** Runs what happens by itself, in a state that was left in the middle of an answer. */
  settle(): void;
}

/** Continues from `state`, and changes it. */
export function simulate<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, mode: Mode = {}): Simulation<S> {
  const machine = openMachine(rules, state, mode);
  return {
    state,
    asked: () => machine.asked(),
    settle: () => void machine.run(null, () => {}),
    answer({ frame, question }, picked) {
      const lane = isTogether(state.stack.at(-1)!) ? question.by : null;
      machine.run(lane, (turn, stack) => {
        forgetFallen(state, question.by);
        stack.pop();
        perform(rules.effectOf(frame.kind), turn, frame, picked);
      });
    },
  };
}

/**
 * Randomness for simulations, forty times as fast as a game's own and good for nothing else: every purpose draws from one stream, which anyone could
 * predict. sfc32 by Chris Doty-Humphrey (PractRand), seeded with one number. Numbers below n are as uniform as 32 bits allow.
 */
export function fastRandom(seed: number): Random {
  let [a, b, c, counter] = [0x9e3779b9, seed | 0, (seed / 2 ** 32) | 0, 1];
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return drawnBy((_, n) => Math.floor((word() / 2 ** 32) * n));
}
