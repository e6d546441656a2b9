/** The frames every game shares. */
import type { Effect } from './effect.ts';
import type { Fields, Frame, Seat, Step } from './types.ts';

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
