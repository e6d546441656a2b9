/** The kinds of frames: how a game declares its own, and those every game shares. */
import type { Random } from './random.ts';
import type { Audience, Core, Fields, Frame, Json, Message, Outcome, Picked, Question, Seat, Step } from './types.ts';

/** What an effect may do while it runs. It changes `state` directly, and the stack only through `push` and `bind`. */
export interface Turn<S extends Core = Core> {
  readonly state: S;
  /** Everything random comes from here. Drawing closes the way back for undo. */
  readonly random: Random;
  /** Puts steps on the stack, to happen in reading order before anything that was there already. */
  push(...steps: Step[]): void;
  /** Names a value for the rest of the sequence this effect stands in. */
  bind(name: string, value: Json): void;
  /** Adds `value` under `key` to a named record of the sequence: what several seats answered, by seat. */
  gather(name: string, key: string, value: Json): void;
  /** Says what happened to those who may know it. */
  tell(to: Audience, message: Message): void;
  /** How much was told since somebody last did something: where a game goes on by itself, it may want to stop for breath. */
  told(): number;
  /** Something hidden was shown: nobody takes back what led here (inside `together`, only the seat itself is bound). */
  reveal(): void;
  /** Ends the game. */
  finish(outcome: Outcome): void;
}

/** One kind of frame: how it asks, and what it does. */
export interface Effect {
  kind: string;
  ask?(state: Core, frame: Frame): Question | null;
  run(turn: Turn, frame: Frame, picked: string[]): void;
  none?(turn: Turn, frame: Frame): void;
}

/** A value named earlier in the sequence by `bind`, to be filled in when its step comes up. */
export interface Ref {
  ref: string;
}
export const bound = (name: string): Ref => ({ ref: name });

type Late<P> = { [K in keyof P]: P[K] | Ref };

/** Makes steps of one kind, and carries the effect that runs them. */
export type StepMaker<P extends Fields> = ((fields: Late<P>) => Step) & { effect: Effect };

export interface Definition<S extends Core, P extends Fields> {
  /** Pure. Null, or a question without options: there is nothing to pick. Who has left need not be thought of: a seat that is gone is asked nothing. */
  ask?(state: S, fields: P): Question | null;
  /** What happens; of a step that asks, with what was picked: by its seat, by a standing order, or because nothing else could be. */
  run(turn: Turn<S>, fields: P, picked: Picked): void;
  /** Of a step that asks, what happens where nothing is picked: nothing could be, nobody is there to pick, or they took none (`min: 0`). */
  none?(turn: Turn<S>, fields: P): void;
}

/**
 * Declares a kind of effect. The kind and the names of its fields are a save format: they change only with a migration.
 * A game lists its effects in `defineRules`; a step whose kind is not listed stops the game with an error.
 */
export function effect<S extends Core, P extends Fields = Record<string, never>>(kind: string, definition: Definition<S, P>): StepMaker<P> {
  const make = (fields: Late<P>): Step => ({ kind, ...(fields as unknown as Fields) });
  // The frames of a kind always carry that kind's fields: they are only made here. Nor does `perform` run a step that asks with nothing picked.
  return Object.assign(make, { effect: { ...definition, kind } as unknown as Effect });
}

/** Every effect that some files declare, each imported as a whole: `import * as hand from './effects/hand.ts'`. */
export function effectsIn(...files: object[]): Effect[] {
  return files.flatMap((file): unknown[] => Object.values(file)).flatMap((value) => (isMaker(value) ? [value.effect] : []));
}

const isMaker = (value: unknown): value is { effect: Effect } => typeof value === 'function' && 'effect' in value;

/** Does what a step does with what was picked. */
export function perform<S extends Core>(effect: Effect, turn: Turn<S>, frame: Frame, picked: string[]): void {
  if (effect.ask && picked.length === 0) effect.none?.(turn, frame);
  else effect.run(turn, frame, picked);
}

/** Fills in the values that were named before. Looks at the step's own fields, not into lists of later steps. */
export function resolve(step: Step, names: Fields): Step {
  let filled: Step | null = null;
  for (const field in step) {
    const value = step[field];
    if (!isRef(value)) continue;
    const known = names[value.ref];
    if (known === undefined) throw new Error(`The step '${step.kind}' needs '${value.ref}', which nothing has named.`);
    filled ??= { ...step };
    filled[field] = known;
  }
  return filled ?? step;
}

function isRef(value: Json | undefined): value is { ref: string } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.ref === 'string';
}

/**
 * Does steps one after the other. What one of them names with `bind`, the later ones may use; so may a sequence inside this one,
 * which sees the names of the outer, while its own stay its own.
 */
export const seq = (steps: Step[], names: Fields = {}): Step => ({ kind: 'seq', steps, names });
const seqEffect: Effect = {
  kind: 'seq',
  run() {
    throw new Error('A sequence is taken apart by the kernel, not run.');
  },
};

/**
 * Lets every seat do its own steps at its own pace; ends when all have. Nobody sees what another does before the game tells. What they answer is
 * gathered (`Turn.gather`) where a sequence stands around it: `seq([together(seats, (by) => [react({ by })]), judge({ answers: bound('answers') })])`.
 */
export const together = <S extends Seat>(seats: readonly S[], stepsOf: (seat: S) => Step[]): Step => ({
  kind: 'together',
  lanes: Object.fromEntries(seats.map((seat) => [seat, stepsOf(seat)])),
});
const togetherEffect: Effect = { kind: 'together', run() {} };

export const controlEffects: Effect[] = [seqEffect, togetherEffect];

export interface SeqFrame extends Frame {
  steps: Step[];
  names: Fields;
}
export interface TogetherFrame extends Frame {
  lanes: { [seat: Seat]: Frame[] };
}
export const isSeq = (frame: Frame): frame is Frame & SeqFrame => frame.kind === 'seq';
export const isTogether = (frame: Frame): frame is Frame & TogetherFrame => frame.kind === 'together';
