/** The game from the first roll to the last turn. */

import { effect } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { untilAlone } from '../../kit/dice.ts';
import { msg } from '../messages.ts';
import type { President } from '../state.ts';
import { majority, mostAtOnce } from '../vocabulary.ts';
import { roll } from './effects/movement.ts';
import { elected, wonOnCount } from './outcome.ts';
import { candidateOf, clockwiseFrom, majorityIn, type Play } from './table.ts';

/** Shuffles the piles, and lets the die say who begins. */
export const open = effect<President>('open', {
  run(turn) {
    const { state } = turn;
    state.media = turn.random.shuffle('deck:media', state.media);
    state.infos = turn.random.shuffle('deck:infos', state.infos);
    if (state.limit !== null) turn.tell('all', msg('limited', { rounds: state.limit }));
    if (state.falls !== undefined) turn.tell('all', msg('falling', { rounds: state.falls, majority }));
    if (state.autoRoll) turn.tell('all', msg('rolls.alone'));
    state.first = whoBegins(turn);
    turn.push(startTurn({ by: state.first }));
  },
});

/** Everyone rolls; those tied for the highest roll again until one is left. */
function whoBegins(turn: Play): Seat {
  const first = untilAlone(turn.state.seats, (among) => {
    const rolls = among.map((seat) => ({ seat, die: turn.random.die('die') }));
    turn.tell('all', msg('dice', { rolls }));
    return rolls;
  });
  turn.tell('all', msg('begins', { seat: first }));
  return first;
}

/** A turn to be skipped passes at once; any other ends the player's protection from battles. */
export const startTurn = effect<President, { by: Seat }>('startTurn', {
  run(turn, { by }) {
    const { state } = turn;
    const candidate = candidateOf(state, by);
    state.active = by;
    state.turn++;
    turn.push(endTurn({ by }));
    if (candidate.skip > 0) {
      candidate.skip--;
      return turn.tell('all', msg('skips', { seat: by, left: candidate.skip }));
    }
    candidate.immobilised = false;
    turn.push(roll({ by, again: false, alone: rollsAlone(turn) }));
  },
});

/** Whether a turn's first roll needs no press. After a long stretch, a player must read and press before the game goes on. */
const rollsAlone = ({ state, told }: Play): boolean => state.autoRoll && told() < mostAtOnce;

/** The turn passes to the left. If a round limit was agreed, the last round ends the game; if the majority falls, it does so between two rounds. */
export const endTurn = effect<President, { by: Seat }>('endTurn', {
  run(turn, { by }) {
    const { state } = turn;
    const next = clockwiseFrom(state, by)[0] ?? by;
    if (sinceFirst(state, next) <= sinceFirst(state, by)) {
      if (state.round === state.limit) return wonOnCount(turn, 'won.rounds');
      state.round++;
      if (state.falls !== undefined && state.round > state.falls) {
        turn.tell('all', msg('falls', { majority: majorityIn(state) }));
        if (elected(turn)) return;
      }
    }
    turn.push(startTurn({ by: next }));
  },
});

/** A seat's place in a round, which begins with the player who began the game. */
const sinceFirst = (state: President, seat: Seat): number =>
  (state.seats.indexOf(seat) - state.seats.indexOf(state.first ?? seat) + state.seats.length) % state.seats.length;
