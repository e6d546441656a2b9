/** Pawns: forward square by square, or straight to a place. */
import { effect } from '../../../../kernel/rules.ts';
import type { Message, Offered, Seat, Settled } from '../../../../kernel/types.ts';
import { type SquareKind, squareAt } from '../../data/squares.ts';
import { type Ahead, msg, msgWhenRead, type Past } from '../../messages.ts';
import type { President } from '../../state.ts';
import { squareCount } from '../../vocabulary.ts';
import { land, rollKind } from '../later.ts';
import { candidateOf, ownerOf, type Play } from '../table.ts';
import { takeMedia, tellCard } from './media.ts';

/**
 * Moves forward and resolves the square. A player who passes Départ takes a Media card; one who stops there gets it from the square. `told` says how
 * the pawn came there, and what passing Départ gave.
 */
function forward(turn: Play, by: Seat, n: number, told: (to: number, past: Past) => Message): void {
  const candidate = candidateOf(turn.state, by);
  const to = candidate.square + n;
  candidate.square = to % squareCount;
  const card = to > squareCount ? takeMedia(turn, by) : null;
  turn.tell('all', told(candidate.square, to <= squareCount ? null : card === null ? 'empty' : 'card'));
  tellCard(turn, by, card);
  turn.push(land({ by }));
}

/** Rolls the travel die and moves that far. The story starts over here, unless an order to roll again led to this roll. */
export function travel(turn: Play, by: Seat, again: boolean): void {
  const { state } = turn;
  const { square } = candidateOf(state, by);
  const die = turn.random.die('die');
  state.nested = 0;
  if (again && state.story) state.story.rolls.push(die);
  else state.story = { by, rolls: [die], stops: [square], infos: [], shown: [], battle: null, changes: [], drawn: {} };
  forward(turn, by, die, (to, past) => msg('rolls', { seat: by, die, to, again, past }));
}

/** The squares that the die may lead to, and their owners. */
const aheadOf = (state: President, square: number): Ahead[] =>
  [1, 2, 3, 4, 5, 6].map((die) => {
    const to = squareAt((square + die) % squareCount);
    return { die, square: to.n, owner: to.kind === 'city' ? ownerOf(state, to.name) : null };
  });

/** All of a turn that needs no choice: one press, or (`alone`) none. */
export const roll = effect<President, { by: Seat; again: boolean; alone: boolean }>(rollKind, {
  ask(state, { by, again, alone }) {
    const { square } = candidateOf(state, by);
    const ahead = () => aheadOf(state, square);
    const words = () => ({ label: msg('roll'), detail: msg('roll.detail', { ahead: ahead() }) });
    const options: Offered[] = [{ id: 'roll', words }];
    const settled: Settled | null = alone || (again && state.autoRoll) ? { picked: ['roll'] } : null;
    return {
      by,
      ask: msgWhenRead('ask.roll', () => ({ square, again, ahead: ahead() })),
      call: msg('call.roll', { again }),
      options,
      open: options,
      settled,
    };
  },
  run(turn, { by, again }) {
    travel(turn, by, again);
  },
});

export const advance = effect<President, { by: Seat; n: number }>('advance', {
  run(turn, { by, n }) {
    forward(turn, by, n, (to, past) => msg('advances', { seat: by, to, past }));
  },
});

/** Advances to the next square of a kind. */
export const advanceTo = effect<President, { by: Seat; square: SquareKind }>('advanceTo', {
  run(turn, { by, square: kind }) {
    const { square } = candidateOf(turn.state, by);
    let n = 1;
    while (squareAt((square + n) % squareCount).kind !== kind) n++;
    forward(turn, by, n, (to, past) => msg('advances', { seat: by, to, past }));
  },
});

/** Goes straight to a square, without passing any, and resolves it. */
export const goTo = effect<President, { by: Seat; square: number }>('goTo', {
  run(turn, { by, square }) {
    candidateOf(turn.state, by).square = square;
    turn.tell('all', msg('goes', { seat: by, to: square }));
    turn.push(land({ by }));
  },
});

/** Goes back to Départ, where nothing happens. */
export const fetchTeam = effect<President, { by: Seat }>('fetchTeam', {
  run(turn, { by }) {
    candidateOf(turn.state, by).square = 0;
    turn.state.story?.stops.push(0);
    turn.tell('all', msg('fetches', { seat: by }));
  },
});

/** Skips the next `n` turns; nobody can battle for the player's cities until the turn after them. */
export const skipTurns = effect<President, { by: Seat; n: number }>('skipTurns', {
  run(turn, { by, n }) {
    const candidate = candidateOf(turn.state, by);
    candidate.skip += n;
    candidate.immobilised = true;
    turn.tell('all', msg('skip.ordered', { seat: by, n }));
  },
});
