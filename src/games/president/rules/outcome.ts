/** Who wins, and when. */

import type { Seat } from '../../../kernel/types.ts';
import { untilAlone } from '../../kit/dice.ts';
import { best } from '../../kit/seats.ts';
import { allPoints } from '../data/cities.ts';
import { msg } from '../messages.ts';
import type { President, Transfer } from '../state.ts';
import { majority } from '../vocabulary.ts';
import { citiesOf, freeCities, type Play, playing, protectedGroups, safePoints, strengthOf } from './table.ts';

/** Cities change hands all at once; then whoever has the majority is elected, if every city has been owned at some time. */
export function transfer(turn: Play, changes: Transfer[]): void {
  const { state } = turn;
  const before = groupsOf(state);
  for (const { city, to } of changes) state.owners[city] = to;
  state.story?.changes.push(...changes);
  for (const { seat, value } of groupsOf(state)) {
    if (!before.some((group) => group.seat === seat && group.value === value)) turn.tell('all', msg('group', { seat, value }));
  }
  const filled = !state.complete && freeCities(state).length === 0;
  const dead = isDead(state);
  if (filled) {
    state.complete = true;
    // Said before an election as well: whoever had the majority already is elected by this.
    if (!dead) turn.tell('all', msg('complete', { majority }));
  }
  if (elected(turn)) return;
  if (dead) wonOnCount(turn, 'won.blocked');
}

const groupsOf = (state: President): { seat: Seat; value: number }[] =>
  playing(state).flatMap((seat) => protectedGroups(state, seat).map((value) => ({ seat, value })));

/** The most `seat` could ever reach: everything that is not safe with somebody else. */
export const reachOf = (state: President, seat: Seat): number =>
  playing(state).reduce((points, other) => (other === seat ? points : points - safePoints(state, other)), allPoints);

/** Nobody can reach the majority any more, whatever happens: too many groups are complete, with too many owners. */
export const isDead = (state: President): boolean => playing(state).every((seat) => reachOf(state, seat) < majority);

function elected(turn: Play): boolean {
  const { state } = turn;
  const winner = state.complete ? playing(state).find((seat) => strengthOf(state, seat) >= majority) : undefined;
  if (winner === undefined) return false;
  turn.finish({ winners: [winner], message: msg('won.majority', { seat: winner, points: strengthOf(state, winner) }) });
  return true;
}

/** The last player at the table wins. */
export function winAlone(turn: Play): void {
  const [one, ...others] = playing(turn.state);
  if (one !== undefined && others.length === 0) turn.finish({ winners: [one], message: msg('won.alone', { seat: one }) });
}

/**
 * The agreed rounds are over, or nobody can have the majority any more: the strongest wins; if level, whoever has most cities;
 * if level still, the combat die.
 */
export function wonOnCount(turn: Play, key: 'won.rounds' | 'won.blocked'): void {
  const { state } = turn;
  const strongest = best(playing(state), (seat) => strengthOf(state, seat));
  const level = best(strongest, (seat) => citiesOf(state, seat).length);
  const winner = untilAlone(level, (among) => {
    const rolls = among.map((seat) => ({ seat, die: turn.random.die('combat') }));
    turn.tell('all', msg('dice.level', { rolls }));
    return rolls;
  });
  const by = level.length > 1 ? 'die' : strongest.length > 1 ? 'cities' : 'strength';
  const won = { seat: winner, points: strengthOf(state, winner), by } as const;
  turn.finish({ winners: [winner], message: key === 'won.blocked' ? msg(key, won) : msg(key, { ...won, rounds: state.limit ?? 0 }) });
}
