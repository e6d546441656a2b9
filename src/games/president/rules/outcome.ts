/** Who wins, and when. */

import type { Seat } from '../../../kernel/types.ts';
import { untilAlone } from '../../kit/dice.ts';
import { best } from '../../kit/seats.ts';
import { allPoints } from '../data/cities.ts';
import { type CountedBy, msg } from '../messages.ts';
import type { President, Transfer } from '../state.ts';
import { majority } from '../vocabulary.ts';
import { citiesOf, elects, freeCities, majorityIn, type Play, playing, protectedGroups, safePoints, strengthOf } from './table.ts';

/** Cities change hands all at once; then a player with the majority is elected, if it elects by now. */
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
    // Told before an election as well: this is what elects a player who already had the majority.
    if (!dead) turn.tell('all', msg('complete', { majority: majorityIn(state) }));
  }
  if (elected(turn)) return;
  if (dead) wonOnCount(turn, 'won.blocked');
}

const groupsOf = (state: President): { seat: Seat; value: number }[] =>
  playing(state).flatMap((seat) => protectedGroups(state, seat).map((value) => ({ seat, value })));

/** The most points `seat` could ever reach: all that aren't safe with other players. */
export const reachOf = (state: President, seat: Seat): number =>
  playing(state).reduce((points, other) => (other === seat ? points : points - safePoints(state, other)), allPoints);

/**
 * Nobody can reach the majority any more, whatever happens: too many groups are complete, with too many owners. If the majority falls, a player
 * always can in the end.
 */
export const isDead = (state: President): boolean => state.falls === undefined && playing(state).every((seat) => reachOf(state, seat) < majority);

/** A player with the majority wins now, if it elects. If several have a fallen majority, the first on count wins. */
export function elected(turn: Play): boolean {
  const { state } = turn;
  const enough = majorityIn(state);
  const able = elects(state) ? playing(state).filter((seat) => strengthOf(state, seat) >= enough) : [];
  if (able.length === 0) return false;
  const { winner, by } = firstOf(turn, able);
  const won = { seat: winner, points: strengthOf(state, winner) };
  turn.finish({ winners: [winner], message: enough === majority ? msg('won.majority', won) : msg('won.fallen', { ...won, majority: enough, by }) });
  return true;
}

/** The strongest; if tied, the one with the most cities; if still tied, the combat die decides. */
function firstOf(turn: Play, among: readonly Seat[]): { winner: Seat; by: CountedBy } {
  const { state } = turn;
  const strongest = best(among, (seat) => strengthOf(state, seat));
  const level = best(strongest, (seat) => citiesOf(state, seat).length);
  const winner = untilAlone(level, (those) => {
    const rolls = those.map((seat) => ({ seat, die: turn.random.die('combat') }));
    turn.tell('all', msg('dice.level', { rolls }));
    return rolls;
  });
  return { winner, by: level.length > 1 ? 'die' : strongest.length > 1 ? 'cities' : 'strength' };
}

/** The last player at the table wins. */
export function winAlone(turn: Play): void {
  const [one, ...others] = playing(turn.state);
  if (one !== undefined && others.length === 0) turn.finish({ winners: [one], message: msg('won.alone', { seat: one }) });
}

/** The agreed rounds are over, or nobody can have the majority any more: the first on count wins. */
export function wonOnCount(turn: Play, key: 'won.rounds' | 'won.blocked'): void {
  const { state } = turn;
  const { winner, by } = firstOf(turn, playing(state));
  const won = { seat: winner, points: strengthOf(state, winner), by };
  turn.finish({ winners: [winner], message: key === 'won.blocked' ? msg(key, won) : msg(key, { ...won, rounds: state.limit ?? 0 }) });
}
