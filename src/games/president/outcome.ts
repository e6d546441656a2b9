/** Who wins, and when. */
import type { Seat } from '../../kernel/types.ts';
import { citiesOf, freeCities, isHere, type Play, playing, strengthOf } from './board.ts';
import type { Change } from './state.ts';
import { msg } from './text/messages.ts';
import { majority } from './vocabulary.ts';

/** Cities change hands all at once; then whoever has the majority is elected, if every city has been owned at some time. */
export function transfer(turn: Play, changes: Change[]): void {
  const { state } = turn;
  for (const { city, to } of changes) state.owners[city] = to;
  state.story?.changes.push(...changes);
  if (!state.complete && freeCities(state).length === 0) {
    state.complete = true;
    if (!elected(turn)) turn.tell('all', msg('complete', { majority }));
  } else elected(turn);
}

function elected(turn: Play): boolean {
  const { state } = turn;
  const winner = state.complete ? playing(state).find((seat) => strengthOf(state, seat) >= majority) : undefined;
  if (winner === undefined) return false;
  turn.finish({ winners: [winner], message: msg('won.majority', { seat: winner, points: strengthOf(state, winner) }) });
  return true;
}

/** The last player at the table wins. */
export function wonAlone(turn: Play): void {
  const [one, ...others] = playing(turn.state);
  if (one !== undefined && others.length === 0) turn.finish({ winners: [one], message: msg('won.alone', { seat: one }) });
}

/** The agreed rounds are over: the strongest wins; if level, whoever has most cities; if level still, the combat die. */
export function wonOnCount(turn: Play): void {
  const { state } = turn;
  const best = (among: Seat[], worth: (seat: Seat) => number): Seat[] => {
    const most = Math.max(...among.map(worth));
    return among.filter((seat) => worth(seat) === most);
  };
  const strongest = best(playing(state), (seat) => strengthOf(state, seat));
  let level = best(strongest, (seat) => citiesOf(state, seat).length);
  const diced = level.length > 1;
  while (level.length > 1) {
    const dice = new Map(level.map((seat) => [seat, turn.random.die('combat')]));
    turn.tell('all', msg('dice', { rolls: [...dice].map(([seat, die]) => ({ seat, die })) }));
    level = best(level, (seat) => dice.get(seat) ?? 0);
  }
  const winner = level[0]!;
  const by = diced ? 'die' : strongest.length > 1 ? 'cities' : 'strength';
  const message = msg('won.rounds', { seat: winner, points: strengthOf(state, winner), rounds: state.limit ?? 0, by });
  turn.finish({ winners: [winner], message });
}

/** A player leaves: the cities are free again, the cards go under the pile. */
export function leave(turn: Play, seat: Seat): void {
  const { state } = turn;
  const left = citiesOf(state, seat);
  for (const city of left) state.owners[city] = null;
  const candidate = state.candidates[seat];
  state.media.push(...(candidate?.media.splice(0) ?? []));
  turn.tell('all', msg('leaves', { seat, cities: left }));
  if (isHere(state, seat)) throw new Error(`${seat} has not left.`);
  wonAlone(turn);
}
