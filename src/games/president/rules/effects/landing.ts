/** A pawn has stopped: its square takes effect. */
import { effect, seq } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { goldOrderOf, squareAt } from '../../data/squares.ts';
import { msg } from '../../messages.ts';
import type { President } from '../../state.ts';
import { mostSquares } from '../../vocabulary.ts';
import { stepsOf } from '../cards/squares.ts';
import { landKind } from '../later.ts';
import { candidateOf } from '../table.ts';

/** After ten squares in one roll the turn ends, so that nobody travels forever. The pawn halts where it is, and that square does nothing. */
export const landing = effect<President, { by: Seat }>(landKind, {
  run(turn, { by }) {
    const { state } = turn;
    const { square } = candidateOf(state, by);
    state.story?.stops.push(square);
    state.nested++;
    if (state.nested > mostSquares) return turn.tell('all', msg('tired', { seat: by, square, n: mostSquares }));
    const here = squareAt(square);
    const order = goldOrderOf(here);
    if (order) turn.tell('all', msg('gold', { order }));
    turn.push(seq([...stepsOf(here)], { me: by }));
  },
});
