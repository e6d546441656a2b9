/**
 * One search for all games: single-observer information set Monte Carlo tree search (P. Cowling, E. Powley, D. Whitehouse: Information Set Monte
 * Carlo Tree Search, IEEE Transactions on Computational Intelligence and AI in Games 4, 2012). Each iteration deals the hidden cards in another way
 * that agrees with all the seat knows, walks down one tree of moves, for any dice and cards (open loop), and ends with the turn. Each seat
 * maximizes its own chances (max^n: Luckhardt & Irani 1986). Seats that choose side by side do so by what each has learned for itself at one node
 * (decoupled UCB: Tak, Lanctot & Winands 2014), so that nobody answers what another has said in secret.
 */

import type { Choice } from '../games/kit/absurd.ts';
import type { Deed } from '../games/kit/reasons.ts';
import { copySharing } from '../kernel/copy.ts';
import { type InformationSet, imagine } from '../kernel/information-set.ts';
import { type Chances, type Mind, resultOf } from '../kernel/mind.ts';
import type { Random } from '../kernel/random.ts';
import { isTogether, type Runnable } from '../kernel/rules.ts';
import { fastRandom, type Simulation, simulate, type Waiting } from '../kernel/simulation.ts';
import type { Core, Message, Seat } from '../kernel/types.ts';
import { Course, type Root } from './course.ts';
import type { Effort } from './levels.ts';
import { worthThought } from './moves.ts';
import { type Arm, after, anyArm, keyOf, type Node, newNode, select } from './tree.ts';
import { naturalAnswer, Sight } from './usual.ts';

/** One in this many simultaneous choices is made at random. */
const outOfStep = 4;
/** A practiced player's answer gets at least one in this many tries. */
const usualEvery = 4;

/** What a computer can think about: a game's rules, and its mind. */
export interface Thinkable<S extends Core = Core> {
  rules: Runnable<S>;
  mind: Mind<S>;
  /** Reasons for a move, the most telling first (`GameDefinition.reasons`). */
  reasons?(deed: Deed): Message[];
  /** `GameDefinition.mainReasons`. */
  mainReasons?: readonly string[];
  /** What makes an answer absurd (`GameDefinition.absurd`). */
  absurd?(choice: Choice): (picked: readonly string[]) => string | null;
}

/** One way the game may go on: what was chosen on the way, and the evaluation at its end. */
interface Way {
  path: { arm: Arm; by: Seat }[];
  /** The terms of the evaluation on leaving the tree, before anyone replies. */
  terms: { [term: string]: number };
}

export interface Search {
  /** Tries one more way. */
  iterate(): void;
  /** The moves of the seat's question, each with its results. */
  arms(): Tried[];
  /** What was learned, from the seat's question on. */
  readonly root: Node;
}

/** A possible answer to the question thought about. */
export interface Tried extends Arm {
  /** Sums of the terms over all visits. */
  terms: { [term: string]: number };
}

export const openSearch = <S extends Core>(thinkable: Thinkable<S>, known: InformationSet, effort: Effort, random: Random, root: Root): Search =>
  new Searching(thinkable, known, effort, random, root);

class Searching<S extends Core> implements Search {
  readonly #rules: Runnable<S>;
  readonly #mind: Mind<S>;
  readonly #known: InformationSet;
  readonly #me: Seat;
  readonly #effort: Effort;
  readonly #random: Random;
  readonly #replies: number;
  readonly #sight: Sight<S>;
  readonly root = newNode();
  readonly #termsOf = new Map<Arm, { [term: string]: number }>();
  readonly #from: Root;
  #tries = 0;
  readonly #course: Course;

  constructor({ rules, mind }: Thinkable<S>, known: InformationSet, effort: Effort, random: Random, root: Root) {
    this.#rules = rules;
    this.#mind = mind;
    this.#known = known;
    if (known.seat === null) throw new Error('Nobody asks a spectator anything.');
    this.#me = known.seat;
    this.#effort = effort;
    this.#sight = new Sight(rules, mind);
    this.#random = random;
    this.#from = root;
    this.#course = new Course(root, known.seat);
    this.#replies = Math.min(effort.replies, mind.replies ?? Number.POSITIVE_INFINITY);
  }

