/** The frames every game shares. */
import { type Effect, effect } from './effect.ts';
import type { Core, Fields, Frame, Json, Message, Option, Seat, Step } from './types.ts';

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

/** Does the same steps several times. */
export const repeat = effect<Core, { times: number; steps: Step[] }>('repeat', {
  run(turn, { times, steps }) {
    if (times > 0) turn.push(seq(steps), repeat({ times: times - 1, steps }));
  },
});

/** Does `do` if the value is the expected one, and `otherwise` if not. */
export const when = effect<Core, { value: Json; is: Json; do: Step[]; otherwise: Step[] }>('when', {
  run: (turn, { value, is, do: then, otherwise }) => turn.push(seq(value === is ? then : otherwise)),
});

/** Asks one seat to pick one of a fixed list, and names the option's id `as`. */
export const chooseOne = effect<Core, { by: Seat; ask: Fields; options: Fields[]; as: string }>('chooseOne', {
  ask: (_state, { by, ask, options }) => ({ by, ask: asMessage(ask), options: asOptions(options) }),
  run: (turn, { as }, picked) => turn.bind(as, picked[0] ?? null),
});

/** Asks one seat to pick `min` to `max` of a fixed list, and names the list of ids `as`. */
export const chooseMany = effect<Core, { by: Seat; ask: Fields; options: Fields[]; min: number; max: number; as: string }>('chooseMany', {
  ask: (_state, { by, ask, options, min, max }) => ({ by, ask: asMessage(ask), options: asOptions(options), min, max }),
  run: (turn, { as }, picked) => turn.bind(as, picked),
});

/** Part of a window: one seat's reaction, kept under its seat in the record `as`. */
const react = effect<Core, { by: Seat; ask: Fields; options: Fields[]; as: string }>('react', {
  ask: (state, { by, ask, options }) => (state.gone.includes(by) ? null : { by, ask: asMessage(ask), options: asOptions(options) }),
  run: (turn, { by, as }, picked) => turn.gather(as, by, picked[0] ?? null),
});

/** Lets every seat do its own steps at its own pace; ends when all have. Nobody sees what another does before the game tells. */
export const together = (lanes: { [seat: Seat]: Step[] }): Step => ({ kind: 'together', lanes });
const togetherEffect: Effect = { kind: 'together', run() {} };

/**
 * Asks everyone who *could* react, so that silence reveals nothing, and names their answers `as`: a record of option ids by seat.
 * `options` are the same for all; give a seat its own list through `each` where some are blocked for it.
 */
export function window(fields: { seats: Seat[]; ask: Message; options: Option[]; each?: { [seat: Seat]: Option[] }; as: string }): Step {
  const lanes: { [seat: Seat]: Step[] } = {};
  for (const by of fields.seats) {
    const options = fields.each?.[by] ?? fields.options;
    lanes[by] = [react({ by, ask: fromMessage(fields.ask), options: options.map(fromOption), as: fields.as })];
  }
  return together(lanes);
}

export const controlEffects: Effect[] = [seqEffect, togetherEffect, repeat.effect, when.effect, chooseOne.effect, chooseMany.effect, react.effect];

/** Messages and options travel in frames as plain fields. */
export const fromMessage = (message: Message): Fields => ({ ...message }) as Fields;
export const fromOption = (option: Option): Fields => ({ ...option }) as unknown as Fields;
const asMessage = (fields: Fields): Message => fields as unknown as Message;
const asOptions = (fields: Fields[]): Option[] => fields as unknown as Option[];

export interface SeqFrame extends Frame {
  steps: Step[];
  names: Fields;
}
export interface TogetherFrame extends Frame {
  lanes: { [seat: Seat]: Frame[] };
}
export const isSeq = (frame: Frame): frame is Frame & SeqFrame => frame.kind === 'seq';
export const isTogether = (frame: Frame): frame is Frame & TogetherFrame => frame.kind === 'together';
