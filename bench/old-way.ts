/**
 * How answers were taken before there were simulations, for comparison only: every question was asked three times (by the player, by the check, and
 * where the game comes to rest), each time with all its details, and the key of chance was derived again for every block.
 */
import { createHmac } from 'node:crypto';
import { openMachine } from '../src/kernel/machine.ts';
import { openOf, toMessage, toOption } from '../src/kernel/question.ts';
import { drawnBy, type Random } from '../src/kernel/random.ts';
import { type Effect, isTogether, perform, type Runnable } from '../src/kernel/rules.ts';
import { decisions } from '../src/kernel/run.ts';
import type { Answer, Core, RandomState } from '../src/kernel/types.ts';

/** The same numbers as `openRandom`, as slowly as they used to be made. */
export function slowRandom(state: RandomState, onDraw: () => void): Random {
  const blocks = new Map<string, { at: number; bytes: Buffer }>();
  const word = (purpose: string): number => {
    const i = state.drawn[purpose] ?? 0;
    state.drawn[purpose] = i + 1;
    const at = i >>> 3;
    let block = blocks.get(purpose);
    if (block?.at !== at) {
      block = { at, bytes: createHmac('sha256', Buffer.from(state.seed, 'hex')).update(`${purpose}#${at}`).digest() };
      blocks.set(purpose, block);
    }
    return block.bytes.readUInt32BE((i & 7) * 4);
  };
  return drawnBy((purpose, n) => {
    onDraw();
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word(purpose);
      if (drawn < limit) return drawn % n;
    }
  });
}

/** The rules with questions whose details are made at once, needed or not. */
export function eager(rules: Runnable): Runnable {
  const known = new Map<string, Effect>();
  const effectOf = (kind: string): Effect => {
    const made = known.get(kind) ?? eagerly(rules.effectOf(kind));
    known.set(kind, made);
    return made;
  };
  return { ...rules, effectOf };
}

function eagerly(effect: Effect): Effect {
  const { ask } = effect;
  if (!ask) return effect;
  return {
    ...effect,
    ask(state, frame) {
      const question = ask(state, frame);
      if (!question) return question;
      const { ask: asks, call, ahead, options } = question;
      const id = ahead?.();
      return {
        ...question,
        ask: toMessage(asks),
        open: openOf(question),
        options: options.map(toOption),
        ...(call && { call: toMessage(call) }),
        ...(id !== undefined && { ahead: () => id }),
      };
    },
  };
}

/** Checks an answer and takes it in place. Opens a machine and its chance for each answer. */
export function answerInPlace(rules: Runnable, state: Core, { decision, seat, picked }: Answer): void {
  const asked = decisions(rules, state).find(({ id }) => id === decision);
  if (!asked || picked.some((id) => asked.options.find((option) => option.id === id)?.blocked !== undefined)) throw new Error('refused');
  const random = slowRandom(state.random, () => {});
  const lane = isTogether(state.stack.at(-1)!) ? seat : null;
  openMachine(rules, state, { random }).run(lane, (turn, stack) => {
    const frame = stack.pop()!;
    perform(rules.effectOf(frame.kind), turn, frame, picked);
  });
}
