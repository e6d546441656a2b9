/**
 * A server of forty honest people who each play equally many games, and a farmer with the same number of games who would rather farm a rating than
 * play for it. Skills are drawn at random, one side is better, and both decide who wins.
 */

import type { Played } from '../../../src/table/model/store/rating.ts';
import type { PlayedRow } from '../../../src/table/model/store/store.ts';
import { countedOf } from '../../../src/table/records/counting.ts';
import { ratingsOf, shownRating } from '../../../src/table/records/ratings.ts';
import { demoGame } from '../demo-game.ts';

const honest = Array.from({ length: 40 }, (_, i) => `honest-${i}`);
/** The farmer is as good as the honest people are on average. */
const farmer = 'farmer';
const alts = Array.from({ length: 5 }, (_, i) => `alt-${i}`);
/** How much better the first side is, and the standard deviation of honest people's skill, in the model's unit. A newcomer's uncertainty is 8.3. */
const sideWorth = 2;
const spread = 4;
const usual = 40;
const game = { ...demoGame, command: 'duel', choices: { 2: usual, 6: usual } };
const begin = Date.UTC(2026, 9, 1);

/** Numbers from 0 to 1 from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let at = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    at = (at + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is unusual about a player's game. */
interface Changes {
  [user: string]: { row?: Partial<PlayedRow>; choices?: number };
}

/** A server, with what a farmer can do on it. */
class Server {
  readonly results: Played[] = [];
  readonly chance: () => number;
  readonly #skill = new Map<string, number>();
  #at = begin;

  constructor(seed: number) {
    this.chance = numbers(seed);
    for (const user of honest) {
      this.#skill.set(user, spread * Math.sqrt(-2 * Math.log(1 - this.chance())) * Math.cos(2 * Math.PI * this.chance()));
    }
  }

  someone = (): string => honest[Math.floor(this.chance() * honest.length)]!;

  /** Ends a game of these people, in the order of their sides. `changes` has what is unusual about a player. */
  ends(users: readonly string[], winner: string, changes: Changes = {}): void {
    const player = (user: string, i: number): PlayedRow => ({
      ...{ user, name: user, seat: 'ABCDEF'[i]!, end: user === winner ? 'won' : 'lost', unlisted: false },
      ...{ computer: false, former: null, ...changes[user]?.row },
    });
    this.#at += 60_000;
    const choices = Object.fromEntries(users.map((user, i) => ['ABCDEF'[i]!, changes[user]?.choices ?? usual]));
    this.results.push({ table: String(this.#at), game: 'duel', ended: this.#at, people: users.map(player), choices });
  }

  /** The winner by skill, side and luck; `one` has the first side. */
  winner(one: string, other: string): string {
    const better = (this.#skill.get(one) ?? 0) - (this.#skill.get(other) ?? 0) + sideWorth;
    return this.chance() < 1 / (1 + Math.exp(-better / 5.9)) ? one : other;
  }

  sides = (one: string, other: string): [string, string] => (this.chance() < 0.5 ? [one, other] : [other, one]);

  fair(one: string, other: string): void {
    const pair = this.sides(one, other);
    this.ends(pair, this.winner(...pair));
  }

  /** The other player has made all their choices and resigns. */
  thrown = (loser: string, changes: Changes = {}): void => this.ends(this.sides(farmer, loser), farmer, changes);

  /** Every honest person plays one game. */
  round(): void {
    const order = [...honest];
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(this.chance() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let i = 0; i < order.length; i += 2) this.fair(order[i]!, order[i + 1]!);
  }
}

/** What the farmer does for their game number `n`. */
export const ways = {
  'plays like the others': (on) => on.fair(farmer, on.someone()),
  'a friend resigns': (on) => on.thrown('friend'),
  'a friend who plays with the others resigns': (on) => on.thrown(honest[0]!),
  'two such friends resign in turn': (on, n) => on.thrown(honest[n % 2]!),
  'five alts resign in turn': (on, n) => on.thrown(alts[n % 5]!),
  'five alts who play each other resign in turn': (on, n) => {
    for (const [i, one] of alts.entries()) for (const other of alts.slice(i + 1)) on.fair(one, other);
    on.thrown(alts[n % 5]!);
  },
  'five alts resign at one table': (on) => on.ends([alts[0]!, alts[1]!, farmer, ...alts.slice(2)], farmer),
  'five alts, each of whom has played one honest game, resign in turn': (on, n) => {
    if (n < 5) on.fair(alts[n]!, on.someone());
    on.thrown(alts[n % 5]!);
  },
  'five alts resign at once': (on, n) => on.thrown(alts[n % 5]!, { [alts[n % 5]!]: { choices: 0 } }),
  'every second game an alt resigns, the others are honest': (on, n) =>
    n % 2 === 0 ? on.thrown(alts[(n >> 1) % 5]!) : on.fair(farmer, on.someone()),
  'hands over whatever is lost': (on) => {
    const pair = on.sides(farmer, on.someone());
    const winner = on.winner(...pair);
    if (winner === farmer) return on.ends(pair, winner);
    const former = { user: farmer, name: farmer, unlisted: false };
    on.ends(
      pair.map((one) => (one === farmer ? alts[0]! : one)),
      winner,
      { [alts[0]!]: { row: { former } } },
    );
  },
  'cancels with a friend whatever is lost': (on) => on.thrown(honest[0]!),
  'always takes the better side': (on) => {
    const other = on.someone();
    on.ends([farmer, other], on.winner(farmer, other));
  },
} satisfies { [way: string]: (on: Server, n: number) => void };

export type Way = keyof typeof ways;

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** The leaderboard's measure and the rating, of the farmer and of the median honest player, after `games` games each. */
export async function farmed(way: Way, games: number, seed: number) {
  const on = new Server(seed);
  for (let n = 0; n < games; n++) {
    on.round();
    ways[way](on, n);
  }
  const { people } = await ratingsOf(countedOf(on.results, [game]));
  const shown = (user: string) => {
    const of = people.get(user);
    const { rating, spread: off } = of ? shownRating(of) : { rating: 1000, spread: 333 };
    return { rating, place: rating - off };
  };
  const others = honest.map(shown);
  return {
    farmer: shown(farmer),
    median: { rating: median(others.map(({ rating }) => rating)), place: median(others.map(({ place }) => place)) },
    best: Math.max(...others.map(({ place }) => place)),
  };
}
