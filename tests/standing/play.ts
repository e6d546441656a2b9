/** Plays random games of any game through the kernel. */

import type { Game } from '../../src/games/game.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { StartOptions, View } from '../../src/kernel/rules.ts';
import { type Applied, applyInPlace, decisions, order, type PastAnswer, start } from '../../src/kernel/run.ts';
import type { Answer, Core, Decision, Event, Option, Seat } from '../../src/kernel/types.ts';

/** What a game's own tests tell the standing checks: `tests/games/<game>/standing.ts` exports one as `standing`. */
export interface Standing<S extends Core = Core> {
  game: Game;
  /** Tables to play, in turn: game number i uses `tables[i % length]`. With `orders`, people sometimes leave standing orders. */
  tables: { people: number; options: StartOptions; champion?: Seat; orders?: true }[];
  /**
   * Another state that `viewer` could not tell from this one: everything hidden from them is replaced by a different consistent choice. Returns a new
   * object and leaves the given state alone.
   */
  twin(state: S, viewer: string | null, random: Random): S;
  /** Fields of the state that hold a seat's own plans. They are not dealt, and are left out when others' cards are compared. */
  undealt?: readonly string[];
  /** What no deed adds or removes, even when a player leaves: all cards wherever they are, sorted. */
  kept?(state: S): unknown;
  /** Every card that should be played at least once in a long simulation. */
  cards: readonly string[];
  /** The card that an event says was played, or null. */
  played(event: Event): string | null;
  /** Ids of options that random players never pick, because they would end most games early. They have tests of their own. */
  shuns?: readonly string[];
  /** The public result of a finished game: the total each seat is ranked by, and who owns what. */
  final(view: View): { totals: { [seat: Seat]: number }; owned: { place: string; owner: Seat }[] };
  /** The public total (as in `final`) that wins, as each line on who leads states it; left out if the most wins at the end. */
  goal?(view: View): number;
  /** What lies on places that nobody owns yet and decides who will: a text that changes whenever it does. */
  lying?(view: View): { [place: string]: string };
  /** Places that are told together, under a common name. */
  pooled?(view: View): readonly string[];
  /** Other figures of a finished game worth adding up (e.g. reshuffles). */
  figures?(state: S): { [figure: string]: number };
}

export interface Played<S extends Core = Core> {
  opening: S;
  state: S;
  answers: PastAnswer[];
}

export interface Watch<S extends Core = Core> {
  /** Called before the answer is given. */
  before?(state: S, open: Decision[], answer: Answer): void;
  /** Called after it was taken; `state` is the same object, changed. */
  after?(state: S, answer: Answer, events: Event[], applied: Applied): void;
  /** Called after a player left standing orders. */
  ordered?(state: S, seat: Seat, picked: string[], events: Event[]): void;
}

/** 64 hexadecimal digits from a number: seeds for tests. */
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** Starts game number `n` of a standing; `chance` draws who sits where. */
export function startRandomGame({ game, tables }: Standing, n: number, chance: Random): Core {
  const table = tables[n % tables.length]!;
  const seated = game.seating(table.people, table.options, chance);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const champion = table.champion !== undefined && seats.includes(table.champion) ? table.champion : null;
  return start(game.rules, { seats, options: table.options, champion, seed: seedOf(n + 1) }).state;
}

/** Starts game number `n` of a standing and lets random players finish it. The same number gives the same game. */
export function playRandom(standing: Standing, n: number, watch: Watch = {}, limit = 20_000): Played {
  const { game, tables } = standing;
  const table = tables[n % tables.length]!;
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  let state = startRandomGame(standing, n, chance);
  const opening = JSON.parse(JSON.stringify(state)) as Core;
  const answers: PastAnswer[] = [];
  while (!state.outcome) {
    if (answers.length >= limit) throw new Error(`${game.command} #${n} does not end: ${limit} answers.`);
    if (table.orders && chance.below('order', 10) === 0) {
      const [seat, picked] = someOrders(game, state, chance);
      const left = order(game.rules, state, seat, picked);
      if (!left.ok) throw new Error(`${game.command} #${n}: the orders ${picked.join(', ')} were refused: ${JSON.stringify(left.error)}`);
      state = left.value.state;
      answers.push({ seat, picked, orders: true });
      watch.ordered?.(state, seat, picked, left.value.events);
      continue;
    }
    const open = decisions(game.rules, state);
    if (open.length === 0) throw new Error(`${game.command} #${n} asks nobody and has not ended.`);
    const asked = chance.pick('who', open);
    const answer = randomAnswer({ ...asked, options: asked.options.filter(({ id }) => !standing.shuns?.includes(id)) }, chance);
    watch.before?.(state, open, answer);
    const done = applyInPlace(game.rules, state, answer);
    if (!done.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(answer)} was refused: ${JSON.stringify(done.error)}`);
    answers.push({ seat: answer.seat, picked: answer.picked });
    watch.after?.(state, answer, done.value.events, done.value);
  }
  return { opening, state, answers };
}

/** A seat still playing, and some of the orders it may leave. */
function someOrders(game: Game, state: Core, chance: Random): [Seat, string[]] {
  const here = state.seats.filter((seat) => !state.gone.includes(seat));
  const seat = chance.pick('orders-of', here);
  const offered = ordersFor(game.rules, state, seat);
  return [seat, atPeace(offered.filter(({ blocked }) => !blocked && chance.below('orders', 4) === 0))];
}

/** The orders' ids, without those that contradict an earlier one. */
export function atPeace(wanted: readonly Option[]): string[] {
  const kept: Option[] = [];
  for (const one of wanted) if (!kept.some((other) => other.excludes?.includes(one.id) || one.excludes?.includes(other.id))) kept.push(one);
  return kept.map(({ id }) => id);
}

/** Returns a legal answer, each set of options about equally likely. */
export function randomAnswer({ id, seat, options, min, max }: Decision, chance: Random): Answer {
  const free = options.filter((option) => !option.blocked).map((option) => option.id);
  const count = min + chance.below('count', Math.min(max, free.length) - min + 1);
  const picked = count === 1 ? [chance.pick('option', free)] : chance.shuffle('option', free).slice(0, count);
  return { decision: id, seat, picked };
}
