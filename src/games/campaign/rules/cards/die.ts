/** The Going Negative table: the bonus offered to the opponent of the side that rolled. A reconstruction; to correct it, edit its lines. */

import { chooseDirection, chooseIssue, chooseState } from '../effects/choose.ts';
import { drawCards } from '../effects/hand.ts';
import { alterKey, gainSupport, shift } from '../effects/state.ts';
import { issue, me, type PartStep, s } from './card.ts';

const table: { readonly [face: number]: readonly PartStep[] } = {
  1: [],
  2: [drawCards({ by: me, n: 1 })],
  3: [chooseState({ by: me, as: 's' }), alterKey({ in: s })],
  4: [chooseState({ by: me, as: 's' }), chooseDirection({ by: me, in: s, as: 'issue' }), shift({ in: s, toward: issue, n: 1 })],
  5: [drawCards({ by: me, n: 2 })],
  6: [chooseState({ by: me, as: 's' }), chooseIssue({ by: me, in: s, as: 'issue' }), gainSupport({ by: me, in: s, issue, n: 1 })],
};

/** The faces of the die. */
export const faces = [1, 2, 3, 4, 5, 6] as const;

export function bonusFor(face: number): readonly PartStep[] {
  const bonus = table[face];
  if (!bonus) throw new Error(`The die has no face ${face}.`);
  return bonus;
}
