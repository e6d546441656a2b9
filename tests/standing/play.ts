/** Plays random games through the kernel, for every game alike. */

import type { Game } from '../../src/games/game.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { StartOptions, View } from '../../src/kernel/rules.ts';
import { type Applied, applyInPlace, decisions, order, type PastAnswer, start } from '../../src/kernel/run.ts';
import type { Answer, Core, Decision, Event, Option, Seat } from '../../src/kernel/types.ts';

/** What a game's own tests tell the standing checks: `tests/games/<game>/standing.ts` exports one as `standing`. */
export interface Standing<S extends Core = Core> {
  game: Game;
  /** Tables to play, in turn: game number i uses `tables[i % length]`. With `orders`, people leave standing orders now and then. */
  tables: { people: number; options: StartOptions; champion?: Seat; orders?: true }[];
  /**
   * Another state that `viewer` could not tell from this one: everything hidden from them is replaced by a different consistent choice.
   * Returned as a new object; the state passed in stays as it was.
   */
  twin(state: S, viewer: string | null, random: Random): S;
  /** Fields of the state that are a seat's own plans: nobody deals them in, and how others' cards lie is compared without them. */
  undealt?: readonly string[];
  /** What no deed adds or takes away, whoever leaves: all cards wherever they are, sorted. */
  kept?(state: S): unknown;
  /** Every card that should be played at least once in a long simulation. */
  cards: readonly string[];
  /** The card an event tells was played, or null. */
  played(event: Event): string | null;
  /** Ids of options that random players never take, because they would end most games early: they have tests of their own. */
  shuns?: readonly string[];
  /** What a finished game comes to, as everybody sees it: the total each seat is ranked by, and what belongs to whom. */
  final(view: View): { totals: { [seat: Seat]: number }; owned: { place: string; owner: Seat }[] };
  /** How much of what `final` totals wins, as everybody knows it and each standing says; left out where the most wins at the end. */
  goal?(view: View): number;
  /** What lies on the places that nobody owns yet and decides who will: anything that changes when it does. */
  lying?(view: View): { [place: string]: string };
  /** Places that are told together, by a name that all of them have. */
  pooled?(view: View): readonly string[];
  /** Further figures of a finished game worth adding up (e.g. reshuffles). */
  figures?(state: S): { [figure: string]: number };
}

export interface Played<S extends Core = Core> {
  opening: S;
  state: S;
  answers: PastAnswer[];
}

export interface Watch<S extends Core = Core> {
  /** Before the answer is given. */
  before?(state: S, open: Decision[], answer: Answer): void;
  /** After it was taken; `state` is the same object, changed. */
  after?(state: S, answer: Answer, events: Event[], applied: Applied): void;
  /** After somebody left standing orders. */
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

/** Starts game number `n` of a standing and lets random players finish it. Same number, same game. */
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

/** Somebody who still plays, and some of the orders they may leave. */
function someOrders(game: Game, state: Core, chance: Random): [Seat, string[]] {
  const here = state.seats.filter((seat) => !state.gone.includes(seat));
  const seat = chance.pick('orders-of', here);
  const offered = ordersFor(game.rules, state, seat);
  return [seat, atPeace(offered.filter(({ blocked }) => !blocked && chance.below('orders', 4) === 0))];
}

/** The orders' ids, without those that want the contrary of one before. */
export function atPeace(wanted: readonly Option[]): string[] {
  const kept: Option[] = [];
  for (const one of wanted) if (!kept.some((other) => other.excludes?.includes(one.id) || one.excludes?.includes(other.id))) kept.push(one);
  return kept.map(({ id }) => id);
}

/** Some legal answer, each set of options about equally likely. */
export function randomAnswer({ id, seat, options, min, max }: Decision, chance: Random): Answer {
  const free = options.filter((option) => !option.blocked).map((option) => option.id);
  const count = min + chance.below('count', Math.min(max, free.length) - min + 1);
  const picked = count === 1 ? [chance.pick('option', free)] : chance.shuffle('option', free).slice(0, count);
  return { decision: id, seat, picked };
}
