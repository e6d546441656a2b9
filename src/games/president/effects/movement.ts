/** Pawns: forward square by square, or straight to a place. */
import { effect } from '../../../kernel/effect.ts';
import type { Seat } from '../../../kernel/types.ts';
import { candidateOf, isHere, type Play } from '../board.ts';
import { type SquareKind, squareAt } from '../data/squares.ts';
import { land } from '../later.ts';
import type { President } from '../state.ts';
import { msg } from '../text/messages.ts';
import { squareCount } from '../vocabulary.ts';
import { takeMedia } from './media.ts';

/** Moves forward and resolves the square. Whoever goes past Départ takes a Media card; whoever stops there gets it from the square. */
export function forward(turn: Play, by: Seat, n: number): void {
  const candidate = candidateOf(turn.state, by);
  const to = candidate.square + n;
  candidate.square = to % squareCount;
  if (to > squareCount) takeMedia(turn, by, true);
  turn.push(land({ by }));
}

/** Throws the travel die and moves that far. The story of what happens since begins here, unless the roll was won by an order to roll again. */
export function travel(turn: Play, by: Seat, again: boolean): void {
  const { state } = turn;
  const { square } = candidateOf(state, by);
  const die = turn.random.die('die');
  state.nested = 0;
  if (again && state.story) state.story.rolls.push(die);
  else state.story = { by, rolls: [die], stops: [square], infos: [], shown: [], battle: null, changes: [], drawn: {} };
  turn.tell('all', msg('rolls', { seat: by, die, to: (square + die) % squareCount, again }));
  forward(turn, by, die);
}

/** The whole of a turn that needs no choice: one press. */
export const roll = effect<President, { by: Seat; again: boolean }>('roll', {
  ask(state, { by, again }) {
    if (!isHere(state, by)) return null;
    const ask = msg('ask.roll', { square: candidateOf(state, by).square, again });
    return { by, ask, options: [{ id: 'roll', label: msg('roll') }], open: true };
  },
  run(turn, { by, again }) {
    if (isHere(turn.state, by)) travel(turn, by, again);
  },
});

export const advance = effect<President, { by: Seat; n: number }>('advance', {
  run(turn, { by, n }) {
    if (!isHere(turn.state, by)) return;
    turn.tell('all', msg('advances', { seat: by, to: (candidateOf(turn.state, by).square + n) % squareCount }));
    forward(turn, by, n);
  },
});

/** Advances to the next square of a kind. */
export const advanceTo = effect<President, { by: Seat; square: SquareKind }>('advanceTo', {
  run(turn, { by, square: kind }) {
    if (!isHere(turn.state, by)) return;
    const { square } = candidateOf(turn.state, by);
    let n = 1;
    while (squareAt((square + n) % squareCount).kind !== kind) n++;
    turn.tell('all', msg('advances', { seat: by, to: (square + n) % squareCount }));
    forward(turn, by, n);
  },
});

/** Goes straight to a square, past nothing, and resolves it. */
export const goTo = effect<President, { by: Seat; square: number }>('goTo', {
  run(turn, { by, square }) {
    if (!isHere(turn.state, by)) return;
    candidateOf(turn.state, by).square = square;
    turn.tell('all', msg('goes', { seat: by, to: square }));
    turn.push(land({ by }));
  },
});

/** Back to Départ, and nothing happens there. */
export const fetchTeam = effect<President, { by: Seat }>('fetchTeam', {
  run(turn, { by }) {
    if (!isHere(turn.state, by)) return;
    candidateOf(turn.state, by).square = 0;
    turn.state.story?.stops.push(0);
    turn.tell('all', msg('fetches', { seat: by }));
  },
});

/** The next `n` turns are skipped, and nobody can battle for one's cities until the turn after them. */
export const skipTurns = effect<President, { by: Seat; n: number }>('skipTurns', {
  run(turn, { by, n }) {
    if (!isHere(turn.state, by)) return;
    const candidate = candidateOf(turn.state, by);
    candidate.skip += n;
    candidate.immobilised = true;
    turn.tell('all', msg('skip.ordered', { seat: by, n }));
  },
});
