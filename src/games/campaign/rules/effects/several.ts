/** Parts that happen in several states, each time in a different one. */

import { unlessForced } from '../../../../kernel/question.ts';
import { seq } from '../../../../kernel/rules.ts';
import { msg } from '../../messages.ts';
import type { Tile } from '../../state.ts';
import type { Side, StateId } from '../../vocabulary.ts';
import { type PartStep, part, signsOf } from '../cards/card.ts';
import { foresee } from '../parts/deeds.ts';
import { askingCard, stateOptions } from './choose.ts';
import { parts } from './wins.ts';

type Fields = { by: Side; times: number; steps: PartStep[]; done: StateId[] };

/** Asks for a state not chosen before and does `steps` there, with the state named `s`; repeats `times` times, or until no states are left. */
export const inDifferentStates = part<Fields>('inDifferentStates', {
  ask(state, { by, times, steps, done }) {
    if (times < 1) return null;
    const seen = (tile: Tile) => foresee(state, tile, { steps, names: {} }, { s: tile.id }, by);
    const options = stateOptions(by, state.tiles, seen, ({ id }) => (done.includes(id) ? msg('blocked.done') : null));
    const card = askingCard(state);
    return unlessForced({ by, ask: msg('ask.next-state', { card, left: times }), call: msg('call.state', { card }), options });
  },
  run(turn, { by, times, steps, done }, [state]) {
    turn.push(seq(parts(steps), { s: state }), inDifferentStates({ by, times: times - 1, steps, done: [...done, state] }));
  },
  // Each state that may be next has its own foresight.
  foresee: null,
  sign: ({ times, steps }) => [{ kind: 'times', n: times }, ...signsOf(steps)],
  says: ({ times, steps }) => ({ ...(times === null ? { where: 'paid' } : { where: 'several', times }), as: 's', inside: steps }),
});
