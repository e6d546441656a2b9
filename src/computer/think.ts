/** A thought: what a computer would answer, and why. */

import { type InformationSet, imagine } from '../kernel/information-set.ts';
import { freeOf } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import { fastRandom, simulate } from '../kernel/simulation.ts';
import type { Core } from '../kernel/types.ts';
import type { Effort } from './levels.ts';
import { worthThought } from './moves.ts';
import { knownAfter, planFrom, reasonFor } from './reason.ts';
import { openSearch, type Search, type Thinkable, type Tried } from './search.ts';
import { sensible } from './sensible.ts';
import type { Thought, Weighed, Why } from './thought.ts';
import { errorOf, isSurelyBetter, keyOf, meanOf, type Node, newNode } from './tree.ts';
import { usualAnswer } from './usual.ts';

/** How many iterations run between two looks at the clock. */
const atOnce = 8;
/** So many of the answers that follow are thought about like the first. */
const mostSure = 2;

export interface Thinking {
  effort: Effort;
  /** The same seed gives the same thought, unless time cuts it short. */
  seed: number;
  /** Checked now and then: whether the thought is no longer wanted. */
  isOff?: () => boolean;
  /** Milliseconds that this thread has worked; tests pass their own clock. */
  now?: () => number;
  /** Compares only these answers, trying each equally often: for callers that ask how two of them differ. */
  among?: readonly string[][];
  /** The others of them do without the options of the first one for the rest of the turn: with these, they may be the same moves in another order. */
  apart?: boolean;
  /** How the seat goes on after each of these answers, for as long as that fits what it is asked in the same turn. Null: as it thinks best. */
  plans?: readonly (readonly string[][] | null)[];
  /** Also says why, in the words of the game's players. */
  explain?: boolean;
}

/** What ends a thought early. */
interface Limits {
  isOff: Thinking['isOff'];
  isOver(): boolean;
}

/** CPU time of this thread only, so that a busy machine makes nobody play worse. Older versions of Node only know the clock's time. */
const worked = (): number => {
  const used = process.threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : performance.now();
};

/** What a seat found to answer, and the search that found it; null: there was no choice. */
interface Found {
  thought: Thought;
  tried: Tried[];
  search: Search | null;
}

/** Thinks about what the seat is asked. Null: it is asked nothing, or the thought was called off. */
export function think<S extends Core>(game: Thinkable<S>, known: InformationSet, thinking: Thinking): Thought | null {
  const { effort, seed, isOff, now = worked, explain = false } = thinking;
  const began = now();
  const limits = { isOff, isOver: () => now() - began > effort.guardMs };
  const random = fastRandom(seed);
  const found = findAnswer(game, known, thinking, random, limits);
  if (!found) return null;
  if (!explain || !found.search) return found.thought;
  const { thought, tried, search } = found;
  const sure = sureAfter(thought, thinking) ?? goOn(game, known, thought, thinking, limits);
  if (!sure) return null;
  // Most ways tried other answers, so that little is known of what comes after this one.
  const isDeeper = !thought.cut && sure.length === 0 && goesOn(search.root, known, thought.picked);
  const deeper = isDeeper ? openSearch(game, known, effort, random, { moves: [thought.picked], evenly: true }) : search;
  if (isDeeper && !tryWays(deeper, thought.iterations, limits)) return null;
  const { margin } = effort;
  const root = sure.at(-1)?.root ?? deeper.root;
  const move = { answers: [thought.picked, ...sure.map(({ picked }) => picked)], root, random, margin };
  const others = tried.slice(1).map(({ picked }) => ({ answers: [picked], root: search.root, random, margin }));
  return { ...thought, reason: reasonFor(game, known, move, others), plan: planFrom(game, known, move) };
}

