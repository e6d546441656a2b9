import type { Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import { winAlone } from './outcome.ts';
import { citiesOf, isHere, layUnseen, type Play } from './table.ts';

/** A player leaves: their cities are free again, their cards go under the pile. */
export function leave(turn: Play, seat: Seat): void {
  const { state } = turn;
  const left = citiesOf(state, seat);
  for (const city of left) state.owners[city] = null;
  const candidate = state.candidates[seat];
  if (candidate) {
    layUnseen(state, candidate.media.splice(0));
    delete candidate.known;
  }
  turn.tell('all', msg('leaves', { seat, cities: left }));
  if (isHere(state, seat)) throw new Error(`${seat} has not left.`);
  winAlone(turn);
}
