/** Steps whose effects stand above those that lead to them: movement ends on a square, and squares cause movement. */
import type { Ref } from '../../../kernel/effect.ts';
import type { Seat, Step } from '../../../kernel/types.ts';

/** Somebody is to roll the travel die. Its effect is in `effects/movement.ts`. */
export const rollKind = 'roll';

export const landKind = 'land';
/** The square somebody stands on now does what it does. Its effect is in `effects/landing.ts`. */
export const land = ({ by }: { by: Seat | Ref }): Step => ({ kind: landKind, by: typeof by === 'string' ? by : { ref: by.ref } });
