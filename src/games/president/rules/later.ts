/**
 * Steps declared apart from their effects, because movement and squares lead to each other: movement ends on a square, and squares cause movement.
 */
import type { Ref } from '../../../kernel/rules.ts';
import type { Seat, Step } from '../../../kernel/types.ts';

/** A player is about to roll the travel die. Its effect is in `effects/movement.ts`. */
export const rollKind = 'roll';

export const landKind = 'land';
/** The square a player is on takes effect. Its effect is in `effects/landing.ts`. */
export const land = ({ by }: { by: Seat | Ref }): Step => ({ kind: landKind, by: typeof by === 'string' ? by : { ref: by.ref } });
