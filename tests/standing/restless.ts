/** Random games among restless people: they leave standing orders, take them back, and leave the table for good, at any moment, until one is left. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../src/games/game.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { Result } from '../../src/kernel/result.ts';
import { type Applied, apply, decisions, leave, order, start } from '../../src/kernel/run.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';
import { checkOrders } from './orders.ts';
import { atPeace, randomAnswer, type Standing, seedOf } from './play.ts';

/** What a player did. */
type Deed = { kind: 'answers' | 'orders'; seat: Seat; picked: string[] } | { kind: 'leaves'; seat: Seat };

export interface Restless {
  state: Core;
  deeds: Deed[];
}

/** How restless they are: one deed in this many is a player leaving, or a player's new orders. */
export interface Temper {
  leaves: number;
  orders: number;
}

/** Called after every deed, with its results. */
export type Watcher = (state: Core, deed: Deed, applied: Applied) => void;

const limit = 20_000;

/** Plays restless game `n` to its end, checks what must hold whoever leaves, and replays the same deeds to the same end. Throws if a check fails. */
export function playRestless(standing: Standing, n: number, { leaves, orders }: Temper, watch: Watcher = () => {}): Restless {
  const { game, tables } = standing;
  const { people, options } = tables[n % tables.length]!;
  const chance = openRandom(startRandom(seedOf(n + 5001)), () => {});
  const seated = game.seating(people, options, chance);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const opening = start(game.rules, { seats, options, champion: null, seed: seedOf(n + 5001) }).state;
  const kept = standing.kept?.(opening);
  const deeds: Deed[] = [];
  let state = copyJson(opening);
  while (!state.outcome) {
    if (deeds.length >= limit) throw new Error(`${game.command} #${n} does not end: ${limit} deeds.`);
    const deed = someDeed(game, state, chance, { leaves, orders });
    const applied = taken(doIt(game, state, deed), `${game.command} #${n}, ${JSON.stringify(deed)}`);
    deeds.push(deed);
    state = applied.state;
    checkLeft(game, state);
    if (deed.kind === 'orders') checkOrders(game, state, deed.seat);
    if (!isDeepStrictEqual(standing.kept?.(state), kept)) throw new Error(`Something was lost by ${JSON.stringify(deed)}.`);
    watch(state, deed, applied);
  }
  const again = deeds.reduce((now, deed) => taken(doIt(game, now, deed), 'again').state, opening);
  if (!isDeepStrictEqual(again, state)) throw new Error(`${game.command} #${n}: the same deeds lead to another end.`);
  return { state, deeds };
}

function taken<T>(result: Result<T, unknown>, what: string): T {
  if (!result.ok) throw new Error(`${what} was refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export const hereOf = (state: Core): Seat[] => state.seats.filter((seat) => !state.gone.includes(seat));

function someDeed(game: Game, state: Core, chance: Random, { leaves, orders }: Temper): Deed {
  const here = hereOf(state);
  if (chance.below('leave', leaves) === 0) return { kind: 'leaves', seat: chance.pick('leaver', here) };
  if (game.rules.orders && chance.below('order', orders) === 0) {
    const seat = chance.pick('orders-of', here);
    const offered = ordersFor(game.rules, state, seat).filter(({ blocked }) => !blocked);
    // Sometimes they want no orders any more; otherwise some of those offered, perhaps including earlier ones.
    const wanted = chance.below('drop', 3) === 0 ? [] : offered.filter(() => chance.below('wanted', 4) === 0);
    return { kind: 'orders', seat, picked: atPeace(wanted) };
  }
  const open = decisions(game.rules, state);
  if (open.length === 0) throw new Error(`${game.command} asks nobody and has not ended.`);
  const { seat, picked } = randomAnswer(chance.pick('who', open), chance);
  return { kind: 'answers', seat, picked };
}

function doIt(game: Game, state: Core, deed: Deed): Result<Applied, unknown> {
  if (deed.kind === 'leaves') return leave(game.rules, state, deed.seat);
  if (deed.kind === 'orders') return order(game.rules, state, deed.seat, deed.picked);
  const asked = decisions(game.rules, state).find(({ seat }) => seat === deed.seat);
  return apply(game.rules, state, { decision: asked?.id ?? 'nothing', seat: deed.seat, picked: deed.picked });
}

/** Nobody who left is asked, or wins; a player left alone has won. */
export function checkLeft(game: Game, state: Core): void {
  const here = hereOf(state);
  const asked = decisions(game.rules, state).find(({ seat }) => state.gone.includes(seat));
  if (asked) throw new Error(`${asked.seat} has left and is asked: ${asked.ask.key}.`);
  if (here.length === 1 && !state.outcome) throw new Error(`${here[0]} is alone and plays on.`);
  const winner = state.outcome?.winners.find((seat) => !here.includes(seat));
  if (winner !== undefined) throw new Error(`${winner} has left and wins.`);
}

/** At one moment, lets each seat leave in a game of its own. */
export function everybodyLeaves({ game, kept }: Pick<Standing, 'game' | 'kept'>, state: Core, watch: Watcher): void {
  for (const seat of hereOf(state)) {
    const deed: Deed = { kind: 'leaves', seat };
    const applied = taken(doIt(game, state, deed), `leaving of ${seat}`);
    checkLeft(game, applied.state);
    if (!isDeepStrictEqual(kept?.(applied.state), kept?.(state))) throw new Error(`Something was lost by ${JSON.stringify(deed)}.`);
    watch(applied.state, deed, applied);
  }
}