  iterate(): void {
    const game = simulate(this.#rules, imagine(this.#mind, this.#known, this.#random), { random: this.#random, mute: true });
    this.#course.end();
    const way = this.#walk(game, this.#mind.clock(game.state) + this.#effort.horizon);
    this.#learn(way, this.#worthOf(game));
  }

  arms(): Tried[] {
    const arms = this.root.arms.get(this.#me)?.values() ?? [];
    return [...arms].map((arm) => ({ ...arm, terms: this.#termsOf.get(arm) ?? {} }));
  }

  readonly #any = (n: number): number => this.#random.below('arm', n);

  /** What to pick where nothing has been learned yet. */
  #naturally(state: S, asked: Waiting): string[] {
    const said = this.#course.isPlanned ? this.#course.answerTo(asked, this.#mind.clock(state)) : null;
    const seen = () => this.#sight.seenIn(state, asked);
    return said ?? naturalAnswer(this.#mind, state, asked, { seen, random: this.#random, isPracticed: this.#effort.ahead > 0 });
  }

  /** What the game asks in the way that is tried now. */
  #askedIn(game: Simulation<S>): Waiting[] {
    const open = game.asked();
    return this.#course.isApart ? this.#course.offered(open, this.#mind.clock(game.state)) : open;
  }

  #chancesIn(state: S): Chances {
    return state.outcome ? resultOf(state) : this.#mind.evaluate(state);
  }

  /** Plays until the turn or the game is over. */
  #playOut(game: Simulation<S>, until: number): void {
    const { state } = game;
    while (!state.outcome && this.#mind.clock(state) <= until) {
      const [asked] = this.#askedIn(game);
      if (!asked) return;
      game.answer(asked, this.#naturally(state, asked));
    }
  }

  /**
   * The chances at the end of a way: after the best, for the next seat to move, of several turns it might take. All of these get the same luck for as
   * long as they are alike: otherwise the best of six would be the luckiest of six, and the thinking seat would be afraid of dice.
   */
  #worthOf(game: Simulation<S>): Chances {
    const { state } = game;
    if (this.#effort.ahead > 0) {
      this.#playOut(game, this.#mind.clock(state) + this.#effort.ahead - 1);
      return this.#chancesIn(state);
    }
    const asked = state.outcome === null && this.#replies > 0 ? game.asked() : [];
    const next = asked[0]?.question.by;
    if (next === undefined) return this.#chancesIn(state);
    const now = this.#mind.clock(state);
    const luck = this.#random.below('luck', 2 ** 32);
    let best: Chances | null = null;
    for (let i = 0; i < this.#replies; i++) {
      // The last one may change the state itself: nobody needs it any more.
      const copy = i === this.#replies - 1 ? state : copySharing(state, this.#mind.fixed ?? [], this.#rules.values);
      this.#playOut(simulate(this.#rules, copy, { random: fastRandom(luck), mute: true, asked }), now);
      const chances = this.#chancesIn(copy);
      if (!best || (chances[next] ?? 0) > (best[next] ?? 0)) best = chances;
    }
    return best!;
  }

  /** Walks down the tree to a move that was never tried, and continues from there without learning, until the turn is over. */
  #walk(game: Simulation<S>, horizon: number): Way {
    const { state } = game;
    const path: Way['path'] = [];
    let node = this.root;
    let branch = '';
    /** Who has chosen at this node. */
    let chosen: Seat[] = [];
    let isNew = false;
    const goDown = () => {
      if (!isNew) node = after(node, branch);
      [branch, chosen] = ['', []];
    };
    while (!state.outcome && this.#mind.clock(state) <= horizon) {
      const open = this.#askedIn(game);
      const isAside = isTogether(state.stack.at(-1)!);
      // The thinking seat's own answer first: the answers of others beside it must not be above it in the tree.
      const asked =
        open.find(({ question }) => question.by === this.#me && !chosen.includes(this.#me)) ??
        open.find(({ question }) => !chosen.includes(question.by));
      if (!asked || (!isAside && chosen.length > 0)) {
        if (open.length === 0) break;
        goDown();
        continue;
      }
      const { by } = asked.question;
      const isRoot = node === this.root && by === this.#me;
      const moves: readonly string[][] = isNew ? [] : isRoot ? this.#from.moves : worthThought(this.#mind, state, asked);
      let picked = moves[0]!;
      if (isNew) picked = this.#naturally(state, asked);
      else if (isRoot || moves.length > 1) {
        // Two seats that learn side by side would fall into step, each answering what the other does: so now and then they choose at random.
        const arm: Arm =
          isRoot && this.#from.evenly
            ? anyArm(node, by, [moves[this.#tries++ % moves.length]!], this.#any)
            : isRoot && this.#from.usual && this.#tries++ % usualEvery === 0
              ? anyArm(node, by, [this.#from.usual], this.#any)
              : isAside && this.#any(outOfStep) === 0
                ? anyArm(node, by, moves, this.#any)
                : select(node, by, moves, this.#effort.exploration, this.#any);
        path.push({ arm, by });
        picked = arm.picked;
        if (isRoot) this.#course.begin(picked, this.#mind.clock(state));
        // What is said to follow teaches nothing of what else might.
        isNew = arm.visits === 0 || this.#course.isPlanned;
        if (!isAside || by === this.#me) branch = keyOf(picked);
        if (!isAside) goDown();
      }
      if (isAside) chosen.push(by);
      game.answer(asked, picked);
    }
    return { path, terms: this.#mind.terms && !state.outcome ? this.#mind.terms(state, this.#me) : {} };
  }

  #learn({ path, terms }: Way, chances: Chances): void {
    for (const { arm, by } of path) {
      arm.visits++;
      const chance = chances[by] ?? 0;
      arm.total += chance;
      arm.squares += chance * chance;
    }
    const [first] = path;
    if (first?.by !== this.#me) return;
    const sums = this.#termsOf.get(first.arm) ?? {};
    for (const term in terms) sums[term] = (sums[term] ?? 0) + terms[term]!;
    this.#termsOf.set(first.arm, sums);
  }
}