function findAnswer<S extends Core>(
  game: Thinkable<S>,
  known: InformationSet,
  { effort, among, apart = false, plans, explain = false }: Thinking,
  random: Random,
  limits: Limits,
): Found | null {
  const { state, asked: open } = simulate(game.rules, imagine(game.mind, known, random));
  const asked = open().find(({ question }) => question.by === known.seat);
  const listed = asked ? (among ?? worthThought(game.mind, state, asked)) : [];
  if (!asked || !listed[0]) return null;
  const rule =
    among || effort.margin === Number.POSITIVE_INFINITY
      ? null
      : usualAnswer(game.mind, asked, () => game.rules.view(state, asked.question.by), random);
  const isRule = (picked: readonly string[]) => rule !== null && keyOf(picked) === keyOf(rule);
  // A mind may think an answer not worth a thought that a practiced player gives.
  const all = rule && !listed.some(isRule) ? [...listed, rule] : listed;
  const moves = among ?? sensible(game, state, asked, all);
  const usual = moves.find(isRule) ?? null;
  // Somebody who asks why also wants to know how good the one sensible answer is, unless there is no choice.
  const isForced = freeOf(asked.question).length <= (asked.question.min ?? 1);
  if (moves.length === 1 && (!explain || isForced))
    return { thought: { picked: moves[0]!, moves: [], why: null, iterations: 0, cut: false }, tried: [], search: null };
  const search = openSearch(game, known, effort, random, { moves, evenly: among !== undefined, usual, apart, ...(plans && { plans }) });
  const tries = tryWays(search, effort.iterations, limits);
  if (!tries) return null;
  // The most tried is the best: of two with the same mean, it is the one that more is known about.
  const tried = search.arms().sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
  // People are told to do otherwise only for what so many tries can tell apart.
  const isBetter = explain ? isSurelyBetter : isBetterBy;
  if (usual) preferUsual(tried, isRule, (rival, one) => isBetter(rival, one, effort.margin));
  return { thought: { picked: tried[0]!.picked, moves: tried.map(weigh), why: whyOf(tried), ...tries }, tried, search };
}

/** An answer, and what the search for it has learned, from its question on. */
interface Sure {
  picked: string[];
  root: Node;
}

/** How the seat goes on after the answer, where the caller said so. */
function sureAfter({ picked }: Thought, { among = [], plans = [] }: Thinking): Sure[] | null {
  const said = plans[among.findIndex((one) => keyOf(one) === keyOf(picked))];
  return said?.map((answer) => ({ picked: answer, root: newNode() })) ?? null;
}

/**
 * The answers after this one for as long as nothing new becomes known: those that a thought about each of their questions finds. Null: it was called off.
 */
function goOn<S extends Core>(
  game: Thinkable<S>,
  known: InformationSet,
  { picked, cut }: Thought,
  { effort, seed }: Thinking,
  limits: Limits,
): Sure[] | null {
  const sure: Sure[] = [];
  let [set, answer]: [InformationSet, string[]] = [known, picked];
  while (!cut && sure.length < mostSure) {
    const next = knownAfter(game, set, answer, fastRandom(seed));
    if (!next) break;
    const found = findAnswer(game, next, { effort, seed, explain: true }, fastRandom(seed), limits);
    if (!found) return null;
    if (found.thought.cut) break;
    [set, answer] = [next, found.thought.picked];
    sure.push({ picked: answer, root: found.search?.root ?? newNode() });
  }
  return sure;
}

/** Lets a search try so many ways, unless its time is over (`cut`). Null: it was called off. */
function tryWays(search: Search, most: number, { isOff, isOver }: Limits) {
  let [iterations, cut] = [0, false];
  while (iterations < most && !cut) {
    search.iterate();
    iterations++;
    if (iterations % atOnce !== 0) continue;
    if (isOff?.()) return null;
    cut = isOver();
  }
  return { iterations, cut };
}

/** Whether the seat has a choice after this answer, before anyone else has. */
function goesOn({ next }: Node, { seat }: InformationSet, picked: readonly string[]): boolean {
  const arms = next.get(keyOf(picked))?.arms;
  return (arms?.get(seat!)?.size ?? 0) > 1;
}

const isBetterBy = (one: Tried, other: Tried, margin: number): boolean => meanOf(one) - meanOf(other) > margin;

/** Puts the usual answer first, unless the most tried of the others is better: then that. */
function preferUsual(tried: Tried[], isUsual: (picked: readonly string[]) => boolean, isBetter: (one: Tried, other: Tried) => boolean): void {
  const usual = tried.find(({ picked }) => isUsual(picked))!;
  const rival = tried.find((one) => one !== usual);
  const first = rival && isBetter(rival, usual) ? rival : usual;
  tried.unshift(...tried.splice(tried.indexOf(first), 1));
}

const weigh = (arm: Tried): Weighed => ({ picked: arm.picked, visits: arm.visits, chance: meanOf(arm), error: errorOf(arm) });

/** The term in which the chosen move leads the next best most. */
function whyOf([best, second]: Tried[]): Why {
  const why: Why = { chance: meanOf(best!), term: null, by: 0 };
  if (!second || second.visits === 0) return why;
  for (const term in best!.terms) {
    const by = best!.terms[term]! / best!.visits - (second.terms[term] ?? 0) / second.visits;
    if (by > why.by) Object.assign(why, { term, by });
  }
  return why;
}
