/**
 * No standing order is in force that its seat has not left, unless it has no effect: at every position of random games, with and without the orders
 * that nobody left, the same is asked and the same can be answered, except where only one answer exists.
 */
import { isDeepStrictEqual } from 'node:util';
import { copyJson } from '../../src/kernel/copy.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions } from '../../src/kernel/run.ts';
import type { Answer, Core, Decision, Seat } from '../../src/kernel/types.ts';
import { playRandom, type Standing, seedOf, startRandomGame, type Watch } from './play.ts';

/** What each seat has left itself, on its page of orders or by an answer that leaves one. */
type Given = Map<Seat, readonly string[]>;

const without = (state: Core, given: Given): Core['orders'] =>
  Object.fromEntries(Object.entries(state.orders).map(([seat, ids]) => [seat, ids.filter((id) => given.get(seat)?.includes(id))]));

const hasUngiven = (state: Core, given: Given): boolean =>
  Object.entries(state.orders).some(([seat, ids]) => ids.some((id) => !given.get(seat)?.includes(id)));

const answersOf = ({ options }: Decision): string[] => options.filter(({ blocked, leaves }) => !blocked && !leaves).map(({ id }) => id);

/** Throws if orders that nobody left save a seat a choice. */
function compare({ game }: Standing, state: Core, bare: Core): void {
  const asked = decisions(game.rules, state);
  for (const would of decisions(game.rules, bare)) {
    const is = asked.find(({ id, seat }) => id === would.id && seat === would.seat);
    if (is && isDeepStrictEqual(answersOf(is), answersOf(would))) continue;
    if (answersOf(would).length <= would.min) continue;
    throw new Error(`${game.command}: ${would.seat} has left no order, and is not asked ${would.ask.key} all the same.`);
  }
}

/** The same game begun without any orders. */
function bareStart(standing: Standing, n: number): Core {
  const { rules } = standing.game;
  const setup: typeof rules.setup = (begun) => {
    const { state, steps } = rules.setup(begun);
    // A game must not set the kernel's own part; this checks anything it sets anyway.
    return { state: { ...state, orders: {} } as typeof state, steps };
  };
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  return startRandomGame({ ...standing, game: { ...standing.game, rules: { ...rules, setup } } }, n, chance);
}

/** Checks random game `n` of a standing for such orders. */
export function watchUngiven(standing: Standing, n: number): Required<Pick<Watch, 'before' | 'after' | 'ordered'>> {
  const { rules } = standing.game;
  const given: Given = new Map();
  let bare: Core | null = null;
  let begun = false;
  const note = (open: readonly Decision[], { seat, picked }: Answer): void => {
    const asked = open.find((one) => one.seat === seat);
    const leaves = asked?.options.find(({ id }) => id === picked[0])?.leaves;
    if (leaves) given.set(seat, [...(given.get(seat) ?? []), ...leaves.orders]);
  };
  return {
    before(state, open, answer) {
      if (!begun && hasUngiven(state, given)) compare(standing, state, bareStart(standing, n));
      begun = true;
      bare = null;
      if (hasUngiven(state, given)) {
        const then = { ...copyJson(state), orders: without(state, given) };
        if (applyInPlace(rules, then, answer).ok) bare = then;
      }
      note(open, answer);
    },
    after(state) {
      if (bare) compare(standing, state, bare);
    },
    ordered(_state, seat, picked) {
      given.set(seat, picked);
    },
  };
}

/** Plays games 0 to `games` of a standing. Throws if an order that nobody left answers for a seat. */
export function checkUngiven(standing: Standing, games: number): void {
  for (let n = 0; n < games; n++) playRandom(standing, n, watchUngiven(standing, n));
}
